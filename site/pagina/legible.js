// What must be seen is also told from what is behind it: colours are what a browser makes of them,
// so they are looked at here. A text that nobody could read gets colours of its own.

const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
/** Red, green, blue and opacity of a colour in whatever way it is written. */
const partsOf = (color) => {
  paint.clearRect(0, 0, 1, 1);
  paint.fillStyle = 'rgba(0,0,0,0)';
  paint.fillStyle = color;
  paint.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = paint.getImageData(0, 0, 1, 1).data;
  return { light: luminance(red, green, blue), alpha: alpha / 255 };
};
const luminance = (...parts) =>
  parts
    .map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const colors =
  /(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\((?:[^()]|\([^()]*\))*\)|#[0-9a-f]{3,8}/gi;
/** The colours an element puts behind its text: null where a picture is among them. */
const behindOf = (style) => {
  const picture = style.backgroundImage.indexOf('url(');
  if (picture >= 0) {
    // What is painted over a picture is what stands behind the text.
    const over = (style.backgroundImage.slice(0, picture).match(colors) || []).map(partsOf);
    return over.some(({ alpha }) => alpha > 0.8) ? over.filter(({ alpha }) => alpha > 0.5) : null;
  }
  const drawn = style.backgroundImage === 'none' ? [] : style.backgroundImage.match(colors) || [];
  // A shadow that goes inwards is painted like a background.
  const inner = style.boxShadow.includes('inset') ? style.boxShadow.match(colors) || [] : [];
  return [...drawn, ...inner, style.backgroundColor].map(partsOf).filter(({ alpha }) => alpha > 0.5);
};

/** Every colour that could be right behind a text; null where that is a picture. */
const backgroundsOf = (node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const covers = (box) =>
    box.left <= middle.x && box.right >= middle.x && box.top <= middle.y && box.bottom >= middle.y;
  for (let one = node; one; one = one.parentElement) {
    const found = [];
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(one, pseudo);
      if (pseudo && (style.content === 'none' || style.display === 'none' || style.position !== 'absolute'))
        continue;
      const own = behindOf(style);
      if (!own) return null;
      found.push(...own);
    }
    if (found.length > 0) return found;
    // Whatever a drawing or a box laid over the same place has for colours may be behind the text.
    const laid =
      one === node
        ? []
        : list(one.querySelectorAll('*'))
            .slice(0, 400)
            .filter((box) => !box.contains(node) && !node.contains(box) && isLaid(box))
            .filter((box) => covers(box.getBoundingClientRect()));
    if (laid.some((box) => box.matches('svg'))) return [0, 1].map((light) => ({ light, alpha: 1 }));
    const painted = laid.flatMap((box) => behindOf(getComputedStyle(box)) ?? []);
    if (painted.length > 0) return painted;
    if (
      one !== node &&
      list(one.querySelectorAll('img, video')).some(
        (media) => getComputedStyle(media).opacity > 0.6 && covers(media.getBoundingClientRect()),
      )
    )
      return null;
  }
  return [{ light: 1, alpha: 1 }];
};

const isLaid = (box) => box.matches('svg') || getComputedStyle(box).position === 'absolute';

const leastContrast = 1.8;
const isLegible = (node) => {
  const front = partsOf(getComputedStyle(node).color);
  if (front.alpha < 0.45) return false;
  const behind = backgroundsOf(node);
  return !behind || behind.every(({ light }) => contrast(front.light, light) >= leastContrast);
};
const keepLegible = () => {
  for (const node of all('[data-guarda="texto"]')) {
    const texts = [node, ...list(node.querySelectorAll('*')).slice(0, 40)].filter((one) =>
      list(one.childNodes).some((child) => child.nodeType === 3 && child.data.trim() !== ''),
    );
    if (!texts.every(isLegible)) node.setAttribute('data-guarda-cor', '');
  }
};
const soon = window.requestIdleCallback ?? ((work) => setTimeout(work, 200));
addEventListener('load', () => soon(keepLegible));
// Colours that come later: after a call, or by a transition.
document.addEventListener('click', () => setTimeout(keepLegible, 600));
setTimeout(keepLegible, 2500);
let changed = 0;
new MutationObserver(() => {
  clearTimeout(changed);
  changed = setTimeout(keepLegible, 150);
}).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class', 'hidden'] });
