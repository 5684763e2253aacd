/** An element of the login page, which is no React. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

export function button(label: string, look: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', `button ${look} login-submit`, label);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

/** A labelled field, and what shows or clears its error. */
export function loginField(label: string, given: Partial<HTMLInputElement> & { id: string }, hint = '') {
  const field = element('div', 'login-field');
  const words = element('label', '', label);
  const input = element('input', 'control');
  words.htmlFor = given.id;
  Object.assign(input, given, { name: given.id, spellcheck: false, autocapitalize: 'none' });
  const note = element('p', 'login-note', hint);
  note.id = `${given.id}-hint`;
  note.hidden = hint === '';
  const error = element('p', 'field-error');
  error.id = `${given.id}-error`;
  error.role = 'alert';
  error.hidden = true;
  const nameNotes = () => {
    const ids = [hint && note.id, !error.hidden && error.id].filter(Boolean).join(' ');
    if (ids) input.setAttribute('aria-describedby', ids);
    else input.removeAttribute('aria-describedby');
  };
  nameNotes();
  field.append(words, input, note, error);
  /** Says what is wrong with it; without words nothing is. Whether it is right. */
  const fault = (text: string): boolean => {
    error.textContent = text;
    error.hidden = text === '';
    input.setAttribute('aria-invalid', String(text !== ''));
    nameNotes();
    if (text) input.focus();
    return text === '';
  };
  return { field, input, fault };
}
