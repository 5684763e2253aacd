import { z } from 'zod';
import { cleanText } from '../base/text.ts';
import { type NomeDeTipo, type TipoDeFato, tiposDeFato, type ValorDoTipo } from './ficha-tipos.ts';

interface Fato {
  rotulo: string;
  grupo: 'Projeto' | 'Conceito' | 'Arredores e pagamento' | 'Andamento e mídia';
  tipo: NomeDeTipo;
  /** Whether a page may state it; what lapses with a table of prices may not. */
  publico: boolean;
  /**
   * How passages come together: one value against the others, all of them, or those of the newest document.
   */
  junta: 'um' | 'todos' | 'recente';
}

/**
 * What a sales book says of an empreendimento beside the record's own columns. An entry here is a field of the
 * record: stored, read, reviewed, typed, searched, exported and logged (decision 30).
 */
export const ficha = {
  slogan: { rotulo: 'Slogan', grupo: 'Conceito', tipo: 'texto', publico: true, junta: 'um' },
  conceito: { rotulo: 'Conceito', grupo: 'Conceito', tipo: 'paragrafo', publico: true, junta: 'um' },
  diferenciais: { rotulo: 'Diferenciais', grupo: 'Conceito', tipo: 'lista', publico: true, junta: 'todos' },
  acabamentos: { rotulo: 'Acabamentos', grupo: 'Conceito', tipo: 'lista', publico: true, junta: 'todos' },
  arquitetura: { rotulo: 'Arquitetura', grupo: 'Projeto', tipo: 'lista', publico: true, junta: 'um' },
  interiores: { rotulo: 'Interiores', grupo: 'Projeto', tipo: 'lista', publico: true, junta: 'um' },
  paisagismo: { rotulo: 'Paisagismo', grupo: 'Projeto', tipo: 'lista', publico: true, junta: 'um' },
  construtora: { rotulo: 'Construção', grupo: 'Projeto', tipo: 'lista', publico: true, junta: 'um' },
  torres: { rotulo: 'Torres', grupo: 'Projeto', tipo: 'inteiro', publico: true, junta: 'um' },
  pavimentos: { rotulo: 'Pavimentos', grupo: 'Projeto', tipo: 'inteiro', publico: true, junta: 'um' },
  totalUnidades: { rotulo: 'Unidades', grupo: 'Projeto', tipo: 'inteiro', publico: true, junta: 'um' },
  unidadesPorAndar: {
    rotulo: 'Unidades por andar',
    grupo: 'Projeto',
    tipo: 'inteiro',
    publico: true,
    junta: 'um',
  },
  elevadores: { rotulo: 'Elevadores', grupo: 'Projeto', tipo: 'inteiro', publico: true, junta: 'um' },
  areaTerreno: { rotulo: 'Área do terreno', grupo: 'Projeto', tipo: 'area', publico: true, junta: 'um' },
  coordenadas: {
    rotulo: 'Coordenadas',
    grupo: 'Arredores e pagamento',
    tipo: 'ponto',
    publico: true,
    junta: 'um',
  },
  distancias: {
    rotulo: 'Distâncias',
    grupo: 'Arredores e pagamento',
    tipo: 'lugares',
    publico: true,
    junta: 'todos',
  },
  pagamento: {
    rotulo: 'Condições de pagamento',
    grupo: 'Arredores e pagamento',
    tipo: 'pagamento',
    publico: false,
    junta: 'recente',
  },
  entregas: {
    rotulo: 'Entrega por período ou torre',
    grupo: 'Andamento e mídia',
    tipo: 'prazos',
    publico: true,
    junta: 'um',
  },
  fases: { rotulo: 'Fases', grupo: 'Andamento e mídia', tipo: 'lista', publico: true, junta: 'todos' },
  andamento: {
    rotulo: 'Andamento da obra',
    grupo: 'Andamento e mídia',
    tipo: 'andamento',
    publico: true,
    junta: 'recente',
  },
  videos: { rotulo: 'Vídeos', grupo: 'Andamento e mídia', tipo: 'links', publico: true, junta: 'todos' },
  tours: {
    rotulo: 'Tours virtuais',
    grupo: 'Andamento e mídia',
    tipo: 'links',
    publico: true,
    junta: 'todos',
  },
  perguntas: {
    rotulo: 'Perguntas e respostas',
    grupo: 'Andamento e mídia',
    tipo: 'perguntas',
    publico: true,
    junta: 'todos',
  },
  downloads: {
    rotulo: 'Arquivos para baixar',
    grupo: 'Andamento e mídia',
    tipo: 'arquivos',
    publico: true,
    junta: 'todos',
  },
} as const satisfies Record<string, Fato>;

