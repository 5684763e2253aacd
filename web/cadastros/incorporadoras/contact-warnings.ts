import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';

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
