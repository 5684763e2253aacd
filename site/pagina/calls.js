// The page's calls: read as data, validated again, and bound to their events.

const mostCalls = 120;
const isText = (value, least) => typeof value === 'string' && value.length >= least && value.length <= 200;
const isCall = (call) =>
  call !== null &&
  typeof call === 'object' &&
  isText(call.event, 1) &&
  isText(call.selector, 1) &&
  actions.has(call.action) &&
  isText(call.target, 0) &&
  call.options !== null &&
  typeof call.options === 'object';

const readCalls = () => {
  // Only our server writes to the head.
  const data = document.querySelector('head > script[type="application/json"]');
  try {
    const calls = JSON.parse(data.textContent);
    return Array.isArray(calls) ? calls.filter(isCall).slice(0, mostCalls) : [];
  } catch {
    return [];
  }
};
const calls = readCalls();
const callsOf = (event) => calls.filter((call) => call.event === event);

/** Automatic actions must not repeat forever: such a call is stopped. */
const mostAlone = 40;
/** Total time limit of automatic actions in ms. */
const longestAlone = 600;
let alone = 0;
const runs = new Map();
/** Time limit of one turn in ms, so that the page stays responsive. */
const longestTurn = 800;
let turnEnds = 0;
/** Whether this turn has time left. A turn is everything before the browser can paint again. */
const hasTime = () => {
  const now = performance.now();
  if (turnEnds === 0) {
    turnEnds = now + longestTurn;
    setTimeout(() => {
      turnEnds = 0;
    });
  }
  return now < turnEnds;
};
const run = (call, node, byPerson) => {
  if (!hasTime()) return;
  if (!byPerson) {
    const done = (runs.get(call) ?? 0) + 1;
    runs.set(call, done);
    if (done > mostAlone + mostElements || alone > longestAlone) return;
  }
  const begun = performance.now();
  try {
    actions.get(call.action)(call, node, byPerson);
  } catch (error) {
    console.warn('pagina.on', call.action, error.message);
  }
  if (!byPerson) alone += performance.now() - begun;
};

const watchers = new Map();
/** How often an element may toggle within two seconds, and how many elements of a call may. */
const mostChanges = 4;
const mostRestless = 2;
const restless = new Map();
/** Limit of repeatedly toggling elements; those that only appear are not counted. */
const mostComeAndGo = 100;
let comeAndGo = 0;
/** Reports when an element enters the viewport; with `once: false` also when it leaves. */
function watch(node, { options }, tell) {
  if (!hasTime()) return;
  if (options.once === false && ++comeAndGo > mostComeAndGo) return;
  let changes = 0;
  let since = 0;
  const watcher = new IntersectionObserver(
    (entries) => {
      const seen = entries.at(-1).isIntersecting;
      if (!seen && options.once !== false) return;
      if (performance.now() - since > 2000) {
        since = performance.now();
        changes = 0;
      }
      changes += 1;
      // An element toggled by its own change would do so forever.
      if (changes > mostChanges) restless.set(options, (restless.get(options) ?? 0) + 1);
      const over = changes > mostChanges || restless.get(options) > mostRestless;
      if (options.once !== false || over) watcher.disconnect();
      tell(seen && !over);
    },
    { threshold: 0.01, rootMargin: '0px 0px -8% 0px' },
  );
  watchers.set(node, watcher);
  watcher.observe(node);
}

const native = 'a[href], button, summary, label, input, video';
/** Makes elements used like buttons keyboard-accessible. */
const makeReachable = (node) => {
  if (!hasTime()) return;
  if (node.matches(`${native}, html, body, main, section, header, footer`)) return;
  if (node.querySelector(native) || around(node, native)) return;
  if (!node.hasAttribute('tabindex')) node.tabIndex = 0;
  if (!node.hasAttribute('role')) node.setAttribute('role', 'button');
};

/** Actions that replace a jump link's default. */
const insteadOfJump = new Set(
  'open close toggle show hide select filter step scrollTo zoom more compare'.split(' '),
);
const use = (call, node, event) => {
  const link = around(event.target, 'a[href]');
  // A press on the contact link only opens it.
  if (link?.matches('[target], [data-contato]') && insteadOfJump.has(call.action)) return;
  const href = link?.getAttribute('href') ?? '';
  const ownPicture = call.action === 'zoom' && link?.querySelector('img');
  if (link && insteadOfJump.has(call.action) && (href[0] === '#' || ownPicture)) event.preventDefault();
  const folded = around(event.target, 'summary')?.parentElement;
  if (folded && insteadOfJump.has(call.action) && targetsOf(call, node).includes(folded))
    event.preventDefault();
  run(call, node, true);
};

const onEach = (event, type, handle) => {
  const own = callsOf(event);
  if (own.length === 0) return;
  document.addEventListener(
    type,
    (happened) => {
      if (!(happened.target instanceof Element) || isOurs(happened.target)) return;
      for (const call of own) {
        if (!hasTime()) return;
        const node = around(happened.target, call.selector);
        if (node) handle(call, node, happened);
      }
    },
    { passive: type.startsWith('touch') },
  );
};

