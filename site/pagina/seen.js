// A sheet that hides protected elements is discarded. Whatever its rules, the rendered result is checked: a
// page whose sheet covers, clips or displaces such a text is shown plainly.

const root = document.documentElement;
const showPlainly = () => {
  document.querySelector('head > style[data-folha]')?.remove();
  for (const node of list(document.querySelectorAll('body [style]'))) node.removeAttribute('style');
  root.setAttribute('data-sem-folha', '');
};

const partOf = (box, width, height) => (width * height) / Math.max(1, box.width * box.height);
const within = (box, { left, top, right, bottom }) =>
  partOf(
    box,
    Math.max(0, Math.min(box.right, right) - Math.max(box.left, left)),
    Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top)),
  );
const everywhere = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** Where an element's letters are rendered, line by line; null if deliberately hidden. */
const lettersOf = (node) => {
  if (around(node, '[hidden], dialog')) return null;
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = list(range.getClientRects()).filter(({ width, height }) => width > 0 && height > 0);
  return { box: range.getBoundingClientRect(), lines };
};
/** Overlapping letters take less space than any typeface needs. */
const isCrowded = (node, { width, height }) => {
  const letters = node.textContent.replace(/\s+/g, '').length;
  const written = [node, ...list(node.querySelectorAll('*')).slice(0, 40)];
  const size = Math.min(...written.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  return letters >= 8 && width * height < size * size * letters * 0.28;
};
const isInside = (node, box) => {
  if (box.width < 4 || box.height < 8 || isCrowded(node, box)) return false;
  if (within(box, { ...everywhere, left: 0, right: innerWidth }) < 0.6) return false;
  for (let one = node.parentElement; one && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const bounds = one.getBoundingClientRect();
    const clip = {
      ...everywhere,
      ...(overflowX === 'visible' ? {} : { left: bounds.left, right: bounds.right }),
      ...(overflowY === 'visible' ? {} : { top: bounds.top, bottom: bounds.bottom }),
    };
    if (within(box, clip) < 0.6) return false;
  }
  return true;
};

/** Whether the cover is an open part that a person opened and can close. */
const canBeClosed = (cover) => {
  const closer = around(cover, '[data-guarda="parte"]')?.querySelector('[aria-expanded="true"]');
  if (!closer) return false;
  const { left, top, width, height } = closer.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (closer.contains(hit) || hit.contains(closer));
};
/** A fixed cover hides something else a moment later, except at the page's ends. */
const coversForGood = (cover) => {
  if (canBeClosed(cover)) return false;
  for (let one = cover; one && one !== document.body; one = one.parentElement) {
    if (!['fixed', 'sticky'].includes(getComputedStyle(one).position)) continue;
    const { top, height } = one.getBoundingClientRect();
    if (height > innerHeight * 0.7) return true;
    return top + height / 2 < innerHeight / 2 ? scrollY < 2 : scrollY + innerHeight > root.scrollHeight - 2;
  }
  return true;
};
const isCovered = (node, lines) => {
  if (root.matches(':has(dialog[open])')) return false;
  const inView = lines.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
  const covered = inView.filter(({ left, top, width, height }) => {
    const hidden = [0.1, 0.3, 0.5, 0.7, 0.9].filter((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2);
      if (!hit || node.contains(hit) || viewer.contains(hit)) return false;
      // Positions and containers are found without rendering.
      return hit.contains(node) || coversForGood(hit);
    });
    return hidden.length > 2;
  });
  return covered.length > 0 && covered.length * 2 >= inView.length;
};
const lookFor = (nodes) => {
  root.setAttribute('data-olhar', '');
  const lost = nodes.filter((node) => {
    const letters = lettersOf(node);
    return letters && (!isInside(node, letters.box) || isCovered(node, letters.lines));
  });
  root.removeAttribute('data-olhar');
  return lost;
};
/** Twice, a moment apart: an element in motion is not lost. */
const keepSeen = () => {
  if (root.hasAttribute('data-sem-folha')) return;
  const lost = lookFor(all('[data-guarda="texto"]'));
  if (lost.length > 0)
    setTimeout(() => {
      if (lookFor(lost).length > 0) showPlainly();
    }, 500);
};
let looked = 0;
const lookSoon = (delay) => () => {
  clearTimeout(looked);
  looked = setTimeout(keepSeen, delay);
};
addEventListener('load', () => soon(keepSeen));
addEventListener('scroll', lookSoon(300), { passive: true });
addEventListener('resize', lookSoon(500), { passive: true });
document.addEventListener('click', lookSoon(700));
setTimeout(keepSeen, 3000);
