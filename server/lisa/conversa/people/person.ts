import { withNinthDigit } from '#server/kernel/reading/whatsapp.ts';

/** Whether a person is identified by a number rather than a scoped or hidden id. */
export const hasNumber = (pessoa: string): boolean => /^\d+$/.test(pessoa);

/** The canonical key of a person in any channel's notation: the normalised number, else the id. */
export const personOf = (address: string): string =>
  /^\+?[\d\s()-]+$/.test(address) ? withNinthDigit(address.replace(/\D/g, '')) : address;

/** '(11) 98888-7777' for a Brazilian number, '+1…' for others. */
export function readableNumber(pessoa: string): string {
  const found = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(pessoa);
  return found ? `(${found[1]}) ${found[2]}-${found[3]}` : `+${pessoa}`;
}

/** Display name of a person: number, username, or a note that both are hidden. */
export function readablePerson(pessoa: string, arroba: string | null): string {
  if (hasNumber(pessoa)) return readableNumber(pessoa);
  return arroba ? `@${arroba} (sem número)` : 'Sem número';
}

/** A distinguishing part of a person's key for log lines. */
export const masked = (pessoa: string): string => `…${pessoa.replace(/@.*/, '').slice(-4)}`;
