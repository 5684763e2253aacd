import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { apelido, companyName, nomeDito, theName } from '#contract/da-pasta-a-pagina/nomes.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { atrativos } from './atrativos.ts';
import { isLong } from './cadencia.ts';
import type { perto } from './perto.ts';
import { areaPhrase, capitalized, homePhrase, listed, makerPhrase, roomsPhrase } from './phrases.ts';

/** How a style words what the record says: no two say it alike, and none says more. */
interface Voz {
  /** What sets this home apart, where the record has no phrase of its own; null where its figures do not say. */
  chamada(facts: PageFacts): string | null;
  /** What lies at the door. */
  perto(place: NonNullable<ReturnType<typeof perto>>): string;
  /** Who makes it, where the record says nothing of itself. */
  apresenta(facts: PageFacts): string;
}

/** 'Piscina aquecida e marina': what few buildings have. */
const raro = (facts: PageFacts, most: number): string | null => {
  const named = atrativos(facts.amenidades).slice(0, most);
  return named.length > 0 ? listed().format(named) : null;
};
const capitalizedOrNull = (value: string | null) => value && capitalized(value);

export const vozes: Record<HotsiteStyle, Voz> = {
  modern: {
    chamada: (facts) => capitalizedOrNull(raro(facts, 2) ?? roomsPhrase(facts)),
    apresenta: ({ nome, incorporadora }) =>
      `${nomeDito({ nome })} é um empreendimento ${makerPhrase(incorporadora)}.`,
    perto: ({ lugar, artigo, distancia }) => `A ${distancia} d${artigo} ${lugar}.`,
  },
  luxury: {
    chamada: (facts) => {
      const rare = [raro(facts, 2), raro(facts, 1)].find((one) => one !== null && !isLong(one));
      if (rare) return capitalized(rare);
      const home = roomsPhrase(facts);
      return home && (/\d\u00a0a\u00a0/.test(home) ? `De ${home}` : capitalized(home));
    },
    apresenta: ({ nome, incorporadora }) =>
      `${capitalized(theName(apelido({ nome })))} tem a assinatura ${makerPhrase(incorporadora)}.`,
    perto: ({ lugar, artigo, distancia }) => `${artigo.toUpperCase()} ${lugar}, a ${distancia}.`,
  },
  minimalist: {
    chamada: (facts) =>
      capitalizedOrNull(raro(facts, 1)) ??
      areaPhrase(facts.areaMin, facts.areaMax) ??
      capitalizedOrNull(homePhrase(facts)),
    apresenta: ({ nome, incorporadora }) =>
      `${companyName(incorporadora)} assina ${theName(nomeDito({ nome }))}.`,
    perto: ({ lugar, distancia }) => `${capitalized(lugar)} a ${distancia}`,
  },
};
