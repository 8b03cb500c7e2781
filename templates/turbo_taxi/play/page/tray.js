/* The tray: the twelve tiles by kind, with what is left of each. A tap takes a tile in hand, another one turns it. */
var Tray = (function () {
  "use strict";

  const { make, onNotch, renew } = Dom;

  class Tray {
    /** A tray in an element; `hands.pick(kind)` is told which kind was tapped. */
    constructor(root, hands) {
      this.directions = Object.fromEntries(Game.KINDS.map((kind) => [kind, Game.upright(kind)]));
      this.buttons = Object.fromEntries(Game.KINDS.map((kind) => [kind, this.button(kind, hands)]));
      root.replaceChildren(...Object.values(this.buttons));
    }

    button(kind, hands) {
      const button = make("button", { type: "button", class: "kind", "data-kind": kind });
      button.addEventListener("click", () => hands.pick(kind));
      button.addEventListener("keydown", (event) => {
        if (event.key.toLowerCase() === "r" && !event.ctrlKey && !event.metaKey) hands.turn(kind, event.shiftKey);
      });
      const inHand = () => button.getAttribute("aria-pressed") === "true";
      onNotch(button, inHand, (_, back) => hands.turn(kind, back));
      return button;
    }

    turn(kind, back = false) {
      this.directions[kind] = Game.nextDirection(this.directions[kind], back);
    }

    /** Show what is left, the kind in hand, and the kinds that a hint says will stay unused. */
    show(game, inHand, unused = []) {
      for (const [kind, button] of Object.entries(this.buttons)) {
        const left = Math.max(0, game.left(kind)), tile = this.directions[kind];
        const aside = unused.filter((one) => one === kind).length;
        const stack = [...Array(Math.max(1, left)).keys()].reverse();
        const copies = freeCopies(game, kind);
        renew(button, [tile, left, aside, game.card.crossing, ...copies].join(), () => [
          make("span", { class: `stack of-${left}` },
            stack.map((place) => Table.tilePicture(tile, copies[place] ?? 0, game.card.crossing))),
          make("span", { class: "left", "aria-hidden": "true" }, `${left}`),
          ...(aside ? [make("span", { class: "aside", "aria-hidden": "true" }, `−${aside}`)] : []),
        ]);
        button.setAttribute("aria-pressed", String(inHand === kind));
        button.classList.toggle("none", left < 1 && !game.paper);
        const told = Words.count("tray.left", left, { tile: Words.tile(tile, game.card.crossing) });
        button.setAttribute("aria-label", told);
      }
    }
  }

  function freeCopies(game, kind) {
    const taken = game.squares.filter((laid) => laid && TurboTaxi.KIND[laid.tile] === kind).map((laid) => laid.copy);
    return [...Array(TurboTaxi.SET[kind]).keys()].filter((copy) => !taken.includes(copy));
  }

  return { Tray };
})();
