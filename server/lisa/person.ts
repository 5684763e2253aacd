import { withNinthDigit } from '#server/kernel/reading/whatsapp.ts';

/** The one number of a person, however a channel spells it. */
export const personOf = (address: string): string => withNinthDigit(address.replace(/\D/g, ''));

/** '(11) 98888-7777' of a Brazilian number, '+1…' of another. */
export function readableNumber(pessoa: string): string {
  const found = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(pessoa);
  return found ? `(${found[1]}) ${found[2]}-${found[3]}` : `+${pessoa}`;
}
