/** How long a dialog may take to appear, in ms; what was typed until then is given up. */
const patienceMs = 5000;

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** The texts typed so far, one per field: Tab goes on to the next. */
let texts: string[] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function stop(): void {
  texts = null;
  clearTimeout(timer);
  window.removeEventListener('keydown', hear, true);
  window.removeEventListener('pointerdown', stop, true);
}

function hear(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!texts || ctrlKey || metaKey || key === 'Escape' || key === 'Enter' || isText(event.target)) {
    stop();
    return;
  }
  const last = texts.length - 1;
  if (key === 'Tab' && !event.shiftKey) texts.push('');
  else if (key === 'Backspace') texts[last] = texts[last]!.slice(0, -1);
  // AltGr writes letters too.
  else if (key.length === 1 && (!altKey || event.getModifierState('AltGraph'))) texts[last] += key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function insert(field: HTMLElement, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { value } = field;
  const from = field.selectionStart ?? value.length;
  const next = value.slice(0, from) + text + value.slice(field.selectionEnd ?? from);
  // React keeps the value it knows in the element's own property.
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, next);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What is typed between asking for a dialog and seeing it goes into its first fields instead of nowhere. */
export const typeAhead = {
  /** A dialog was asked for. */
  start(): void {
    stop();
    texts = [''];
    timer = setTimeout(stop, patienceMs);
    window.addEventListener('keydown', hear, true);
    window.addEventListener('pointerdown', stop, true);
  },
  /** It is there, with the focus in the first of these fields. */
  deliver(fields: readonly HTMLElement[]): void {
    const typed = texts ?? [];
    stop();
    for (const [n, text] of typed.entries()) {
      const field = fields[n];
      if (!field) return;
      if (n > 0) field.focus();
      if (text) insert(field, text);
    }
  },
};
