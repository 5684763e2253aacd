import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { creciFault, isWholeEmail, isWholePhone } from '#web/widgets/contact-checks.ts';

/** Warning about a CNPJ, numeric or alphanumeric; it can be saved anyway. */
export const cnpjWarning = (cnpj: string): string | null =>
  isValidCnpj(cnpj, { version: 2 })
    ? null
    : 'Este CNPJ não confere. Verifique os números; é possível salvar assim mesmo.';

/** Warning about an e-mail address; it can be saved anyway. */
export const emailWarning = (email: string): string | null =>
  isWholeEmail(email) ? null : 'Este e-mail parece incompleto. É possível salvar assim mesmo.';

/** Warning about a telephone; foreign ones are left alone. */
export const phoneWarning = (phone: string): string | null =>
  isWholePhone(phone)
    ? null
    : 'Este telefone não parece completo. Confira o DDD e os números; é possível salvar assim mesmo.';

const creciWords = {
  curto: 'Este CRECI parece curto. Confira no cartão; é possível salvar assim mesmo.',
  'sem-uf': 'Falta a UF deste CRECI: escolha-a no campo UF.',
};

/** Warning about a CRECI: too short, or of no state, neither in its text nor beside it. */
export function creciWarning(creci: string, uf: unknown): string | null {
  const fault = creciFault(creci, uf);
  return fault && creciWords[fault];
}
