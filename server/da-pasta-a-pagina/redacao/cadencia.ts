import { foldText } from '#contract/base/text.ts';
import { linhasDoFato } from '#contract/cadastros/ficha.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { isWhole } from '#contract/da-pasta-a-pagina/frases.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { apelido, capitalized, inName, theName } from './phrases.ts';
import type { SecaoComTema } from './temas.ts';

/** A sentence of the record with those that lean on it. */
export type Unidade = string[];

const words = (text: string) => foldText(text).match(/[a-z0-9]+/g) ?? [];
/** Of so many words a sentence stands on one page alone; shorter ones are turns of phrase. */
const longFrom = 6;
export const isLong = (frase: string) => frase.trim().split(/\s+/).length >= longFrom;

const little = new Set(
  `o a os as um uma uns umas cada todo toda todos todas ha no na nos nas em entre de do da dos das com sem sob sobre por
  para ao aos ate desde onde quando quem aqui ali e mas mais seu sua seus suas nosso nossa dela dele
  nenhum nenhuma durante apos antes depois quase so somente alem ambos ambas tudo nada logo esse essa este esta`.split(
    /\s+/,
  ),
);
/** First words that are no name, unless a name goes on after them. */
const common = new Set(
  `dois duas tres quatro cinco seis sete oito nove dez apartamento apartamentos casa casas torre torres edificio
  edificios predio residencia residencias studio studios planta plantas sala salas suite suites quarto quartos varanda
  varandas cozinha janelas fachada fachadas jardim jardins patio praca bosque horta piscina piscinas academia salao lazer
  rooftop terraco terracos cobertura arquitetura projeto linhas luz silencio sombra vento madeira concreto pedra vidro
  tijolo agua verde arvores figueiras morar viver acordar chegar descer subir receber piso bancadas esquadrias vista
  caminho ruas espacos ambientes areas elevadores vagas garagem bicicletario comercio escolas praia mar areia orla metro
  parque sol`.split(/\s+/),
);

/** Names that a record knows, word by word. */
function namesOf({ nome, incorporadora, bairro, cidade, ficha }: PageFacts): Set<string> {
  const authors = (['arquitetura', 'interiores', 'paisagismo', 'construtora'] as const).flatMap((campo) =>
    linhasDoFato(campo, ficha?.[campo]),
  );
  return new Set([nome, incorporadora, bairro, cidade, ...authors].flatMap(words));
}

/**
 * A sentence as it goes on inside another: its first letter small unless it is a name's, without its full stop.
 * Null where it cannot: a question, something quoted, or a first word of which nobody knows whether it is a name.
 */
