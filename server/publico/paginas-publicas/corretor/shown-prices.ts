import {
  diasDeVigencia,
  mostraPreco,
  noDia,
  type Vigencia,
  vigenciaDaTabela,
} from '#contract/cadastros/vigencia.ts';
import type { Unidade } from '#contract/da-pasta-a-pagina/unidades.ts';
import {
  readNewestTable,
  readTabelaPublica,
  type TabelaPublica,
} from '#server/da-pasta-a-pagina/unidades/service.ts';
import type { Db } from '#server/db/client.ts';
import { readEmpreendimentos } from './read-ofertas.ts';

export interface ShownPrices {
  /** Null if none is known, or none may be told today. */
  preco: string | null;
  /** Day or month of the price's table, and its validity. */
  data: string | null;
  vigencia: Vigencia;
  /** By type, if the table of units is valid. */
  tipos: TabelaPublica['tipos'];
  /** Day of the table of units and its last day; null if the types come from none. */
  tabela: { data: string; ate: string } | null;
}

/**
 * What a corretor may tell of the prices of an empreendimento he shows: what a public page may on this day. Null
 * for one he does not show.
 */
export async function readShownPrices(
  db: Db,
  { corretorId, id }: { corretorId: number; id: number },
  today: string,
): Promise<ShownPrices | null> {
  const row = (await readEmpreendimentos(db, corretorId)).find((each) => each.id === id);
  if (!row) return null;
  const dias = diasDeVigencia(row.validade);
  const vigencia = vigenciaDaTabela(row.data_tabela, dias, today);
  const isShown = mostraPreco(vigencia);
  const none = { tipos: [], tabela: null };
  const told = { preco: isShown ? row.preco : null, data: row.data_tabela, vigencia };
  const found = isShown && row.preco !== null ? await readTabelaPublica(db, id, row.data_tabela) : null;
  if (!found) return { ...told, ...none };
  const ofUnits = vigenciaDaTabela(found.data, dias, today);
  if (!mostraPreco(ofUnits) || !mostraPreco(noDia({ de: found.data, ate: found.ate }, today)))
    return { ...told, ...none };
  const { data, ate, tipos } = found;
  return { ...told, tipos, tabela: { data, ate } };
}

/** The units of the table such prices come from, in its order; none if they come from no valid table. */
export async function readShownUnits(
  db: Db,
  empreendimentoId: number,
  { tabela }: Pick<ShownPrices, 'tabela'>,
): Promise<Unidade[]> {
  const rows = tabela ? ((await readNewestTable(db, empreendimentoId))?.unidades ?? []) : [];
  return rows.filter(({ faixa }) => !faixa);
}
