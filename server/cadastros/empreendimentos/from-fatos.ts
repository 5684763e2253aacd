import type { Fatos } from '#contract/cadastros/fatos.ts';
import { camposDaFicha, comFicha, type Ficha, fichaAfter } from '#contract/cadastros/ficha.ts';
import { camposComOrigem, type Origens, withOrigem } from '#contract/cadastros/origens.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { sameValue } from '#server/kernel/reading/same-value.ts';

type Row = typeof empreendimentos.$inferSelect;

/** Columns filled from documents, with their mapping from the facts. */
const columnsFromFatos = {
  nome: (fatos: Fatos) => factValue(fatos.nome),
  descricao: (fatos: Fatos) => factValue(fatos.descricao),
  endereco: (fatos: Fatos) => factValue(fatos.endereco),
  precoInicial: (fatos: Fatos) => factValue(fatos.precoInicial),
  dataTabela: (fatos: Fatos) => factValue(fatos.dataTabela),
  dormitoriosMin: (fatos: Fatos) => factValue(fatos.dormitoriosMin),
  dormitoriosMax: (fatos: Fatos) => factValue(fatos.dormitoriosMax),
  suitesMin: (fatos: Fatos) => factValue(fatos.suitesMin),
  suitesMax: (fatos: Fatos) => factValue(fatos.suitesMax),
  areaMin: (fatos: Fatos) => factValue(fatos.areaMin),
  areaMax: (fatos: Fatos) => factValue(fatos.areaMax),
  vagasMin: (fatos: Fatos) => factValue(fatos.vagasMin),
  vagasMax: (fatos: Fatos) => factValue(fatos.vagasMax),
  status: (fatos: Fatos) => factValue(fatos.status),
  dataEntrega: (fatos: Fatos) => factValue(fatos.dataEntrega),
  registroIncorporacao: (fatos: Fatos) => factValue(fatos.registroIncorporacao),
  cartorio: (fatos: Fatos) => factValue(fatos.cartorio),
  amenidades: (fatos: Fatos) =>
    fatos.amenidades.length > 0 ? fatos.amenidades.map((fact) => fact.value) : null,
  tipologias: (fatos: Fatos) =>
    fatos.tipologias.length > 0 ? fatos.tipologias.map((fact) => fact.value) : null,
} satisfies { [Column in keyof Row]?: (fatos: Fatos) => unknown };

type FatosColumn = keyof typeof columnsFromFatos;
/** What documents fill, by field: columns and facts of the ficha. */
export type FatosColumns = { [Column in FatosColumn]?: Row[Column] } & Ficha;

function factValue<Value>(fact: Fact<Value> | null): Value | null {
  return fact?.value ?? null;
}

/**
 * The columns a reading sets. What the documents do not mention is omitted, so it stays empty in a new record
 * and unchanged in an existing one.
 */
export function columnsOf(fatos: Fatos): FatosColumns {
  const entries = Object.entries(columnsFromFatos)
    .map(([column, read]) => [column, read(fatos)] as const)
    .concat(camposDaFicha.map((campo) => [campo, factValue<unknown>(fatos[campo]) as never]))
    .filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as FatosColumns;
}

/** Fields as columns of a row: the facts of the ficha are one. */
export function stored(fields: FatosColumns, before: Ficha = {}) {
  const columns = Object.entries(fields).filter(([field]) => field in columnsFromFatos);
  return {
    ...(Object.fromEntries(columns) as Omit<FatosColumns, keyof Ficha>),
    ficha: fichaAfter(before, fields),
  };
}

/** A person's decision about a column and the document value it concerned. */
export interface DecidedColumn {
  campo: string;
  decisao: string;
  lido: unknown;
}

/**
 * The columns a further reading may change: those a person changed or decided since the last reading keep
 * their value, and a refused value is not proposed again. `earlier` are that reading's facts.
 */
export function columnsToUpdate(
  row: Row,
  earlier: Fatos | null,
  fatos: Fatos,
  decided: DecidedColumn[] = [],
): FatosColumns {
  const record: Record<string, unknown> = comFicha(row);
  const before: Record<string, unknown> = earlier ? columnsOf(earlier) : {};
  const fresh: Record<string, unknown> = columnsOf(fatos);
  const decisions = new Map(decided.map((decision) => [decision.campo, decision]));
  const untouched = (column: string) => {
    const current = record[column];
    const decision = decisions.get(column);
    if (decision && (decision.decisao !== 'recusado' || sameValue(decision.lido, fresh[column])))
      return false;
    const empty = current === null || (Array.isArray(current) && current.length === 0);
    // A status no document mentions is the default (EMP-26), unless a person chose it.
    const initial = column === 'status' && !(column in before) && current === 'em_lancamento';
    return empty || sameValue(current, before[column]) || initial;
  };
  return Object.fromEntries(Object.entries(fresh).filter(([column]) => untouched(column))) as FatosColumns;
}

/**
 * Sources after a further reading: what it wrote or confirmed comes from a document; what no document
 * mentions any more loses its source, unless a person gave it.
 */
export function origensAfterReading(before: Origens, written: FatosColumns, row: Row, fatos: Fatos): Origens {
  const fresh: Record<string, unknown> = columnsOf(fatos);
  const record: Record<string, unknown> = comFicha(row);
  const after = withOrigem(before, written, 'documento');
  for (const campo of camposComOrigem) {
    const agrees = sameValue(record[campo], fresh[campo]);
    if (after[campo] === 'documento' && !agrees) delete after[campo];
    if (after[campo] === undefined && agrees) after[campo] = 'documento';
  }
  return after;
}
