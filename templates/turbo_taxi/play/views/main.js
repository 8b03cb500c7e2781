/* The start of the page: buttons and forms get their listeners, then the language and the address decide what is shown.
*/
import { byId, dialogById, onClicks, selectById } from "../page/dom.js";
import { isStoring, onLost, onStoredElsewhere, store } from "../page/storage.js";
import { firstLanguage } from "../page/words.js";
import { askForAnswers, showAnswer, showAnswers } from "../workspace/answers.js";
import { showIfItWorks, showNextHint, toggleHints } from "../workspace/hints_panel.js";
import { noteHelp, startClock } from "./clock.js";
import { CHECK_FORM, HOME_FORM, onSubmit } from "./code_form.js";
import { showHome } from "./home.js";
import { followOtherWindow, goToNeighbour, goToRandom, workspace } from "./play.js";
import { startPhotoViews } from "./photos.js";
import { startRace } from "./race.js";
import { showAddress } from "./routing.js";
import { askToForget, changeLanguage, changeSetting, fillLanguageChoice, openSettings } from "./settings.js";
import { startSharing } from "./sharing.js";
import { currentCard, currentView } from "./views.js";

onClicks({
  previous: () => goToNeighbour(-1),
  next: () => goToNeighbour(1),
  random: goToRandom,
  "open-settings": openSettings,
  forget: askToForget,
  "forget-here": askToForget,
  "open-help": () => dialogById("help").showModal(),
  "open-hints": toggleHints,
  "hint-next": () => { showNextHint(workspace); noteHelp(); },
  "hint-way": () => showIfItWorks(workspace),
  "open-answers": askForAnswers,
  "sure-yes": () => { showAnswers(workspace.card); noteHelp(); },
  "answer-before": () => showAnswer(-1),
  "answer-after": () => showAnswer(1),
  skip: (event) => { event.preventDefault(); byId("main").focus(); },
});
for (const button of document.querySelectorAll("dialog [data-close]")) {
  button.addEventListener("click", () => button.closest("dialog")?.close());
}
byId("settings").addEventListener("change", changeSetting);
onSubmit("code-form", HOME_FORM, showAddress);
onSubmit("check-form", CHECK_FORM, showAddress);
selectById("language").addEventListener("change", () => {
  store("language", selectById("language").value);
  changeLanguage(selectById("language").value);
});
window.addEventListener("hashchange", showAddress);

fillLanguageChoice();
startRace();
startClock();
byId("kept-nothing").hidden = isStoring();
onLost(() => { byId("kept-nothing").hidden = false; });
onStoredElsewhere(() => {
  followOtherWindow();
  if (currentView() === "home") showHome();
});
startSharing(currentCard);
startPhotoViews();
changeLanguage(firstLanguage());
showAddress();
document.documentElement.dataset.ready = "yes";
