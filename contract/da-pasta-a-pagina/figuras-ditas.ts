import { numberWordValues } from '../base/number-words.ts';
import { foldText } from '../base/text.ts';
import { formatArea, formatMonth, formatPreco } from '../publico/page-format.ts';
import type { PageFacts } from './blueprint.ts';
import { frasesDe } from './frases.ts';

/** Counts of the ficha técnica: how each is said in a sentence, and its label. */
const contagens = {
  unidadesPorAndar: [
    '(?:apartamentos?|unidades?|residencias?)?\\s*por (?:andar|pavimento)',
    'unidades por andar',
  ],
  torres: ['torres', 'torres'],
  pavimentos: ['(?:pavimentos|andares)', 'pavimentos'],
  totalUnidades: ['(?:apartamentos|unidades|residencias)(?! por)', 'unidades'],
  elevadores: ['elevadores', 'elevadores'],
} as const;
export type ContagemDita = keyof typeof contagens;
export type FiguraDita = ('area' | 'dormitorios' | 'suites' | 'vagas' | 'preco' | 'entrega') | ContagemDita;

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
/** A whole number in digits and in words: '24|vinte e quatro'. */
function said(value: number): string {
  const named = (wanted: number) =>
    Object.keys(numberWordValues).filter((word) => numberWordValues[word] === wanted);
  const [tens, ones] = [value - (value % 10), value % 10];
  const words =
    value > 20 && value < 100 && ones > 0
      ? named(tens).flatMap((ten) => named(ones).map((one) => `${ten} e ${one}`))
      : named(value);
  return `(?:${[`(?<![\\d,.])${value}(?![\\d,.]\\d|\\d)`, ...words.map((word) => `\\b${word}\\b`)].join('|')})`;
}

/** How a count is said, and how it stands under its label. */
function counts(min: number | null, max: number | null, nouns: string): RegExp | null {
  const [from, to] = [min ?? max, max ?? min];
  if (from === null || to === null || to === 0) return null;
  const amount = from === to ? said(from) : `${said(from)}${between}${said(to)}`;
  return new RegExp(`${amount}\\s*(?:${nouns})|^(?:${nouns})\\s*${amount}$`);
}

/** One tower is 'uma torre' in any sentence: only several are a figure. */
function countOf(campo: ContagemDita, { ficha }: PageFacts): RegExp | null {
  const value = ficha?.[campo];
  if (value === undefined || value < 2) return null;
  const [spoken, label] = contagens[campo];
  return new RegExp(`${said(value)}\\s*(?:apenas\\s*)?${spoken}|^${label}\\s*${value}$`);
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
    ...(Object.keys(contagens) as ContagemDita[]).map((campo): [FiguraDita, RegExp | null] => [
      campo,
      countOf(campo, facts),
    ]),
  ];
  const whole = plain(line).trim();
  return patterns.flatMap(([name, pattern]) => (pattern?.test(whole) ? [name] : []));
}

const figureWords = new Set([
  ...Object.keys(numberWordValues),
  ...foldText(`a as até o os e ou de do da dos das com por para no na em um uma cada são tem há partir entre
  apartamento apartamentos unidade unidades residência residências planta plantas tipologia tipologias opção opções
  dormitório dormitórios dorm dorms quarto quartos suíte suítes vaga vagas garagem área áreas privativa privativas
  privativo privativos m2 metros quadrados entrega prevista previsão valor valores preço preços r
  torre torres andar andares pavimento pavimentos elevador elevadores prédio edifício apenas somente só total
  janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro`).split(/\s+/),
]);

/** Whether a sentence says the record's figures and nothing else: 'Apartamentos de 2 a 3 dormitórios.' */
export function saysFiguresAlone(frase: string, facts: PageFacts): boolean {
  if (figuresSaid(frase, facts).length === 0) return false;
  const words = plain(frase).match(/[a-z][a-z0-9]*/g) ?? [];
  return words.every((word) => figureWords.has(word));
}

const authorFields = ['arquitetura', 'interiores', 'paisagismo', 'construtora'] as const;
const authorWords = new Set(
  foldText(`a as o os e de do da dos das por com pelo pela pelos pelas assina assinam assinado assinada assinados assinadas
  arquitetura arquitetônico interiores paisagismo paisagístico construção projeto projetos obra autoria
  escritório estúdio arquiteto arquiteta arquitetos ficou fica são cargo foi leva levam assinatura`).split(
    /\s+/,
  ),
);