onEach('click', 'click', (call, node, event) => {
  // The picture dialog handles these.
  if (event.defaultPrevented && call.action === 'zoom') return;
  use(call, node, event);
});
onEach('change', 'change', (call, node) => run(call, node, true));
/** Escape closes: it opens nothing. */
const opensSomething = new Set(['open', 'zoom', 'compare']);
onEach('key', 'keydown', (call, node, { key }) => {
  if (key !== (call.options.key ?? 'Escape')) return;
  if (key === 'Escape' && opensSomething.has(call.action)) return;
  const leaves = key === 'Escape' && call.action === 'toggle';
  run(leaves ? { ...call, action: 'close' } : call, node, true);
});
onEach('hover', 'pointerover', (call, node, { pointerType, relatedTarget }) => {
  if (pointerType === 'mouse' && !node.contains(relatedTarget)) run(call, node, false);
});
onEach('leave', 'pointerout', (call, node, { pointerType, relatedTarget }) => {
  if (pointerType === 'mouse' && !node.contains(relatedTarget)) run(call, node, false);
});

let touch = null;
document.addEventListener(
  'touchstart',
  ({ touches: [{ clientX, clientY }] }) => {
    touch = { clientX, clientY };
  },
  { passive: true },
);
onEach('swipe', 'touchend', (call, node, { changedTouches: [end] }) => {
  if (!touch) return;
  const x = end.clientX - touch.clientX;
  if (Math.abs(x) < 50 || Math.abs(x) < 1.5 * Math.abs(end.clientY - touch.clientY)) return;
  if ((x < 0 ? 'left' : 'right') === (call.options.direction ?? 'left')) run(call, node, true);
});

// Enter and space on such elements; arrow keys between tabs.
document.addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (!(target instanceof Element) || isOurs(target)) return;
  if ((key === 'Enter' || key === ' ') && !target.matches(native))
    for (const call of callsOf('click'))
      if (target === around(target, call.selector)) {
        event.preventDefault();
        run(call, target, true);
      }
  const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const tablist = side && target.getAttribute('role') === 'tab' && around(target, '[role="tablist"]');
  if (!tablist) return;
  const tabs = all('[role="tab"]', tablist);
  const next = tabs[(tabs.indexOf(target) + side + tabs.length) % tabs.length];
  next.focus();
  next.click();
});

const undo = {
  addClass: 'removeClass',
  removeClass: 'addClass',
  toggleClass: 'removeClass',
  show: 'hide',
  hide: 'show',
  open: 'close',
  close: 'open',
};
const passing = callsOf('scroll').filter(({ action }) => action in undo);
if (passing.length > 0) {
  const states = new Map();
  let waits = false;
  const look = () => {
    waits = false;
    for (const call of passing) {
      const past = scrollY > (call.options.after ?? 40);
      if (past === (states.get(call) ?? false)) continue;
      states.set(call, past);
      const done = call.action === 'toggleClass' ? 'addClass' : call.action;
      const now = { ...call, action: past ? done : undo[call.action] };
      for (const node of all(call.selector)) {
        if (!hasTime()) return;
        actions.get(now.action)(now, node, false);
      }
    }
  };
  addEventListener(
    'scroll',
    () => {
      if (!waits) requestAnimationFrame(look);
      waits = true;
    },
    { passive: true },
  );
  look();
}

for (const call of callsOf('view'))
  for (const node of all(call.selector)) watch(node, call, (seen) => seen && run(call, node, false));

for (const call of callsOf('load'))
  for (const node of all(call.selector)) {
    if (call.action === 'step' && call.options.every)
      for (const strip of targetsOf(call, node)) autoplay(call, strip);
    else if (call.action === 'observe') {
      // Each element separately, even if the call targets all of them.
      if (!call.target || call.target === call.selector) observe({ ...call, target: '' }, node);
      else observe(call, node);
    } else run(call, node, false);
  }

// The initial state.
const begun = new Set();
for (const call of calls) {
  if (!hasTime()) break;
  const users = call.event === 'click' || call.event === 'change' ? all(call.selector) : [];
  if (call.event === 'click') for (const node of users) makeReachable(node);
  if (call.action === 'select')
    for (const node of users) {
      const place = around(node, '[role="tablist"]') ?? node.parentElement;
      if (begun.has(place) || !hasTime()) continue;
      begun.add(place);
      const chosen = users.find(
        (one) =>
          place.contains(one) &&
          one.matches('[aria-selected="true"], [aria-pressed="true"], .is-current, :checked'),
      );
      run(call, chosen ?? node, false);
    }
  if (call.action === 'more') for (const node of users) run(call, node, false);
  if (call.action === 'step')
    for (const node of users.slice(0, 1).concat(call.event === 'load' ? all(call.selector) : []))
      for (const strip of targetsOf(call, node))
        if (!places.has(strip) && !scrolls(strip) && strip.children.length > 1)
          showSlide(call, strip, list(strip.children), 0);
  if (['open', 'toggle'].includes(call.action) && call.event === 'click')
    for (const node of users) {
      const [target] = targetsOf(call, node);
      if (
        target &&
        target !== node &&
        !target.matches('dialog') &&
        node.matches(`${native}, [role="button"]`)
      )
        node.setAttribute('aria-expanded', String(isOpen(target, classOf(call, 'is-open'))));
    }
}
