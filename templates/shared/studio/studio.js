"use strict";
(() => {
  const RETRIES = 4, DELAY = 450; // of a request the server is too busy for; ms from the last keystroke to the preview

  /** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement | null} */
  const find = (selector, root = document) => root.querySelector(selector);
  /** @param {string} selector @returns {NodeListOf<HTMLElement>} */
  const findAll = (selector) => document.querySelectorAll(selector);
  /** @param {number} seconds */
  const pause = (seconds) => new Promise((done) => { setTimeout(done, 1000 * seconds); });

  /** Submit the choice of a language at once; without a script there is a button for it. */
  const submitLanguageAtOnce = () => {
    const languages = find("#ui"), button = find(".language button");
    if (!(languages instanceof HTMLSelectElement)) return;
    if (button) button.hidden = true;
    languages.addEventListener("change", () => languages.form?.submit());
  };

  /** Load a picture again if the server was too busy for it. @param {Event} event */
  const retryPicture = async ({ target }) => {
    if (!(target instanceof HTMLImageElement)) return;
    const tries = Number(target.dataset.tries || 0);
    if (tries > RETRIES) return;
    target.dataset.tries = String(tries + 1);
    await pause(2 + tries);
    target.src = target.getAttribute("src") ?? "";
  };

  /**
   * Fetch an address; while the server is too busy, try again when it says so.
   * @param {string} address @param {AbortSignal} signal
   */
  const fetchPatiently = async (address, signal) => {
    for (let left = RETRIES; ; left -= 1) {
      const response = await fetch(address, { signal });
      if (response.status !== 503 || !left) return response;
      await pause(Number(response.headers.get("Retry-After")) || 2);
    }
  };

  /** Add a button for copying to each command line that has none yet. */
  const addCopyButtons = () => {
    if (!navigator.clipboard) return;
    for (const line of findAll("pre[data-copy]:not([data-has])")) {
      const { copy = "", copied = "" } = line.dataset, button = document.createElement("button");
      line.dataset.has = "1";
      button.type = "button";
      button.className = "copy";
      button.textContent = copy;
      button.addEventListener("click", async () => {
        await navigator.clipboard.writeText(line.textContent ?? "");
        button.textContent = copied;
        setTimeout(() => { button.textContent = copy; }, 2000);
      });
      line.previousElementSibling?.before(button);
    }
  };

  /** Complete the addresses that can be shared by the server's own address. */
  const completeAddresses = () => {
    for (const field of findAll("[data-address]")) {
      if (field instanceof HTMLInputElement) field.value = location.origin + field.value;
    }
  };

  /** The stored measurements of the printer, or null. */
  const storedReadings = () => {
    try {
      return localStorage.getItem("printer");
    } catch {
      return null;
    }
  };

  /** @param {string} readings */
  const storeReadings = (readings) => {
    try {
      localStorage.setItem("printer", readings);
    } catch {
      // the browser stores nothing
    }
  };

  /**
   * Fill the measurements of the printer into a form, unless the address holds others.
   * @param {HTMLFormElement} form
   */
  const fillReadings = (form) => {
    const given = new URLSearchParams(location.search);
    for (const [name, value] of new URLSearchParams(storedReadings() ?? "")) {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (given.has(name) || !["measured", "shift", "turn"].includes(name)) continue;
      field.value = value;
      field.closest("details")?.setAttribute("open", "");
    }
  };

  /**
   * Show a preview that follows the form.
   * @param {HTMLFormElement} form @param {HTMLElement} proof @param {HTMLElement} state
   */
  const followForm = (form, proof, state) => {
    const path = form.dataset.path ?? "";
    let timer = 0;
    /** @type {AbortController | null} */
    let request = null;

    /** @param {boolean} changesAddress */
    const showPreview = async (changesAddress) => {
      if (!form.checkValidity()) return;
      request?.abort();
      request = new AbortController();
      const values = new URLSearchParams();
      for (const [name, value] of new FormData(form)) values.append(name, String(value));
      for (const [name, value] of [...values]) if (value === "") values.delete(name);
      const query = values.toString();
      if (changesAddress) history.replaceState(null, "", query ? `${path}?${query}` : path);
      state.textContent = state.dataset.working ?? "";
      proof.setAttribute("aria-busy", "true");
      try {
        const response = await fetchPatiently(`${path}/proof?${query}`, request.signal);
        const wasOpen = find(".share", proof)?.hasAttribute("open");
        proof.innerHTML = await response.text();
        if (wasOpen) find(".share", proof)?.setAttribute("open", "");
        completeAddresses();
        addCopyButtons();
        state.textContent = response.ok ? state.dataset.done ?? "" : "";
        proof.removeAttribute("aria-busy");
      } catch (error) {
        if (error instanceof Error && error.name === "AbortError") return;
        state.textContent = error instanceof Error ? error.message : String(error);
        proof.removeAttribute("aria-busy");
      }
    };

    form.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(showPreview, DELAY, true); });
    form.addEventListener("submit", (event) => { event.preventDefault(); clearTimeout(timer); showPreview(true); });
    if (find(".plan", proof) || find(".wrong", proof)) completeAddresses();
    else showPreview(false);
  };

  submitLanguageAtOnce();
  document.addEventListener("error", retryPicture, true);
  addCopyButtons();
  const readings = find("[data-readings]")?.dataset.readings;
  if (readings !== undefined) storeReadings(readings);
  const form = find("form.order[data-path]"), proof = find("#proof"), state = find(".state");
  if (form instanceof HTMLFormElement && proof && state) {
    if (form.dataset.printer) fillReadings(form);
    followForm(form, proof, state);
  }
})();
