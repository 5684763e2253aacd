import { withNinthDigit } from '#server/kernel/reading/whatsapp.ts';

/** Channel name of the laboratory's messages, separate from real channels. */
export const laboratorioCanal = 'laboratorio';

/** The laboratory's number. No area code ends in zero: it cannot exist. */
export const laboratorioNumber = '5520900000001';

/** Whether a normalised number is the laboratory's. */
export const isLaboratorio = (pessoa: string | null): boolean =>
  pessoa !== null && withNinthDigit(pessoa) === laboratorioNumber;