/** Whether a sentence says who made the building and nothing else: 'O paisagismo é de Jardim & Chão.' */
export function saysAuthorsAlone(frase: string, { ficha }: PageFacts): boolean {
  const named = authorFields
    .flatMap((campo) => ficha?.[campo] ?? [])
    .filter((nome) => plain(frase).includes(plain(nome)));
  if (named.length === 0) return false;
  const rest = named.reduce((said, nome) => said.replaceAll(plain(nome), ' '), plain(frase));
  return (rest.match(/[a-z0-9]+/g) ?? []).every((word) => authorWords.has(word));
}

const spelled = Object.keys(numberWordValues)
  .map((word) => word.replace(/^tres$/, 'tr[eê]s'))
  .join('|');
const amount = `(?:\\d[\\d.,]*|(?:${spelled})(?:\\se\\s(?:${spelled}))?)`;
const counted =
  'm²|m2|metros quadrados|dormitórios?|suítes?|quartos?|vagas?|(?:apartamentos?|unidades?|residências?)\\spor\\s(?:andar|pavimento)|torres|pavimentos|andares|elevadores';
const homes = '(?:apartamentos?|unidades?|residências?|plantas?|casas?|estúdios?|studios?)';
/** '67 m² privativos', '67 m² de área privativa' */
const ofArea = '(?:\\s(?:privativ[oa]s?|(?:de\\s)?área\\s(?:privativa|útil)|úteis))?';
const figure = `(?:de|com|entre)\\s${amount}(?:\\s(?:a|e|ou|até)\\s${amount})?\\s?(?:${counted})(?![\\p{L}\\d])${ofArea}`;
const aside = new RegExp(`(,)?(?:\\scom\\s${homes})?\\s${figure}(?:(,)(?=\\s))?`, 'giu');
/** 'O Solar tem apartamentos, com salão de festas': without their figures the homes say nothing. */
const bareHomes = new RegExp(`(?:^|\\s)${homes}(?=[,.]|$)`, 'iu');
/** 'Com quatro apartamentos por andar, as salas…' */
const leading = new RegExp(`^${figure},\\s(\\p{L})`, 'iu');

/**
 * A sentence without the building's figures, which stand beside it: 'Apartamentos a 400 metros da praia.' Null where
 * nothing is left, where it names the authors alone (the ficha técnica does), or where the figures are no aside; a count of the ficha técnica then stays (`contagensNaProsa`).
 */
export function withoutFigures(frase: string, facts: PageFacts): string | null {
  if (saysAuthorsAlone(frase, facts)) return null;
  if (figuresSaid(frase, facts).length === 0) return frase;
  if (saysFiguresAlone(frase, facts)) return null;
  const rest = frase
    .replace(/\u00a0/g, ' ')
    .replace(leading, (_, first: string) => first.toUpperCase())
    .replace(aside, (_, before, after) => (before || !after ? '' : ','))
    .replace(/,\s*(?=,)/g, '');
  const isLeft =
    rest.split(/\s+/).length >= leastWords &&
    (!bareHomes.test(rest) || bareHomes.test(frase)) &&
    !/\s(?:e|ou|de|com)[.,\s]*$/.test(rest) &&
    !/\s(?:e|ou)\s(?:e|ou)\s/.test(rest);
  if (isLeft && figuresSaid(rest, facts).length === 0) return rest;
  return figuresSaid(frase, facts).every(isContagem) ? frase : null;
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

/**
 * The counts of the ficha técnica that the record tells in words of its own, in a sentence that would say less without
 * them: they have no row beside it.
 */
export function contagensNaProsa(facts: PageFacts): Set<ContagemDita> {
  const { descricao, ficha } = facts;
  const frases = [ficha?.slogan, ficha?.conceito, descricao].flatMap((part) => frasesDe(part ?? ''));
  const told = frases.flatMap((frase) => {
    const left = frase === ficha?.slogan ? frase : withoutFigures(frase, facts);
    return left === null ? [] : figuresSaid(left, facts);
  });
  return new Set(told.filter(isContagem));
}
const isContagem = (figura: FiguraDita): figura is ContagemDita => figura in contagens;
