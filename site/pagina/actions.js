// The available actions. Each receives the call, the element used, and whether a person used it.

const classOf = ({ options }, otherwise) => options.class || otherwise;
const isOpen = (node, name) =>
  'open' in node ? node.open : node.classList.contains(name) || (beganHidden.has(node) && !node.hidden);

const setOpen = (node, open, name, byPerson) => {
  if (node.matches('dialog')) {
    // Nothing opens over the page by itself.
    if (open && byPerson && !node.open) openDialog(node);
    else if (!open && node.open) node.close();
  } else if (node.matches('details')) {
    if (open || !mustBeSeen(node)) node.open = open;
  } else {
    node.classList.toggle(name, open);
    if (beganHidden.has(node)) setHidden(node, !open);
  }
};

/** A dialog can always be closed: by Escape, outside, or by a button. */
const openDialog = (dialog) => {
  dialog.showModal();
  if (!list(dialog.querySelectorAll('button')).some((one) => canBePressed(one) && closes(one, dialog))) {
    const leave = button('pagina-fechar', 'Fechar');
    leave.textContent = '×';
    leave.addEventListener('click', () => dialog.close());
    dialog.prepend(leave);
  }
};
/** A button that only claims to close does not count. */
const closes = (button, dialog) =>
  button.matches('.pagina-fechar') ||
  callsOf('click').some(
    (call) =>
      ['close', 'toggle'].includes(call.action) &&
      around(button, call.selector) === button &&
      targetsOf(call, button).includes(dialog),
  );
const canBePressed = (node) =>
  node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  getComputedStyle(node).pointerEvents !== 'none' &&
  node.offsetWidth > 15 &&
  node.offsetHeight > 15;
document.addEventListener('click', ({ target, clientX: x, clientY: y }) => {
  if (!target.matches('dialog[open]') || isOurs(target)) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) target.close();
});

const opening = (wanted) => (call, node, byPerson) => {
  const name = classOf(call, 'is-open');
  const found = targetsOf(call, node);
  const opened = found.map((target) => wanted ?? !isOpen(target, name));
  // Any other press does nothing.
  const asked = byPerson && !node.matches('html, body, main, section, header, footer');
  if (call.options.only && call.target && opened.includes(true))
    for (const other of all(call.target)) if (!found.includes(other)) setOpen(other, false, name, byPerson);
  found.forEach((target, i) => {
    setOpen(target, opened[i], name, asked);
  });
  if (byPerson && found[0] !== node) {
    const others = call.options.only ? likeOf(call, node) : [];
    for (const one of others)
      if (one.hasAttribute('aria-expanded')) one.setAttribute('aria-expanded', 'false');
    for (const one of [node, ...controllersOf(found[0])])
      if (one === node ? wanted !== false : one.hasAttribute('aria-expanded'))
        one.setAttribute('aria-expanded', String(isOpen(found[0], name)));
  }
};
const controllersOf = (node) => (node?.id ? all(`[aria-controls="${CSS.escape(node.id)}"]`) : []);

const hiding = (hidden) => (call, node) => {
  for (const target of targetsOf(call, node)) setHidden(target, hidden);
};

const mark = (nodes, chosen, name) => {
  for (const node of nodes) {
    const on = chosen.includes(node);
    if (node.getAttribute('role') === 'tab') {
      node.setAttribute('aria-selected', String(on));
      node.tabIndex = on ? 0 : -1;
    } else if (node.matches('button, [role="button"]')) node.setAttribute('aria-pressed', String(on));
    node.classList.toggle(name, on);
  }
};

const select = (call, node) => {
  const panels = targetsOf(call, node);
  const tabs = likeOf(call, node);
  const own = namedBy(node);
  const chosen = panels.includes(own) ? own : panels[tabs.indexOf(node)];
  if (!chosen) return;
  const name = classOf(call, 'is-current');
  for (const panel of panels) {
    setHidden(panel, panel !== chosen);
    panel.classList.toggle(name, panel === chosen);
  }
  mark(tabs, [node], name);
};

/** The filter values of an element; several for combined inputs. */
const wantedBy = (call, node) => {
  const { by = 'data-filtro', value } = call.options;
  const input = node.matches('input') ? node : node.matches('label') ? node.control : null;
  if (input) {
    const inputs = likeOf(call, node).map((one) => (one.matches('input') ? one : one.control));
    return inputs.filter((one) => one?.checked).map((one) => one.getAttribute(by) ?? one.value);
  }
  return [value ?? node.getAttribute(by) ?? node.dataset.filtro ?? node.value ?? ''];
};
const everything = ['', 'todos', 'todas', '*'];

