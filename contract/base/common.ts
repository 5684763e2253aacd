import { z } from 'zod';

/** The 27 state codes, in display order. */
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

/** A row id in a path or body; numeric strings are accepted, within int4. */
export const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);

/** Money in BRL as a decimal string, at most 13 digits before the point and 2 after. */
export const moneyPattern = /^\d{1,13}(\.\d{1,2})?$/;
export const moneySchema = z.string().regex(moneyPattern);

/** Square metres as a decimal string, at most 8 digits before the point and 2 after. */
export const areaSchema = z.string().regex(/^\d{1,8}(\.\d{1,2})?$/);
