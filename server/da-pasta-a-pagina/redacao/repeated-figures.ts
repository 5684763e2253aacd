import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { formatArea, formatMonth, formatPreco } from '#contract/publico/page-format.ts';

export type FiguraDita = 'area' | 'dormitorios' | 'suites' | 'vagas' | 'preco' | 'entrega';

const plain = (text: string) => foldText(text.replace(/\u00a0/g, ' ')).replace(/²/g, '2');
const escaped = (text: string) => plain(text).replace(/[.$]/g, '\\$&');
const between = '\\s*(?:a|e|ou|ate|-|–)\\s*';

/** Both ends of a range, or the one it has; null if it is unknown. */
function rangeOf(min: string | null, max: string | null): string | null {
  const [from, to] = [min ?? max, max ?? min];
  if (from === null || to === null) return null;
  return from === to
    ? `(?<![\\d,.])${escaped(from)}`
    : `(?<![\\d,.])${escaped(from)}${between}${escaped(to)}`;
}
const text = (value: number | null) => (value === null ? null : String(value));

/** How a count is said, and how it stands under its label. */
function counts(min: number | null, max: number | null, nouns: string): RegExp | null {
  const amount = (max ?? min) === 0 ? null : rangeOf(text(min), text(max));
  return amount === null ? null : new RegExp(`${amount}\\s*(?:${nouns})|^(?:${nouns})\\s*${amount}$`);
}

/** Which of the record's figures a line of a page tells: the whole range, not one type's share of it. */
export function figuresSaid(line: string, facts: PageFacts): FiguraDita[] {
  const area = rangeOf(
    facts.areaMin && formatArea(facts.areaMin),
    facts.areaMax && formatArea(facts.areaMax),
  );
  const month = formatMonth(facts.dataEntrega);
  const patterns: [FiguraDita, RegExp | null][] = [
    ['area', area === null ? null : new RegExp(`${area}\\s*(?:m2|metros)`)],
    ['dormitorios', counts(facts.dormitoriosMin, facts.dormitoriosMax, 'dorm[a-z]*|quartos?')],
    ['suites', counts(facts.suitesMin, facts.suitesMax, 'suites?')],
    ['vagas', counts(facts.vagasMin, facts.vagasMax, 'vagas?')],
    [
      'preco',
      facts.precoInicial === null
        ? null
        : new RegExp(`${escaped(formatPreco(facts.precoInicial))}(?![\\d.])`),
    ],
    ['entrega', month === null ? null : new RegExp(escaped(month))],
  ];
  const said = plain(line).trim();
  return patterns.flatMap(([name, pattern]) => (pattern?.test(said) ? [name] : []));
}

const figureWords = new Set(
  `a as ate o os e ou de do da dos das com por para no na em um uma cada sao tem ha partir entre
  apartamento apartamentos unidade unidades residencia residencias planta plantas tipologia tipologias opcao opcoes
  dormitorio dormitorios dorm dorms quarto quartos suite suites vaga vagas garagem area areas privativa privativas
  privativo privativos m2 metros quadrados entrega prevista previsao valor valores preco precos r
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro`.split(/\s+/),
);

/** Whether a sentence says the record's figures and nothing else: 'Apartamentos de 2 a 3 dormitórios.' */
export function saysFiguresAlone(frase: string, facts: PageFacts): boolean {
  if (figuresSaid(frase, facts).length === 0) return false;
  const words = plain(frase).match(/[a-z][a-z0-9]*/g) ?? [];
  return words.every((word) => figureWords.has(word));
}

const aside =
  /(,)?\s(?:de|com|entre)\s\d[\d.,]*(?:\s(?:a|e|ou|até)\s\d[\d.,]*)?\s?(?:m²|m2|metros quadrados|dormitórios?|suítes?|quartos?|vagas?)(?![\p{L}\d])(?:(,)(?=\s))?/giu;

/**
 * A sentence without the building's figures, which stand beside it: 'Apartamentos a 400 metros da praia.' Null where
 * nothing is left, or where the figures are no aside.
 */
export function withoutFigures(frase: string, facts: PageFacts): string | null {
  if (figuresSaid(frase, facts).length === 0) return frase;
  if (saysFiguresAlone(frase, facts)) return null;
  const rest = frase
    .replace(/\u00a0/g, ' ')
    .replace(aside, (_, before, after) => (before || !after ? '' : ','));
  const isLeft = rest.split(/\s+/).length >= leastWords && !/\s(?:e|ou|de|com)[.,\s]*$/.test(rest);
  return isLeft && figuresSaid(rest, facts).length === 0 && !/\s(?:e|ou)\s(?:e|ou)\s/.test(rest)
    ? rest
    : null;
}
const leastWords = 4;

/** A line of a drawn page and where it stands, in pixels from the top. */
export interface Linha {
  texto: string;
  topo: number;
}

/** What is told twice within so many pixels: the figure and both its lines. */
export function repeatedFigures(
  linhas: readonly Linha[],
  facts: PageFacts,
  within: number,
): { figura: FiguraDita; linhas: [string, string] }[] {
  const told = linhas.flatMap(({ texto, topo }) =>
    figuresSaid(texto, facts).map((figura) => ({ figura, texto, topo })),
  );
  return told.flatMap((one, at) =>
    told
      .slice(at + 1)
      .filter(({ figura, topo }) => figura === one.figura && Math.abs(topo - one.topo) < within)
      .map((other) => ({ figura: one.figura, linhas: [one.texto, other.texto] as [string, string] })),
  );
}
