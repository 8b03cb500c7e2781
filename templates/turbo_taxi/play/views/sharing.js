/* Sharing: the address of the card on the table, and the card on paper. */
import { firstSquares } from "../puzzle/game.js";
import { writeAddress } from "../page/address.js";
import { showLevel, showRule } from "../page/card_face.js";
import { announce, byId, dialogById, inputById, onClicks } from "../page/dom.js";
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

/** @param {Card | null} card */
function openSharing(card) {
  if (!card) return;
  byId("share-code").textContent = card.code;
  inputById("share-address").value = location.href.split("#")[0] + writeAddress(card);
  byId("share-note").textContent = "";
  dialogById("share").showModal();
}

function copyAddress() {
  const field = inputById("share-address");
  field.select();
  // plain http has no clipboard, as on many a school's server; the old way still works there
  const copyOld = () => document.execCommand("copy");
  if (navigator.clipboard) navigator.clipboard.writeText(field.value).catch(copyOld);
  else copyOld();
  byId("share-note").textContent = text("share.copied");
  announce(text("share.copied"));
}

/** Fill in the card that is printed; the first view is printed itself. @param {Card | null} card */
function fillPrintedCard(card) {
  document.body.classList.toggle("card-on-paper", Boolean(card));
  if (!card) return;
  new Table(byId("print-table")).show(card, firstSquares(card));
  byId("print-code").textContent = card.code;
  showLevel(byId("print-level"), card);
  showRule(byId("print-rule"), card);
}
