"use strict";
(() => {
  const READINGS = ["measured", "shift", "turn"]; // what is read on the printer test
  const RETRIES = 4, DELAY = 450; // of a request the server is too busy for; ms from the last keystroke to the preview
  const OPENED = [".share", ".command"]; // parts of a preview that stay open when it changes
  const SWIPE = 40; // pixels that a finger moves to leaf through pages

  /** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement | null} */
  const find = (selector, root = document) => root.querySelector(selector);
  /** @param {string} selector @param {ParentNode} [root] @returns {NodeListOf<HTMLElement>} */
  const findAll = (selector, root = document) => root.querySelectorAll(selector);
  /** @param {number} seconds */
  const pause = (seconds) => new Promise((done) => { setTimeout(done, 1000 * seconds); });

  /**
   * The values of a form that are filled in; choices of which none is ticked, where one is needed, are an empty value.
   * @param {HTMLFormElement} form
   */
  const valuesOf = (form) => {
    const values = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value !== "") values.append(name, String(value));
    for (const { dataset } of findAll("[data-needed]", form)) {
      if (dataset.needed && !values.has(dataset.needed)) values.append(dataset.needed, "");
    }
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
      for (const field of form.elements) {
        if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) values.delete(field.name);
      }
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

  /** Copy a text; a page without encryption, as in a local network, may only copy what is selected. @param {string} text */
  const copyText = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      copySelected(text);
    }
  };

  /** @param {string} text */
  const copySelected = (text) => {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  };

  /** Add a button for copying to each command line and address that has none yet. */
  const addCopyButtons = () => {
    for (const line of findAll("[data-copy]:not([data-has])")) {
      const { copy = "", copied = "" } = line.dataset, button = document.createElement("button");
      line.dataset.has = "1";
      button.type = "button";
      button.className = "copy";
      button.textContent = copy;
      button.addEventListener("click", async () => {
        await copyText(line instanceof HTMLInputElement ? line.value : line.textContent ?? "");
        button.focus();
        button.textContent = copied;
        setTimeout(() => { button.textContent = copy; }, 2000);
      });
      (line instanceof HTMLInputElement ? line : line.previousElementSibling)?.before(button);
    }
  };

  /** Begin the addresses that can be shared as the address of this page begins: a proxy may have changed it. */
  const completeAddresses = () => {
    for (const field of findAll("[data-address='1']")) {
      if (field instanceof HTMLInputElement) field.value = field.value.replace(/^https?:\/\/[^/]*/, location.origin);
    }
  };

  /** Tick all boxes of a group by the box that stands for all of them, and the other way round. @param {Event} event */
  const tickGroup = ({ target }) => {
    const group = target instanceof HTMLInputElement ? target.closest(".ticks") : null, every = group && find(".every input", group);
    if (!group || !(every instanceof HTMLInputElement)) return;
    const boxes = [...findAll(".tick:not(.every) input", group)].filter((box) => box instanceof HTMLInputElement);
    if (target === every) for (const box of boxes) box.checked = every.checked;
    else every.checked = boxes.every((box) => box.checked);
  };

  /** Show the pages large, one after the other. @param {HTMLElement} leaves @param {number} first */
  const showLarge = (leaves, first) => {
    const pages = [...findAll("img", leaves)], { close = "", next = "", before = "" } = leaves.dataset;
    const dialog = document.createElement("dialog"), picture = document.createElement("img");
    const place = document.createElement("p");
    let shown = first;
    /** @param {number} page */
    const show = (page) => {
      if (page < 0 || page >= pages.length) return;
      shown = page;
      picture.src = pages[page].getAttribute("src") ?? "";
      picture.alt = pages[page].getAttribute("alt") ?? "";
      place.textContent = `${picture.alt} · ${page + 1}/${pages.length}`;
    };
    /** @param {string} label @param {string} sign @param {() => void} act */
    const addButton = (label, sign, act) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = sign;
      button.setAttribute("aria-label", label);
      button.addEventListener("click", act);
      dialog.append(button);
    };
    let touched = 0;
    dialog.className = "large";
    dialog.setAttribute("aria-label", pages[first].getAttribute("alt") ?? "");
    place.setAttribute("role", "status");
    dialog.append(picture, place);
    if (pages.length > 1) {
      addButton(before, "‹", () => show(shown - 1));
      addButton(next, "›", () => show(shown + 1));
    }
    addButton(close, "×", () => dialog.close());
    dialog.addEventListener("keydown", ({ key }) => {
      if (key === "ArrowRight" || key === "PageDown") show(shown + 1);
      if (key === "ArrowLeft" || key === "PageUp") show(shown - 1);
    });
    dialog.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close(); });
    dialog.addEventListener("touchstart", (event) => { touched = event.changedTouches[0].clientX; }, { passive: true });
    dialog.addEventListener("touchend", (event) => {
      const moved = event.changedTouches[0].clientX - touched;
      if (Math.abs(moved) > SWIPE) show(shown + (moved < 0 ? 1 : -1));
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      pages[shown].closest("a")?.focus();
    });
    document.body.append(dialog);
    show(first);
    dialog.showModal();
  };

  /** Open a page in place, not in a window of its own. @param {MouseEvent} event */
  const enlarge = (event) => {
    const link = event.target instanceof Element ? event.target.closest(".leaves a") : null, leaves = link?.closest(".leaves");
    if (!link || !(leaves instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showLarge(leaves, [...findAll("a", leaves)].findIndex((one) => one === link));
  };

  /**
   * Offer only what can be used with what is filled in: a field needs one of the others in its data-when, and none of
   * those in its data-unless, each as NAME or NAME=VALUE. What was filled in stays, unless it could not be used alone.
   * @param {HTMLFormElement} form
   */
  const offerUsable = (form) => {
    for (const field of findAll("[data-when], [data-unless]", form)) {
      const input = find("input, select", field), values = valuesOf(form);
      if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) continue;
      /** @param {string} [others] */
      const anyOf = (others = "") => others.split(" ").filter((one) => {
        const [name, value] = one.split("=");
        return value ? values.getAll(name).includes(value) : values.has(name);
      }).length > 0;
      const { when, unless, usual } = field.dataset;
      const isChosen = values.has(input.name) && values.get(input.name) !== usual;
      const usable = !(when && !anyOf(when)) && !(anyOf(unless) && !isChosen);
      field.hidden = !usable;
      for (const one of [input, ...findAll("input", field)]) one.toggleAttribute("disabled", !usable);
    }
  };

  /** Take away what was said to be wrong with a form. @param {HTMLFormElement} form */
  const clearFaults = (form) => {
    for (const line of findAll(".field .wrong", form)) line.remove();
    for (const one of findAll("[aria-invalid]", form)) {
      one.removeAttribute("aria-invalid");
      one.setAttribute("aria-describedby", (one.getAttribute("aria-describedby") ?? "").split(" ")[0]);
    }
  };

  /**
   * Show at its field what is wrong with it; the address of its sentence is the field.
   * @param {HTMLFormElement} form @param {HTMLElement} sentence @param {boolean} takesFocus
   */
  const showFault = (form, sentence, takesFocus) => {
    const name = sentence.dataset.field ?? "", input = find(`[id="field-${name}"]`, form);
    const told = find(`[id="told-${name}"]`, form);
    if (!input || !told) return;
    const copy = sentence.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return;
    copy.id = `wrong-${name}`;
    copy.removeAttribute("role");
    told.after(copy);
    for (const one of input.matches("fieldset") ? [input, ...findAll("input[type=text], select", input)] : [input]) {
      one.setAttribute("aria-invalid", "true");
      one.setAttribute("aria-describedby", `told-${name} wrong-${name}`);
    }
    input.closest("details")?.setAttribute("open", "");
    if (takesFocus) (input.matches("fieldset") ? find("input, select", input) : input)?.focus();
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
        for (const name of READINGS) if (form instanceof HTMLFormElement) fillReading(form, name, "");
        form.dispatchEvent(new Event("input"));
      }
    });
  };

  /**
   * Fill in what was read of the printer, if the form asks for it: one number, or two side by side.
   * @param {HTMLFormElement} form @param {string} name @param {string} value
   */
  const fillReading = (form, name, value) => {
    const parts = name === "turn" ? [value] : value.split(/[x×;]|,(?=[^,]*$)/);
    let place = 0;
    for (const field of form.elements) {
      if (!(field instanceof HTMLInputElement) || field.name.split(".")[0] !== name) continue;
      field.value = parts[place] ?? "";
      place += 1;
    }
  };

  /**
   * Fill the measurements of the printer into a form, unless the address holds others.
   * @param {HTMLFormElement} form
   */
  const fillReadings = (form) => {
    const given = new URLSearchParams(location.search);
    for (const [name, value] of new URLSearchParams(storedReadings() ?? "")) {
      if (READINGS.includes(name) && ![...given.keys()].some((one) => one.startsWith(name))) fillReading(form, name, value);
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
      find(".hint", proof)?.remove();
    };

    /** @param {string} [message] */
    const markCurrent = (message = "") => {
      state.textContent = message;
      proof.removeAttribute("aria-busy");
      if (wantsDownload) find("a[download]", proof)?.click();
      wantsDownload = false;
    };

    /** Say what went wrong in place of a preview. @param {string} message */
    const showWrong = (message) => {
      const line = document.createElement("p");
      line.className = "wrong";
      line.textContent = message;
      proof.replaceChildren(line);
      markCurrent();
    };

    /** @param {boolean} changesAddress @param {boolean} [takesFocus] */
    const showPreview = async (changesAddress, takesFocus = false) => {
      markOutdated();
      request = new AbortController();
      const query = valuesOf(form).toString();
      if (changesAddress) history.replaceState(null, "", query ? `${path}?${query}` : path);
      try {
        const response = await fetchPatiently(`${path}/proof?${query}`, request.signal);
        const open = OPENED.filter((name) => find(name, proof)?.hasAttribute("open"));
        proof.innerHTML = await response.text();
        for (const name of open) find(name, proof)?.setAttribute("open", "");
        clearFaults(form);
        const fault = find(".wrong[data-field]", proof);
        if (fault) showFault(form, fault, takesFocus);
        completeAddresses();
        addCopyButtons();
        markCurrent(response.ok ? state.dataset.done : "");
      } catch (error) {
        if (error instanceof Error && error.name === "AbortError") return;
        showWrong(state.dataset.lost ?? "");
      }
    };

    form.addEventListener("input", () => { offerUsable(form); markOutdated(); timer = setTimeout(showPreview, DELAY, true); });
    form.addEventListener("submit", (event) => { event.preventDefault(); showPreview(true, true); });
    proof.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !proof.hasAttribute("aria-busy")) return;
      event.preventDefault();
      wantsDownload = link.hasAttribute("download");
    });
    form.noValidate = true; // what is wrong is said by the server, in the language of the page
    const isEmpty = [...findAll("[required]", form)].some((one) => one instanceof HTMLInputElement && one.value === "");
    if (find(".plan", proof) || find(".wrong", proof)) completeAddresses();
    else if (isEmpty) markCurrent(state.dataset.needed);
    else showPreview(false);
  };

  changeLanguageAtOnce();
  document.addEventListener("error", retryPicture, true);
  document.addEventListener("change", tickGroup);
  document.addEventListener("click", enlarge);
  addCopyButtons();
  const readings = find("[data-readings]")?.dataset.readings;
  if (readings !== undefined) storeReadings(readings);
  const form = find("form.order[data-path]"), proof = find("#proof"), state = find(".state");
  for (const one of findAll("form[data-printer='1']")) if (one instanceof HTMLFormElement) fillReadings(one);
  for (const one of findAll("form.order")) if (one instanceof HTMLFormElement) offerUsable(one);
  showCorrection();
  if (form instanceof HTMLFormElement && proof && state) followForm(form, proof, state);
})();
