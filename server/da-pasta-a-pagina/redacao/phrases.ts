import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { formatArea, formatMonth } from '#contract/publico/page-format.ts';

const statusLabels: Record<string, string> = {
  em_lancamento: 'Lançamento',
  em_construcao: 'Em construção',
  pronto: 'Pronto para morar',
};

/** 'Lançamento'; null for an unknown status or one without a label. */
export const statusLabel = (status: string | null): string | null =>
  status === null ? null : (statusLabels[status] ?? null);

/** 'Centro, Itapema/SC'. */
export const placeLine = (facts: PageFacts) => `${facts.bairro}, ${facts.cidade}/${facts.uf}`;

const bairroArticles: [RegExp, string][] = [
  [/^(centro|jardim|parque|alto|morro|bosque|setor|bairro|balneario|loteamento|distrito)\b/, 'no'],
  [/^(vila|barra|praia|cidade|chacara|ilha|lagoa|enseada|ponta)\b/, 'na'],
];
const cidadesWithArticle = new Set(['rio de janeiro', 'recife', 'guaruja']);

/** Keeps a short name on one line. */
const together = (name: string) => (name.length <= 12 ? name.replace(/ /g, '\u00a0') : name);

/** 'no Centro de Itapema', 'em Meia Praia, Itapema': the location within a sentence. */
export function placePhrase(facts: PageFacts): string {
  const folded = foldText(facts.bairro);
  const article = bairroArticles.find(([pattern]) => pattern.test(folded))?.[1] ?? 'em';
  if (folded !== 'centro') return `${article} ${together(facts.bairro)}, ${together(facts.cidade)}`;
  return `no ${facts.bairro} ${cidadesWithArticle.has(foldText(facts.cidade)) ? 'do' : 'de'} ${together(facts.cidade)}`;
}

/** '2', '2 a 3', 'a partir de 2', 'até 3'; null if both ends are unknown. */
export function range(min: string | null, max: string | null): string | null {
  if (min !== null && max !== null) return min === max ? min : `${min}\u00a0a\u00a0${max}`;
  if (min !== null) return `a partir de ${min}`;
  return max === null ? null : `até ${max}`;
}

const text = (value: number | null) => (value === null ? null : String(value));

/** Count with its noun: '1 vaga', '2 a 3 dormitórios'; null if unknown or zero. */
export function counted(min: number | null, max: number | null, one: string, many: string): string | null {
  const amount = range(text(min), text(max));
  if (amount === null || (max ?? min) === 0) return null;
  return `${amount} ${(max ?? min) === 1 ? one : many}`;
}

/** '2 a 3 dormitórios', 'studio', 'studio a 2 dormitórios'. */
export function dormitoriosPhrase(min: number | null, max: number | null): string | null {
  if (min !== 0) return counted(min, max, 'dormitório', 'dormitórios');
  return max === null || max === 0 ? 'studio' : `studio a ${counted(max, max, 'dormitório', 'dormitórios')}`;
}

/** '63 a 110 m²'. */
export function areaPhrase(min: string | null, max: string | null): string | null {
  const amount = range(min && formatArea(min), max && formatArea(max));
  return amount && `${amount}\u00a0m²`;
}

/** The home in figures: '3 suítes', '2 a 3 dormitórios com suíte', '63 a 110 m²'. */
function homePhrase(facts: PageFacts): string | null {
  const { dormitoriosMin, dormitoriosMax, suitesMin, suitesMax } = facts;
  const onlySuites = (suitesMin ?? 0) > 0 && suitesMin === dormitoriosMin && suitesMax === dormitoriosMax;
  if (onlySuites) return counted(suitesMin, suitesMax, 'suíte', 'suítes');
  const dormitorios = dormitoriosPhrase(dormitoriosMin, dormitoriosMax);
  if (dormitorios) return (suitesMin ?? 0) > 0 ? `${dormitorios} com suíte` : dormitorios;
  return areaPhrase(facts.areaMin, facts.areaMax);
}

/** 'com 2 a 3 dormitórios e 1 vaga': joins parts in Portuguese. */
function joined(parts: (string | null)[]): string {
  const known = parts.filter((part) => part !== null);
  return known.length < 2 ? known.join('') : `${known.slice(0, -1).join(', ')} e ${known.at(-1)}`;
}

export const capitalized = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);

/** As long as a headline may be, on two or three lines of a phone. */
const longestHeadline = 110;

