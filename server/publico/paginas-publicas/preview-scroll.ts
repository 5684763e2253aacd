/**
 * Synchronises the scrolling of two preview frames. Frames of generated code have opaque origins, so position
 * is exchanged by message only: the top section and the offset in it, or the share of the page if the section
 * is missing.
 */
export const scrollScript = `'use strict';
(() => {
  const sections = () => [...document.querySelectorAll('main > [id], section[id]')];
  let told = 0;
  const place = () => {
    const root = document.documentElement;
    const most = Math.max(1, root.scrollHeight - innerHeight);
    let id = null;
    let share = 0;
    for (const section of sections()) {
      const box = section.getBoundingClientRect();
      if (box.top <= 1 && box.bottom > 1) {
        id = section.id;
        share = -box.top / Math.max(1, box.height);
      }
    }
    return { previa: 'lugar', id, share, whole: scrollY / most };
  };
  addEventListener('scroll', () => {
    if (performance.now() < told) return;
    parent.postMessage(place(), '*');
  }, { passive: true });
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || !data || data.previa !== 'lugar') return;
    told = performance.now() + 150;
    const section = typeof data.id === 'string' ? document.getElementById(data.id) : null;
    const root = document.documentElement;
    const top = section
      ? section.getBoundingClientRect().top + scrollY + section.offsetHeight * Number(data.share)
      : Number(data.whole) * (root.scrollHeight - innerHeight);
    scrollTo({ top, behavior: 'instant' });
  });
})();
`;

/** In the studio a click names its part, which the editor opens, and leads nowhere. */
export const pickScript = `${scrollScript}
addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('a[href]')) event.preventDefault();
  const section = target?.closest('main > [id], section[id]');
  if (section) parent.postMessage({ previa: 'parte', id: section.id }, '*');
}, true);
`;
