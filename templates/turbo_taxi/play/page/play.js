/* The bench: a table, a tray and tools, on which a card is solved or a paper city is copied and judged.

   hand    the tile that is held: {kind} out of the tray, {square} on the table, or nothing
*/
var Play = (function () {
  "use strict";

  const { make, onNotch, tell } = Dom;
  const { KIND, KINDS } = TurboTaxi;

  class Bench {
    /** A bench in a section; on one for paper cities the centre can be changed and nothing is collected. */
    constructor(root, { paper = false, next = null, found = null } = {}) {
      Object.assign(this, { root, paper, next, found });
      Object.assign(this, { hand: null, card: null, game: null, faults: [], isRight: false, fresh: null });
      this.hint = { steps: null, shown: 0 };
      const hands = { use: (square) => this.use(square), key: (key, square) => this.key(key, square) };
      this.table = new Table.Table(this.part("table"), hands);
      this.table.grid.setAttribute("aria-describedby", this.part("setup").id);
      this.tray = new Tray.Tray(this.part("tray"), {
        pick: (kind) => this.pick(kind),
        turn: (kind, back) => this.turnTray(kind, back),
      });
      this.listen();
    }

    part(name) {
      return this.root.querySelector(`[data-part="${name}"]`);
    }

    listen() {
      const buttons = {
        turn: () => this.turn(),
        take: () => this.take(),
        undo: () => this.stepped(this.game.undo()),
        redo: () => this.stepped(this.game.redo()),
        clear: () => this.stepped(this.game.clear()),
        check: () => this.judge(true),
      };
      for (const [name, act] of Object.entries(buttons)) this.part(name).addEventListener("click", act);
      this.part("typed").addEventListener("submit", (event) => {
        event.preventDefault();
        this.type(event.target.elements.text);
      });
      this.root.addEventListener("keydown", (event) => this.shortcut(event));
      const here = ({ target }) => Boolean(this.hand) && target.closest("[data-square]") === this.cellInHand();
      onNotch(this.part("table"), here, (_, back) => this.turn(back));
      Drag.watch(this.root, { grasp: (target) => this.grasp(target), drop: (thing, cell) => this.drop(thing, cell) });
    }

    /** Put a card on the table, with the tiles that lay there when it was left. */
    open(card, tiles = null) {
      this.card = card;
      this.game = new Game.Game(card, this.paper);
      if (tiles) this.game.layAll(Object.fromEntries(tiles.entries()));
      this.game.past = [];
      this.game.changed = () => this.changed();
      this.hand = null;
      this.hint = { steps: null, shown: 0 };
      this.clearVerdict();
      this.show();
    }

    // ---- what hands do

    /** A square was tapped, or Enter pressed on it. */
    use(square) {
      const { hand, game } = this, there = game.squares[square];
      if (hand && hand.kind) return this.layFromTray(hand.kind, square);
      if (hand && hand.square === square) return game.turn(square) ? this.tellSquare(square) : undefined;
      if (hand && !there) {
        this.hand = { square };
        return game.move(hand.square, square) ? this.tellSquare(square) : this.show();
      }
      if (!there) return tell(Words.say("tell.pick"));
      if (!game.free(square)) return tell(Words.say("tell.fixed"));
      this.hand = { square };
      this.show();
      return tell(Words.say("tell.taken", { tile: Words.tile(there.tile, this.card.crossing) }));
    }

    layFromTray(kind, square) {
      if (!this.game.free(square)) return tell(Words.say("tell.fixed"));
      // set before the table is drawn, so that the tile just laid is the one a second tap turns
      const before = this.hand;
      this.hand = { square };
      if (!this.game.lay(square, this.tray.directions[kind])) {
        this.hand = before;
        return tell(Words.say("tell.none", { kind: Words.kind(kind) }));
      }
      this.show();
      return this.tellSquare(square);
    }

    /** A kind in the tray was tapped: take one in hand, or turn the one that is. */
    pick(kind) {
      if (this.hand && this.hand.kind === kind) return this.turnTray(kind);
      this.hand = { kind };
      this.show();
      if (this.game.left(kind) < 1 && !this.paper) return tell(Words.say("tell.none", { kind: Words.kind(kind) }));
      return tell(Words.say("tell.taken", { tile: Words.tile(this.tray.directions[kind], this.card.crossing) }));
    }

    turnTray(kind, back = false) {
      this.tray.turn(kind, back);
      this.hand = { kind };
      this.show();
      tell(Words.tile(this.tray.directions[kind], this.card.crossing));
    }

    /** Turn what is in hand, or else the tile that the keyboard is on. */
    turn(back = false) {
      if (this.hand && this.hand.kind) return this.turnTray(this.hand.kind, back);
      const square = this.hand ? this.hand.square : this.table.at, there = this.game.squares[square];
      if (!there) return tell(Words.say("tell.pick"));
      if (!this.game.free(square)) return tell(Words.say("tell.fixed"));
      this.game.turn(square, back); // a crossing looks the same however it lies
      return this.tellSquare(square);
    }

    take() {
      const square = this.hand && this.hand.square !== undefined ? this.hand.square : this.table.at;
      this.hand = null;
      if (!this.game.take(square)) return tell(Words.say(this.game.squares[square] ? "tell.fixed" : "tell.pick"));
      return this.tellSquare(square);
    }

    /** A key on the table; says whether it meant something. */
    key(key, square) {
      const kind = KINDS[Number(key) - 1];
      if (kind) {
        const there = this.game.squares[square];
        if (there && KIND[there.tile] === kind && this.game.free(square)) this.game.turn(square);
        else return this.layFromTray(kind, square), true;
        this.tellSquare(square);
      } else if (key === "r" || key === "R") {
        if (this.game.squares[square] && this.game.free(square)) this.hand = { square };
        this.turn(key === "R");
      } else if (key === "Delete" || key === "Backspace") {
        this.hand = { square };
        this.take();
      } else if (key === "c" || key === "C") this.judge(true);
      else if (key === "Escape") {
        this.hand = null;
        this.show();
      } else return false;
      return true;
    }

    shortcut(event) {
      if (!(event.ctrlKey || event.metaKey) || event.target.matches("input")) return;
      const key = event.key.toLowerCase(), again = key === "y" || (key === "z" && event.shiftKey);
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      this.stepped(again ? this.game.redo() : this.game.undo());
    }

    cellInHand() {
      return this.hand ? this.table.cells[this.hand.square] : undefined;
    }

    type(input) {
      const note = this.part("typed-note");
      try {
        const enough = this.game.layAll(Game.typed(input.value));
        note.textContent = enough ? "" : Words.say("typed.none");
        if (enough) input.value = "";
        tell(enough ? Words.say("typed.done") : note.textContent);
      } catch {
        note.textContent = Words.say("typed.wrong");
        tell(note.textContent);
      }
    }

    grasp(target) {
      const kindButton = target.closest("[data-kind]"), cell = target.closest("[data-square]");
      const size = this.table.cells[0].getBoundingClientRect().width;
      if (kindButton && (this.paper || this.game.left(kindButton.dataset.kind) > 0)) {
        return { kind: kindButton.dataset.kind, size, picture: kindButton.querySelector(".tile:last-child") };
      }
      const square = cell ? Number(cell.dataset.square) : -1;
      if (!cell || !this.game.squares[square] || !this.game.free(square)) return null;
      return { square, size, picture: cell.querySelector(".tile") };
    }

    drop({ kind, square: from }, cell) {
      const to = cell && this.part("table").contains(cell) ? Number(cell.dataset.square) : null;
      if (kind) return to === null ? undefined : this.layFromTray(kind, to);
      if (to !== null && !this.game.free(to)) return tell(Words.say("tell.fixed"));
      this.hand = to === null ? null : { square: to };
      const moved = to === null ? this.game.take(from) : this.game.move(from, to);
      return moved ? this.tellSquare(to === null ? from : to) : this.show();
    }

    stepped(done) {
      this.hand = null;
      this.show();
      tell(Words.say(done ? "tell.done" : "tell.nothing"));
    }

    tellSquare(square) {
      tell(this.table.cells[square].getAttribute("aria-label"));
    }

    // ---- judging

    changed() {
      this.fresh = null;
      const city = TurboTaxi.written(this.game.tiles);
      if (!this.paper) Kept.set("table", { address: Address.write(this.card), city });
      this.clearVerdict();
      const mode = this.paper ? "ninth" : Kept.get("judging", "asked");
      if (mode === "live" || (mode === "ninth" && this.game.full)) this.judge(false);
      else this.show();
    }

    clearVerdict() {
      Object.assign(this, { faults: [], isRight: false });
      this.part("verdict").replaceChildren();
    }

    /** Judge what lies; unless asked, say nothing of a city that is not done and has no fault. */
    judge(asked) {
      const { card, game } = this;
      this.faults = TurboTaxi.faults(card.setup, game.tiles, card.crossing, card.rule);
      this.isRight = game.full && !this.faults.length;
      if (this.isRight) this.celebrate();
      else if (this.faults.length) {
        this.part("verdict").replaceChildren(...Verdict.broken(this.faults, game.empty));
        tell([Words.count("verdict.broken", this.faults.length), ...this.faults.map(Words.fault)].join(". "));
      } else if (asked) {
        this.part("verdict").replaceChildren(...Verdict.soFar(game.empty));
        tell(`${Words.say("verdict.soFar")} ${Words.count("verdict.empty", game.empty)}`);
      }
      this.show();
      const heading = this.part("verdict").firstElementChild;
      if (asked && heading) heading.scrollIntoView({ block: "nearest" });
    }

    celebrate() {
      const { card } = this, every = TurboTaxi.solutions(card.setup, card.crossing, card.rule);
      const city = TurboTaxi.written(this.game.tiles);
      if (!this.paper && Kept.addFound(card, city)) this.fresh = city;
      const fresh = this.fresh === city;
      const known = this.paper ? [city] : Kept.found(card).filter((one) => every.includes(one));
      this.hand = null;
      const again = this.paper ? null : () => { this.stepped(this.game.clear()); this.table.focus(0); };
      const told = this.paper ? [
        make("h2", { class: "right" }, Dom.icon("medal"), make("span", {}, Words.say("verdict.right"))),
        make("p", {}, Words.count("verdict.all", every.length)),
      ] : Verdict.right(card, { fresh, found: known, every, again, next: this.next() });
      this.part("verdict").replaceChildren(...told);
      if (this.found) this.found();
      tell(`${Words.say("verdict.right")} ${Verdict.foundOf(card, known.length, every.length)}`);
    }

    // ---- showing

    show() {
      if (!this.game) return;
      const { hand, hint, game } = this, steps = hint.steps ? hint.steps.steps.slice(0, hint.shown) : [];
      const way = steps.find((step) => step.kind === "route"), aside = steps.find((step) => step.kind === "unused");
      this.table.show(this.card, game.squares, {
        faults: this.faults,
        routes: this.isRight,
        inHand: hand && hand.square,
        hinted: Object.fromEntries(steps.filter((step) => step.tile).map(({ square, tile }) => [square, tile])),
        way: this.isRight ? null : way,
        paper: this.paper,
      });
      this.tray.show(game, hand && hand.kind, aside ? aside.kinds : []);
      this.part("undo").disabled = !game.past.length;
      this.part("redo").disabled = !game.future.length;
      this.part("take").disabled = !(hand && hand.square !== undefined && game.free(hand.square));
      this.part("clear").disabled = game.isUntouched;
      this.part("setup").textContent = Cards.spoken(this.card);
      this.part("tip").hidden = !game.isUntouched;
      [this.part("tip").textContent] = Words.list("help.hands");
    }
  }

  return { Bench };
})();
