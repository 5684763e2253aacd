import { z } from 'zod';
import { priceFromTyped } from '../cadastros/preco.ts';
import { idSchema } from './common.ts';
import { formatCount } from './format-count.ts';
import { cleanText } from './text.ts';

/** Fields of forms and bodies: parse unknown input into a clean value or one Portuguese sentence (API-21). */

const shortest = 200;

/** A required, non-blank text. */
export const requiredText = (message: string, max = shortest) =>
  z
    .string({ error: message })
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, message)
        .max(max, `Use no máximo ${formatCount(max)} caracteres`),
    );

/** A text; blank and null become null. The field itself is required. */
const textOrNull = (max = shortest) =>
  z
    .string({ error: 'Texto inválido' })
    .transform((value) => cleanText(value) || null)
    .pipe(
      z
        .string()
        .max(max, `Use no máximo ${formatCount(max)} caracteres`)
        .nullable(),
    )
    .nullable();

/** An optional text: blank, absent and null become null. */
export const optionalText = (max = shortest) =>
  textOrNull(max)
    .optional()
    .transform((value) => value ?? null);

/** The same, but an absent field leaves the stored text unchanged. */
export const textUnlessAbsent = (max = shortest) => textOrNull(max).optional();

/** Whether a text is a URL, optionally of the given schemes only. */
export const isUrl = (text: string, kinds?: RegExp): boolean =>
  z.url(kinds && { protocol: kinds }).safeParse(text).success;

/** Whether a link can point to a folder (FLW-03): on the web or on this machine. */
export const isFolderLink = (link: string): boolean => isUrl(link, /^(https?|file)$/);

/** A required record id; numeric strings are accepted, 0 and '' are not a choice. */
export const requiredId = (message: string) =>
  z
    .union([z.number(), z.string()], { error: message })
    .transform((value) => idSchema.safeParse(value).data ?? 0)
    .pipe(z.number().min(1, message));

const imageOrNull = () =>
  textOrNull(2000).refine(
    (value) => value === null || /^(\/media\/(?!.*\.\.)[\w./-]+|https:\/\/[^\s"'<>\\]+)$/.test(value),
    'Endereço de imagem inválido',
  );

/** Picture addresses, deduplicated in order. An absent list stays unchanged. */
export const imagesUnlessAbsent = (max: number) =>
  z
    .array(imageOrNull(), { error: 'Lista de imagens inválida' })
    .max(max, `Use no máximo ${max} imagens`)
    .transform((urls) => [...new Set(urls)].filter((url) => url !== null))
    .optional();

/** Maps blank form input to null. */
const blankIsNull = (value: unknown) => (typeof value === 'string' && cleanText(value) === '' ? null : value);

/** '450000.50' from a text or number with at most two decimals, else null. */
function exactDecimal(value: string | number): string | null {
  // In a JavaScript number the point is always a decimal point.
  if (typeof value === 'number' && !/^\d+(\.\d{1,2})?$/.test(String(value))) return null;
  const decimal = priceFromTyped(cleanText(String(value)));
  return decimal === null || decimal.includes('.') ? decimal : `${decimal}.00`;
}

/**
 * Money or area as a decimal text with at most `digits` digits before the comma. Blank and null become null,
 * absent stays unchanged.
 */
export const decimalUnlessAbsent = (digits: number, message: string) =>
  z
    .preprocess(
      blankIsNull,
      z
        .union([z.string(), z.number()], { error: message })
        .transform((value, context) => {
          const decimal = exactDecimal(value);
          if (decimal !== null && decimal.length <= digits + 3) return decimal;
          context.addIssue({ code: 'custom', message });
          return z.NEVER;
        })
        .nullable(),
    )
    .optional();

/** A count up to `max`. Blank and null become null, absent stays unchanged. */
export const countUnlessAbsent = (max: number, message: string) =>
  z
    .preprocess(
      blankIsNull,
      z
        .union([z.number(), z.string().regex(/^\s*\d{1,9}\s*$/, message)], { error: message })
        .transform(Number)
        .pipe(z.int(message).min(0, message).max(max, message))
        .nullable(),
    )
    .optional();

/** Makes an optional field required. */
export const filledIn = (field: z.ZodOptional<z.ZodType>, message: string) =>
  z.preprocess(
    (value) => value ?? '',
    field.unwrap().refine((value) => value !== null, message),
  );

/** A calendar day, '2027-03-31'. Blank and null become null, absent stays unchanged. */
export const dayUnlessAbsent = (message = 'Data inválida') =>
  z
    .preprocess(
      blankIsNull,
      z.iso
        .date(message)
        .refine((day) => day >= '1900' && day < '2200', message)
        .nullable(),
    )
    .optional();

/** '30/06/2029' → '2029-06-30', '06/2029' → '2029-06'; anything else is returned unchanged. */
export const isoOfTyped = (value: unknown) => {
  const text = typeof value === 'string' ? cleanText(value) : value;
  if (typeof text !== 'string' || !/^(\d{2}\/)?\d{2}\/\d{4}$/.test(text)) return text;
  return text.split('/').reverse().join('-');
};

/** A day, or a month when the day is unknown, in ISO or as typed here. Blank and null become null. */
export const dayOrMonthUnlessAbsent = (message: string) =>
  z
    .preprocess(
      (value) => isoOfTyped(blankIsNull(value)),
      z
        .string({ error: message })
        .refine((text) => {
          const day = /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text;
          return z.iso.date().safeParse(day).success && day >= '1900' && day < '2200';
        }, message)
        .nullable(),
    )
    .optional();

/** Short texts, deduplicated in order, blank ones dropped. An absent list stays unchanged. */
export const textsUnlessAbsent = (max: number, longest: number) =>
  z
    .array(textOrNull(longest), { error: 'Lista de textos inválida' })
    .transform((texts) => [...new Set(texts)].filter((text) => text !== null))
    .pipe(z.array(z.string()).max(max, `Use no máximo ${max} itens`))
    .optional();

/** A picture address: one of ours, or an https one elsewhere. Blank, absent and null become null. */
export const optionalImage = () =>
  imageOrNull()
    .optional()
    .transform((value) => value ?? null);

/** The same, but an absent field leaves the picture unchanged. */
export const imageUnlessAbsent = () => imageOrNull().optional();

/** The `revisao` a write is based on; numeric strings are accepted, null and '' mean none (API-19). */
export const optionalRevisao = (message = 'Revisão inválida') =>
  z.preprocess(
    (value) => (value === null || value === '' ? undefined : value),
    z.union([z.number(), z.string()], { error: message }).transform(Number).pipe(z.int(message)).optional(),
  );
