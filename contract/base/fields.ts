import { z } from 'zod';
import { priceFromTyped } from '../cadastros/preco.ts';
import { idSchema } from './common.ts';
import { formatCount } from './format-count.ts';
import { cleanText } from './text.ts';

/** Fields of forms and bodies: unknown shapes in, clean values or one Portuguese sentence out (API-21). */

const shortest = 200;

/** A text that must not be blank. */
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

/** A text or, where it is blank or null, null. The field itself must be there. */
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

/** A text that may be missing: blank, absent and null are null. */
export const optionalText = (max = shortest) =>
  textOrNull(max)
    .optional()
    .transform((value) => value ?? null);

/** The same where a body without the field leaves the text as it is. */
export const textUnlessAbsent = (max = shortest) => textOrNull(max).optional();

/** Whether a text is an address, of the given kinds where only these will do. */
export const isUrl = (text: string, kinds?: RegExp): boolean =>
  z.url(kinds && { protocol: kinds }).safeParse(text).success;

/** Whether a folder may be behind a link (FLW-03): one on the web, or on this machine. */
export const isFolderLink = (link: string): boolean => isUrl(link, /^(https?|file)$/);

/** The id of a record that must be chosen; numeric strings are accepted, 0 and '' are no choice. */
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

/** The addresses of several pictures, each once and in their order. An absent list stays as it is. */
export const imagesUnlessAbsent = (max: number) =>
  z
    .array(imageOrNull(), { error: 'Lista de imagens inválida' })
    .max(max, `Use no máximo ${max} imagens`)
    .transform((urls) => [...new Set(urls)].filter((url) => url !== null))
    .optional();

/** What a form leaves blank is none. */
const blankIsNull = (value: unknown) => (typeof value === 'string' && cleanText(value) === '' ? null : value);

/** '450000.50' of a text or a number with at most two decimals; null where it is neither. */
function exactDecimal(value: string | number): string | null {
  // The point of a number never groups thousands.
  if (typeof value === 'number' && !/^\d+(\.\d{1,2})?$/.test(String(value))) return null;
  const decimal = priceFromTyped(cleanText(String(value)));
  return decimal === null || decimal.includes('.') ? decimal : `${decimal}.00`;
}

/**
 * Money or an area as a decimal text, with at most so many digits before the comma; a number is taken
 * as it is written. Blank and null are null, absent stays as it is.
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

/** How many of something there are, up to `max`. Blank and null are null, absent stays as it is. */
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

/** A field that may be blank, where it may not. */
export const filledIn = (field: z.ZodOptional<z.ZodType>, message: string) =>
  z.preprocess(
    (value) => value ?? '',
    field.unwrap().refine((value) => value !== null, message),
  );

/** A day of the calendar, '2027-03-31'. Blank and null are null, absent stays as it is. */
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

/** '30/06/2029' → '2029-06-30', '06/2029' → '2029-06'; anything else as it is. */
export const isoOfTyped = (value: unknown) => {
  const text = typeof value === 'string' ? cleanText(value) : value;
  if (typeof text !== 'string' || !/^(\d{2}\/)?\d{2}\/\d{4}$/.test(text)) return text;
  return text.split('/').reverse().join('-');
};

/** A day, or a month where the day is not known: as ISO or as it is typed here. Blank and null are null. */
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

/** Short texts, each once and in their order; blank ones are left out. An absent list stays as it is. */
export const textsUnlessAbsent = (max: number, longest: number) =>
  z
    .array(textOrNull(longest), { error: 'Lista de textos inválida' })
    .transform((texts) => [...new Set(texts)].filter((text) => text !== null))
    .pipe(z.array(z.string()).max(max, `Use no máximo ${max} itens`))
    .optional();

/** The address of a picture: one of ours, or a secure one elsewhere. Blank, absent and null are null. */
export const optionalImage = () =>
  imageOrNull()
    .optional()
    .transform((value) => value ?? null);

/** The same where a body without the field leaves the picture as it is. */
export const imageUnlessAbsent = () => imageOrNull().optional();

/** The `revisao` a write was made on; numeric strings are accepted, null and '' are none (API-19). */
export const optionalRevisao = (message = 'Revisão inválida') =>
  z.preprocess(
    (value) => (value === null || value === '' ? undefined : value),
    z.union([z.number(), z.string()], { error: message }).transform(Number).pipe(z.int(message)).optional(),
  );
