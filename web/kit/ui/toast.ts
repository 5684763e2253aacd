import { splitTechnical } from '#web/kit/api/errors.ts';

export interface Toast {
  title: string;
  text?: string;
  /** Failures are 'destructive' (UXT-07). */
  tone?: 'plain' | 'destructive';
  /** A page to look at, which opens beside. */
  link?: { label: string; href: string };
}

/** Display time of a toast in ms (UXT-05). */
const toastMs = 5000;

let hide: ReturnType<typeof setTimeout> | undefined;

function createRegion(): HTMLElement {
  const region = document.createElement('section');
  region.id = 'toast';
  region.setAttribute('aria-label', 'Avisos');
  region.setAttribute('aria-live', 'polite');
  // At the top on a phone: a sheet's buttons are at the bottom.
  region.className =
    'pointer-events-none fixed inset-x-3 top-3 z-50 sm:top-auto sm:right-4 sm:bottom-4 sm:left-auto sm:w-80';
  // Clicks on a notice do not close dialogs, menus or lists, and do not move focus.
  region.addEventListener('pointerdown', (event) => event.stopPropagation());
  region.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.append(region);
  return region;
}

function line(tag: 'strong' | 'p' | 'summary' | 'code', text: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
}

function technicalDetails(text: string): HTMLElement {
  const details = document.createElement('details');
  details.className = 'mt-1 text-[13px]';
  details.append(line('summary', 'Detalhes técnicos', 'cursor-pointer'), line('code', text, 'break-all'));
  // Whoever reads them is not hurried.
  details.addEventListener('toggle', () => clearTimeout(hide));
  return details;
}

function pageLink({ label, href }: NonNullable<Toast['link']>): HTMLElement {
  const element = document.createElement('a');
  element.textContent = label;
  element.href = href;
  element.target = '_blank';
  element.rel = 'noopener';
  element.className = 'mt-1 inline-block font-medium underline underline-offset-4';
  return element;
}

/**
 * Shows a toast, replacing the previous one: at most one is visible (UXT-04), and it disappears immediately
 * on dismissal or timeout (UXT-06). Plain DOM, because the login form shows toasts before the panel's code is
 * loaded. The answer hides it, if it is still the one shown.
 */
export function showToast({ title, text, tone = 'plain', link }: Toast): () => void {
  const region = document.getElementById('toast') ?? createRegion();
  const card = document.createElement('div');
  card.role = tone === 'destructive' ? 'alert' : 'status';
  card.dataset.tone = tone;
  card.className = 'toast fade pointer-events-auto flex items-start gap-3 rounded-xl border p-4';
  const words = document.createElement('div');
  words.className = 'min-w-0 flex-1';
  words.append(line('strong', title, 'block font-semibold'));
  const [message, technical] = splitTechnical(text ?? '');
  if (message) words.append(line('p', message, 'mt-0.5 break-words whitespace-pre-line'));
  if (technical) words.append(technicalDetails(technical));
  if (link) words.append(pageLink(link));
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
  // Hovering or focusing keeps it open.
  card.addEventListener('pointerenter', () => clearTimeout(hide));
  card.addEventListener('pointerleave', start);
  region.replaceChildren(card);
  start();
  return () => card.isConnected && dismissToast();
}

function dismissToast(): void {
  clearTimeout(hide);
  document.getElementById('toast')?.replaceChildren();
}
