export interface Toast {
  title: string;
  text?: string;
  /** Failures are 'destructive' (UXT-07). */
  tone?: 'plain' | 'destructive';
}

/** How long a toast shows, in milliseconds (UXT-05). */
const toastMs = 5000;

let hide: ReturnType<typeof setTimeout> | undefined;

function createRegion(): HTMLElement {
  const region = document.createElement('section');
  region.id = 'toast';
  region.setAttribute('aria-label', 'Avisos');
  region.setAttribute('aria-live', 'polite');
  // On a phone at the top: the buttons of a sheet stand at its foot, under the thumb.
  region.className =
    'pointer-events-none fixed inset-x-3 top-3 z-50 sm:top-auto sm:right-4 sm:bottom-4 sm:left-auto sm:w-80';
  // What closes on a press outside of it (dialog, menu, list) never hears of one on a notice, and the
  // focus stays where it was.
  region.addEventListener('pointerdown', (event) => event.stopPropagation());
  region.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(region);
  return region;
}

function line(tag: 'strong' | 'p', text: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
}

/**
 * Shows a toast in the place of the one before it: at most one is visible (UXT-04), and it is gone
 * the moment it is dismissed or its time is over (UXT-06). Plain DOM, because the login form, which
 * comes before the panel's code, shows toasts too.
 */
export function showToast({ title, text, tone = 'plain' }: Toast): void {
  const region = document.getElementById('toast') ?? createRegion();
  const card = document.createElement('div');
  card.role = tone === 'destructive' ? 'alert' : 'status';
  card.dataset.tone = tone;
  card.className = 'toast fade pointer-events-auto flex items-start gap-3 rounded-xl border p-4';
  const words = document.createElement('div');
  words.className = 'min-w-0 flex-1';
  words.append(line('strong', title, 'block font-semibold'));
  if (text) words.append(line('p', text, 'mt-0.5 break-words whitespace-pre-line'));
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', 'Fechar aviso');
  close.className = '-m-2 grid size-9 shrink-0 place-items-center rounded-md text-lg leading-none';
  close.addEventListener('click', dismissToast);
  card.append(words, close);

  const start = () => {
    clearTimeout(hide);
    hide = setTimeout(dismissToast, toastMs);
  };
  // Whoever is reading it or reaching for its button keeps it.
  card.addEventListener('pointerenter', () => clearTimeout(hide));
  card.addEventListener('pointerleave', start);
  region.replaceChildren(card);
  start();
}

function dismissToast(): void {
  clearTimeout(hide);
  document.getElementById('toast')?.replaceChildren();
}
