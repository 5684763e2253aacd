import type { Bairro, Estado } from '#contract/cadastros/territorio.ts';

/** The selected place; '' for none. */
export interface PlaceChoice {
  regiaoId: string;
  estadoId: string;
  cidadeId: string;
  /** Empty means the whole city (COV-04). */
  zonasIds: readonly number[];
}

export const noPlace: PlaceChoice = { regiaoId: '', estadoId: '', cidadeId: '', zonasIds: [] };

/** Changing a level clears those below, zones included (COV-03). */
export function choosePlace(
  place: PlaceChoice,
  level: 'regiaoId' | 'estadoId' | 'cidadeId',
  value: string,
): PlaceChoice {
  if (place[level] === value) return place;
  const above = {
    regiaoId: noPlace,
    estadoId: { ...noPlace, regiaoId: place.regiaoId },
    cidadeId: { ...noPlace, regiaoId: place.regiaoId, estadoId: place.estadoId },
  };
  return { ...above[level], [level]: value };
}

export const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** A bairro's location (COV-12). */
export function placeOf(bairro: Bairro | undefined, estados: readonly Estado[]): PlaceChoice {
  if (!bairro) return noPlace;
  const { id, estadoId } = bairro.zona.cidade;
  const estado = estados.find((row) => row.id === estadoId);
  if (!estado) return noPlace;
  return {
    regiaoId: String(estado.regiaoId),
    estadoId: String(estadoId),
    cidadeId: String(id),
    zonasIds: [],
  };
}

/** The bairros of the selected city or zones. */
export function bairrosAt({ cidadeId, zonasIds }: PlaceChoice, bairros: readonly Bairro[]): Bairro[] {
  if (!cidadeId) return [];
  const zonas = new Set(zonasIds);
  return bairros.filter(
    ({ zonaId, zona }) => String(zona.cidadeId) === cidadeId && (zonas.size === 0 || zonas.has(zonaId)),
  );
}

/** Chosen bairros of one city. */
export interface CityGroup {
  cidade: string;
  bairros: { id: number; nome: string }[];
}

/** The chosen ids by city, in order of choice; unknown ones keep their number. */
export function groupByCity(ids: readonly number[], byId: ReadonlyMap<number, Bairro>): CityGroup[] {
  const groups = new Map<string, CityGroup>();
  for (const id of ids) {
    const bairro = byId.get(id);
    const { nome, estado } = bairro?.zona.cidade ?? {};
    const cidade = nome && estado ? `${nome} (${estado.sigla})` : 'Outros';
    const group = groups.get(cidade) ?? { cidade, bairros: [] };
    group.bairros.push({ id, nome: bairro?.nome ?? `Bairro nº ${id}` });
    groups.set(cidade, group);
  }
  return [...groups.values()];
}
