import type { Fatos } from '#contract/cadastros/fatos.ts';
import { camposComOrigem, type Origens, withOrigem } from '#contract/cadastros/origens.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { sameValue } from '#server/kernel/reading/same-value.ts';

type Row = typeof empreendimentos.$inferSelect;

/** The columns that come out of documents, each with how its value is taken from the facts. */
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

export type FatosColumn = keyof typeof columnsFromFatos;
export type FatosColumns = { [Column in FatosColumn]?: Row[Column] };

function factValue<Value>(fact: Fact<Value> | null): Value | null {
  return fact?.value ?? null;
}

/**
 * The columns a reading sets. What the documents do not say is left out, so it stays empty in a new
 * record and untouched in an old one.
 */
export function columnsOf(fatos: Fatos): FatosColumns {
  const entries = Object.entries(columnsFromFatos)
    .map(([column, read]) => [column, read(fatos)] as const)
    .filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as FatosColumns;
}

/** What a person decided about a column, and about which value of the documents. */
export interface DecidedColumn {
  campo: string;
  decisao: string;
  lido: unknown;
}

/**
 * What a further reading may change of a record: a column a person has changed or decided upon since
 * the last reading keeps the person's value, and what was refused does not come again. `earlier` are
 * the facts of that reading.
 */
export function columnsToUpdate(
  row: Row,
  earlier: Fatos | null,
  fatos: Fatos,
  decided: DecidedColumn[] = [],
): FatosColumns {
  const before = earlier ? columnsOf(earlier) : {};
  const fresh = columnsOf(fatos);
  const decisions = new Map(decided.map((decision) => [decision.campo, decision]));
  const untouched = (column: FatosColumn) => {
    const current = row[column];
    const decision = decisions.get(column);
    if (decision && (decision.decisao !== 'recusado' || sameValue(decision.lido, fresh[column])))
      return false;
    const empty = current === null || (Array.isArray(current) && current.length === 0);
    // A status no document gave is the one every record starts with (EMP-26), unless a person chose.
    const initial = column === 'status' && !(column in before) && current === 'em_lancamento';
    return empty || sameValue(current, before[column]) || initial;
  };
  return Object.fromEntries(
    Object.entries(fresh).filter(([column]) => untouched(column as FatosColumn)),
  ) as FatosColumns;
}

/**
 * The sources after a further reading: what it wrote is of a document, and so is what it says like the
 * record; what no document says any more has lost its source, unless a person gave it.
 */
export function origensAfterReading(before: Origens, written: FatosColumns, row: Row, fatos: Fatos): Origens {
  const fresh = columnsOf(fatos);
  const after = withOrigem(before, written, 'documento');
  for (const campo of camposComOrigem) {
    const agrees = sameValue(row[campo], fresh[campo]);
    if (after[campo] === 'documento' && !agrees) delete after[campo];
    if (after[campo] === undefined && agrees) after[campo] = 'documento';
  }
  return after;
}
