import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { normalCreci } from '#contract/cadastros/creci.ts';

/** Warning about a CNPJ, numeric or alphanumeric; it can be saved anyway. */
export const cnpjWarning = (cnpj: string): string | null =>
  isValidCnpj(cnpj, { version: 2 })
    ? null
    : 'Este CNPJ não confere. Verifique os números; é possível salvar assim mesmo.';

/** Warning about an e-mail address; it can be saved anyway. */
export const emailWarning = (email: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())
    ? null
    : 'Este e-mail parece incompleto. É possível salvar assim mesmo.';

/** Area code and number; service numbers have none. */
const brazilian = /^(?:[1-9]{2}(?:9\d{8}|[2-5]\d{7})|0[3589]00\d{6,7}|[34]00\d{5})$/;

/** Warning about a telephone; foreign ones are left alone. */
export function phoneWarning(phone: string): string | null {
  const typed = phone.trim();
  if (typed.startsWith('+') && !typed.startsWith('+55')) return null;
  const digits = typed.replace(/[\s().+-]/g, '').replace(/^55(?=\d{10,11}$)/, '');
  return brazilian.test(digits)
    ? null
    : 'Este telefone não parece completo. Confira o DDD e os números; é possível salvar assim mesmo.';
}

/** The shortest registration numbers in use have so many digits. */
const fewestCreciDigits = 4;

/** Warning about a CRECI: too short, or of no state, neither in its text nor beside it. */
export function creciWarning(creci: string, uf: unknown): string | null {
  const [, digits = '', state] = /^(\d*)(?:-[A-Z])?(?:\/([A-Z]{2}))?/.exec(normalCreci(creci)) ?? [];
  if (digits.length < fewestCreciDigits)
    return 'Este CRECI parece curto. Confira no cartão; é possível salvar assim mesmo.';
  return state || uf ? null : 'Falta a UF deste CRECI: escolha-a no campo UF.';
}
