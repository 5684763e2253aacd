import type { Unidade } from '#contract/da-pasta-a-pagina/unidades.ts';
import type { SourceLine } from '#server/da-pasta-a-pagina/extracao/service.ts';
import { edgesOf, overlap } from './heading.ts';
import { unitLabel } from './unit-label.ts';
import { areaOf, estadoOf, priceOf, vagasOf } from './values.ts';

/** A card takes no more lines than this. */
const longestCard = 4;

/** Units side by side with their figures below them, as some mirrors show them: a line of names, then of prices. */
export function cardsAt(
  lines: SourceLine[],
  index: number,
): { units: (Unidade | null)[]; next: number } | null {
  const line = lines[index]!;
  const cards = line.cells.map((cell) => ({
    label: /\d{2}/.test(cell.folded) ? unitLabel(cell.text) : null,
    below: [] as string[],
    ...edgesOf(cell, line),
  }));
  if (cards.length < 2 || cards.some(({ label }) => label === null)) return null;
  let next = index + 1;
  for (; next <= index + longestCard; next++) {
    const under = lines[next];
    if (!under || under.page !== line.page || under.document !== line.document) break;
    const cells = under.cells.map((cell) => ({ folded: cell.folded, ...edgesOf(cell, under) }));
    const isFigure = ({ folded }: { folded: string }) =>
      priceOf(folded) !== null || estadoOf(folded) !== null || /m[²2]$|^\d+ vagas?$/.test(folded);
    const over = cells.map((cell) => cards.filter((card) => overlap(card, cell) > 0));
    if (!cells.every(isFigure) || over.some((found) => found.length !== 1)) break;
    for (const [at, cell] of cells.entries()) over[at]![0]!.below.push(cell.folded);
  }
  const read = cards.map(({ label, below }): Unidade | null => {
    const prices = below.flatMap((text) => priceOf(text) ?? []);
    const areas = below.flatMap((text) => (/m[²2]$/.test(text) ? (areaOf(text) ?? []) : []));
    const estado = below.map(estadoOf).find((state) => state !== null) ?? null;
    if (prices.length > 1 || areas.length > 1 || (prices.length === 0 && estado === null)) return null;
    return {
      unidade: label!.unidade,
      faixa: false,
      torre: label!.torre,
      andar: null,
      posicao: null,
      tipologia: null,
      areaPrivativa: areas[0] ?? null,
      areaTotal: null,
      vagas: below.map(vagasOfCard).find((count) => count !== null) ?? null,
      preco: prices[0] ?? null,
      precoAte: null,
      precoCampanha: null,
      estado: estado ?? 'disponivel',
      pagina: line.page,
      linha: line.position + 1,
    };
  });
  return read.some((unit) => unit !== null) ? { units: read, next } : null;
}

const vagasOfCard = (text: string) => (/vaga/.test(text) ? vagasOf(text) : null);
