/**
 * Formats a typed CRECI as 'CRECI 12345-F/SC': a bare number gets the word and its state, a text containing
 * either is kept (BRK-52, BRK-53).
 */
export function creciText(creci: string, ufCreci: string | null): string {
  const number = creci.trim();
  const named = /creci/i.test(number) ? number : `CRECI ${number}`;
  const namesState = /[/\s-][A-Z]{2}(?![A-Za-z])/i.test(named.replace(/^.*?creci(?=[\s])/i, ''));
  return ufCreci && !namesState ? `${named}/${ufCreci}` : named;
}
