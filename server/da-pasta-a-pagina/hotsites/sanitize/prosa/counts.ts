import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { amountOf, numberRun } from './number-words.ts';
import { plainText } from './plain-text.ts';

/**
 * Countable things in adverts. A number before one must be the record's number of that very thing: a two
 * elsewhere does not make two pools.
 */
const things = {
  dormitorios: 'dorm[a-z]*|quartos?',
  suites: 'suites?',
  vagas: 'vagas?|carros?|automoveis|veiculos|garagens|boxes',
  torres: 'torres?|blocos?|predios?|edificios?',
  andares: 'andares|andar|pavimentos?|pisos|niveis|lajes',
  elevadores: 'elevador(?:es)?',
  unidades: 'unidades?|apartamentos?|aptos?|residencias|coberturas',
  piscinas: 'piscinas?|raias?',
  quadras: 'quadras?',
  lojas: 'lojas?|salas comerciais',
  banheiros: 'banheiros?|lavabos?',
  saloes:
    'saloes|saunas?|churrasqueiras?|academias?|playgrounds?|varandas?|sacadas?|terracos?|portarias?|guaritas?|closets?',
} as const;
type Thing = keyof typeof things;
const names = Object.keys(things) as Thing[];
const anything = Object.values(things).join('|');
const between = `(?!(?:${anything}|de|da|do|por|em|com|no|na|e|a|o|para|m|m2|metros|mil|reais|anos|vezes|a)\\b)[a-z]+\\s+`;

const pluralOf = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`);
const thingOf = (noun: string) => names.find((name) => pluralOf(things[name]).test(noun))!;

const counted = new RegExp(
  `(?<![\\d.,/])(\\d{1,4})(?:\\s+(?:ou|e|a|ate)\\s+(\\d{1,4}))?\\s+(?:${between})?(${anything})\\b`,
  'g',
);
/** Words for groups that imply a number. */
const groups: Record<string, number> = {
  par: 2,
  dupla: 2,
  duo: 2,
  trio: 3,
  trinca: 3,
  terno: 3,
  quarteto: 4,
  quadra: 4,
  quinteto: 5,
  sexteto: 6,
};
const grouped = new RegExp(
  `\\b(${Object.keys(groups).join('|')})\\s+de\\s+(?:${between})?(${anything})\\b`,
  'g',
);
const ordinals = 'primeir|segund|terceir|quart|quint|sext|setim|oitav|non|decim'.split('|');
const tens: Record<string, number> = { vigesim: 20, trigesim: 30, quadragesim: 40, quinquagesim: 50 };
const ordered = new RegExp(
  `\\b(${[...ordinals, ...Object.keys(tens)].join('|')})[oa]\\s+(${anything})\\b`,
  'g',
);
/** Multiples and shapes that imply a number, compared with the record's words. */
const shapes =
  /\b(?:em\s+dobro|o\s+dobro|o\s+triplo|o\s+quadruplo|(?:torres?|predios?|blocos?)\s+(?:gemeas?|gemeos?|duplas?)|(?:gemeas?|gemeos?)\s+(?:torres?|predios?)|duplex|triplex|penthouses?|meia\s+duzia|duzias?|centenas?|dezenas?|milhares)\b/g;

/** 'dezoito' → '18', including phonetic misspellings. */
const inDigits = (plain: string): string =>
  plain.replace(/z(?![a-z])/g, 's').replace(numberRun, (words) => String(amountOf(words)));

interface Counts {
  said: string;
  known: Record<Thing, Set<number>>;
}
/** Facts are immutable once read, so this is computed once per object. */
const countsOf = new WeakMap<PageFacts, Counts>();

function countsIn(facts: PageFacts): Counts {
  const held = countsOf.get(facts);
  if (held) return held;
  const texts = [
    facts.nome,
    facts.descricao,
    ...facts.amenidades,
    ...facts.tipologias.map(({ nome }) => nome),
  ];
  const said = inDigits(plainText(texts.filter(Boolean).join('\n')));
  const known = Object.fromEntries(names.map((name) => [name, new Set<number>()])) as Counts['known'];
  for (const [, first, second, noun] of said.matchAll(counted))
    for (const each of [first, second]) if (each) known[thingOf(noun!)].add(Number(each));
  const own = (thing: Thing, ...values: (number | null)[]) => {
    for (const value of values) if (value !== null) known[thing].add(Number(value));
  };
  own('dormitorios', facts.dormitoriosMin, facts.dormitoriosMax);
  own('suites', facts.suitesMin, facts.suitesMax);
  own('vagas', facts.vagasMin, facts.vagasMax);
  for (const { dormitorios, suites, vagas } of facts.tipologias) {
    own('dormitorios', dormitorios);
    own('suites', suites);
    own('vagas', vagas);
  }
  const counts = { said, known };
  countsOf.set(facts, counts);
  return counts;
}

/** Counts in a plain text that differ from the record's. */
export function findCounts(plain: string, facts: PageFacts): string[] {
  const { said, known } = countsIn(facts);
  const text = inDigits(plain);
  const wrong = [...text.matchAll(counted)].flatMap(([words, first, second, noun]) => {
    const of = known[thingOf(noun!)];
    return [first, second].some((each) => each && Number(each) > 1 && !of.has(Number(each))) ? [words] : [];
  });
  const inGroups = [...text.matchAll(grouped)].flatMap(([words, group, noun]) =>
    known[thingOf(noun!)].has(groups[group!]!) ? [] : [words],
  );
  // 'A quarta suíte' implies four; the first implies nothing.
  const inOrder = [...plain.matchAll(ordered)].flatMap(([words, ordinal, noun]) => {
    const value = tens[ordinal!] ?? ordinals.indexOf(ordinal!) + 1;
    return value > Math.max(1, ...known[thingOf(noun!)]) ? [words] : [];
  });
  const shaped = [...plain.matchAll(shapes)].flatMap(([words]) => (said.includes(words) ? [] : [words]));
  return [...wrong, ...inGroups, ...inOrder, ...shaped];
}
