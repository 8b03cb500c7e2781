/* Sharing: the address of the card on the table, and the card on paper. */
import { cityText } from "../puzzle/city.js";
import { firstSquares, withCopies } from "../puzzle/game.js";
import { writeAddress } from "../page/address.js";
import { showLevel, showRule } from "../page/card_face.js";
import { announce, byId, dialogById, inputById, onClicks, showNote } from "../page/dom.js";
import { storedTiles } from "../page/tables.js";
import { text } from "../page/words.js";
import { Table } from "../workspace/table.js";
/** @import { Card } from "../puzzle/game.js" */

/** Listen to the buttons. @param {() => Card | null} shownCard the card on the table */
export function startSharing(shownCard) {
  const fillPaper = () => fillPrintedCard(shownCard());
  onClicks({
    "open-share": () => openSharing(shownCard()),
    "share-copy": copyAddress,
    "share-print": () => {
      fillPaper();
      dialogById("share").close();
      window.print();
    },
  });
  window.addEventListener("beforeprint", fillPaper); // the browser's own menu prints the card too
}

/** True if others can open the address of this page: not that of a file, nor one of this machine alone. */
function hasAddress() {
  return /^https?:\/\/(?!(localhost|127\.[\d.]+|\[::1\])([:/]|$))/.test(location.href);
}

/** The tiles that the player has laid on a card, or null. @param {Card} card */
function laidTiles(card) {
  const tiles = storedTiles(card);
  return tiles && cityText(tiles) !== cityText(firstSquares(card).map((laid) => laid && laid.tile)) ? tiles : null;
}

/** @param {Card | null} card */
function openSharing(card) {
  if (!card) return;
  byId("share-code").textContent = card.code;
  inputById("share-address").value = hasAddress() ? location.href.split("#")[0] + writeAddress(card) : card.code;
  byId("share-label").textContent = text(hasAddress() ? "share.address" : "share.code");
  byId("share-by-code").hidden = hasAddress();
  byId("share-copy").textContent = text(hasAddress() ? "share.copy" : "share.copyCode");
  byId("share-note").textContent = "";
  byId("share-laid").hidden = !laidTiles(card);
  dialogById("share").showModal();
}

function copyAddress() {
  const field = inputById("share-address"), words = text("share.copied");
  field.select();
  // plain http has no clipboard, as on many a school's server; the old way still works there
  const copyOld = () => document.execCommand("copy");
  if (navigator.clipboard) navigator.clipboard.writeText(field.value).catch(copyOld);
  else copyOld();
  showNote(byId("share-note"), words, true);
  announce(words);
}

/** Fill in the card that is printed; the first view is printed itself. @param {Card | null} card */
function fillPrintedCard(card) {
  document.body.classList.toggle("card-on-paper", Boolean(card));
  if (!card) return;
  const laid = inputById("share-city").checked ? laidTiles(card) : null;
  new Table(byId("print-table")).show(card, laid ? withCopies(laid) : firstSquares(card));
  byId("print-code").textContent = card.code;
  showLevel(byId("print-level"), card);
  showRule(byId("print-rule"), card);
}
