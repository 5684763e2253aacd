// What a call reaches, and what none may hide.

/** The element that another one names: `aria-controls`, `data-alvo`, `href="#id"`. */
const namedBy = (node) => {
  const href = node.getAttribute('href') || '';
  const id = node.getAttribute('aria-controls') || node.dataset.alvo || (href[0] === '#' ? href : '');
  const found = id ? document.getElementById(id.replace(/^#/, '')) : null;
  return found && document.body.contains(found) && !isOurs(found) ? found : null;
};

/** Where the targets of a call are looked for. */
const scopeOf = ({ options }, node) => (options.within ? around(node, options.within) : document);

const targetsOf = (call, node) => {
  const scope = scopeOf(call, node);
  if (!scope) return [];
  return call.target ? all(call.target, scope) : [namedBy(node) || node];
};
/** The elements of a call like the one that is used: those of its group where there are several in one. */
const likeOf = ({ selector, options }, node) => {
  const group = options.within ? around(node, options.within) : null;
  if (!group) return all(selector);
  const inside = all(selector, group);
  return inside.length > 1 ? inside : all(selector, group.parentElement ?? document);
};

/**
 * Must an element be seen? The server marked what the law wants read, the broker, the price, the main
 * heading, and all that holds them.
 */
const mustBeSeen = (node) =>
  node.matches('html, head, body, main, h1, [data-guarda]') ||
  node.querySelector('main, h1, [data-guarda]') !== null;

/** Why an element is hidden: several calls may each have a reason. */
const reasons = new WeakMap();
const setHidden = (node, hidden, reason = '') => {
  if (hidden && mustBeSeen(node)) return;
  const own = reasons.get(node) || new Set();
  reasons.set(node, own);
  if (hidden) own.add(reason);
  else {
    own.delete(reason);
    // What began hidden is shown by the first call that shows it.
    own.delete('');
  }
  node.hidden = own.size > 0;
};

/** Elements that began hidden are hidden again when they close. */
const beganHidden = new WeakSet();
for (const node of document.querySelectorAll('[hidden]')) {
  beganHidden.add(node);
  reasons.set(node, new Set(['']));
}
