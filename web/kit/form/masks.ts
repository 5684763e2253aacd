const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** Inserts separators between groups of the given lengths; incomplete groups are fine. */
function group(text: string, parts: [length: number, before: string][]): string {
  let rest = text;
  let grouped = '';
  for (const [length, before] of parts) {
    if (!rest) break;
    grouped += before + rest.slice(0, length);
    rest = rest.slice(length);
  }
  return grouped;
}

/** Formats 12.345.678/0001-95 while typing, digits or letters; anything else is unchanged. */
export function maskCnpj(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  if (letters.length > 14) return typed;
  return group(letters, [
    [2, ''],
    [3, '.'],
    [3, '.'],
    [4, '/'],
    [2, '-'],
  ]);
}

/**
 * Formats (11) 91234-5678 while typing, with or without +55; 0800 and 4004 numbers in their usual form.
 * Foreign numbers and text are unchanged.
 */
export function maskPhone(typed: string): string {
  if (/[a-z]/i.test(typed)) return typed;
  const international = typed.trim().startsWith('+');
  const digits = onlyDigits(typed);
  const hasCountry = digits.startsWith('55') && (international || digits.length > 11);
  if (international && !hasCountry) return typed;
  const local = hasCountry ? digits.slice(2) : digits;
  if (local.length > 11) return typed;
  const country = hasCountry ? '+55 ' : '';
  if (local.startsWith('0'))
    return (
      country +
      group(local, [
        [4, ''],
        [3, ' '],
        [4, ' '],
      ])
    );
  if (/^[34]00\d/.test(local) && local.length <= 8)
    return (
      country +
      group(local, [
        [4, ''],
        [4, '-'],
      ])
    );
  return (
    country +
    group(local, [
      [2, '('],
      [local.length > 10 ? 5 : 4, ') '],
      [4, '-'],
    ])
  );
}

/** A stored telephone as it is dialled in Brazil: '+55 11 91234-5678' → '(11) 91234-5678'; a foreign one unchanged. */
export const nationalPhone = (phone: string | null): string | null =>
  phone && maskPhone(phone).replace(/^\+55 /, '');

/** Formats 12345-F while typing, as on the card; a state behind it or a word before it stays. */
export const maskCreci = (typed: string): string => typed.toUpperCase().replace(/(\d)([A-Z])$/, '$1-$2');

/**
 * Formats 450.000,50 while typing. A point typed at the end is the comma, as on a numeric keypad; three
 * digits after it make it a thousands separator; a pasted '450000.50' is understood.
 */
export function maskDecimal(typed: string): string {
  const text = typed.replace(/[^\d.,]/g, '').replace(/^(\d{4,})\.(\d{1,2})$/, '$1,$2');
  const last = /\.$/.test(text) && !text.includes(',') ? text.length - 1 : text.indexOf(',');
  const [before, after] = last < 0 ? [text, null] : [text.slice(0, last), text.slice(last + 1)];
  const cents = after === null ? null : onlyDigits(after);
  if (cents !== null && cents.length > 2) return maskDecimal(onlyDigits(before) + cents);
  const whole = onlyDigits(before).replace(/^0+(?=\d)/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return cents === null ? grouped : `${grouped || '0'},${cents}`;
}

/**
 * Formats 30/06/2029 or 06/2029 while typing: digits after the first two are a year if they start like one.
 */
export function maskDayOrMonth(typed: string): string {
  const digits = onlyDigits(typed).slice(0, 8);
  const isMonth = /^\d{2}(19|20|21)/.test(digits);
  if (isMonth) return `${digits.slice(0, 2)}/${digits.slice(2, 6)}`;
  return group(digits, [
    [2, ''],
    [2, '/'],
    [4, '/'],
  ]);
}

/** Formats 30/06/2029 while typing; '1/6/2029' stays as typed, a pasted 2029-06-30 is understood. */
export function maskDay(typed: string): string {
  const [, year, month, day] = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(typed) ?? [];
  if (year) return `${day}/${month}/${year}`;
  if (/^\d{1,2}\/(?:\d{1,2}(?:\/\d{0,4})?)?$/.test(typed)) return typed;
  return group(onlyDigits(typed).slice(0, 8), [
    [2, ''],
    [2, '/'],
    [4, '/'],
  ]);
}

/** Digits only. */
export const maskDigits = (typed: string): string => onlyDigits(typed);

const isMark = (character: string) => !/[\p{L}\p{N}]/u.test(character);

/** The caret's position after masking: behind the same letter or digit. */
export function caretAfterMask(typed: string, caret: number, masked: string): number {
  if (typed.length === masked.length || masked.startsWith(typed.slice(0, caret))) return caret;
  let wanted = [...typed.slice(0, caret)].filter((character) => !isMark(character)).length;
  let position = 0;
  while (position < masked.length && wanted > 0) {
    if (!isMark(masked[position]!)) wanted -= 1;
    position += 1;
  }
  return position;
}