/** The record's slogan, else the first sentence of its concept if it is short enough. */
export function ownHeadline({ nome, ficha }: PageFacts): string | null {
  const slogan = ficha?.slogan ?? null;
  if (slogan && slogan.length <= longestHeadline && foldText(slogan) !== foldText(nome)) return slogan;
  const [first] = sentencesOf(ficha?.conceito ?? '');
  return first && isWhole(first) && first.length <= longestHeadline ? first : null;
}

/** What the building says of itself, else '3 dormitórios com suíte no Centro de Itapema'. */
export function headline(facts: PageFacts): string {
  const own = ownHeadline(facts);
  if (own) return own;
  const home = homePhrase(facts);
  return capitalized(home ? `${home} ${placePhrase(facts)}` : placePhrase(facts));
}

/** A range that may wrap; the unit stays with its number. */
const loose = (text: string) => text.replace(/\u00a0(?!m²)/g, ' ');

/** 'De 63 a 110 m², com 2 a 3 dormitórios'; null with too few figures. */
export function figuresHeadline(facts: PageFacts): string | null {
  const area = areaPhrase(facts.areaMin, facts.areaMax);
  const dormitorios = dormitoriosPhrase(facts.dormitoriosMin, facts.dormitoriosMax);
  if (!area || !dormitorios) return null;
  const between = facts.areaMin !== null && facts.areaMax !== null && facts.areaMin !== facts.areaMax;
  return capitalized(`${between ? 'de ' : ''}${loose(area)}, com ${dormitorios}`);
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?…])\s+/).flatMap((sentence) => sentence.trim() || []);
/** Ends as sentences end; the rest of a longer text does not. */
const isWhole = (sentence: string) => /[.!?…]["”’)]*$/.test(sentence);
const words = (text: string) => foldText(text).match(/[a-z0-9]+/g) ?? [];

/**
 * The record's concept and description in paragraphs, or sentences built from its figures. What the headline says
 * and what was said before is not said again.
 */
export function aboutParagraphs(facts: PageFacts): string[] {
  const told = new Set([words(ownHeadline(facts) ?? '').join(' ')]);
  const own = [facts.ficha?.conceito, facts.descricao]
    .flatMap((text) => (text ?? '').split(/\n+/))
    .map((part) =>
      sentencesOf(part)
        .filter((sentence) => {
          const said = words(sentence).join(' ');
          if (said === '' || told.has(said)) return false;
          told.add(said);
          return true;
        })
        .join(' '),
    )
    .filter(Boolean);
  return own.length > 0 ? shortened(own) : factSentences(facts);
}

/** 'da Construtora Horizonte', 'de Horizonte Incorporações'. */
const makerPhrase = (nome: string) => `${/^(construtora|incorporadora)\b/i.test(nome) ? 'da' : 'de'} ${nome}`;

function factSentences(facts: PageFacts): string[] {
  const has = joined([
    dormitoriosPhrase(facts.dormitoriosMin, facts.dormitoriosMax),
    counted(facts.suitesMin, facts.suitesMax, 'suíte', 'suítes'),
    counted(facts.vagasMin, facts.vagasMax, 'vaga de garagem', 'vagas de garagem'),
  ]);
  const area = areaPhrase(facts.areaMin, facts.areaMax);
  const home = [area && `área privativa de ${area}`, has].filter(Boolean).join(', com ');
  const delivery = facts.status === 'pronto' ? null : formatMonth(facts.dataEntrega);
  return [
    `${facts.nome} é um empreendimento ${makerPhrase(facts.incorporadora)} ${placePhrase(facts)}.`,
    home && `As unidades têm ${home}.`,
    delivery && `A entrega está prevista para ${delivery}.`,
  ].filter((sentence): sentence is string => Boolean(sentence));
}

/** Complete sentences up to about 1,100 characters, paragraphs of at most 600. */
function shortened(paragraphs: string[]): string[] {
  const kept: string[] = [];
  let room = 1100;
  for (const paragraph of paragraphs) {
    let part = '';
    for (const sentence of paragraph.match(/.+?(?:[.!?](?=\s|$)|$)\s*/g) ?? []) {
      if (sentence.length > room) return pushed(kept, part);
      if (part.length + sentence.length > 600 && part) {
        kept.push(part.trim());
        part = '';
      }
      part += sentence.slice(0, 1200);
      room -= sentence.length;
    }
    pushed(kept, part);
  }
  return kept.slice(0, 4);
}

function pushed(list: string[], part: string): string[] {
  if (part.trim()) list.push(part.trim());
  return list;
}
