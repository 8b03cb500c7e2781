"use strict";
(() => {
  const READINGS = ["measured", "shift", "turn"]; // what is read on the printer test
  const RETRIES = 4, DELAY = 450; // of a request the server is too busy for; ms from the last keystroke to the preview

  /** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement | null} */
  const find = (selector, root = document) => root.querySelector(selector);
  /** @param {string} selector @returns {NodeListOf<HTMLElement>} */
  const findAll = (selector) => document.querySelectorAll(selector);
  /** @param {number} seconds */
  const pause = (seconds) => new Promise((done) => { setTimeout(done, 1000 * seconds); });

  /** The values of a form that are filled in. @param {HTMLFormElement} form */
  const valuesOf = (form) => {
    const values = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value !== "") values.append(name, String(value));
    return values;
  };

  /**
   * The values of this page: those of its address, and what was filled in since.
   * @param {string} lang what is printed follows the page if it was in this language, that of the page
   */
  const valuesOfPage = (lang) => {
    const values = new URLSearchParams(location.search);
    for (const form of findAll("form.order")) {
      if (!(form instanceof HTMLFormElement)) continue;
      for (const field of form.elements) if (field instanceof HTMLInputElement) values.delete(field.name);
      for (const name of new Set(valuesOf(form).keys())) values.delete(name);
      for (const [name, value] of valuesOf(form)) values.append(name, value);
    }
    if (values.get("lang") === lang) values.delete("lang");
    return values;
  };

  /** Change the language at once, and keep what was filled in; without a script there is a button for it. */
  const changeLanguageAtOnce = () => {
    const languages = find("#ui"), button = find(".language button"), { lang } = document.documentElement;
    if (!(languages instanceof HTMLSelectElement)) return;
    if (button) button.hidden = true;
    languages.addEventListener("change", () => {
      const values = valuesOfPage(lang);
      values.set("ui", languages.value);
      location.assign(`${location.pathname}?${values}`);
    });
    window.addEventListener("pageshow", () => { languages.value = lang; }); // a browser that goes back keeps the choice
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

  /** Say on every page that the printer is corrected, with a button that forgets it. */
  const showCorrection = async () => {
    const note = find("[data-correction]"), readings = storedReadings();
    if (!note || !readings) return;
    const address = new URL(note.dataset.correction ?? "", location.href);
    for (const [name, value] of new URLSearchParams(readings)) address.searchParams.set(name, value);
    const response = await fetch(address);
    if (!response.ok) return;
    note.innerHTML = await response.text();
    note.hidden = note.innerHTML === "";
    find("button", note)?.addEventListener("click", () => {
      storeReadings("");
      note.hidden = true;
      for (const form of findAll("form[data-printer='1']")) {
        for (const name of READINGS) if (form instanceof HTMLFormElement) fill(form, name, "");
        form.dispatchEvent(new Event("input"));
      }
    });
  };

  /** Fill in a field, if the form has it. @param {HTMLFormElement} form @param {string} name @param {string} value */
  const fill = (form, name, value) => {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = value;
    if (value) field.closest("details")?.setAttribute("open", "");
  };

  /**
   * Fill the measurements of the printer into a form, unless the address holds others.
   * @param {HTMLFormElement} form
   */
  const fillReadings = (form) => {
    const given = new URLSearchParams(location.search);
    for (const [name, value] of new URLSearchParams(storedReadings() ?? "")) {
      if (READINGS.includes(name) && !given.has(name)) fill(form, name, value);
    }
  };

  /**
   * Show a preview that follows the form. While it is behind, what it offers waits: a download begins when it is ready.
   * @param {HTMLFormElement} form @param {HTMLElement} proof @param {HTMLElement} state
   */
  const followForm = (form, proof, state) => {
    const path = form.dataset.path ?? "";
    let timer = 0;
    /** @type {AbortController | null} */
    let request = null;
    let wantsDownload = false;

    const markOutdated = () => {
      clearTimeout(timer);
      request?.abort();
      state.textContent = state.dataset.working ?? "";
      proof.setAttribute("aria-busy", "true");
    };

    /** @param {string} [message] */
    const markCurrent = (message = "") => {
      state.textContent = message;
      proof.removeAttribute("aria-busy");
      if (wantsDownload) find("a[download]", proof)?.click();
      wantsDownload = false;
    };

    /** Say what is wrong with a field in place of a preview that it does not belong to. @param {string} message */
    const showWrong = (message) => {
      const line = document.createElement("p");
      line.className = "wrong";
      line.textContent = message;
      proof.replaceChildren(line);
      markCurrent();
    };

    /** @param {boolean} changesAddress */
    const showPreview = async (changesAddress) => {
      markOutdated();
      const wrong = find(":invalid:not(fieldset)", form);
      if (wrong instanceof HTMLInputElement) return showWrong(wrong.validationMessage);
      request = new AbortController();
      const query = valuesOf(form).toString();
      if (changesAddress) history.replaceState(null, "", query ? `${path}?${query}` : path);
      try {
        const response = await fetchPatiently(`${path}/proof?${query}`, request.signal);
        const wasOpen = find(".share", proof)?.hasAttribute("open");
        proof.innerHTML = await response.text();
        if (wasOpen) find(".share", proof)?.setAttribute("open", "");
        completeAddresses();
        addCopyButtons();
        markCurrent(response.ok ? state.dataset.done : "");
      } catch (error) {
        if (error instanceof Error && error.name === "AbortError") return;
        showWrong(error instanceof Error ? error.message : String(error));
      }
    };

    form.addEventListener("input", () => { markOutdated(); timer = setTimeout(showPreview, DELAY, true); });
    form.addEventListener("submit", (event) => { event.preventDefault(); showPreview(true); });
    proof.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !proof.hasAttribute("aria-busy")) return;
      event.preventDefault();
      wantsDownload = link.hasAttribute("download");
    });
    if (find(".plan", proof) || find(".wrong", proof)) completeAddresses();
    else showPreview(false);
  };

  changeLanguageAtOnce();
  document.addEventListener("error", retryPicture, true);
  addCopyButtons();
  const readings = find("[data-readings]")?.dataset.readings;
  if (readings !== undefined) storeReadings(readings);
  const form = find("form.order[data-path]"), proof = find("#proof"), state = find(".state");
  for (const one of findAll("form[data-printer='1']")) if (one instanceof HTMLFormElement) fillReadings(one);
  showCorrection();
  if (form instanceof HTMLFormElement && proof && state) followForm(form, proof, state);
})();