const filter = (call, node) => {
  const { by = 'data-filtro', empty } = call.options;
  const wanted = wantedBy(call, node);
  const takesAll = wanted.length === 0 || wanted.some((value) => everything.includes(value.toLowerCase()));
  const used = likeOf(call, node);
  const entries = targetsOf(call, node).filter((entry) => !used.includes(entry));
  for (const entry of entries) {
    const values = (entry.getAttribute(by) ?? entry.dataset.filtro ?? '').split(/\s+/);
    const whole = entry.getAttribute(by);
    const fits = takesAll || wanted.some((value) => value === whole || values.includes(value));
    setHidden(entry, !fits, `filter ${by}`);
  }
  if (empty)
    for (const one of all(empty))
      setHidden(
        one,
        entries.some((entry) => !entry.hidden),
      );
  if (!node.matches('input, label')) mark(used, [node], classOf(call, 'is-current'));
};

const scrolls = (strip) =>
  strip.scrollWidth > strip.clientWidth + 8 && getComputedStyle(strip).overflowX !== 'visible';
const places = new WeakMap();

const placeOf = (strip, slides) => {
  if (!scrolls(strip)) return places.get(strip) ?? 0;
  const lefts = slides.map((slide) => Math.abs(slide.offsetLeft - slides[0].offsetLeft - strip.scrollLeft));
  return lefts.indexOf(Math.min(...lefts));
};

/** The next position of a strip; null if it stays. */
const nextPlace = ({ to = 'next', loop }, at, count, index) => {
  const goal = to === 'next' ? at + 1 : to === 'prev' ? at - 1 : to === 'index' ? index : to;
  if (goal >= 0 && goal < count) return goal;
  return loop ? (goal + count) % count : null;
};

const stepStrip = (call, strip, node) => {
  const slides = list(strip.children).slice(0, mostElements);
  if (slides.length < 2) return false;
  const index = likeOf(call, node).indexOf(node);
  const goal = nextPlace(call.options, placeOf(strip, slides), slides.length, index);
  if (goal === null) return false;
  showSlide(call, strip, slides, goal);
  return true;
};

const showSlide = (call, strip, slides, at) => {
  places.set(strip, at);
  if (scrolls(strip)) {
    const left = slides[at].offsetLeft - slides[0].offsetLeft;
    strip.scrollTo({ left, behavior: behavior() });
  } else {
    const name = classOf(call, 'is-current');
    slides.forEach((slide, i) => {
      slide.classList.toggle(name, i === at);
      if (!call.options.class) setHidden(slide, i !== at, 'step');
      else if (i === at || !mustBeSeen(slide)) {
        slide.inert = i !== at;
        slide.setAttribute('aria-hidden', String(i !== at));
      }
    });
  }
  const dots = call.options.marks ? all(call.options.marks) : [];
  dots.forEach((dot, i) => {
    dot.classList.toggle('is-current', i === at);
    if (i === at) dot.setAttribute('aria-current', 'true');
    else dot.removeAttribute('aria-current');
  });
};

/** Strips moved by a person stop moving by themselves. */
const handled = new WeakSet();
const step = (call, node, byPerson) => {
  for (const strip of targetsOf(call, node)) {
    if (byPerson) handled.add(strip);
    stepStrip(call, strip, node);
  }
};

const mostTimers = 6;
let timers = 0;
/** A self-moving strip: not with reduced motion, nor hovered or focused, nor out of view. */
const autoplay = (call, strip) => {
  if (calm.matches || timers >= mostTimers) return;
  timers += 1;
  let rests = false;
  let inView = false;
  strip.addEventListener('pointerenter', () => {
    rests = true;
  });
  strip.addEventListener('pointerleave', () => {
    rests = false;
  });
  strip.addEventListener('pointerdown', () => handled.add(strip));
  new IntersectionObserver(([entry]) => {
    inView = entry.isIntersecting;
  }).observe(strip);
  const every = Math.max(2000, Number(call.options.every) || 0);
  const timer = setInterval(() => {
    if (handled.has(strip) || calm.matches) clearInterval(timer);
    else if (inView && !rests && !document.hidden && !strip.contains(document.activeElement))
      stepStrip({ ...call, options: { ...call.options, to: 'next', loop: true } }, strip, strip);
  }, every);
};

