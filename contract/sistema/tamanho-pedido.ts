import { numberWordValues } from '../base/number-words.ts';
import { foldText } from '../base/text.ts';
import { frasesDe } from '../da-pasta-a-pagina/frases.ts';

/** A length a prompt asks for; null at an end it leaves open. */
export interface Tamanho {
  medida: 'palavras' | 'caracteres' | 'paragrafos' | 'frases' | 'itens';
  min: number | null;
  max: number | null;
}

const units = {
  palavras: /palavras?/,
  caracteres: /carac(?:t|ts|ter|teres)?\.?|chars?|toques|letras/,
  paragrafos: /paragrafos?/,
  frases: /frases?|oracoes|sentencas?/,
  itens: /itens|item|topicos?|bullets?(?: points?)?|marcadores/,
} as const;
const unit = Object.values(units)
  .map((each) => each.source)
  .join('|');
const word = Object.keys(numberWordValues).join('|');
const amount = `(?:\\d{1,3}(?:\\.\\d{3})+|\\d{1,3}(?:,\\d)? mil|\\d{1,6}|(?:meia|uma) duzia(?: de)?|um par de|(?:${word})(?: e (?:${word}))*)`;
const between = /\s*(?:a|e|ou|ate|-|–|—|\/)\s*(?:no maximo )?(?:de )?/.source;
// Folded, as the prompt is when it is read.
const atMost =
  /(?:ate|(?:no |ao )?max(?:\.|imo)?(?: absoluto)?(?: de)?|(?:nao|sem|nunca|que nao|nem) (?:\w+ )?(?:pass(?:e|em|ar|ando)|ultrapass(?:e|em|ar|ando)|exced(?:a|am|er))(?: d?[aeo]s?)?|nao (?:\w+ ){0,2}mais (?:de|do) que|nao (?:\w+ ){0,2}mais de|menos (?:de|que|do que)|(?:com )?limite(?: maximo)?(?: de)?|limitad[ao]s? a|(?:com |o )?teto(?: e)?(?: de)?|(?:cab(?:e|er|a|em)|dentro) (?:em|de|n?os)|abaixo de|inferior a)/
    .source;
const atLeast =
  /(?:pelo menos|ao menos|(?:no )?min(?:\.|imo)(?: absoluto)?(?: de)?|a partir de|mais de|acima de|superior a|nao (?:\w+ )?menos (?:de|que|do que))/
    .source;
const about =
  /(?:cerca de|em torno de|aproximadamente|mais ou menos|por volta de|coisa de|na faixa (?:de|dos|das)|na casa d[aeo]s?|quase|uns|umas)/
    .source;
