import { withNinthDigit } from '#server/kernel/reading/whatsapp.ts';

/** Whether a person is known by a number, and not by a scoped or hidden id. */
export const hasNumber = (pessoa: string): boolean => /^\d+$/.test(pessoa);

/** The one key of a person, however a channel spells it: the normal number, else the id as it is. */
export const personOf = (address: string): string =>
  /^\+?[\d\s()-]+$/.test(address) ? withNinthDigit(address.replace(/\D/g, '')) : address;

/** '(11) 98888-7777' of a Brazilian number, '+1…' of another. */
export function readableNumber(pessoa: string): string {
  const found = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(pessoa);
  return found ? `(${found[1]}) ${found[2]}-${found[3]}` : `+${pessoa}`;
}

/** A person as the team sees them: by number, by user name, or as somebody who shows neither. */
export function readablePerson(pessoa: string, arroba: string | null): string {
  if (hasNumber(pessoa)) return readableNumber(pessoa);
  return arroba ? `@${arroba} (sem número)` : 'Sem número';
}

/** Enough of a person's key to tell two apart, in lines of the log. */
export const masked = (pessoa: string): string => `…${pessoa.replace(/@.*/, '').slice(-4)}`;
