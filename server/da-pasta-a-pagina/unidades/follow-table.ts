import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Evidence, Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Unidade } from '#contract/da-pasta-a-pagina/unidades.ts';
import type { TabelaLida } from './read/read-tables.ts';
import { homesAmong, resumoOf } from './summary.ts';
import { versionsOf } from './versions.ts';

/** A row of figures under their headings. */
const confidence = 0.95;

/**
 * The facts of a record follow its newest table: the lowest price for sale with the table's date, and areas that
 * the same document gave otherwise or nothing gave. Where rows were left out, the table proves no lowest price.
 */
export function followTable(fatos: Fatos, tabelas: TabelaLida[], documents: DocumentText[]): Fatos {
  const read = tabelas.map((tabela, id) => ({ ...tabela, id: -id, lidaEm: new Date(0) }));
  const [newest] = versionsOf<Unidade, (typeof read)[number]>(read.filter(({ data }) => data !== null));
  const version = newest ?? versionsOf<Unidade, (typeof read)[number]>(read)[0];
  if (!version || version.some(({ ignoradas, excedentes }) => ignoradas + excedentes > 0)) return fatos;
  const rows = version.flatMap((tabela) => tabela.unidades.map((row) => ({ tabela, row })));
  const { precoMin, areaMin, areaMax } = resumoOf(rows.map(({ row }) => row));
  const homes = new Set(homesAmong(rows.map(({ row }) => row)));
  const evidenceOf = (holds: (row: Unidade) => boolean): Evidence[] =>
    rows
      .filter(({ row }) => homes.has(row) && holds(row))
      .slice(0, 3)
      .flatMap(({ tabela, row }) => lineOf(documents, tabela.arquivo, row));
  const files = new Set(version.map(({ arquivo }) => arquivo));
  const isOwn = (fact: Fact<unknown> | null) =>
    fact === null || fact.evidence.every(({ file }) => files.has(file));

  const price = evidenceOf(
    ({ preco, estado }) => preco === precoMin && (estado === 'disponivel' || estado === null),
  );
  const followed: Fatos = { ...fatos };
  if (
    precoMin !== null &&
    price.length > 0 &&
    isOwn(fatos.precoInicial) &&
    !says(fatos.precoInicial, precoMin)
  ) {
    followed.precoInicial = factOf(
      precoMin,
      price,
      'O preço vem da tabela de vendas mais recente: menor preço entre as unidades disponíveis.',
    );
    const data = version[0]?.data ?? null;
    followed.dataTabela =
      data === null ? null : factOf(data, price, 'A data é a da tabela de onde vem o preço.');
  }
  for (const [field, value, rule] of [
    ['areaMin', areaMin, 'A menor área privativa da tabela de unidades.'],
    ['areaMax', areaMax, 'A maior área privativa da tabela de unidades.'],
  ] as const) {
    const evidence = evidenceOf(({ areaPrivativa }) => areaPrivativa === value);
    if (value !== null && evidence.length > 0 && isOwn(fatos[field]) && !says(fatos[field], value))
      followed[field] = factOf(value, evidence, rule);
  }
  return followed;
}

const says = (fact: Fact<string> | null, value: string) =>
  fact !== null && Number(fact.value) === Number(value);

const factOf = (value: string, evidence: Evidence[], rule: string): Fact<string> => ({
  value,
  confidence,
  evidence,
  conflicts: [],
  rule,
});

/** Where a row stands, in its own words. */
function lineOf(documents: DocumentText[], arquivo: string, { pagina, linha }: Unidade): Evidence[] {
  const document = documents.find(({ path }) => path === arquivo);
  const page = document?.pages.find((one) => one.page === pagina);
  const line = page?.lines[linha - 1];
  if (!line || line.text.trim() === '') return [];
  const box = document?.planilha ? null : line.box;
  return [{ file: arquivo, page: pagina, quote: line.text.replaceAll('\t', ' ').slice(0, 300), box }];
}
