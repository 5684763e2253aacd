/** How long the pointer rests before a hint appears, in ms. */
const restMs = 350;
const gap = 6;

let shownFor: HTMLElement | null = null;
let isDescribed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function bubble(): HTMLElement {
  const known = document.getElementById('dica');
  if (known) return known;
  const made = document.createElement('div');
  made.id = 'dica';
  // What it says is the element's own name or description already.
  made.setAttribute('aria-hidden', 'true');
  made.className =
    'pointer-events-none fixed z-50 max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-[13px] break-words text-canvas shadow-lg shadow-black/10';
  document.body.append(made);
  return made;
}

/** Beside the element, above it where there is no room below, never beyond the window. */
function place(tip: HTMLElement, of: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.max(gap, Math.min(of.left + of.width / 2 - width / 2, innerWidth - width - gap));
  const below = of.bottom + gap;
  const top = below + height > innerHeight - gap ? Math.max(gap, of.top - height - gap) : below;
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}

function hide(): void {
  clearTimeout(timer);
  document.getElementById('dica')?.remove();
  if (isDescribed) shownFor?.removeAttribute('aria-description');
  isDescribed = false;
  shownFor = null;
}

function show(element: HTMLElement): void {
  hide();
  const text = element.dataset.hint;
  // What it opened says more than its name.
  if (!text || !element.isConnected || element.getAttribute('aria-expanded') === 'true') return;
  shownFor = element;
  // Meanwhile it is described by the same words.
  isDescribed = !element.hasAttribute('aria-description') && element.getAttribute('aria-label') !== text;
  if (isDescribed) element.setAttribute('aria-description', text);
  const tip = bubble();
  tip.textContent = text;
  place(tip, element.getBoundingClientRect());
}

const hinted = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

/**
 * One look for every hint of the panel, of whatever declares `data-hint`: at once by keyboard, after a rest by pointer;
 * on touch none, but for why a button does nothing, which any press of it shows. A browser's own `title` comes late,
 * never by keyboard, and in its own look. One listener serves every cell of a table; a library's hint would be a
 * component for each.
 */
export function showHints(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (shownFor?.contains(target as Node)) return;
    hide();
    const element = pointerType === 'touch' ? null : hinted(target);
    if (element) timer = setTimeout(() => show(element), restMs);
  });
  document.addEventListener('focusin', ({ target }) => {
    const element = hinted(target);
    if (element && element === target && element.matches(':focus-visible')) show(element);
    else hide();
  });
  document.addEventListener('click', ({ target }) => {
    const element = hinted(target);
    if (element?.hasAttribute('data-refused')) show(element);
  });
  for (const over of ['focusout', 'pointerdown', 'keydown', 'scroll'] as const)
    document.addEventListener(over, hide, { capture: true, passive: true });
}
