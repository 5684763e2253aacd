import { numberWordValues } from '#contract/base/number-words.ts';
import { foldText } from '#contract/base/text.ts';
import { linhasDoFato } from '#contract/cadastros/ficha.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { isWhole } from '#contract/da-pasta-a-pagina/frases.ts';
import { apelido, theName } from '#contract/da-pasta-a-pagina/nomes.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { bairroPhrase, capitalized, cidadePhrase, inName, placePhrase } from './phrases.ts';
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

/** `lead` and the sentences after a colon, or after a dash where they hold a colon of their own. */
function after(lead: string, frases: string[], facts: PageFacts): string {
  const said = frases.map((frase) => inner(frase, facts) ?? frase).join('; ');
  return `${lead.replace(/[.!]$/, '')}${said.includes(':') ? ' —' : ':'} ${said}.`;
}

const definite = /^(?:[oa]s?|cada|tod[oa]s?|nenhuma?|há|são|é)\s/;
/** Where a sentence is said of: 'Na Torre Alecrim, as salas…', 'Torre Alecrim: um jardim…'. */
interface Ancora {
  within: string;
  before: string;
  /** What leads to a sentence that names the place itself. */
  instead: string;
}
const ancoraDoNome = (facts: PageFacts): Ancora => ({
  within: capitalized(inName(apelido(facts))),
  before: capitalized(theName(apelido(facts))),
  instead: 'E mais',
});
const inFewLines = 'Em poucas linhas';
function ancoraDoLugar(facts: PageFacts, frases: string[]): Ancora {
  const said = foldText(frases.join(' '));
  const isTold = [facts.bairro, facts.cidade].some((place) => said.includes(foldText(place)));
  const name = theName(apelido(facts));
  const instead = said.includes(foldText(apelido(facts))) ? inFewLines : capitalized(name);
  const place = capitalized(placePhrase(facts));
  return isTold
    ? { within: inFewLines, before: instead, instead }
    : { within: place, before: place, instead: inFewLines };
}

const same = (said: string, instead: string) => (): Ancora => ({ within: said, before: said, instead });
type Ancoras = Record<SecaoComTema, (facts: PageFacts) => Ancora>;
const anchors: Record<Exclude<HotsiteStyle, 'modern'>, Ancoras> = {
  luxury: {
    plantas: same('Portas adentro', 'Em detalhe'),
    amenidades: (facts) => ({ ...ancoraDoNome(facts), instead: 'Em detalhe' }),
    localizacao: (facts) => ({
      within: capitalized(bairroPhrase(facts)),
      before: capitalized(bairroPhrase(facts)),
      instead: 'Em volta',
    }),
  },
  minimalist: {
    plantas: same('Por dentro', 'Em uma linha'),
    amenidades: same('Nos espaços comuns', 'Em uma linha'),
    localizacao: (facts) => ({
      within: capitalized(cidadePhrase(facts)),
      before: capitalized(cidadePhrase(facts)),
      instead: 'Em uma linha',
    }),
  },
};

/** The sentences said of a place. */
function anchored({ within, before, instead }: Ancora, frases: string[], facts: PageFacts): string {
  if (foldText(frases.join(' ')).includes(foldText(before.replace(/^(?:[OA]|N[oa]|Em) /, ''))))
    return after(instead, frases, facts);
  const [first = ''] = frases;
  if (!definite.test(inner(first, facts) ?? '')) return after(before, frases, facts);
  return `${within}, ${frases.map((frase) => inner(frase, facts) ?? frase).join('; ')}.`;
}

/** Two thoughts of one sentence, each a sentence: 'Durante o dia …; à noite …'. */
const parted = (frase: string): string[] => {
  const parts = frase.replace(/[.!]$/, '').split(/;\s+/);
  return parts.length > 1 ? parts.map((part) => `${capitalized(part)}.`) : [];
};

/** Sentences said of a place: two flow into each other, one of two thoughts stands as two. */
function inPeriods(ancora: Ancora, frases: string[], facts: PageFacts): string {
  const at = frases.findIndex((frase, index) => index > 0 && parted(frase).length > 0);
  const isLast = at === frases.length - 1;
  if (at < 0 || !isLast) return anchored(ancora, frases, facts);
  return [anchored(ancora, frases.slice(0, at), facts), ...parted(frases[at]!)].join(' ');
}

