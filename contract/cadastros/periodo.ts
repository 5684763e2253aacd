import { z } from 'zod';

/** A day, month, quarter, half-year or year, as precise as it was said: '2027-06', '2027-T3', '2027-S2', '2027'. */
export const periodoSchema = z
  .string({ error: 'Data inválida' })
  .regex(/^20\d{2}(-(S[12]|T[1-4]|(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?))?$/, 'Data inválida');

const parts: Record<string, [name: string, typed: string]> = {
  S: ['semestre', 'sem(?:estre)?\\.?'],
  T: ['trimestre', 'tri(?:mestre)?\\.?'],
};

/** '2º semestre de 2027', '06/2027', '30/06/2027', '2027' */
export function periodoEmPalavras(periodo: string): string {
  const [year, part, day] = periodo.split('-');
  const named = parts[part?.[0] ?? ''];
  if (named) return `${part![1]}º ${named[0]} de ${year}`;
  return [day, part, year].filter(Boolean).join('/');
}

/** A typed period in its stored form; null if it is none. */
export function periodoDeTexto(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  for (const [letter, [, word]] of Object.entries(parts)) {
    const found = text.match(new RegExp(`^([1-4])[ºo°]?\\s*${word}\\s*(?:de\\s+|/\\s*)?(20\\d{2})$`));
    const value = found && `${found[2]}-${letter}${found[1]}`;
    if (value && periodoSchema.safeParse(value).success) return value;
  }
  const value = text.split('/').reverse().join('-');
  return periodoSchema.safeParse(value).success ? value : null;
}
