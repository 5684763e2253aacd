// What a call targets, and what none may hide.

/** The element another one references: `aria-controls`, `data-alvo`, `href="#id"`. */
const namedBy = (node) => {
  const href = node.getAttribute('href') || '';
  const id = node.getAttribute('aria-controls') || node.dataset.alvo || (href[0] === '#' ? href : '');
  const found = id ? document.getElementById(id.replace(/^#/, '')) : null;
  return found && document.body.contains(found) && !isOurs(found) ? found : null;
};

/** Where a call's targets are searched. */
const scopeOf = ({ options }, node) => (options.within ? around(node, options.within) : document);

const targetsOf = (call, node) => {
  const scope = scopeOf(call, node);
  if (!scope) return [];
  return call.target ? all(call.target, scope) : [namedBy(node) || node];
};
/** A call's elements similar to the one used: those of its group, if it has several. */
const likeOf = ({ selector, options }, node) => {
  const group = options.within ? around(node, options.within) : null;
  if (!group) return all(selector);
  const inside = all(selector, group);
  return inside.length > 1 ? inside : all(selector, group.parentElement ?? document);
};

/**
 * Whether an element is protected. The server marked legal texts, corretor, price, main heading, and their
 * ancestors.
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
    // An initially hidden element is shown by the first call that shows it.
    own.delete('');
  }
  node.hidden = own.size > 0;
};

/** Initially hidden elements are hidden again on closing. */
const beganHidden = new WeakSet();
for (const node of document.querySelectorAll('[hidden]')) {
  beganHidden.add(node);
  reasons.set(node, new Set(['']));
}