/** Who makes the building, in a style's words: where the record says nothing of itself, and before what it says. */
export interface Apresentacao {
  alone: string;
  leading: string;
}

const periodLength = 320;
/** 'São 11 pavimentos, num terreno de 3.120 m², com 42 unidades': figures one after another flow into no other sentence. */
const isFigures = (unidade: Unidade) => (unidade.join(' ').match(/\d[\d.,]*/g) ?? []).length > 2;
/** Sentences grouped as one period holds them, `most` in each; one left over goes with those before it. */
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
  if (last?.length === 1 && before && !isFigures(last) && !isFigures(before))
    groups.splice(-2, 2, [...before, ...last]);
  return groups;
}

/** Those that state something: a question is asked in the record's own words alone. */
const statements = (unidades: Unidade[], facts: PageFacts): Unidade[] =>
  unidades.filter((unidade) => unidade.every((frase) => inner(frase, facts) !== null));

const inPairs = (said: Unidade[], facts: PageFacts): string[] =>
  periodsOf(said, 2).map(
    (group, at) =>
      period(group, facts) ??
      (at > 0 ? inAll(group, facts) : null) ??
      anchored(ancoraDoNome(facts), group, facts),
  );
/** 'Ao todo, são 11 pavimentos…': figures below a text that has named the building. */
const inAll = ([first = '', ...rest]: string[], facts: PageFacts): string | null =>
  rest.length === 0 && /^São\s/.test(first) ? `Ao todo, ${inner(first, facts)}.` : null;

/** How a style tells what the record says of itself: no two tell a long sentence alike, and none says more. */
interface Cadencia {
  /** Whether the record's own sentences head the sections they stand in. */
  heads: boolean;
  text(intro: Apresentacao, paragraphs: Unidade[][], facts: PageFacts): string[];
  /** A section's first sentences: the record's own of it, never none. */
  opening(own: Unidade[], secao: SecaoComTema, facts: PageFacts): string | null;
}

const asIs = (unidades: Unidade[]) => unidades.flat().join(' ');
/** What leads to each further part of a text of few sentences. */
const leads = ['Também', 'Além disso', 'E mais', 'Por fim'];
const inShort = 'Em resumo';

export const cadencias: Record<HotsiteStyle, Cadencia> = {
  /** The record's words as they stand. */
  modern: {
    heads: true,
    text: (intro, paragraphs) => (paragraphs.length > 0 ? paragraphs.map(asIs) : [intro.alone]),
    opening: (own) => asIs(own) || null,
  },
  /** Long periods: two sentences flow into each other; one alone goes on after the style's own. */
  luxury: {
    heads: false,
    text: (intro, paragraphs, facts) => {
      const said = statements(paragraphs.flat(), facts);
      if (said.flat().length < 2) return said[0] ? [after(intro.leading, said[0], facts)] : [intro.alone];
      return inPairs(said, facts);
    },
    opening: (own, secao, facts) => {
      const told = statements(own, facts).flat();
      return told.length > 0 ? inPeriods(anchors.luxury[secao](facts), told, facts) : null;
    },
  },
  /** Few sentences, the first of them said of its place. */
  minimalist: {
    heads: false,
    text: (intro, paragraphs, facts) => {
      const said = statements(paragraphs.flat(), facts);
      const [first, ...rest] = periodsOf(said, 3);
      if (!first) return [intro.alone];
      const elsewhere = new Set(inPairs(said, facts));
      const further = rest.map((group, at) => {
        const told = period(group, facts);
        if (told && !elsewhere.has(told)) return told;
        return after(isFigures(group) ? inShort : leads[at % leads.length]!, group, facts);
      });
      return [anchored(ancoraDoLugar(facts, first), first, facts), ...further];
    },
    opening: (own, secao, facts) => {
      const told = statements(own, facts).flat();
      return told.length > 0 ? anchored(anchors.minimalist[secao](facts), told, facts) : null;
    },
  },
};