export function inner(frase: string, facts: PageFacts): string | null {
  const whole = frase.trim();
  if (!isWhole(whole) || /[?…]["”’)]*$/.test(whole) || /^["“‘(]/.test(whole)) return null;
  const said = whole.replace(/[.!]$/, '');
  const [first = '', second = ''] = said.split(/\s+/);
  const key = words(first).join('');
  const isName = /^\p{Lu}/u.test(second) && !little.has(key);
  if (!isName && (little.has(key) || common.has(key))) return said.charAt(0).toLowerCase() + said.slice(1);
  return /^\d/.test(key) || namesOf(facts).has(key) ? said : null;
}

/** 'X; y; z.': several sentences as one; null where one of them cannot go on. */
function period(frases: string[], facts: PageFacts): string | null {
  const [first = '', ...rest] = frases;
  const further = rest.map((frase) => inner(frase, facts));
  if (rest.length === 0 || !isWhole(first) || /[?…]["”’)]*$/.test(first) || further.includes(null))
    return null;
  return `${[first.trim().replace(/[.!]$/, ''), ...further].join('; ')}.`;
}

/** `lead` and the sentences after a colon; null where they cannot go on or hold a colon of their own. */
function after(lead: string, frases: string[], facts: PageFacts): string | null {
  const parts = frases.map((frase) => inner(frase, facts));
  if (parts.includes(null) || parts.some((part) => part?.includes(':'))) return null;
  return `${lead.replace(/[.!]$/, '')}: ${parts.join('; ')}.`;
}

const definite = /^(?:[oa]s?|cada|tod[oa]s?|nenhuma?|há)\s/;
/** Where a sentence is said of: 'Na Torre Alecrim, as salas…', 'Torre Alecrim: um jardim…'. */
interface Ancora {
  within: string;
  before: string;
}
const ancoraDoNome = (facts: PageFacts): Ancora => ({
  within: capitalized(inName(apelido(facts))),
  before: capitalized(theName(apelido(facts))),
});

const same = (said: string): Ancora => ({ within: said, before: said });
const anchors: Record<Exclude<HotsiteStyle, 'modern'>, Record<SecaoComTema, Ancora>> = {
  luxury: {
    plantas: same('Portas adentro'),
    amenidades: same('Na vida em comum'),
    localizacao: same('Lá fora'),
  },
  minimalist: {
    plantas: same('Por dentro'),
    amenidades: same('Nos espaços comuns'),
    localizacao: same('No mapa'),
  },
};

/** The sentences said of a place; null where they name it themselves or cannot go on. */
function anchored({ within, before }: Ancora, frases: string[], facts: PageFacts): string | null {
  const parts = frases.map((frase) => inner(frase, facts));
  const [first] = parts;
  if (!first || parts.includes(null)) return null;
  if (foldText(frases.join(' ')).includes(foldText(before.replace(/^[OA] /, '')))) return null;
  const said = parts.join('; ');
  return definite.test(first) ? `${within}, ${said}.` : said.includes(':') ? null : `${before}: ${said}.`;
}

/** Who makes the building, in a style's words: where the record says nothing of itself, and before what it says. */
export interface Apresentacao {
  alone: string;
  leading: string;
}

const inOnePeriod = 3;
const periodLength = 320;
/** Sentences grouped as one period holds them; one that cannot go on begins another. */
function periodsOf(unidades: Unidade[], facts: PageFacts): string[][] {
  const goesOn = (frases: string[]) => frases.every((frase) => inner(frase, facts) !== null);
  const groups: string[][] = [];
  for (const unidade of unidades) {
    const last = groups.at(-1);
    const joined = [...(last ?? []), ...unidade];
    const isRoom = joined.length <= inOnePeriod && joined.join(' ').length <= periodLength;
    if (last && isRoom && goesOn(unidade)) last.push(...unidade);
    else groups.push([...unidade]);
  }
  const [last, before] = [groups.at(-1), groups.at(-2)];
  if (last?.length === 1 && before && goesOn(last)) groups.splice(-2, 2, [...before, ...last]);
  return groups;
}

/** How a style tells what the record says of itself: no two tell a long sentence alike, and none says more. */
interface Cadencia {
  text(intro: Apresentacao, paragraphs: Unidade[][], facts: PageFacts): string[];
  /** A section's first sentence: the record's own of it, else `line`, the style's. */
  opening(line: string, own: Unidade[], secao: SecaoComTema, facts: PageFacts): string;
}

const asIs = (unidades: Unidade[]) => unidades.flat().join(' ');
const shortOnes = (frases: string[]) => frases.filter((frase) => !isLong(frase)).join(' ');

export const cadencias: Record<HotsiteStyle, Cadencia> = {
  /** The record's words as they stand. */
  modern: {
    text: (intro, paragraphs) => (paragraphs.length > 0 ? paragraphs.map(asIs) : [intro.alone]),
    opening: (line, own) => (own.length > 0 ? asIs(own) : line),
  },
  /** Long periods: the first goes on after the style's own sentence, the others flow into each other. */
  luxury: {
    text: (intro, paragraphs, facts) => {
      const [first, ...rest] = paragraphs.flat();
      const begun = first && after(intro.leading, first, facts);
      const groups = periodsOf(begun ? rest : paragraphs.flat(), facts);
      const told = groups.map((group) => period(group, facts) ?? shortOnes(group));
      return [begun || intro.alone, ...told].filter((text) => text !== '');
    },
    opening: (line, own, secao, facts) =>
      (own.length > 0 && anchored(anchors.luxury[secao], own.flat(), facts)) || line,
  },
  /** Few sentences, each said of its place. */
  minimalist: {
    text: (intro, paragraphs, facts) => {
      const [first, second] = periodsOf(paragraphs.flat(), facts);
      const begun = (first && anchored(ancoraDoNome(facts), first, facts)) || intro.alone;
      const more = second && after('E mais', second, facts);
      return more ? [begun, more] : [begun];
    },
    opening: (line, own, secao, facts) =>
      (own.length > 0 && anchored(anchors.minimalist[secao], own.flat(), facts)) || line,
  },
};
