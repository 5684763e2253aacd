import { numberWordValues } from '../base/number-words.ts';
import { foldText } from '../base/text.ts';
import { frasesDe } from '../da-pasta-a-pagina/frases.ts';

/** A length a prompt asks for; null at an end it leaves open. */
export interface Tamanho {
  medida: 'palavras' | 'caracteres' | 'paragrafos' | 'frases';
  min: number | null;
  max: number | null;
}

const units = {
  palavras: /palavras?/,
  caracteres: /caracter(?:es)?|toques|letras/,
  paragrafos: /paragrafos?/,
  frases: /frases?|oracoes/,
} as const;
const unit = Object.values(units)
  .map((each) => each.source)
  .join('|');
const word = Object.keys(numberWordValues).join('|');
const number = `(?:\\d{1,3}(?:\\.\\d{3})+|\\d{1,6}|(?:${word})(?: e (?:${word}))*)`;
const between = /\s*(?:a|e|ou|ate|-|–|—)\s*(?:no maximo )?/.source;
// Folded, as the prompt is when it is read.
const atMost =
  /(?:ate|no maximo(?: de)?|maximo de|ao maximo|nao (?:passe|ultrapasse|exceda)(?: de| as?| os?)?|nao mais (?:de|do) que|menos de|com limite de|limite de|limitado a)/
    .source;
const atLeast = /(?:pelo menos|ao menos|no minimo(?: de)?|minimo de|a partir de|mais de)/.source;
const about = /(?:cerca de|em torno de|aproximadamente|por volta de|uns|umas)/.source;
const asked = new RegExp(
  `(?<![a-z0-9])(?:(?<lead>${atMost}|${atLeast}|${about})\\s+)?(?<from>${number})(?:${between}(?<to>${number}))?\\s+(?<unit>${unit})(?![a-z])`,
  'g',
);
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
      if (partBefore.test(one.slice(0, match.index))) continue;
      if (partAfter.test(one.slice(match.index + match[0].length))) continue;
      const tamanho = tamanhoDe(match.groups!);
      if (tamanho && !found.has(tamanho.medida)) found.set(tamanho.medida, tamanho);
    }
  }
  return [...found.values()];
}

function tamanhoDe({ lead, from, to, unit: named }: Record<string, string | undefined>): Tamanho | null {
  const medida = (Object.keys(units) as Tamanho['medida'][]).find((each) =>
    new RegExp(`^(?:${units[each].source})$`).test(named!),
  )!;
  const [low, high] = [amountOf(from!), to === undefined ? null : amountOf(to)];
  if (low === 0) return null;
  if (high !== null) return { medida, min: Math.min(low, high), max: Math.max(low, high) };
  if (lead !== undefined && new RegExp(`^${atMost}$`).test(lead)) return { medida, min: null, max: low };
  if (lead !== undefined && new RegExp(`^${atLeast}$`).test(lead)) return { medida, min: low, max: null };
  const isLoose = lead !== undefined || medida === 'palavras' || medida === 'caracteres';
  const off = isLoose ? slack : 0;
  return { medida, min: Math.floor(low * (1 - off)), max: Math.ceil(low * (1 + off)) };
}

const amountOf = (written: string) =>
  /\d/.test(written)
    ? Number(written.replace(/\./g, ''))
    : written.split(' e ').reduce((sum, part) => sum + (numberWordValues[part] ?? 0), 0);

const paragraphs = (text: string) => text.split(/\n\s*\n|\n/).filter((part) => part.trim() !== '');
const count: Record<Tamanho['medida'], (text: string) => number> = {
  palavras: (text) => text.match(/[\p{L}\p{N}]+(?:['’.,/-][\p{L}\p{N}]+)*/gu)?.length ?? 0,
  caracteres: (text) => [...text.trim()].length,
  paragrafos: (text) => paragraphs(text).length,
  frases: (text) => paragraphs(text).flatMap(frasesDe).length,
};
const names: Record<Tamanho['medida'], [string, string]> = {
  palavras: ['palavra', 'palavras'],
  caracteres: ['caractere', 'caracteres'],
  paragrafos: ['parágrafo', 'parágrafos'],
  frases: ['frase', 'frases'],
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
