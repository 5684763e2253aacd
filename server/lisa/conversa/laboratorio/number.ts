import { withNinthDigit } from '#server/kernel/reading/whatsapp.ts';

/** Where the laboratory's messages stand, apart from those of every real channel. */
export const laboratorioCanal = 'laboratorio';

/** The laboratory's number. No area code ends in zero: it can be nobody's. */
export const laboratorioNumber = '5520900000001';

/** Whether a normal number is the laboratory's. */
export const isLaboratorio = (pessoa: string | null): boolean =>
  pessoa !== null && withNinthDigit(pessoa) === laboratorioNumber;