const counted = new WeakSet();
/** Counts up to the only figure in a short text; ends with the original text. */
const countUp = (call, node) => {
  for (const target of targetsOf(call, node)) {
    if (calm.matches || counted.has(target)) continue;
    counted.add(target);
    const whole = target.textContent;
    const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
    let text = walker.nextNode();
    while (text && !/\d/.test(text.data)) text = walker.nextNode();
    const near = `${target.parentElement?.textContent ?? ''}`.slice(0, 400);
    const figures = whole.match(/\d[\d.,]*/g) || [];
    if (!text || figures.length !== 1 || whole.length > 60 || /R\$/.test(near)) continue;
    const written = text.data;
    const figure = figures[0].replace(/[.,]+$/, '');
    const decimals = figure.includes(',') ? figure.split(',')[1].length : 0;
    const value = Number(figure.replaceAll('.', '').replace(',', '.'));
    const useGrouping = figure.includes('.');
    if (!written.includes(figure) || !(value > 0)) continue;
    const format = (now) =>
      now.toLocaleString('pt-BR', {
        useGrouping,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
    const lasts = Math.min(5000, Math.max(200, Number(call.options.duration) || 1200));
    const begun = performance.now();
    const draw = (now) => {
      const share = Math.min(1, Math.max(0, (now - begun) / lasts));
      text.data = share < 1 ? written.replace(figure, format(value * (1 - (1 - share) ** 3))) : written;
      if (share < 1) requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  }
};

const observe = (call, node) => {
  const name = classOf(call, 'is-visible');
  for (const target of targetsOf(call, node))
    watch(target, call, (seen) => target.classList.toggle(name, seen));
};

const classes = (change) => (call, node) => {
  if (call.options.class)
    for (const target of targetsOf(call, node)) target.classList[change](call.options.class);
};

const scrollToTarget = (call, node, byPerson) => {
  const [target] = targetsOf(call, node);
  if (!target || !byPerson) return;
  layOut();
  target.scrollIntoView({ behavior: behavior(), block: 'start', inline: 'nearest' });
};

const zoomIn = (call, node, byPerson) => {
  if (!byPerson) return;
  const pictureOf = (one) => (one.matches('img') ? one : one.querySelector('img'));
  const found = [...new Set(targetsOf(call, node).map(pictureOf))].filter((one) => one !== null);
  const own = pictureOf(node) ?? pictureOf(around(node, 'figure, li, article') ?? node);
  openViewer(found, found.indexOf(own));
};

const more = (call, node, byPerson) => {
  const amount = call.options.amount || 6;
  const entries = targetsOf(call, node);
  const shown = (moreShown.get(node) ?? 0) + amount;
  moreShown.set(node, shown);
  entries.forEach((entry, i) => {
    setHidden(entry, i >= shown, 'more');
  });
  if (byPerson) entries[shown - amount]?.querySelector('a, button')?.focus({ preventScroll: true });
  setHidden(node, shown >= entries.length);
};
const moreShown = new WeakMap();

const compared = new WeakMap();
/** Shows page entries side by side, in page order. */
const compare = (call, node, byPerson) => {
  if (!byPerson) return;
  const entry = call.options.within ? around(node, call.options.within) : null;
  const [place] = call.target ? all(call.target) : [];
  if (!entry || !place || mustBeSeen(place) || entry.contains(place)) return;
  const chosen = compared.get(place) ?? [];
  const at = chosen.indexOf(entry);
  if (at >= 0) chosen.splice(at, 1);
  else if (entry.querySelectorAll('*').length <= mostElements) chosen.push(entry);
  while (chosen.length > Math.min(call.options.amount || 3, 6)) chosen.shift();
  compared.set(place, chosen);
  const row =
    place.querySelector(':scope > .pagina-comparacao') ??
    named(document.createElement('div'), 'pagina-comparacao');
  row.dataset.nosso = '';
  row.replaceChildren(...chosen.map((one) => plainCopy(one, call.selector)));
  place.append(row);
  setHidden(place, chosen.length === 0);
  for (const one of likeOf({ ...call, options: {} }, node))
    one.setAttribute('aria-pressed', String(chosen.includes(around(one, call.options.within))));
};
const plainCopy = (entry, triggers) => {
  const copy = entry.cloneNode(true);
  for (const one of list(copy.querySelectorAll(triggers))) one.remove();
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-guarda', 'aria-controls']) one.removeAttribute(name);
  return copy;
};

const actions = new Map(
  Object.entries({
    open: opening(true),
    close: opening(false),
    toggle: opening(undefined),
    show: hiding(false),
    hide: hiding(true),
    select,
    filter,
    step,
    count: countUp,
    observe,
    addClass: classes('add'),
    removeClass: classes('remove'),
    toggleClass: classes('toggle'),
    scrollTo: scrollToTarget,
    zoom: zoomIn,
    more,
    compare,
  }),
);
