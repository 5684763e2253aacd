import { normalCreci } from '#contract/cadastros/creci.ts';

/** Whether an e-mail address looks whole. */
export const isWholeEmail = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim());

/** Area code and number; service numbers have none. */
const brazilian = /^(?:[1-9]{2}(?:9\d{8}|[2-5]\d{7})|0[3589]00\d{6,7}|[34]00\d{5})$/;

/** Whether a telephone looks whole; foreign ones are left alone. */
export function isWholePhone(phone: string): boolean {
  const typed = phone.trim();
  if (typed.startsWith('+') && !typed.startsWith('+55')) return true;
  return brazilian.test(typed.replace(/[\s().+-]/g, '').replace(/^55(?=\d{10,11}$)/, ''));
}

/** The shortest registration numbers in use have so many digits. */
const fewestCreciDigits = 4;

/** What looks wrong about a CRECI: too short, or of no state, neither in its text nor beside it. */
export function creciFault(creci: string, uf: unknown): 'curto' | 'sem-uf' | null {
  const [, digits = '', state] = /^(\d*)(?:-[A-Z])?(?:\/([A-Z]{2}))?/.exec(normalCreci(creci)) ?? [];
  if (digits.length < fewestCreciDigits) return 'curto';
  return state || uf ? null : 'sem-uf';
}
