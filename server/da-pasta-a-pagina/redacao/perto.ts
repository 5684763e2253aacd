import { distanciaEmPalavras } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { artigoDoLugar, procurados } from './arredores.ts';

/** Five minutes on foot. */
const walk = { m: 400, min: 5 };

interface Perto {
  lugar: string;
  artigo: 'a' | 'o';
  /** '180 m', '5 min a pé' */
  distancia: string;
}

/** The beach, park or station at the door, the nearest of its kind; null where none is within a short walk. */
export function perto({ ficha }: PageFacts): Perto | null {
  for (const kind of procurados) {
    const near = (ficha?.distancias ?? [])
      .filter(
        ({ tipo, modo, medida, distancia }) =>
          tipo === kind && modo !== 'de-carro' && distancia <= walk[medida],
      )
      .toSorted((a, b) => a.distancia - b.distancia);
    for (const place of near) {
      const artigo = artigoDoLugar(place.lugar);
      if (artigo) return { lugar: place.lugar, artigo, distancia: distanciaEmPalavras(place) };
    }
  }
  return null;
}
