import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';

/** What looks wrong with a CNPJ, numbers alone or the kind with letters; it can be saved all the same. */
export const doubtCnpj = (cnpj: string): string | null =>
  isValidCnpj(cnpj, { version: 2 })
    ? null
    : 'Este CNPJ não confere. Verifique os números; é possível salvar assim mesmo.';

/** What looks wrong with an e-mail address; it can be saved all the same. */
export const doubtEmail = (email: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())
    ? null
    : 'Este e-mail parece incompleto. É possível salvar assim mesmo.';
