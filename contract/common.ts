import { z } from 'zod';

/** The 27 codes of the Brazilian states, in the order a select shows them. */
export const ufs = [
  'AC',
  'AL',
  'AP',
  'AM',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MT',
  'MS',
  'MG',
  'PA',
  'PB',
  'PR',
  'PE',
  'PI',
  'RJ',
  'RN',
  'RS',
  'RO',
  'RR',
  'SC',
  'SP',
  'SE',
  'TO',
] as const;
export const ufSchema = z.enum(ufs);
export type Uf = z.infer<typeof ufSchema>;

/** A row id as it stands in a path or a body; numeric strings are accepted, within int4. */
export const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);

/** Money in BRL as a decimal string, at most 13 digits before the point and 2 after. */
export const moneyPattern = /^\d{1,13}(\.\d{1,2})?$/;
export const moneySchema = z.string().regex(moneyPattern);

/** Square metres as a decimal string, at most 8 digits before the point and 2 after. */
export const areaSchema = z.string().regex(/^\d{1,8}(\.\d{1,2})?$/);

/**
 * Text from outside, made safe for the database: NFC, well formed, without control characters
 * other than tab and line breaks, trimmed.
 */
export function cleanText(value: string): string {
  return (
    value
      .toWellFormed()
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
      .trim()
  );
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII, which has no accents
const plain = /^[\u0000-\u007f]*$/;

/** Lower case without accents, for comparing and searching: 'São' → 'sao'. */
export function foldText(value: string): string {
  if (plain.test(value)) return value.toLowerCase();
  return value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
