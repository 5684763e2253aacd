import type { Fatos } from '#contract/cadastros/fatos.ts';
import { type CampoDaFicha, comFicha, fichaAfter, isCampoDaFicha } from '#contract/cadastros/ficha.ts';
import type { Evidence, Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { CampoDaLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import type { empreendimentos } from '#server/db/schema/empreendimentos.ts';

export type Row = typeof empreendimentos.$inferSelect;

/** What the documents say about a field, with all its evidence. */
export interface Lido {
  valor: unknown;
  confianca: number;
  evidencias: Evidence[];
  conflitos: { valor: unknown; evidencias: Evidence[] }[];
  regra: string | null;
}

/** A field's name in the record: a reference is by id. */
export const fieldOf = (campo: CampoDaLeitura): Exclude<keyof Row, 'ficha'> | CampoDaFicha =>
  campo === 'incorporadora' ? 'incorporadoraId' : campo === 'bairro' ? 'bairroId' : campo;

/** What the record holds of a field. */
export const storedValue = (row: Row, campo: CampoDaLeitura): unknown => comFicha(row)[fieldOf(campo)];

/** The column that a field's new value changes. */
export const columnWith = (row: Row, campo: CampoDaLeitura, value: unknown): Partial<Row> =>
  isCampoDaFicha(campo) ? { ficha: fichaAfter(row.ficha, { [campo]: value }) } : { [fieldOf(campo)]: value };

function single(fact: Fact<unknown> | null): Lido | null {
  if (!fact) return null;
  return {
    valor: fact.value,
    confianca: fact.confidence,
    evidencias: fact.evidence,
    conflitos: fact.conflicts.map(({ value, evidence }) => ({ valor: value, evidencias: evidence })),
    regra: fact.rule,
  };
}

/** Words that say two things are shown once. */
function eachOnce(evidences: Evidence[]): Evidence[] {
  const key = ({ file, page, quote }: Evidence) => `${file}\n${page}\n${quote}`;
  return [...new Map(evidences.toReversed().map((one) => [key(one), one])).values()].toReversed();
}

/** A list is as certain as its least certain item. */
function list(facts: Fact<unknown>[]): Lido | null {
  if (facts.length === 0) return null;
  return {
    valor: facts.map(({ value }) => value),
    confianca: Math.min(...facts.map(({ confidence }) => confidence)),
    evidencias: eachOnce(facts.flatMap(({ evidence }) => evidence)),
    conflitos: [],
    regra: null,
  };
}

const placeText = (bairro: string, cidade: string | null, uf: string | null) =>
  [bairro, [cidade, uf].filter(Boolean).join('/')].filter(Boolean).join(', ');

/** The bairro is shown with city and UF, which disambiguate it. */
function place({ bairro, cidade, uf }: Fatos): Lido | null {
  const lido = single(bairro);
  if (!lido || !bairro) return null;
  const around = [cidade?.value ?? null, uf?.value ?? null] as const;
  return {
    ...lido,
    valor: placeText(bairro.value, ...around),
    confianca: Math.min(lido.confianca, cidade?.confidence ?? 1),
    evidencias: eachOnce([...lido.evidencias, ...(cidade?.evidence ?? [])]),
    conflitos: bairro.conflicts.map(({ value, evidence }) => ({
      valor: placeText(value, ...around),
      evidencias: evidence,
    })),
  };
}

/** What the documents say about a field; null if nothing. */
export function lidoOf(fatos: Fatos | null, campo: CampoDaLeitura): Lido | null {
  if (!fatos) return null;
  if (campo === 'amenidades' || campo === 'tipologias') return list(fatos[campo]);
  if (campo === 'bairro') return place(fatos);
  return single(fatos[campo]);
}
