// Shared helpers of the page script. The parts are joined into one function in this order: kit, viewer, contato, ours, calculo,
// targets, actions, calls, legible, seen (server/publico/paginas-publicas/page-script.ts).
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const behavior = () => (calm.matches ? 'auto' : 'smooth');
const list = (nodes) => [...nodes];
const named = (node, className, label) => {
  node.className = className;
  if (label) node.setAttribute('aria-label', label);
  return node;
};
const button = (className, label) => {
  const node = named(document.createElement('button'), className, label);
  node.type = 'button';
  return node;
};
const clamp = (value, most) => Math.min(Math.max(value, -most), most);

/** Elements a selector is evaluated on: enough for any page, too few to block a browser. */
const mostElements = 400;
/** Whether an element was created by our script; page calls do not reach it. */
const isOurs = (node) => node.closest('[data-nosso]') !== null;
/** The page's own elements matching a selector; none if it is invalid. */
const all = (selector, scope = document) => {
  try {
    const found = list(scope.querySelectorAll(selector)).slice(0, mostElements);
    return found.filter((node) => document.documentElement.contains(node) && !isOurs(node));
  } catch {
    return [];
  }
};
const around = (node, selector) => {
  try {
    return node.closest(selector);
  } catch {
    return null;
  }
};