export type CampoDaFicha = keyof typeof ficha;
export const camposDaFicha = Object.keys(ficha) as CampoDaFicha[];
export type ValorDaFicha<Campo extends CampoDaFicha> = ValorDoTipo<(typeof ficha)[Campo]['tipo']>;
/** The facts of a record; those nobody stated are absent. */
export type Ficha = { [Campo in CampoDaFicha]?: ValorDaFicha<Campo> };

export const isCampoDaFicha = (campo: string): campo is CampoDaFicha => Object.hasOwn(ficha, campo);
export const tipoDoFato = (campo: CampoDaFicha): TipoDeFato<unknown> =>
  tiposDeFato[ficha[campo].tipo] as TipoDeFato<unknown>;

type Shape<Of extends Record<CampoDaFicha, unknown>> = { [Campo in CampoDaFicha]: Of[Campo] };
/** A shape with something for every fact. */
const shapeBy = <Of extends Record<CampoDaFicha, unknown>>(of: (campo: CampoDaFicha) => unknown) =>
  Object.fromEntries(camposDaFicha.map((campo) => [campo, of(campo)])) as Shape<Of>;

type Stored = { [Campo in CampoDaFicha]: z.ZodType<ValorDaFicha<Campo>> };
/** Each fact as it is stored. */
export const fichaStored = shapeBy<Stored>((campo) => tipoDoFato(campo).schema);
/** The facts of a record as the calls answer them. */
export const fichaShape = shapeBy<{ [Campo in CampoDaFicha]: z.ZodOptional<Stored[Campo]> }>((campo) =>
  tipoDoFato(campo).schema.optional(),
);

/** A fact's value as it is sent: stored, or typed, one line a part. */
export const valorTypedOf = (campo: CampoDaFicha): z.ZodType => {
  const { schema, fromLines } = tipoDoFato(campo);
  return z.preprocess((value) => (typeof value === 'string' ? fromLines(linesOf(value)) : value), schema);
};
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => cleanText(line))
    .filter(Boolean);
const blankIsNull = (value: unknown) =>
  (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
    ? null
    : value;

/** The facts as fields of a body: absent stays unchanged, null and blank empty it. */
export const fichaInput = shapeBy<{
  [Campo in CampoDaFicha]: z.ZodOptional<z.ZodNullable<z.ZodType<ValorDaFicha<Campo>>>>;
}>((campo) => z.preprocess(blankIsNull, valorTypedOf(campo).nullable()).optional());

/** A fact's value in words, one line a part; empty if there is none. */
export function linhasDoFato(campo: CampoDaFicha, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const { schema, toLines } = tipoDoFato(campo);
  const known = schema.safeParse(value);
  return known.success ? toLines(known.data) : [];
}

/** A record's facts in one line each, for a search. */
export const textoDaFicha = (record: object): string =>
  camposDaFicha.flatMap((campo) => linhasDoFato(campo, record[campo as never])).join(' ');

/** A record's facts, each part a line after its label: 'Paisagismo: Raiz Paisagem'. */
export const linhasDaFicha = (record: object): string[] =>
  camposDaFicha.flatMap((campo) =>
    linhasDoFato(campo, record[campo as never]).map((line) => `${ficha[campo].rotulo}: ${line}`),
  );

/** A stored row with its facts as fields of their own. */
export function comFicha<Row extends { ficha: Ficha }>({ ficha: facts, ...row }: Row) {
  const empty = shapeBy<Record<CampoDaFicha, null>>(() => null);
  return { ...row, ...empty, ...facts } as Omit<Row, 'ficha'> & {
    [Campo in CampoDaFicha]: ValorDaFicha<Campo> | null;
  };
}

/** The facts after some were written; null removes one, undefined leaves it. */
export function fichaAfter(before: Ficha, written: Record<string, unknown>): Ficha {
  const after: Record<string, unknown> = { ...before };
  for (const campo of camposDaFicha) {
    if (written[campo] === undefined) continue;
    if (written[campo] === null) delete after[campo];
    else after[campo] = written[campo];
  }
  return after;
}
