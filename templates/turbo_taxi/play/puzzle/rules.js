/* The rules of Turbo Taxi: what makes a city right, and every right city there is. Neither page nor network is needed.

   side     N, E, S or W                              tile      its sides by road, such as NES or NE+SW
   kind     what a tile is called however it lies     crossing  how NESW is read: "crossroads", or "flyover"
   square   a place for a tile, 0 to 8, row by row    city      nine tiles: "ES ESW SW / NES NESW NSW / NE NEW NW"
   hour     a rim place, 1 to 12, as on a clock       gate      the square and the side at which an hour lies
   setup    two pairs of hours and a centre           code      four characters that name a setup for good
   rule     an extra rule for experts: {extra: "apart"}, {extra: "single"} or {extra: "unused", unused: [three kinds]}

   TurboTaxi.solutions("1-7 3-10 NES")                every right city, always in the same order
   TurboTaxi.faults("7KQ2", "ES ESW SW / …")          every broken rule with its place; none if the city is right
   TurboTaxi.code(setup), TurboTaxi.setup(text)       from a setup to its code, and back from a code or from its hours
*/
var TurboTaxi = (function () {
  "use strict";

  // ------------------------------------------------------------------------------------------------ tiles

  const SIDES = ["N", "E", "S", "W"];
  const OPPOSITE = { N: "S", E: "W", S: "N", W: "E" };
  const KINDS = ["straight", "curve", "tee", "crossing", "double curve", "dead end"];
  const SET = { straight: 3, curve: 3, tee: 3, crossing: 1, "double curve": 1, "dead end": 1 };
  // the order of the tiles is the order of the codes' ranks: it must never change
  const TILES = "NS EW NE ES SW NW NES ESW NSW NEW NESW NE+SW NW+ES N E S W".split(" ");
  const KIND = Object.fromEntries(TILES.map((tile) => [tile, kindOf(tile)]));

  function kindOf(tile) {
    if (tile.includes("+")) return "double curve";
    if (tile.length === 2) return tile === "NS" || tile === "EW" ? "straight" : "curve";
    return { 1: "dead end", 3: "tee", 4: "crossing" }[tile.length];
  }

  /** The roads of a tile as played: a flyover is written NESW but carries two roads that do not touch. */
  function roads(tile, crossing) {
    return tile === "NESW" && crossing === "flyover" ? ["NS", "EW"] : tile.split("+");
  }

  /** The tile of that name; letters in any order and either case. */
  function tile(text) {
    const inOrder = (road) => [...road].sort((a, b) => SIDES.indexOf(a) - SIDES.indexOf(b)).join("");
    const named = new Set(text.trim().toUpperCase().split("+").map(inOrder));
    const isNamed = (one) => roads(one).length === named.size && roads(one).every((road) => named.has(road));
    const found = TILES.find(isNamed);
    if (!found) throw slip("tile", `${quoted(text)} is not a tile name: there are ${TILES.join(" ")}.`, { text });
    return found;
  }

  /** The tile laid another way: mirrored left to right or not, then turned clockwise by quarters. */
  function turned(name, quarters, mirrored = false) {
    const turnedSide = (side) => SIDES[around(SIDES.indexOf(side), 4, quarters, mirrored)];
    return tile(name.replace(/[NESW]/g, turnedSide));
  }

  // where a place goes when so many places run clockwise round the table, the first of them at the top
  const around = (place, places, quarters, mirrored) =>
    ((mirrored ? -place : place) + (quarters * places) / 4 + places) % places;

  // ------------------------------------------------------------------------------------------------ the city

  const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const CENTRE = 4;
  const GATES = {
    11: [0, "N"], 12: [1, "N"], 1: [2, "N"], 2: [2, "E"], 3: [5, "E"], 4: [8, "E"],
    5: [8, "S"], 6: [7, "S"], 7: [6, "S"], 8: [6, "W"], 9: [3, "W"], 10: [0, "W"],
  };

  /** The square beyond a side, or null where the city ends. */
  function neighbour(square, side) {
    const row = Math.floor(square / 3) + (side === "S") - (side === "N");
    const column = (square % 3) + (side === "E") - (side === "W");
    return row < 0 || row > 2 || column < 0 || column > 2 ? null : 3 * row + column;
  }

  /** Nine tiles out of the text of a city, or out of a list; null and - stand for a square that is still empty. */
  function city(given) {
    if (Array.isArray(given)) return given;
    const rows = given.split("/").map((row) => row.split(/\s+/).filter(Boolean));
    const names = rows.flat();
    if (names.length !== 9) {
      const message = `A city has nine tiles, three in each of three rows, but ${names.length} given here.`;
      throw slip("city", message, { count: names.length });
    }
    if (rows.length > 1 && (rows.length !== 3 || rows.some((row) => row.length !== 3))) {
      const message = `Each of a city's three rows has three tiles, but ${quoted(given)} is divided otherwise.`;
      throw slip("city", message, { count: 9 });
    }
    return names.map((name) => (name === "-" ? null : tile(name)));
  }

  /** The text of a city. */
  function written(tiles) {
    const name = (tile) => tile || "-";
    return [0, 3, 6].map((row) => tiles.slice(row, row + 3).map(name).join(" ")).join(" / ");
  }

  // ------------------------------------------------------------------------------------------------ the setup

  /** A setup, always in canonical form: yellow is the pair with the smallest hour, a taxi comes before its house. */
  function makeSetup(one, other, centre) {
    const bySize = (a, b) => a - b;
    const pairs = [[...one].sort(bySize), [...other].sort(bySize)].sort((a, b) => a[0] - b[0]);
    checkHours(pairs.flat());
    const [yellow, red] = pairs;
    const toString = () => `${yellow[0]}-${yellow[1]} ${red[0]}-${red[1]} ${centre}`;
    return Object.freeze({ yellow, red, centre, hours: [...yellow, ...red], toString });
  }

  /** A setup out of a code or out of text such as "1-7 3-10 NES"; a setup is given back as it is. */
  function setup(given) {
    if (typeof given !== "string") return given.hours ? given : makeSetup(given.yellow, given.red, tile(given.centre));
    return inFull(given) ? parseSetup(given) : decode(given);
  }

  /** Whether text sets out with an hour; but four digits in a row are a code, even before a dash. */
  function inFull(text) {
    return /^(?!\d{4}(?!\w))(\d+\s*[-–—]|\d{1,2}(?!\w))/.test(text) && tidy(text).length !== 4;
  }

  function parseSetup(text) {
    const noSetup = `${quoted(text)} is not a setup: it takes two pairs and a centre, such as 1-7 3-10 NES.`;
    const words = text.replace(/\s*[-–—]\s*/g, "-").split(/\s+/).filter(Boolean);
    const pairs = words.filter((word) => /^\d/.test(word));
    const others = words.filter((word) => !/^\d/.test(word));
    const hours = pairs.flatMap((pair) => pair.split("-"));
    if (!hours.every((hour) => /^\d+$/.test(hour))) throw slip("setup", noSetup, {});
    const [a, b, c, d] = checkHours(hours.map(Number));
    if (pairs.length !== 2 || pairs.some((pair) => pair.split("-").length !== 2) || others.length !== 1) {
      throw slip("setup", noSetup, {});
    }
    return makeSetup([a, b], [c, d], tile(others[0]));
  }

  function checkHours(hours) {
    const beyond = hours.find((hour) => !HOURS.includes(hour));
    const twice = hours.find((hour, place) => hours.indexOf(hour) !== place);
    if (beyond !== undefined) {
      throw slip("hour", `There is no hour ${beyond}: the rim places are the hours 1 to 12.`, { hour: beyond });
    }
    if (hours.length !== 4) {
      const message = `A setup has four markers in two pairs, such as 1-7 3-10, but ${hours.length} given here.`;
      throw slip("setup", message, {});
    }
    if (twice !== undefined) {
      const message = `Hour ${twice} is taken twice: the four markers stand on four different hours.`;
      throw slip("twice", message, { hour: twice });
    }
    return hours;
  }

  // ------------------------------------------------------------------------------------------------ codes

  const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // Crockford's Base32: no I, L, O, U
  const LOOK_ALIKE = ["2Z", "5S", "8B", "0DQ", "6G", "17", "4A", "VY", "MN"];
  const FOURS = HOURS.flatMap((a) => HOURS.flatMap((b) => HOURS.flatMap((c) => HOURS
    .filter((d) => a < b && b < c && c < d).map((d) => [a, b, c, d]))));
  const FOUR_PLACES = new Map(FOURS.map((four, place) => [four.join(), place]));
  const SETUP_COUNT = FOURS.length * 3 * TILES.length;

  /** A setup's place in the order of all 25,245: by its hours, then by the partner of the first, then by its centre. */
  function rank(given) {
    const { yellow, hours, centre } = setup(given);
    const four = [...hours].sort((a, b) => a - b);
    const partner = four.indexOf(yellow[1]) - 1;
    return (FOUR_PLACES.get(four.join()) * 3 + partner) * 17 + TILES.indexOf(centre);
  }

  /** The setup at a place in the order of all setups. */
  function setupOfRank(place) {
    const pairs = Math.floor(place / 17);
    const [first, ...rest] = FOURS[Math.floor(pairs / 3)];
    const [partner] = rest.splice(pairs % 3, 1);
    return makeSetup([first, partner], rest, TILES[place % 17]);
  }

  /** The setup's code. */
  function code(given) {
    const place = rank(given);
    const digits = [place >> 10, (place >> 5) & 31, place & 31];
    return [...digits, checkOf(digits)].map((digit) => ALPHABET[digit]).join("");
  }

  // 8·a + 8²·b + 8³·c in the field of 32 elements: so every wrong character and every swap of two is caught
  const checkOf = (digits) => digits.reduceRight((total, digit) => times8(total ^ digit), 0);

  function times8(value) {
    for (let i = 0; i < 3; i++) {
      value <<= 1;
      if (value & 32) value ^= 0b100101; // the field is made by x⁵ + x² + 1
    }
    return value;
  }

  /** The code as it is printed: lower case, O for 0, I and L for 1, dashes and blanks are forgiven. */
  function tidy(text) {
    return text.replace(/[\s–-]/g, "").toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1");
  }

  function decode(text) {
    const wanted = tidy(text);
    if ([...wanted].length !== 4) {
      const message = `${quoted(text.trim())} is not a code: a code has four characters, such as 7KQ2.`;
      throw slip("length", message, { text: text.trim() });
    }
    if (!isCode(wanted)) throw noCode(wanted);
    return setupOfRank(rankOf(wanted));
  }

  function noCode(wanted) {
    const strange = [...new Set(wanted)].filter((character) => !ALPHABET.includes(character)).sort().join("");
    const near = oneSlipAway(wanted);
    const why = strange ? `no code has ${strange}` : "its check character does not fit";
    const offers = near.map((other) => `${other} (${decode(other)})`).join(", ");
    const offer = near.length ? `; one slip away ${near.length === 1 ? "is" : "are"} ${offers}.` : ".";
    return slip("code", `${wanted} is not a code: ${why}${offer}`, { text: wanted, strange, near });
  }

  function isCode(text) {
    const digits = [...text].map((character) => ALPHABET.indexOf(character));
    return !digits.includes(-1) && checkOf(digits.slice(0, 3)) === digits[3] && rankOf(text) < SETUP_COUNT;
  }

  const rankOf = (text) =>
    [...text].slice(0, 3).reduce((value, character) => value * 32 + ALPHABET.indexOf(character), 0);

  /** The real codes that one wrong character or one swap would turn into this. */
  function oneSlipAway(text) {
    const found = new Set();
    for (let i = 0; i < 4; i++) {
      for (const character of ALPHABET) found.add(text.slice(0, i) + character + text.slice(i + 1));
      for (let j = i + 1; j < 4; j++) {
        const swapped = [...text];
        [swapped[i], swapped[j]] = [swapped[j], swapped[i]];
        found.add(swapped.join(""));
      }
    }
    found.delete(text);
    // codes that differ by characters that look alike come first: so does the likeliest slip of the eye
    const codes = [...found].filter(isCode).sort();
    return [...codes.filter((other) => looksLike(text, other)), ...codes.filter((other) => !looksLike(text, other))];
  }

  function looksLike(text, other) {
    const places = [0, 1, 2, 3].filter((place) => text[place] !== other[place]);
    const alike = (characters) => [text, other].every((one) => characters.includes(one[places[0]]));
    return places.length === 1 && LOOK_ALIKE.some(alike);
  }

  /** The smallest rank among all the ways to turn and mirror a setup: it names the setup's class. */
  function classRank(given) {
    const { yellow, red, centre } = setup(given);
    const ranks = [false, true].flatMap((mirrored) => [0, 1, 2, 3].map((quarters) => {
      const hour = (place) => around(place, 12, quarters, mirrored) || 12;
      return rank(makeSetup(yellow.map(hour), red.map(hour), turned(centre, quarters, mirrored)));
    }));
    return Math.min(...ranks);
  }

  // ------------------------------------------------------------------------------------------------ the judge

  /* Every rule that a city breaks, an extra one among them if given; none means that it is right. The judge walks the
     roads end by end and shares nothing with the solver below: each is the other's proof. A city that is still being
     built may have empty squares; then only what no further tile can mend is a fault.
     end: a side of a square that a road reaches, such as "5E" */
  function faults(givenSetup, givenCity, crossing = "crossroads", rule = null) {
    const wanted = setup(givenSetup), tiles = city(givenCity);
    return [
      ...tileFaults(wanted, tiles),
      ...edgeFaults(tiles),
      ...gateFaults(wanted, tiles),
      ...colourFaults(wanted, tiles, crossing),
      ...(rule && rule.extra === "apart" ? apartFaults(wanted, tiles, crossing) : []),
      ...(rule && rule.extra === "unused" ? unusedFaults(tiles, rule.unused) : []),
    ];
  }

  const squaresOf = (tiles, kind) => tiles.flatMap((tile, square) => (tile && KIND[tile] === kind ? [square] : []));

  function* tileFaults(setup, tiles) {
    const found = tiles[CENTRE];
    if (found && found !== setup.centre) yield { rule: "centre", found, wanted: setup.centre };
    for (const kind of new Set(tiles.filter(Boolean).map((tile) => KIND[tile]))) {
      const squares = squaresOf(tiles, kind);
      if (squares.length > SET[kind]) yield { rule: "tooMany", kind, squares };
    }
  }

  function* edgeFaults(tiles) {
    for (const [square, tile] of tiles.entries()) {
      for (const side of SIDES) {
        const beyond = neighbour(square, side);
        if (!tile || !tile.includes(side) || beyond === null || !tiles[beyond]) continue;
        if (!tiles[beyond].includes(OPPOSITE[side])) yield { rule: "notContinued", square, beyond };
      }
    }
  }

  function* gateFaults(setup, tiles) {
    for (const hour of HOURS) {
      const [square, side] = GATES[hour];
      if (!tiles[square]) continue;
      const leaves = tiles[square].includes(side), marker = setup.hours.includes(hour);
      if (leaves && !marker) yield { rule: "strayExit", hour };
      if (!leaves && marker) yield { rule: "notReached", hour };
    }
  }

  function* colourFaults(setup, tiles, crossing) {
    for (const colour of ["yellow", "red"]) {
      const [taxi, house] = setup[colour];
      const fromTaxi = network(tiles, GATES[taxi], crossing), fromHouse = network(tiles, GATES[house], crossing);
      // a marker that no road reaches is a fault of its own, not a second one
      if (!fromTaxi.ends.size || !fromHouse.ends.size || fromTaxi.ends.has(GATES[house].join(""))) continue;
      if (!fromTaxi.open || !fromHouse.open) yield { rule: "notJoined", colour, taxi, house };
    }
  }

  function* apartFaults(setup, tiles, crossing) {
    for (const yellow of setup.yellow) {
      const { ends } = network(tiles, GATES[yellow], crossing);
      const red = setup.red.find((hour) => ends.has(GATES[hour].join("")));
      // one meeting is enough: in a city that is right otherwise, all four markers meet if any two do
      if (red) return yield { rule: "notApart", yellow, red };
    }
  }

  function* unusedFaults(tiles, unused) {
    for (const kind of KINDS) {
      const squares = squaresOf(tiles, kind);
      const wanted = SET[kind] - unused.filter((one) => one === kind).length;
      if (squares.length > wanted || (squares.length < wanted && !tiles.includes(null))) {
        yield { rule: "wrongUse", kind, squares, wanted };
      }
    }
  }

  /** All road ends that hang together with the one given, and whether a road among them runs up to an empty square. */
  function network(tiles, start, crossing) {
    const ends = new Set(), ahead = [start];
    let open = false;
    while (ahead.length) {
      const [square, side] = ahead.pop();
      if (!tiles[square]) open = true;
      if (!tiles[square] || !tiles[square].includes(side) || ends.has(square + side)) continue;
      for (const road of roads(tiles[square], crossing)) {
        if (road.includes(side)) for (const other of road) ahead.push([square, other]);
      }
      ends.add(square + side);
      const beyond = neighbour(square, side);
      if (beyond !== null) ahead.push([beyond, OPPOSITE[side]]);
    }
    return { ends, open };
  }

  /** The legs of a shortest way by road from hour to hour, each {square, enter, leave}; none if there is no way. */
  function route(tiles, from, to, crossing = "crossroads") {
    const goal = GATES[to].join(""), seen = new Set([GATES[from].join("")]);
    const ways = [{ at: GATES[from], legs: [] }];
    for (const { at: [square, enter], legs } of ways) {
      for (const leave of onward(tiles[square], enter, crossing)) {
        const longer = [...legs, { square, enter, leave }];
        if (square + leave === goal) return longer;
        const beyond = neighbour(square, leave), end = beyond + OPPOSITE[leave];
        if (beyond === null || !tiles[beyond] || seen.has(end)) continue;
        seen.add(end);
        ways.push({ at: [beyond, OPPOSITE[leave]], legs: longer });
      }
    }
    return [];
  }

  function onward(tile, enter, crossing) {
    const taken = tile ? roads(tile, crossing).find((road) => road.includes(enter)) || "" : "";
    return SIDES.filter((side) => side !== enter && taken.includes(side));
  }

  // ------------------------------------------------------------------------------------------------ the solver

  /* The markers and the centre settle all sides but eight: those between neighbours on the outer ring. So a city is a
     way round a ring, taken here in four quarters: a corner square and the middle square after it, clockwise. What a
     quarter can be is known beforehand. Start with a road coming in, or none; add quarters that the set still has tiles
     for; back at the start, the last quarter must hand over what the first one took for granted. Then every edge fits,
     and the city is right if its roads join both pairs.
     edge: one of the 24 edges of the nine squares, as a bit; so a network of roads is the set of the edges it joins
     stock: a hexadecimal digit for each kind: 8 and the number of tiles left; if an 8 is gone, there were too few */

  const RING = [[0, "E"], [1, "E"], [2, "S"], [5, "S"], [8, "W"], [7, "W"], [6, "N"], [3, "N"]]; // and the side onward
  const EDGES = numberedEdges();
  const GATE_EDGES = HOURS.reduce((edges, hour) => ({ ...edges, [hour]: edgeAt(...GATES[hour]) }), {});
  const COST = Object.fromEntries(KINDS.map((kind, place) => [kind, 16 ** place]));
  const ENOUGH = KINDS.reduce((sum, kind) => sum + 8 * COST[kind], 0);
  const SET_STOCK = KINDS.reduce((sum, kind) => sum + SET[kind] * COST[kind], ENOUGH);
  const quartersKnown = {};

  /** All right cities of a setup, in a fixed order; with an extra rule, those that keep it. */
  function solutions(given, crossing = "crossroads", rule = null) {
    return rightCities(given, crossing, rule).map(written);
  }

  /** The same as lists of nine tiles. */
  function rightCities(given, crossing = "crossroads", rule = null) {
    const wanted = setup(given), centre = laid(CENTRE, wanted.centre, crossing);
    const [yellow, red] = [wanted.yellow, wanted.red].map(([taxi, house]) => GATE_EDGES[taxi] | GATE_EDGES[house]);
    const apart = rule !== null && rule.extra === "apart";
    const isRight = (round) => {
      const networks = [...centre.networks, ...round.flatMap((quarter) => quarter.networks)];
      return joined(yellow, red, networks) && !(apart && reached(yellow, networks) & red);
    };
    return rounds(wanted, crossing, rule && rule.unused).filter(isRight).map((round) => nine(round, wanted.centre));
  }

  /** All ways to fill the table so that every edge fits, right or not, as lists of nine tiles. */
  function fillings(given, crossing = "crossroads", unused = []) {
    const wanted = setup(given);
    return rounds(wanted, crossing, unused).map((round) => nine(round, wanted.centre));
  }

  function nine(round, centre) {
    const [a, b, c, d, e, f, g, h] = round.flatMap((quarter) => quarter.tiles);
    return [a, b, c, h, centre, d, g, f, e];
  }

  /** All ways round the ring, each as its four quarters; tiles named as unused are put away first. */
  function rounds(wanted, crossing, unused) {
    const centre = laid(CENTRE, wanted.centre, crossing), found = [];
    const known = wanted.hours.reduce((edges, hour) => edges | GATE_EDGES[hour], centre.edges);
    const stock = (unused || []).reduce((left, kind) => left - COST[kind], SET_STOCK - centre.cost);
    if ((stock & ENOUGH) !== ENOUGH) return found;
    const fitting = quarters(crossing).map(({ settled, choices }) => choices.get(known & settled));

    function add(round, start, comesIn, left) {
      if (round.length === 4) return found.push(round);
      for (const quarter of fitting[round.length][comesIn]) {
        if (round.length === 3 && quarter.goesOn !== start) continue;
        const after = left - quarter.cost;
        if ((after & ENOUGH) === ENOUGH) add([...round, quarter], start, quarter.goesOn, after);
      }
      return undefined;
    }

    for (const start of [0, 1]) add([], start, start, stock);
    return found;
  }

  /** For each quarter, the edges that are settled beforehand, and by those and by a road coming in all it can be. */
  function quarters(crossing) {
    return (quartersKnown[crossing] ??= [0, 2, 4, 6].map((place) => {
      const [corner, onward] = RING[place], [middle, out] = RING[place + 1];
      const entry = edgeAt(...RING[(place + 7) % 8]), inner = edgeAt(corner, onward), exit = edgeAt(middle, out);
      const both = SIDES.reduce((edges, side) => edges | edgeAt(corner, side) | edgeAt(middle, side), 0);
      const settled = both & ~(entry | inner | exit), choices = new Map();
      for (const first of TILES) for (const second of TILES) {
        const one = laid(corner, first, crossing), other = laid(middle, second, crossing);
        if ((one.edges ^ other.edges) & inner) continue;
        const edges = one.edges | other.edges, key = edges & settled;
        if (!choices.has(key)) choices.set(key, [[], []]);
        choices.get(key)[edges & entry ? 1 : 0].push({
          goesOn: edges & exit ? 1 : 0,
          cost: one.cost + other.cost,
          tiles: [first, second],
          networks: together(one.networks, other.networks),
        });
      }
      return { settled, choices };
    }));
  }

  /** What a tile on its square comes to: the edges with a road, what it takes from the stock, the networks. */
  function laid(square, tile, crossing) {
    const edgesOf = (road) => [...road].reduce((edges, side) => edges | edgeAt(square, side), 0);
    const networks = roads(tile, crossing).map(edgesOf);
    return { edges: networks.reduce((all, edges) => all | edges), cost: COST[KIND[tile]], networks };
  }

  function together(networks, others) {
    for (const other of others) {
      const one = reached(other, networks);
      networks = [one, ...networks.filter((network) => !(network & one))];
    }
    return networks;
  }

  /** Whether the networks, where they touch, lead from edge to edge of each pair. */
  function joined(yellow, red, networks) {
    const leads = (pair) => (reached(pair & -pair, networks) & pair) === pair;
    return leads(yellow) && leads(red);
  }

  /** All edges that can be reached from those given. */
  function reached(edges, networks) {
    for (let before = 0; edges !== before; ) {
      before = edges;
      for (const network of networks) if (network & edges) edges |= network;
    }
    return edges;
  }

  function numberedEdges() {
    const edges = {};
    let count = 0;
    for (let square = 0; square < 9; square++) for (const side of SIDES) {
      const beyond = neighbour(square, side);
      edges[square + side] = edges[beyond + OPPOSITE[side]] || 1 << count++;
    }
    return edges;
  }

  function edgeAt(square, side) {
    return EDGES[square + side];
  }

  // ------------------------------------------------------------------------------------------------ what went wrong

  /* An error with one sentence, and with what a page needs to say it in another language. */
  function slip(what, message, more) {
    return Object.assign(new Error(message), { name: "Slip", slip: { what, ...more } });
  }

  const quoted = (text) => (text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text}'`);

  return {
    SIDES, OPPOSITE, KINDS, KIND, SET, TILES, HOURS, CENTRE, GATES, SETUP_COUNT, ALPHABET,
    solutions, rightCities, fillings, faults, code, setup, tile, city, written, turned, neighbour, roads, route,
    edgeAt, checkOf, slip, inFull, rank, setupOfRank, classRank, tidy, oneSlipAway,
  };
})();
if (typeof module !== "undefined") module.exports = TurboTaxi;
