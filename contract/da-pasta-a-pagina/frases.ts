import { foldText } from '../base/text.ts';

/** What is wrong with a sentence: cut at its beginning, cut at its end, or a list posing as text. */
export type FaltaDaFrase = 'comeco' | 'fim' | 'lista';

const abbreviated =
  /(?:^|[\s(])(?:av|r|al|pç|pça|rod|est|trav|tv|esq|qd|lt|bl|lj|jr|sen|gov|pres|des|gen|cel|dep|pe|mons|dr|dra|sr|sra|eng|arq|prof|cia|ltda|n|nº|art|inc|apto|ap|ed|cj|km|aprox|obs|séc|st|sta|sto)\.$/iu;

/** The sentences of a text; 'Av. Atlântica' is one. */
export function frasesDe(text: string): string[] {
  const parts = text.split(/(?<=[.!?…]["”’)]*)\s+/).filter((part) => part.trim() !== '');
  const found: string[] = [];
  for (const part of parts) {
    const before = found.at(-1);
    if (before !== undefined && abbreviated.test(before)) found[found.length - 1] = `${before} ${part}`;
    else found.push(part);
  }
  return found.map((frase) => frase.trim());
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
/** Ends as sentences end. */
export const isWhole = (frase: string) => /[.!?…]["”’)]*$/.test(frase);

/** Nothing ends with one of these: what follows was lost. */
const dangling =
  /(?:^|[\s(])(?:[àaoe]s?|aos?|d[aeo]s?|n[ao]s?|em|num|numa|com|sem|sob|para|pra|por|pel[ao]s?|entre|até|ou|que|cuj[ao]s?|a partir)$/u;
const endSign = /[.!?"”’)\s]+$/u;

/** Whether a text stops before its end: 'Registro de Imóveis de', 'varandas que avançam e…'. */
function isCutAtEnd(text: string): boolean {
  const said = text.trim();
  if (/(?:…|\.\.\.)["”’)]*$/.test(said) || /[,;–—-]\.?$/.test(said)) return true;
  const count = (sign: RegExp) => said.match(sign)?.length ?? 0;
  if (count(/\(/g) > count(/\)/g) || count(/“/g) > count(/”/g)) return true;
  return dangling.test(said.replace(endSign, ''));
}

/**
 * 'Figueiras devolve…' of 'Pátio das Figueiras': a name without its beginning. 'Figueiras do Sul Incorporações' is
 * another name.
 */
function beginsInsideName(frase: string, nome: string): boolean {
  const name = wordsOf(foldText(nome));
  const written = wordsOf(frase);
  const said = wordsOf(foldText(frase));
  return name.some((_, at) => {
    const before = name[at - 1];
    const rest = name.slice(at);
    return (
      before !== undefined &&
      /^(?:d[aeo]s?|e)$/.test(before) &&
      said.length > rest.length + 1 &&
      /^(?!d[aeo]s?$|e$)\p{Ll}/u.test(written[rest.length] ?? '') &&
      rest.every((word, i) => said[i] === word)
    );
  });
}

/** Whether a sentence lacks its beginning. */
function isCutAtBeginning(frase: string, nome: string): boolean {
  const said = frase.trim().replace(/^["“‘(]+/, '');
  return /^(?:\p{Ll}|[,;:.)…–—-])/u.test(said) || beginsInsideName(said, nome);
}

/** Signs between the entries of a list; between figures the fine ones stand by right. */
const bullets = /[•▪■◦●✓✔]/gu;
const fineBullets = /[·|]/g;
/** How many entries, or capitalised words in a row, no sentence has; a label may have one more. */
const leastEntries = 4;
const leastTitled = 5;
const joining = /^(?:d[aeo]s?|e|com|para|a|o|em|n[ao]s?|ao)$/i;

/** Whether entries stand there as if they were a sentence: 'Piscina, academia, sauna, playground.' */
function isListAsText(text: string): boolean {
  const said = text.trim().replace(/[.!?…]+$/, '');
  const spare = isWhole(text.trim()) ? 0 : 1;
  const count = (sign: RegExp) => said.match(sign)?.length ?? 0;
  if (count(bullets) >= 2 || (spare === 0 && count(fineBullets) >= 2)) return true;
  const entries = said
    .replace(/\s+e\s+(?=[^,;]+$)/, ', ')
    .split(/[,;]\s*/)
    .map((entry) => wordsOf(entry).length);
  // A sentence says who and what before its first comma.
  if (
    entries.length >= leastEntries + spare &&
    (entries[0] ?? 0) <= 3 &&
    entries.every((words) => words <= 4)
  )
    return true;
  const words = wordsOf(said).filter((word) => !joining.test(word));
  const titled = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  return !/[,;:]/.test(said) && titled >= leastTitled + spare && titled === words.length;
}

/** A line this short is a label, a name or a figure. */
const leastWords = 4;

/** The first fault of a sentence; null for a good one. `nome` is the building's. */
export function faltaDaFrase(frase: string, nome: string): FaltaDaFrase | null {
  if (isListAsText(frase)) return 'lista';
  if (isCutAtBeginning(frase, nome)) return 'comeco';
  return isCutAtEnd(frase) ? 'fim' : null;
}

/**
 * The faults of a line of a page, each with its sentence. Labels and figures have none; a text of several sentences
 * ends as the others do.
 */
export function faltasDaLinha(line: string, nome: string): { frase: string; falta: FaltaDaFrase }[] {
  if (wordsOf(line).length < leastWords) return [];
  const frases = frasesDe(line);
  const isProse = frases.some(isWhole);
  return frases.flatMap((frase, at) => {
    const last = at === frases.length - 1;
    const falta = isProse || !/^\p{Ll}/u.test(frase) ? faltaDaFrase(frase, nome) : null;
    if (falta) return [{ frase, falta }];
    return last && at > 0 && !isWhole(frase) && wordsOf(frase).length >= leastWords
      ? [{ frase, falta: 'fim' as const }]
      : [];
  });
}

/** First words of towns that are no towns by themselves: 'Registro de Imóveis de Belo'. */
const halfTown =
  /\bd[eo] (?:belo|sao|santo|santa|rio|porto|nova|novo|ribeirao|balneario|foz|duque|juiz|feira|boa|bom|campina|mogi|praia|vila|ponta|barra|cabo|montes|sete|pocos|tres|passo|lauro|bento|jaragua|caxias|angra|varzea|aguas|volta|cachoeiro|sao jose|sao joao|rio grande)$/;

/** Whether a registry's name lacks its end: 'Ofício de Registro de Imóveis de Belo'. */
export function isRegistroCortado(cartorio: string, cidade: string): boolean {
  const said = foldText(cartorio)
    .trim()
    .replace(/[.\s]+$/, '');
  if (isCutAtEnd(cartorio) || /\b(?:registro|oficio|cartorio|circunscricao|comarca) de$/.test(said))
    return true;
  const town = foldText(cidade).split(/\s+/);
  const isHalf = town.some(
    (_, at) => at > 0 && said.endsWith(` ${town.slice(0, at).join(' ')}`) && !said.endsWith(town.join(' ')),
  );
  return isHalf || halfTown.test(said);
}
