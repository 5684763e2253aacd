import { foldText } from '#contract/base/text.ts';
import type { Bairro } from '#contract/cadastros/territorio.ts';

export interface ReadBairros {
  ids: number[];
  /** Names that no bairro has, as typed. */
  unknown: string[];
  /** Names that several cities have, as typed, with these cities. */
  unclear: { nome: string; cidades: string[] }[];
}

const fold = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();
const cityOf = ({ zona }: Bairro) => zona.cidade;
const cityName = (bairro: Bairro) => `${cityOf(bairro).nome}/${cityOf(bairro).estado.sigla}`;

/**
 * The bairros somebody names in a line, 'Cambuí, Taquaral e Castelo': those of one city that has them all, else of
 * the city that is named with them or is being looked at (`cidadeId`).
 */
export function readBairros(typed: string, bairros: readonly Bairro[], cidadeId: string): ReadBairros {
  const byName = new Map<string, Bairro[]>();
  const cities = new Map<string, Set<number>>();
  for (const bairro of bairros) {
    const name = fold(bairro.nome);
    byName.set(name, [...(byName.get(name) ?? []), bairro]);
    const { id, nome } = cityOf(bairro);
    cities.set(fold(nome), (cities.get(fold(nome)) ?? new Set()).add(id));
  }
  const parts = typed
    .split(/[,;\n]/)
    // 'Pedra e Mar' is one name where there is such a bairro.
    .flatMap((part) => (byName.has(fold(part)) ? [part] : part.split(/\s+e\s+/i)))
    .flatMap((part) => {
      const nome = part.trim();
      return nome ? [{ nome, found: byName.get(fold(nome)) ?? [] }] : [];
    });
  const named = new Set(
    parts.flatMap(({ nome, found }) => (found.length === 0 ? [...(cities.get(fold(nome)) ?? [])] : [])),
  );
  const asked = parts.filter(({ nome, found }) => found.length > 0 || !cities.has(fold(nome)));
  const known = asked.filter(({ found }) => found.length > 0);
  const isIn = (id: number) => known.every(({ found }) => found.some((one) => cityOf(one).id === id));
  const shared = [...new Set(known.flatMap(({ found }) => found.map((one) => cityOf(one).id)))].filter(isIn);
  const wanted = named.size > 0 ? named : new Set(shared.length === 1 ? shared : [Number(cidadeId)]);

  const read: ReadBairros = { ids: [], unknown: [], unclear: [] };
  for (const { nome, found } of asked) {
    const there = found.filter((one) => wanted.has(cityOf(one).id));
    const meant = there.length > 0 ? there : named.size > 0 ? [] : found;
    if (meant.length === 0) read.unknown.push(nome);
    else if (new Set(meant.map((one) => cityOf(one).id)).size > 1)
      read.unclear.push({ nome, cidades: [...new Set(meant.map(cityName))] });
    else read.ids.push(...meant.map(({ id }) => id));
  }
  return read;
}
