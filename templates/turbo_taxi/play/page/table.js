/* The table: nine squares as a grid for hand, keyboard and ear, the markers, the marks of faults, the ways home.
   Lengths are in twentieths of a millimetre, as in the drawings: a tile is 1,000 wide, the rim 360. */
var Table = (function () {
  "use strict";

  const { make, draw, picture, renew } = Dom;
  const TILE = 1000, RIM = 360, SIDE = 3 * TILE + 2 * RIM;
  const WAYS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
  const REACH = TILE / 2 + RIM - 178; // from a square's middle to that of its hour's field
  const MARKER = 1.2; // times: on a screen the markers may be a little larger than on paper
  const SHAPES = {
    notContinued: "M-58-140H58L140-58V58L58 140H-58L-140 58V-58Z",
    strayExit: "M0-165 165 120H-165Z",
    notReached: "M0-145A145 145 0 1 1 0 145A145 145 0 1 1 0-145Z",
    tooMany: "M-130-130H130V130H-130Z",
    wrongUse: "M-130-130H130V130H-130Z",
    centre: "M0-175 175 0 0 175-175 0Z",
    notJoined: "M-75-140H75L155 0 75 140H-75L-155 0Z",
    notApart: "M-75-140H75L155 0 75 140H-75L-155 0Z",
  };

  class Table {
    /** A table in an element. Without `hands` it is a picture; with them they are told which square was meant. */
    constructor(root, hands = null) {
      this.root = root;
      this.hands = hands;
      this.at = TurboTaxi.CENTRE;
      this.cells = [...Array(9).keys()].map((square) => this.cell(square));
      const rows = [0, 3, 6].map((row) => make("div", { role: "row" }, this.cells.slice(row, row + 3)));
      this.grid = make("div", { class: "squares", ...(hands ? { role: "grid" } : { role: "presentation" }) }, rows);
      if (!hands) for (const row of rows) row.setAttribute("role", "presentation");
      this.over = draw("svg", { class: "over", viewBox: `0 0 ${SIDE} ${SIDE}`, "aria-hidden": "true" });
      root.classList.add("table");
      root.replaceChildren(picture("ground", `0 0 ${SIDE} ${SIDE}`, { class: "ground" }), this.grid, this.over);
      if (hands) this.grid.addEventListener("keydown", (event) => this.key(event));
    }

    cell(square) {
      if (!this.hands) return make("div", { class: "square", role: "presentation" });
      const attributes = { class: "square", role: "gridcell", tabindex: square === this.at ? 0 : -1 };
      return make("div", {
        ...attributes,
        "data-square": square,
        onclick: () => { this.focus(square, false); this.hands.use(square); },
        onfocus: () => this.focus(square, false),
      });
    }

    /** Make a square the one that the keyboard comes back to. */
    focus(square, move = true) {
      this.at = square;
      this.cells.forEach((cell, place) => { cell.tabIndex = place === square ? 0 : -1; });
      if (move) this.cells[square].focus();
    }

    key(event) {
      const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
      const row = Math.floor(this.at / 3), column = this.at % 3;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key in steps) {
        const [down, right] = steps[event.key], to = [row + down, column + right];
        if (to.every((place) => place >= 0 && place < 3)) this.focus(3 * to[0] + to[1]);
      } else if (event.key === "Home") this.focus(3 * row);
      else if (event.key === "End") this.focus(3 * row + 2);
      else if (event.key === "Enter" || event.key === " ") this.hands.use(this.at);
      else if (!this.hands.key(event.key, this.at)) return;
      event.preventDefault();
    }

    /** Show a card with tiles on it; more: faults, routes to draw, the square in hand, hinted tiles by square. */
    show(card, squares, more = {}) {
      squares.forEach((laid, square) => this.showSquare(card, laid, square, more));
      this.over.replaceChildren(
        ...(more.routes ? routeLines(card, squares.map((laid) => laid.tile)) : []),
        ...(more.way ? [hintedWay(more.way)] : []),
        ...markers(card.setup),
        ...faultMarks(more.faults || []),
      );
      if (this.hands) this.grid.setAttribute("aria-label", Words.say("table.label", { code: card.code }));
    }

    showSquare(card, laid, square, more) {
      const cell = this.cells[square], hinted = (more.hinted || {})[square];
      const shown = laid || { tile: hinted, copy: 0 };
      const look = [shown.tile, shown.copy, card.crossing].join();
      renew(cell, look, () => (shown.tile ? [tilePicture(shown.tile, shown.copy, card.crossing)] : []));
      cell.classList.toggle("laid", Boolean(laid));
      cell.classList.toggle("fixed", square === TurboTaxi.CENTRE && !more.paper);
      cell.classList.toggle("in-hand", more.inHand === square);
      cell.classList.toggle("hinted", Boolean(hinted) && !(laid && laid.tile === hinted));
      if (this.hands) {
        cell.setAttribute("aria-label", spoken(card, laid, square));
        cell.setAttribute("aria-selected", String(more.inHand === square));
      }
    }
  }

  /** What the ear hears of a square: its name, its tile and where its roads go, and the markers beside it. */
  function spoken(card, laid, square) {
    const what = laid ? Words.tile(laid.tile, card.crossing) : Words.say("table.empty");
    return [Words.square(square), what, ...markersBeside(card.setup, square)].join(", ");
  }

  function markersBeside(setup, square) {
    const names = ["yellowTaxi", "yellowHouse", "redTaxi", "redHouse"];
    return setup.hours.flatMap((hour, place) => {
      const [there, side] = TurboTaxi.GATES[hour], marker = Words.say(`marker.${names[place]}`);
      return there === square ? [Words.say("table.hour", { marker, side: Words.sides(side), hour })] : [];
    });
  }

  /** The drawing of a tile as it lies. */
  function tilePicture(tile, copy, crossing) {
    const kind = tile === "NESW" && crossing === "flyover" ? "flyover" : TurboTaxi.KIND[tile].replace(" ", "-");
    const turn = 90 * Game.quarters(tile);
    const turned = turn ? `rotate(${turn} 500 500)` : null;
    return picture(`${kind}-${copy}`, `0 0 ${TILE} ${TILE}`, { class: "tile" }, turned);
  }

  const middle = (square) => [RIM + ((square % 3) + 0.5) * TILE, RIM + (Math.floor(square / 3) + 0.5) * TILE];

  function towards(square, side, distance) {
    const [x, y] = middle(square), [right, down] = WAYS[side];
    return [x + right * distance, y + down * distance];
  }

  const hourPoint = (hour) => towards(...TurboTaxi.GATES[hour], REACH);

  function markers(setup) {
    const names = ["yellow-taxi", "yellow-house", "red-taxi", "red-house"];
    return setup.hours.map((hour, place) => {
      const [x, y] = hourPoint(hour);
      return draw("use", { href: `#${names[place]}`, transform: `translate(${x} ${y}) scale(${MARKER})` });
    });
  }

  // ---- faults: each has a number and a shape that says which rule is broken; colour comes on top

  function faultMarks(faults) {
    return faults.flatMap((fault, place) => faultPoints(fault).map(([x, y]) => draw(
      "g", { class: `fault ${fault.rule}`, transform: `translate(${x} ${y})` },
      draw("path", { d: SHAPES[fault.rule] }),
      draw("text", { y: fault.rule === "strayExit" ? 78 : 48 }, String(place + 1)),
    )));
  }

  function faultPoints(fault) {
    switch (fault.rule) {
      case "centre":
        return [middle(TurboTaxi.CENTRE)];
      case "tooMany":
      case "wrongUse":
        return fault.squares.map((square) => middle(square).map((place) => place + 300));
      case "notContinued": {
        const side = TurboTaxi.SIDES.find((way) => TurboTaxi.neighbour(fault.square, way) === fault.beyond);
        return [towards(fault.square, side, TILE / 2)];
      }
      case "strayExit":
      case "notReached":
        return [towards(...TurboTaxi.GATES[fault.hour], TILE / 2 - (fault.rule === "strayExit" ? 20 : -20))];
      case "notJoined":
        return [fault.taxi, fault.house].map((hour) => towards(...TurboTaxi.GATES[hour], TILE / 2));
      default:
        return [fault.yellow, fault.red].map((hour) => towards(...TurboTaxi.GATES[hour], TILE / 2));
    }
  }

  /** The shape of a fault on its own, for the list of faults beside the table. */
  function faultShape(fault, place) {
    const text = draw("text", { y: fault.rule === "strayExit" ? 78 : 48 }, String(place + 1));
    const mark = draw("g", { class: `fault ${fault.rule}` }, draw("path", { d: SHAPES[fault.rule] }), text);
    return draw("svg", { class: "shape", viewBox: "-190 -190 380 380", "aria-hidden": "true" }, mark);
  }

  // ---- the ways home: lines that keep to the right of the road, so that two ways on one road both show

  // two lanes: ways in the same direction lie side by side
  const LANES = { yellow: 88, red: 26 };

  function routeLines(card, tiles) {
    return ["yellow", "red"].flatMap((colour) => {
      const [taxi, house] = card.setup[colour];
      const legs = TurboTaxi.route(tiles, taxi, house, card.crossing);
      if (!legs.length) return [];
      return wayLines(colour, drivenPath(legs, LANES[colour]), { pathLength: 100 });
    });
  }

  const drivenPath = (legs, lane) => legs.map((leg, place) => (place ? "L" : "M") + legPath(leg, lane)).join("");

  /** The leg on its tile, drawn as if it came in from the south and then turned; it begins with its first point. */
  function legPath({ square, enter, leave }, lane) {
    const turns = (TurboTaxi.SIDES.indexOf(enter) + 2) % 4;
    const put = (x, y) => {
      let [right, down] = [x - 500, y - 500];
      for (let i = 0; i < turns; i++) [right, down] = [-down, right];
      const [atX, atY] = middle(square);
      return `${atX + right} ${atY + down}`;
    };
    const out = TurboTaxi.SIDES[(TurboTaxi.SIDES.indexOf(leave) - turns + 4) % 4], x = 500 + lane;
    const near = 500 - lane, far = 500 + lane;
    if (out === "N") return `${put(x, 1000)}L${put(x, 0)}`;
    // curves are quarter circles about a corner, as the roads are
    if (out === "E") return `${put(x, 1000)}A${near} ${near} 0 0 1 ${put(1000, x)}`;
    return `${put(x, 1000)}A${far} ${far} 0 0 0 ${put(0, 500 - lane)}`;
  }

  /** A way home along the roads that are still to be laid, as on the hint sheets. */
  function hintedWay({ colour, legs }) {
    return draw("g", { class: "hint" }, ...wayLines(colour, drivenPath(legs, 0)));
  }

  /* Yellow is plain and red is striped, as the markers are. */
  function wayLines(colour, data, more = {}) {
    const parts = ["casing", "line", ...(colour === "red" ? ["stripes"] : [])];
    const line = (part, look) => draw("path", { class: `way ${colour} ${part}`, d: data, ...look });
    return parts.map((part) => line(part, part === "stripes" ? {} : more));
  }

  return { Table, tilePicture, faultShape };
})();
