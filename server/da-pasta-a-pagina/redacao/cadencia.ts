import { numberWordValues } from '#contract/base/number-words.ts';
import { foldText } from '#contract/base/text.ts';
import { linhasDoFato } from '#contract/cadastros/ficha.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { isWhole } from '#contract/da-pasta-a-pagina/frases.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { type Moldura, moldada, molduras } from './molduras.ts';
import { capitalized } from './phrases.ts';
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
  sao era eram foi foram entregue entregues reuso tem fica ficam abre abrem nasce nascem sobe sobem guarda guardam recebe recebem
  caminho ruas espacos ambientes areas elevadores vagas garagem bicicletario comercio escolas praia mar areia orla metro
  parque sol
  sinonimo conforto sofisticacao exclusividade elegancia requinte charme estilo beleza luxo design qualidade tecnologia
  seguranca tradicao natureza tranquilidade praticidade comodidade modernidade privacidade inovacao bem-estar convivio
  localizacao localizado localizada situado situada empreendimento condominio unidades opcoes acabamento acabamentos
  varanda sacada sacadas churrasqueira pavimentos andares pensado pensada projetado projetada feito feita perfeito
  perfeita ideal pronto pronta tudo
  tenha viva more descubra conheca sinta desfrute aproveite acorde chegue venha seja faca encontre escolha realize invista
  respire celebre experimente imagine explore vivencie garanta transforme contemple relaxe receba abra deixe surpreenda-se
  permita-se encante-se apaixone-se mergulhe caminhe desperte eleve cultive volte esteja ganhe`.split(/\s+/),
);

/** Names that a record knows, word by word. */
function namesOf({ nome, incorporadora, bairro, cidade, ficha }: PageFacts): Set<string> {
  const authors = (['arquitetura', 'interiores', 'paisagismo', 'construtora'] as const).flatMap((campo) =>
    linhasDoFato(campo, ficha?.[campo]),
  );
  return new Set([nome, incorporadora, bairro, cidade, ...authors].flatMap(words));
}

/** 'Brises de madeira', 'Vitrais coloridos': a plural that its next word goes on with; no name does. */
const isPlural = (first: string, second: string) =>
  first.length > 4 && first.endsWith('s') && (little.has(second) || /[sm]$/.test(second));

/** 'Calefação', 'revestimento': nouns by their ending, but for those that people and places are called by. */
const abstract = /.{3}(?:cao|coes|dades?|mentos?)$/;
const called =
  /^(?:conceicao|assuncao|anunciacao|encarnacao|trindade|piedade|soledade|natividade|liberdade|nascimento|livramento)$/;

const asks = (frase: string) => /[?…]["”’)]*$/.test(frase.trim());

/**
 * A sentence as it goes on inside another: without its full stop, its first letter small where it begins with no name.
 * Null where it cannot: a question, a thought left open, one that is not whole.
 */
export function inner(frase: string, facts: PageFacts): string | null {
  const whole = frase.trim();
  if (!isWhole(whole) || asks(whole)) return null;
  const said = whole.replace(/[.!]$/, '');
  const [first = '', second = ''] = said.split(/\s+/);
  const key = words(first).join('');
  const next = words(second).join('');
  if (/^\p{Lu}/u.test(second) && !little.has(key)) return said;
  const isCommon =
    little.has(key) ||
    common.has(key) ||
    Object.hasOwn(numberWordValues, key) ||
    (abstract.test(key) && !called.test(key)) ||
    (!namesOf(facts).has(key) && (isPlural(key, next) || isSaidSmall(first, facts)));
  return isCommon ? said.charAt(0).toLowerCase() + said.slice(1) : said;
}

/** Whether the record has this word small elsewhere: then it is no name. */
function isSaidSmall(word: string, { descricao, ficha, amenidades }: PageFacts): boolean {
  const small = word.toLowerCase();
  if (small === word) return false;
  const text = [descricao, ficha?.slogan, ficha?.conceito, ...amenidades].join(' ');
  return new RegExp(`(?<![\\p{L}])${small.replace(/[^\p{L}]/gu, '.')}(?![\\p{L}])`, 'u').test(text);
}

/** 'X; y; z.': several sentences as one; null where one of them cannot go on. */
function period(frases: string[], facts: PageFacts): string | null {
  const [first = '', ...rest] = frases;
  const further = rest.map((frase) => inner(frase, facts));
  if (rest.length === 0 || !isWhole(first) || further.includes(null)) return null;
  return `${[first.trim().replace(/[.!]$/, ''), ...further].join('; ')}.`;
}

/** Sentences as they go on inside another: 'x; y'. */
const insideOf = (frases: string[], facts: PageFacts) =>
  frases.map((frase) => inner(frase, facts) ?? frase.replace(/[.!]$/, '')).join('; ');
const framed = (frases: string[], list: readonly Moldura[], facts: PageFacts) =>
  moldada(insideOf(frases, facts), list, facts);

/** Two thoughts of one sentence, each a sentence: 'Durante o dia …; à noite …'. */
const parted = (frase: string): string[] => {
  const parts = frase.replace(/[.!]$/, '').split(/;\s+/);
  return parts.length > 1 ? parts.map((part) => `${capitalized(part)}.`) : [];
};

/** Two sentences flow into each other, one of two thoughts stands as two. */
function inPeriods(frases: string[], list: readonly Moldura[], facts: PageFacts): string {
  const at = frases.findIndex((frase, index) => index > 0 && parted(frase).length > 0);
  const isLast = at === frases.length - 1;
  if (at < 0 || !isLast) return framed(frases, list, facts);
  return [framed(frases.slice(0, at), list, facts), ...parted(frases[at]!)].join(' ');
}

const periodLength = 320;
/** Three thoughts in one period are read to their end only where they are short. */
const longestOfThree = 240;
/** 'São 11 pavimentos, num terreno de 3.120 m², com 42 unidades': figures one after another flow into no other sentence. */
const isFigures = (unidade: Unidade) => (unidade.join(' ').match(/\d[\d.,]*/g) ?? []).length > 2;
/** Sentences grouped as one period holds them, `most` in each; one left over goes with those before it where it fits. */
function periodsOf(unidades: Unidade[], most: number): string[][] {
  const groups: string[][] = [];
  for (const unidade of unidades) {
    const last = groups.at(-1);
    const joined = [...(last ?? []), ...unidade];
    const apart = isFigures(unidade) || (last !== undefined && isFigures(last));
    if (last && !apart && joined.length <= most && joined.join(' ').length <= periodLength)
      last.push(...unidade);
    else groups.push([...unidade]);
  }
  const [last, before] = [groups.at(-1), groups.at(-2)];
  const fits = [...(before ?? []), ...(last ?? [])].join(' ').length <= longestOfThree;
  if (last?.length === 1 && before && fits && !isFigures(last) && !isFigures(before))
    groups.splice(-2, 2, [...before, ...last]);
  return groups;
}

/** Those that state something: a question is asked in the record's own words alone. */
const statements = (unidades: Unidade[], facts: PageFacts): Unidade[] =>
  unidades.filter((unidade) => unidade.every((frase) => inner(frase, facts) !== null));

const inPairs = (said: Unidade[], facts: PageFacts): string[] =>
  periodsOf(said, 2).map((group) => period(group, facts) ?? framed(group, molduras.luxury.sobre, facts));

/** The first by itself, the others in pairs: no pair is one of `inPairs`, which begin with the first. */
function afterTheFirst(said: Unidade[]): string[][] {
  const [first, ...rest] = said;
  if (!first) return [];
  return rest.length === 1 && !isFigures(first) && !isFigures(rest[0]!)
    ? [[...first, ...rest[0]!]]
    : [first, ...periodsOf(rest, 2)];
}

/** How a style tells what the record says of itself: no two tell a long sentence alike, and none says more. */
interface Cadencia {
  /** Whether the record's own sentences head the sections they stand in. */
  heads: boolean;
  /** `alone`: who makes it, where the record says nothing of itself. */
  text(alone: string, paragraphs: Unidade[][], facts: PageFacts): string[];
  /** A section's first sentences: the record's own of it, never none. */
  opening(own: Unidade[], secao: SecaoComTema, facts: PageFacts): string | null;
}

const asIs = (unidades: Unidade[]) => unidades.flat().join(' ');

export const cadencias: Record<HotsiteStyle, Cadencia> = {
  /** The record's words as they stand. */
  modern: {
    heads: true,
    text: (alone, paragraphs) => (paragraphs.length > 0 ? paragraphs.map(asIs) : [alone]),
    opening: (own) => asIs(own) || null,
  },
  /** Long periods: two sentences flow into each other; one alone is said of the building. */
  luxury: {
    heads: false,
    text: (alone, paragraphs, facts) => {
      const said = statements(paragraphs.flat(), facts);
      return said.length > 0 ? inPairs(said, facts) : [alone];
    },
    opening: (own, secao, facts) => {
      const told = statements(own, facts).flat();
      return told.length > 0 ? inPeriods(told, molduras.luxury[secao], facts) : null;
    },
  },
  /** Few sentences, the first of them said of its place. */
  minimalist: {
    heads: false,
    text: (alone, paragraphs, facts) => {
      const said = statements(paragraphs.flat(), facts);
      const elsewhere = new Set(inPairs(said, facts));
      const groups = afterTheFirst(said);
      const isElsewhere = (group: string[]) => elsewhere.has(period(group, facts) ?? '');
      const whole = said.flat();
      const isShort = whole.join(' ').length <= periodLength && !said.some(isFigures);
      if (isShort && groups.slice(1).some(isElsewhere))
        return [framed(whole, molduras.minimalist.sobre, facts)];
      const told = groups.map((group, at) => {
        if (at === 0) return framed(group, molduras.minimalist.sobre, facts);
        const flowing = isElsewhere(group) ? null : period(group, facts);
        return flowing ?? framed(group, molduras.minimalist.depois, facts);
      });
      return told.length > 0 ? told : [alone];
    },
    opening: (own, secao, facts) => {
      const told = statements(own, facts).flat();
      return told.length > 0 ? framed(told, molduras.minimalist[secao], facts) : null;
    },
  },
};
