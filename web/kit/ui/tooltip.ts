/** How long the pointer rests before a hint appears, in ms. */
const restMs = 350;
const gap = 6;

let shownFor: HTMLElement | null = null;
let text = '';
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
  if (shownFor && !shownFor.hasAttribute('title')) {
    shownFor.setAttribute('title', text);
    shownFor.removeAttribute('aria-description');
  }
  shownFor = null;
}

function show(element: HTMLElement): void {
  hide();
  text = element.title;
  // What it opened says more than its name.
  if (!text || !element.isConnected || element.getAttribute('aria-expanded') === 'true') return;
  shownFor = element;
  // The browser would show its own beside this one.
  element.removeAttribute('title');
  // Meanwhile it is described by the same words.
  if (element.getAttribute('aria-label') !== text) element.setAttribute('aria-description', text);
  const tip = bubble();
  tip.textContent = text;
  place(tip, element.getBoundingClientRect());
}

const hinted = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[title]:not(svg *)') : null;

/**
 * One look for every hint of the panel, at once by keyboard and after a rest by pointer, on touch not at all.
 * It takes over what elements declare as `title`, which a keyboard never sees and a theme never reaches.
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
  for (const over of ['focusout', 'pointerdown', 'keydown', 'scroll'] as const)
    document.addEventListener(over, hide, { capture: true, passive: true });
}