const filler = '[:,]?\\s+(?:uns |umas |as |os )?';
/** 'Uma única frase', '3 frases'. */
const kind = '(?:(?:unic|sol|bo|curt|cheia|complet)[a-z]*|boas|bons) ';
/** 'pelo menos 150 palavras e no máximo 220', '160 caracteres no máximo', '100 palavras ou menos'. */
const otherEnd = `(?:,?(?: e| mas)? ${atMost}${filler}(?<most>${amount})(?! (?:${unit})))?`;
const below =
  /(?:,? \(?(?:no |ao )?max(?:imo|\.)?(?![a-z])(?! de)|,? (?:ou|para|pra) (?:menos|baixo)|,? (?:e|eh|sendo) (?:o |meu |nosso )?(?:limite|teto|maximo))/
    .source;
const above =
  /(?:,? \(?(?:no |ao )?min(?:imo|\.)(?! de)|,? (?:ou|para|pra) (?:mais|cima)|,? (?:pelo|ao) menos(?! \d)|,? (?:e|eh|sendo) o minimo)/
    .source;
const asked = new RegExp(
  `(?<![a-z0-9,.])(?:(?<lead>${atMost}|${atLeast}|${about})${filler})?(?<from>${amount})(?:${between}(?<to>${amount}))?\\s+(?:${kind})?(?<unit>${unit})(?![a-z-])(?:${otherEnd})(?:(?<below>${below})|(?<above>${above}))?`,
  'g',
);
/** 'O texto antigo tinha uns 2.000 caracteres', 'as 8 frases abaixo', 'vetou 3 palavras': of another text. */
const ofAnother =
  /\b(?:(?:tinha|tinham|era|eram|estava|estavam|ficou|ficaram|veio|vieram|passou|deu)(?: \w+){0,3}|(?:vet|proib|evit|troc|repet|repit|cort|tir|destac|grif)[a-z]*(?: as| os)?|(?:d|n|pel)?(?:as|os)|(?:d|n)?(?:ess|est|aquel)[ae]s|minhas|suas|seguintes)\s*$/;
/** '2 parágrafos de até 80 palavras', '80 palavras por parágrafo', 'cada item com até 60 caracteres': of a part. */
const partBefore =
  /(?:paragrafos?|frases?|itens|item|titulos?|cada(?: \w+)?)(?: \w+){0,2},?(?: de| com| tem)?\s*$/;
const partAfter = /^\s*(?:por|em cada|cada|para cada)\b/;
/** A bare figure and 'cerca de' leave a fifth on either side, as a writer would. */
const slack = 0.2;

/** The lengths a prompt asks of its text as a whole; `line` picks the lines that speak of that text. */
export function tamanhosPedidos(prompt: string, line: RegExp = /^/): Tamanho[] {
  const found = new Map<Tamanho['medida'], Tamanho>();
  for (const one of prompt.split('\n').map(foldText)) {
    if (!line.test(one)) continue;
    for (const match of one.matchAll(asked)) {
      const before = one.slice(0, match.index);
      if (partBefore.test(before) || ofAnother.test(before)) continue;
      if (partAfter.test(one.slice(match.index + match[0].length))) continue;
      const tamanho = tamanhoDe(match.groups!);
      if (tamanho && !found.has(tamanho.medida)) found.set(tamanho.medida, tamanho);
    }
  }
  return [...found.values()];
}

function tamanhoDe({
  lead,
  from,
  to,
  most,
  below,
  above,
  unit: named,
}: Record<string, string | undefined>): Tamanho | null {
  const medida = (Object.keys(units) as Tamanho['medida'][]).find((each) =>
    new RegExp(`^(?:${units[each].source})$`).test(named!),
  )!;
  const [low, high] = [amountOf(from!), to === undefined ? null : amountOf(to)];
  if (most !== undefined) return { medida, min: low, max: Math.max(low, amountOf(most)) };
  if (low === 0) return null;
  if (high !== null) return { medida, min: Math.min(low, high), max: Math.max(low, high) };
  const isLed = (by: string) => lead !== undefined && new RegExp(`^${by}$`).test(lead);
  if (below !== undefined || isLed(atMost)) return { medida, min: null, max: low };
  if (above !== undefined || isLed(atLeast)) return { medida, min: low, max: null };
  const isLoose = lead !== undefined || medida === 'palavras' || medida === 'caracteres';
  const off = isLoose ? slack : 0;
  return { medida, min: Math.floor(low * (1 - off)), max: Math.ceil(low * (1 + off)) };
}

function amountOf(written: string): number {
  if (/duzia/.test(written)) return written.startsWith('meia') ? 6 : 12;
  if (written.startsWith('um par')) return 2;
  if (written.endsWith(' mil')) return Number(written.slice(0, -4).replace(',', '.')) * 1_000;
  if (/\d/.test(written)) return Number(written.replace(/\./g, ''));
  return written.split(' e ').reduce((sum, part) => sum + (numberWordValues[part] ?? 0), 0);
}

const paragraphs = (text: string) => text.split(/\n\s*\n|\n/).filter((part) => part.trim() !== '');
const count: Record<Tamanho['medida'], (text: string) => number> = {
  palavras: (text) => text.match(/[\p{L}\p{N}]+(?:['’.,/-][\p{L}\p{N}]+)*/gu)?.length ?? 0,
  caracteres: (text) => [...text.trim()].length,
  paragrafos: (text) => paragraphs(text).length,
  frases: (text) => paragraphs(text).flatMap(frasesDe).length,
  // Lines with a mark, or all where none has one.
  itens: (text) =>
    paragraphs(text).filter((line) => /^\s*(?:[-*•–]|\d+[.)])\s/.test(line)).length ||
    paragraphs(text).length,
};
const names: Record<Tamanho['medida'], [string, string]> = {
  palavras: ['palavra', 'palavras'],
  caracteres: ['caractere', 'caracteres'],
  paragrafos: ['parágrafo', 'parágrafos'],
  frases: ['frase', 'frases'],
  itens: ['item', 'itens'],
};
const figure = (value: number) => value.toLocaleString('pt-BR');

/** '300 a 500', 'até 1.200', 'ao menos 200'. */
const rangeInWords = ({ min, max }: Tamanho) =>
  min === null
    ? `até ${figure(max!)}`
    : max === null
      ? `ao menos ${figure(min)}`
      : min === max
        ? figure(min)
        : `${figure(min)} a ${figure(max)}`;

/** How far a text is from what was asked, 0 for none, and in words: 'tem 120 palavras; pedidas 300 a 500'. */
export interface Desvio {
  quanto: number;
  sentido: 'curto' | 'longo';
  texto: string;
}

/** What of a text is not as long as asked; null if all is. */
export function desvioDe(text: string, tamanhos: readonly Tamanho[]): Desvio | null {
  const all = tamanhos.flatMap((tamanho): Desvio[] => {
    const { medida, min, max } = tamanho;
    const has = count[medida](text);
    const isShort = min !== null && has < min;
    if (!isShort && (max === null || has <= max)) return [];
    const [one, many] = names[medida];
    const asked = medida === 'palavras' || medida === 'frases' ? 'pedidas' : 'pedidos';
    return [
      {
        quanto: isShort ? (min - has) / min : (has - max!) / max!,
        sentido: isShort ? 'curto' : 'longo',
        texto: `tem ${figure(has)} ${has === 1 ? one : many}; ${asked} ${rangeInWords(tamanho)}`,
      },
    ];
  });
  return all.toSorted((a, b) => b.quanto - a.quanto)[0] ?? null;
}

/**
 * The longest beginning of a text, of whole sentences, that is not longer than asked; the text itself where that
 * leaves nothing. A sentence is never cut.
 */
export function ateOTamanho(text: string, tamanhos: readonly Tamanho[]): string {
  const tooLong = (part: string) =>
    tamanhos.some(({ medida, max }) => max !== null && count[medida](part) > max);
  let kept = '';
  for (const [index, paragraph] of paragraphs(text).entries()) {
    for (const [at, frase] of frasesDe(paragraph).entries()) {
      const more = `${kept}${index > 0 && at === 0 ? '\n\n' : at > 0 ? ' ' : ''}${frase}`;
      if (tooLong(more)) return kept.trim() || text;
      kept = more;
    }
  }
  return kept.trim();
}
