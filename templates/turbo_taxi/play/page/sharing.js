/* Sharing: the address of the card that is on the table, and the card on paper. */
var Sharing = (function () {
  "use strict";

  const { byId, tell } = Dom;
  let shown = () => null;

  /** Begin to listen; `card()` says which card is on the table, or null. */
  function start(card) {
    shown = card;
    const acts = { "open-share": share, "share-copy": copy, "share-print": print };
    for (const [id, act] of Object.entries(acts)) byId(id).addEventListener("click", act);
    window.addEventListener("beforeprint", fillPaper); // the browser's own menu prints the card too
  }

  function share() {
    const card = shown();
    byId("share-code").textContent = card.code;
    byId("share-address").value = location.href.split("#")[0] + Address.write(card);
    byId("share-told").textContent = "";
    byId("share").showModal();
  }

  function copy() {
    const field = byId("share-address");
    field.select();
    // the clipboard is shut on plain http, as on many a school's server; the old way still works there
    const old = () => document.execCommand("copy");
    if (navigator.clipboard) navigator.clipboard.writeText(field.value).catch(old);
    else old();
    byId("share-told").textContent = Words.say("share.copied");
    tell(Words.say("share.copied"));
  }

  function print() {
    fillPaper();
    byId("share").close();
    window.print();
  }

  function fillPaper() {
    const card = shown();
    document.body.classList.toggle("card-on-paper", Boolean(card));
    if (!card) return; // the first view is printed as it is
    new Table.Table(byId("print-table")).show(card, Game.untouched(card));
    byId("print-code").textContent = card.code;
    byId("print-level").replaceChildren(Cards.levelMark(card.level));
    Cards.showRule(byId("print-rule"), card);
  }

  return { start };
})();
