// What the tests of the workspace and its parts share: one card, and functions that open the parts on it.
chooseLanguage(firstLanguage());
const card = { setup: readSetup("1-7 3-10 NES"), crossing: "crossroads", rule: null, code: "3D3E", level: "easy", kind: "build" };
let game, calls, line, table, tray, workspace;
function openTable() {
  calls = [];
  const use = (square) => calls.push(square), key = (name, at) => calls.push([name, at]) && name === "x";
  table = new Table(new FakeElement(), { use, key });
  table.show(card, firstSquares(card));
}
function openTray(paper = false, crossing = "crossroads") {
  calls = [];
  game = new Game({ ...card, crossing }, paper);
  const pick = (kind) => calls.push(kind), turn = (kind, back) => calls.push([kind, back]);
  tray = new Tray(new FakeElement(), { pick, turn });
  tray.show(game);
}
function openWorkspace(options = {}, tiles = null) {
  localStorage.values = {};
  workspace = new Workspace(section(), options);
  workspace.open(card, tiles && readCity(tiles));
}
const cell = (square) => workspace.table.cells[square];
function press(square, key, more = {}) {
  workspace.table.select(square);
  return cell(square).send("keydown", { key, ...more });
}
const click = (tool) => workspace.part(tool).send("click");
const kind = (name) => workspace.tray.buttons[KINDS.indexOf(name)];
const names = () => workspace.game.tiles.map((tile) => tile ?? "-").join(" ");
const labels = () => tray.buttons.map((button) => button.getAttribute("aria-label"));
const numbers = () => tray.buttons.map((button) => Number(button.querySelector(".left").textContent));
const pictures = (element) => element.querySelectorAll("use").map((use) => use.getAttribute("href"));
