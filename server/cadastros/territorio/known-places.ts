import { isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { cidades, estados, zonas } from '#server/db/schema/territorio.ts';
import { type Cells, cellText, type Fault, indexBy, nameKey } from '#server/kernel/crud/importer.ts';

type Row = { id: number; nome: string };
type Estado = Row & { sigla: string };
type Cidade = Row & { estadoId: number };
type Zona = Row & { cidadeId: number };
/** The place a row names; undefined for empty cells. */
type Found<Place> = Place | Fault | undefined;

export const isFault = (found: object | undefined): found is Fault =>
  found !== undefined && 'mensagem' in found;

/** Live estados, by sigla or name. */
export async function knownEstados(db: Queryable) {
  const rows = await db.select().from(estados).where(isNull(estados.excluidoEm));
  const bySigla = indexBy(rows, ({ sigla }) => nameKey(sigla));
  const byNome = indexBy(rows, ({ nome }) => nameKey(nome));
  const find = (cells: Cells): Found<Estado> => {
    const text = cellText(cells, 'uf');
    if (!text) return undefined;
    const found = bySigla.get(nameKey(text)) ?? byNome.get(nameKey(text));
    return found?.[0] ?? { campo: 'uf', mensagem: `Estado “${text}” não encontrado` };
  };
  return { find, byId: new Map(rows.map((row) => [row.id, row])) };
}

/** Live cidades, by name and UF; the UF is optional for unique names. */
export async function knownCidades(db: Queryable) {
  const estadosThere = await knownEstados(db);
  const rows = await db.select().from(cidades).where(isNull(cidades.excluidoEm));
  const byNome = indexBy(rows, ({ nome }) => nameKey(nome));
  const label = ({ nome, estadoId }: Cidade) => `${nome} (${estadosThere.byId.get(estadoId)?.sigla})`;
  const find = (cells: Cells): Found<Cidade> => {
    const nome = cellText(cells, 'cidade');
    if (!nome) return undefined;
    const estado = estadosThere.find(cells);
    if (isFault(estado)) return estado;
    const named = byNome.get(nameKey(nome)) ?? [];
    const found = estado ? named.filter(({ estadoId }) => estadoId === estado.id) : named;
    const where = estado ? ` em ${estado.sigla}` : '';
    if (found.length === 0) return { campo: 'cidade', mensagem: `Cidade “${nome}” não encontrada${where}` };
    if (found.length === 1) return found[0];
    return estado
      ? { campo: 'cidade', mensagem: `Há mais de uma cidade “${nome}”${where}` }
      : { campo: 'uf', mensagem: `Há mais de uma cidade “${nome}”: preencha a UF` };
  };
  return { find, label, byId: new Map(rows.map((row) => [row.id, row])) };
}

/** Live zonas, by name within a cidade. */
export async function knownZonas(db: Queryable) {
  const rows: Zona[] = await db.select().from(zonas).where(isNull(zonas.excluidoEm));
  const byPlace = indexBy(rows, ({ nome, cidadeId }) => `${cidadeId}|${nameKey(nome)}`);
  return (cidade: Cidade, nome: string) => byPlace.get(`${cidade.id}|${nameKey(nome)}`) ?? [];
}
