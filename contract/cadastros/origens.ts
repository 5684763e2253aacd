import { z } from 'zod';
import { camposDaFicha, type Ficha, ficha } from './ficha.ts';

/**
 * Source of a record's value: a document, a person who typed or confirmed it, or an engine that wrote it from
 * the record. A value without a source is a default: stored and shown in the panel, but never public
 * (SAF-04).
 */
export const origens = ['documento', 'pessoa', 'motor'] as const;
export type Origem = (typeof origens)[number];

/** Columns that may be public, beside name, place and incorporadora. */
export const camposPublicos = [
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
export type CampoPublico = (typeof camposPublicos)[number];
/** Every field whose source is known. */
export const camposComOrigem = [...camposPublicos, ...camposDaFicha] as const;
export type CampoComOrigem = (typeof camposComOrigem)[number];
export type Origens = Partial<Record<CampoComOrigem, Origem>>;

const origensSchema = z.partialRecord(z.enum(camposComOrigem), z.enum(origens)).catch({});

/** Parses stored sources; invalid ones count as none. */
export const readOrigens = (stored: unknown): Origens => origensSchema.parse(stored ?? {});

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The sources after values were written from one; an empty value has none. */
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

/** A record's public values: each has a source or is absent. */
export type Publico<Registro extends Record<CampoPublico, unknown>> = {
  [Campo in CampoPublico]: Registro[Campo] extends readonly unknown[]
    ? Registro[Campo]
    : Registro[Campo] | null;
};

/** The public view of a record: omits every value without a source. */
export function publicView<Registro extends Record<CampoPublico, unknown>>(
  registro: Registro,
  stored: unknown,
): Publico<Registro> {
  const known = readOrigens(stored);
  const values = camposPublicos.map((campo) => {
    const value = registro[campo];
    return [campo, known[campo] ? value : Array.isArray(value) ? [] : null];
  });
  return Object.fromEntries(values) as Publico<Registro>;
}

/** The public facts of a record's ficha: each declared public and with a source. */
export function publicFicha(facts: Ficha, stored: unknown): Ficha {
  const known = readOrigens(stored);
  return Object.fromEntries(
    camposDaFicha
      .filter((campo) => facts[campo] !== undefined && ficha[campo].publico && known[campo])
      .map((campo) => [campo, facts[campo]]),
  );
}
