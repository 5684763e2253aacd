// Protected elements must also contrast with their background: colours are resolved by the browser, so they
// are checked here. An unreadable text gets colours of its own.

const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
/** RGBA components of a colour in any notation. */
const partsOf = (color) => {
  paint.clearRect(0, 0, 1, 1);
  paint.fillStyle = 'rgba(0,0,0,0)';
  paint.fillStyle = color;
  paint.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = paint.getImageData(0, 0, 1, 1).data;
  return { parts: [red, green, blue], alpha: alpha / 255 };
};
const luminance = (parts) =>
  parts
    .map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
const contrast = (one, other) => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
const [black, white] = [0, 255].map((part) => ({ parts: [part, part, part], alpha: 1 }));

const colors =
  /(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\((?:[^()]|\([^()]*\))*\)|#[0-9a-f]{3,8}/gi;
const gradients = /gradient\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gi;
const isThick = ({ alpha }) => alpha > 0.5;
/** A translucent layer by its most opaque colour; many of them add up. */
const veilOf = (layer) => layer.reduce((most, one) => (one.alpha > most.alpha ? one : most));

/** The colours and translucent layers an element puts behind its text: null if a picture is among them. */
const behindOf = (style) => {
  const picture = style.backgroundImage.indexOf('url(');
  if (picture >= 0) {
    // What is painted over a picture is the text's background.
    const over = (style.backgroundImage.slice(0, picture).match(colors) || []).map(partsOf);
    return over.some(({ alpha }) => alpha > 0.8) ? { walls: over.filter(isThick), veils: [] } : null;
  }
  // An inset shadow is painted like a background.
  const inner = style.boxShadow.includes('inset') ? style.boxShadow.match(colors) || [] : [];
  const layers = [...inner, ...(style.backgroundImage.match(gradients) || []), style.backgroundColor]
    .map((layer) => (layer.match(colors) || []).map(partsOf))
    .filter((layer) => layer.length > 0);
  return {
    walls: layers.flat().filter(isThick),
    veils: layers
      .filter((layer) => !layer.some(isThick))
      .map(veilOf)
      .filter(({ alpha }) => alpha > 0.1),
  };
};

/** Approximate box of generated content; null if it has none. */
const pseudoBox = (parent, style, pseudo) => {
  const [width, height] = [style.width, style.height].map(Number.parseFloat);
  if (Number.isNaN(width) || Number.isNaN(height)) return null;
  const [left, top] = (style.position === 'relative' ? [style.left, style.top] : ['0', '0']).map(
    (length) => Number.parseFloat(length) || 0,
  );
  const [x, y] = style.translate.split(' ').map((length) => Number.parseFloat(length) || 0);
  const { e, f } = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
  const own = parent.getBoundingClientRect();
  const begin = pseudo === '::before' ? own.top : own.bottom - height;
  const box = { left: own.left + left + (x || 0) + e, top: begin + top + (y || 0) + f };
  return { ...box, right: box.left + width, bottom: box.top + height };
};

const meets = (one, other) =>
  one.left - 12 <= other.right &&
  one.right + 12 >= other.left &&
  one.top - 12 <= other.bottom &&
  one.bottom + 12 >= other.top;
/** Whether a part shows nothing beyond its own edges, as the rules of every page have it. */
const isClosed = (part) =>
  part.matches('[data-guarda="parte"]') && !part.matches(':has([aria-expanded="true"], dialog[open])');
/**
 * Everything that may be behind the texts without containing them, with its position: computed once for all. A
 * part of the page that touches none of them is left out whole, and stays without layout while out of view.
 */
const placesAround = (texts) => {
  const spots = texts.map((text) => text.getBoundingClientRect());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (part) =>
    isClosed(part) && !spots.some((spot) => meets(part.getBoundingClientRect(), spot))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const places = [];
  for (let seen = 0; seen < 6000 && walker.nextNode(); seen += 1) {
    const box = walker.currentNode;
    if (box.matches('img, video') || isLaid(box)) places.push({ box, place: box.getBoundingClientRect() });
  }
  return places;
};

/** Every colour that could be directly behind a text; null for a picture. */
const backgroundsOf = (node, onPage) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const covers = (box) =>
    box.left <= middle.x && box.right >= middle.x && box.top <= middle.y && box.bottom >= middle.y;
  const nearby = onPage.filter(
    ({ box, place }) => covers(place) && !box.contains(node) && !node.contains(box) && !isOurs(box),
  );
  const veils = [];
  const seenThrough = (walls) =>
    walls.map(({ parts }) =>
      veils.reduceRight(
        (behind, veil) => behind.map((part, i) => veil.parts[i] * veil.alpha + part * (1 - veil.alpha)),
        parts,
      ),
    );
  for (let one = node; one; one = one.parentElement) {
    const walls = [];
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(one, pseudo);
      if (pseudo && (style.content === 'none' || style.display === 'none')) continue;
      if (pseudo && style.position !== 'absolute') {
        const box = pseudoBox(one, style, pseudo);
        if (!box || !covers(box)) continue;
      }
      const own = behindOf(style);
      if (!own) return null;
      walls.push(...own.walls);
      veils.push(...own.veils);
    }
    if (walls.length > 0) return seenThrough(walls);
    // Any overlapping drawing or box may be behind the text.
    const laid =
      one === node ? [] : nearby.map(({ box }) => box).filter((box) => one.contains(box) && isLaid(box));
    if (laid.some((box) => box.matches('svg'))) return seenThrough([black, white]);
    const painted = laid.flatMap((box) => behindOf(getComputedStyle(box))?.walls ?? []);
    if (painted.length > 0) return seenThrough(painted);
    if (
      one !== node &&
      nearby.some(
        ({ box }) => box.matches('img, video') && one.contains(box) && getComputedStyle(box).opacity > 0.6,
      )
    )
      return null;
  }
  return seenThrough([white]);
};

const isLaid = (box) => box.matches('svg') || getComputedStyle(box).position === 'absolute';

const leastContrast = 2.3;
const isLegible = (node, onPage) => {
  const front = partsOf(getComputedStyle(node).color);
  if (front.alpha < 0.45) return false;
  const behind = backgroundsOf(node, onPage);
  return !behind || behind.every((parts) => contrast(front.parts, parts) >= leastContrast);
};
const keepLegible = () => {
  const guarded = all('[data-guarda="texto"]');
  const onPage = placesAround(guarded);
  for (const node of guarded) {
    const texts = [node, ...list(node.querySelectorAll('*')).slice(0, 40)].filter((one) =>
      list(one.childNodes).some((child) => child.nodeType === 3 && child.data.trim() !== ''),
    );
    if (!texts.every((one) => isLegible(one, onPage))) node.setAttribute('data-guarda-cor', '');
  }
};
const soon = window.requestIdleCallback ?? ((work) => setTimeout(work, 200));
addEventListener('load', () => soon(keepLegible));
// Later colour changes: after a call, or by a transition.
document.addEventListener('click', () => setTimeout(keepLegible, 600));
setTimeout(keepLegible, 2500);
let changed = 0;
new MutationObserver(() => {
  clearTimeout(changed);
  changed = setTimeout(keepLegible, 150);
}).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class', 'hidden'] });
