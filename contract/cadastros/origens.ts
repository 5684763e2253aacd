import { z } from 'zod';

/**
 * Where a value of a record comes from: words of a document, a person who typed or confirmed it, or
 * an engine that wrote it out of the record. A value without one is a default: it is stored and shown
 * in the panel, and nothing public states it (SAF-04).
 */
export const origens = ['documento', 'pessoa', 'motor'] as const;
export type Origem = (typeof origens)[number];

/** What of a record may be stated in public, beside its name, its place and its incorporadora. */
export const camposComOrigem = [
  'descricao',
  'endereco',
  'precoInicial',
  'dataTabela',
  'dormitoriosMin',
  'dormitoriosMax',
  'suitesMin',
  'suitesMax',
  'areaMin',
  'areaMax',
  'vagasMin',
  'vagasMax',
  'status',
  'dataEntrega',
  'registroIncorporacao',
  'cartorio',
  'amenidades',
  'tipologias',
] as const;
export type CampoComOrigem = (typeof camposComOrigem)[number];
export type Origens = Partial<Record<CampoComOrigem, Origem>>;

const origensSchema = z.partialRecord(z.enum(camposComOrigem), z.enum(origens)).catch({});

/** As it is stored; what makes no sense counts as no source. */
export const readOrigens = (stored: unknown): Origens => origensSchema.parse(stored ?? {});

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The sources after some values were written from one; an empty value has none. */
export function withOrigem(
  before: Origens,
  written: Partial<Record<CampoComOrigem, unknown>>,
  origem: Origem,
): Origens {
  const after = { ...before };
  for (const campo of camposComOrigem) {
    if (written[campo] === undefined) continue;
    if (isEmpty(written[campo])) delete after[campo];
    else after[campo] = origem;
  }
  return after;
}

/** A record's values as the public may have them: each with a source, or absent. */
export type Publico<Registro extends Record<CampoComOrigem, unknown>> = {
  [Campo in CampoComOrigem]: Registro[Campo] extends readonly unknown[]
    ? Registro[Campo]
    : Registro[Campo] | null;
};

/** The public view of a record: what has no source is left out, whatever it is. */
export function publicView<Registro extends Record<CampoComOrigem, unknown>>(
  registro: Registro,
  stored: unknown,
): Publico<Registro> {
  const known = readOrigens(stored);
  const values = camposComOrigem.map((campo) => {
    const value = registro[campo];
    return [campo, known[campo] ? value : Array.isArray(value) ? [] : null];
  });
  return Object.fromEntries(values) as Publico<Registro>;
}
