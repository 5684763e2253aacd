import { textosDosBlocos } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { unknownNumbers } from '#contract/da-pasta-a-pagina/page-numbers.ts';
import { readableAddresses } from './addresses.ts';

/** Fixed legal and everyday phrases whose numbers claim nothing about the empreendimento. */
const fixed = [
  /\bLei(?:\s+Federal)?\s+(?:n[.º°]*\s*)?(?:4\.?591(?:\/(?:19)?64)?|14\.?382(?:\/(?:20)?22)?|13\.?709(?:\/(?:20)?18)?)/gi,
  /\bart(?:igo|\.)?\s*32\b/gi,
  /\b24\s*(?:h|hs|horas)\b/gi,
  /(?<=\d\s*)m2\b/gi,
  /\bm²/gi,
];

/** Words next to a number that say what it counts. */
const kinds = {
  preco: /R\$\s*(\d[\d.,]*)/gi,
  area: /(\d[\d.,]*)\s*(?:m²|m2\b|metros\s+quadrados)/gi,
  dormitorios: /(\d+)\s*(?:dorm|quarto)/gi,
  suites: /(\d+)\s*su[ií]te/gi,
  vagas: /(\d+)\s*vaga/gi,
} as const;
type Kind = keyof typeof kinds;
type Figures = Record<Kind, ReadonlySet<number>>;

/**
 * What a text claims beyond the record: unknown numbers, numbers used for something else, addresses. As
 * written; empty if everything is covered.
 */
export function unsupported(text: string, facts: PageFacts): string[] {
  const addresses = readableAddresses(text);
  let rest = spellOut(text);
  for (const address of addresses) rest = rest.replace(address, ' ');
  for (const pattern of fixed) rest = rest.replace(pattern, ' ');
  return [
    ...new Set([
      ...addresses,
      ...unknownNumbers(rest, facts),
      ...misused(spellOut(withoutLines(text, facts)), facts),
    ]),
  ];
}

/** '690 mil' → '690000', to be matched as a price. */
function spellOut(text: string): string {
  return text.replace(/(\d[\d.,]*)\s*(mil|milh(?:ão|ões))\b/gi, (whole, number: string, unit: string) => {
    const value = amount(number) * (unit.toLowerCase() === 'mil' ? 1e3 : 1e6);
    return Number.isInteger(value) ? String(value) : whole;
  });
}

/** '1.234,50' → 1234.5; '690.000' → 690000; '63.4' → 63.4. */
function amount(written: string): number {
  const trimmed = written.replace(/[.,]+$/, '');
  const grouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(trimmed);
  return Number(grouped || trimmed.includes(',') ? trimmed.replace(/\./g, '').replace(',', '.') : trimmed);
}

function misused(text: string, facts: PageFacts): string[] {
  const known = knownByKind(facts);
  const wrong: string[] = [];
  for (const kind of Object.keys(kinds) as Kind[]) {
    for (const [whole, number] of text.matchAll(kinds[kind]))
      if (!known[kind].has(amount(number ?? ''))) wrong.push(whole.trim());
  }
  return wrong;
}

/** What the record's own lines count is said by them: '2.500 m² de terreno' is no area of a home. */
function withoutLines(text: string, facts: PageFacts): string {
  const lines =
    linesOf.get(facts) ??
    textosDosBlocos(facts)
      .filter((line) => /\d/.test(line) && line.length > 6)
      .map(plainGaps);
  linesOf.set(facts, lines);
  return lines.reduce((rest, line) => rest.replaceAll(line, ' '), plainGaps(text));
}
const plainGaps = (text: string) => text.replace(/\s+/g, ' ');
const linesOf = new WeakMap<PageFacts, string[]>();

/** Facts are immutable once read, so this is computed once per object. */
const figuresOf = new WeakMap<PageFacts, Figures>();

function knownByKind(facts: PageFacts): Figures {
  const known = figuresOf.get(facts) ?? readFigures(facts);
  figuresOf.set(facts, known);
  return known;
}

function readFigures(facts: PageFacts): Figures {
  const texts = [
    facts.nome,
    facts.descricao,
    ...facts.amenidades,
    ...facts.tipologias.map(({ nome }) => nome),
  ];
  const read = (kind: Kind) =>
    texts.flatMap((text) =>
      [...spellOut(text ?? '').matchAll(kinds[kind])].map(([, number]) => amount(number ?? '')),
    );
  const set = (kind: Kind, ...values: (string | number | null)[]) =>
    new Set([...values.filter((value) => value !== null).map(Number), ...read(kind)]);
  const { tipologias, tabela } = facts;
  return {
    preco: set(
      'preco',
      facts.precoInicial,
      ...(tabela?.tipos ?? []).flatMap(({ precoMin, precoMax }) => [precoMin, precoMax]),
    ),
    area: set('area', facts.areaMin, facts.areaMax, ...tipologias.map(({ area }) => area)),
    dormitorios: set(
      'dormitorios',
      facts.dormitoriosMin,
      facts.dormitoriosMax,
      ...tipologias.map(({ dormitorios }) => dormitorios),
    ),
    suites: set('suites', facts.suitesMin, facts.suitesMax, ...tipologias.map(({ suites }) => suites)),
    vagas: set('vagas', facts.vagasMin, facts.vagasMax, ...tipologias.map(({ vagas }) => vagas)),
  };
}
