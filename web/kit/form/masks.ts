const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** Puts the marks between groups of the given lengths; what is missing at the end is left out. */
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

/** 12.345.678/0001-95 as it is typed, digits or letters; what cannot be one stays as it is. */
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
 * (11) 91234-5678 as it is typed, with or without +55, 0800 and 4004 numbers as they are spoken.
 * Other countries' numbers, and whatever holds words, stay as they are.
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

/**
 * 450.000,50 as it is typed. A point typed at the end is the comma, as on a numeric keypad; three
 * digits behind it were a group of thousands after all; '450000.50', pasted, is read as it is meant.
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
 * 30/06/2029 or 06/2029 as it is typed: what follows the first two digits is a year where it begins
 * as one of ours does.
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

/** Digits alone. */
export const maskDigits = (typed: string): string => onlyDigits(typed);

const isMark = (character: string) => !/[\p{L}\p{N}]/u.test(character);

/** Where the caret belongs after a mask: behind the same letter or digit as before it. */
export function caretAfterMask(typed: string, caret: number, masked: string): number {
  if (typed.length === masked.length) return caret;
  let wanted = [...typed.slice(0, caret)].filter((character) => !isMark(character)).length;
  let position = 0;
  while (position < masked.length && wanted > 0) {
    if (!isMark(masked[position]!)) wanted -= 1;
    position += 1;
  }
  return position;
}
