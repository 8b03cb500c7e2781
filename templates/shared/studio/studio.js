"use strict";
(() => {
  const one = (what, where = document) => where.querySelector(what);
  const languages = one("#ui");
  if (languages) {
    one(".language button").hidden = true;
    languages.addEventListener("change", () => languages.form.submit());
  }
  // everybody is busy drawing: the server says when to come again
  const pause = (seconds) => new Promise((go) => setTimeout(go, 1000 * seconds));
  document.addEventListener("error", async (event) => {
    const image = event.target, tries = Number(image.dataset?.tries || 0);
    if (image.tagName !== "IMG" || tries > 4) return;
    image.dataset.tries = tries + 1;
    await pause(2 + tries);
    image.src = image.getAttribute("src");
  }, true);
  const copies = () => {
    for (const text of document.querySelectorAll("pre[data-copy]:not([data-has])")) {
      if (!navigator.clipboard) return;
      text.dataset.has = "1";
      const button = document.createElement("button");
      button.type = "button";
      button.className = "copy";
      button.textContent = text.dataset.copy;
      button.addEventListener("click", async () => {
        await navigator.clipboard.writeText(text.textContent);
        button.textContent = text.dataset.copied;
        setTimeout(() => { button.textContent = text.dataset.copy; }, 2000);
      });
      text.previousElementSibling.before(button);
    }
  };
  copies();
  const kept = one("[data-readings]");
  const shelf = { get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
    set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* a browser that keeps nothing */ } } };
  if (kept) shelf.set("printer", kept.dataset.readings);
  const form = one("form.order[data-path]");
  if (!form) return;
  const proof = one("#proof"), state = one(".state");
  if (form.dataset.printer && shelf.get("printer")) {
    const asked = new URLSearchParams(location.search);
    for (const [name, value] of new URLSearchParams(shelf.get("printer"))) {
      const field = form.elements[name];
      if (field && name !== "lang" && !asked.has(name) && ["measured", "shift", "turn"].includes(name)) {
        field.value = value;
        if (field.closest("details")) field.closest("details").open = true;
      }
    }
  }
  const patient = async (address, signal) => {
    for (let left = 4; ; left -= 1) {
      const answer = await fetch(address, { signal });
      if (answer.status !== 503 || !left) return answer;
      await pause(Number(answer.headers.get("Retry-After")) || 2);
    }
  };
  const addresses = () => { for (const box of document.querySelectorAll("[data-address]")) box.value = location.origin + box.value; };
  let wait = 0, busy = null;
  const look = async (push) => {
    if (!form.checkValidity()) return;
    if (busy) busy.abort();
    busy = new AbortController();
    const said = new URLSearchParams(new FormData(form));
    for (const [name, value] of [...said]) if (value === "") said.delete(name);
    const query = said.toString();
    if (push) history.replaceState(null, "", form.dataset.path + (query ? "?" + query : ""));
    state.textContent = state.dataset.working;
    proof.setAttribute("aria-busy", "true");
    try {
      const answer = await patient(form.dataset.path + "/proof?" + query, busy.signal);
      const open = one(".share", proof)?.open;
      proof.innerHTML = await answer.text();
      if (open && one(".share", proof)) one(".share", proof).open = true;
      addresses();
      copies();
      state.textContent = answer.ok ? state.dataset.done : "";
      proof.removeAttribute("aria-busy");
    } catch (error) {
      if (error.name !== "AbortError") { state.textContent = String(error.message); proof.removeAttribute("aria-busy"); }
    }
  };
  form.addEventListener("input", () => { clearTimeout(wait); wait = setTimeout(look, 450, true); });
  form.addEventListener("submit", (event) => { event.preventDefault(); clearTimeout(wait); look(true); });
  if (!one(".plan", proof) && !one(".wrong", proof)) look(false); else addresses();
})();
