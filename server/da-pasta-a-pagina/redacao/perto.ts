import { distanciaEmPalavras } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { ditoNaFrase, procurados } from './arredores.ts';

/** Five minutes on foot, and a quarter of an hour. */
const aPorta = { m: 400, min: 5 };
export const aPe = { m: 1000, min: 15 };

interface Perto {
  lugar: string;
  artigo: 'a' | 'o';
  /** '180 m', '5 min a pé' */
  distancia: string;
}

/** The beach, park or station nearest to the door, of its kind; null where none is within that walk. */
export function perto(facts: PageFacts, walk: Record<'m' | 'min', number> = aPorta): Perto | null {
  for (const kind of procurados) {
    const near = (facts.ficha?.distancias ?? [])
      .filter(
        ({ tipo, modo, medida, distancia }) =>
          tipo === kind && modo !== 'de-carro' && distancia <= walk[medida],
      )
      .toSorted((a, b) => a.distancia - b.distancia);
    for (const place of near) {
      const said = ditoNaFrase(place, facts);
      if (said) return { ...said, distancia: distanciaEmPalavras(place) };
    }
  }
  return null;
}
