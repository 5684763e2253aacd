import { foldText } from '#contract/base/text.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Evidence, Prova } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { allCapitalised, cleanName, nameKey, noSubject } from '../name-candidates.ts';
import { speaksOfOtherWork } from '../other-work.ts';
import type { AskedField } from '../respostas/features.ts';
import { offered, type PossibleAnswer, rankedAnswers } from '../respostas/possible-answers.ts';
import { spanKey } from '../respostas/spans.ts';
import { readSources, type SourceLine } from '../source.ts';
import { bareFirm } from '../spe.ts';
import { relato } from './reported.ts';
import { paper, witnessesOfName } from './witnesses.ts';

/** So many of the likeliest are held against the places of the folder. */
const mostHeld = 16;
/** What a witness is worth beside what was learnt, in log odds. */
const worthOfWitness = 0.9;
const street =
  /^(?:rua|r|av|avenida|alameda|al|travessa|rodovia|rod|praca|largo|estrada|servidao|esquina|nome|codinome|prancha|slide|locutor|registro|ri|cri|cartorio|oficio|matricula)\b/;

/** Counts a label that calls it the name twice: of what it is, and of how it is called. */
export const countOf = (found: ReadonlySet<Prova>) => found.size + Number(found.has('rotulo'));

/**
 * What a person may answer where the rules are not certain, likeliest first: every name in the documents is weighed by
 * where and how it stands, with weights learnt from sales books of other makers; of the building's, by its witnesses
 * as well. Nothing here is ever taken for a fact.
 */
export function possibleAnswers(documents: DocumentText[]): Record<AskedField, PossibleAnswer[]> {
  const { lines } = readSources(documents);
  const names = rankedAnswers(lines, 'nome')
    .slice(0, mostHeld)
    .filter(({ value }) => !street.test(foldText(value)))
    .map((one) => ({
      ...one,
      weight: one.weight + worthOfWitness * countOf(witnessesOfName(one.value, lines, null)),
    }))
    .sort((a, b) => b.weight - a.weight);
  return {
    nome: offered(names),
    incorporadora: offered(rankedAnswers(lines, 'incorporadora')),
    bairro: offered(rankedAnswers(lines, 'bairro')),
  };
}

/** Another name that as many places of the folder agree on: which of the two is the building's is a question. */
export function rivalOf(
  nome: string,
  count: number,
  { lines, folderName, taken }: { lines: SourceLine[]; folderName: string | null; taken: readonly string[] },
): PossibleAnswer | null {
  const own = ` ${nameKey(nome)} `;
  const others = new Set(taken.map(nameKey));
  const isOther = (key: string) => !own.includes(` ${key} `) && !` ${key} `.includes(own) && !others.has(key);
  return (
    rankedAnswers(lines, 'nome')
      .slice(0, mostHeld)
      .filter(({ value }) => mayBeName(value) && isOther(nameKey(value)))
      .find(({ value, evidence }) => {
        if (!isWritten(value, evidence.quote)) return false;
        const ways = witnessesOfName(value, lines, folderName);
        return countOf(ways) >= Math.max(2, count) && heading.some((way) => ways.has(way));
      }) ?? null
  );
}

interface Named {
  value: string;
  evidence: Evidence;
  count: number;
}

/**
 * The name that independent places of the folder agree on, where no other stands in as many: what no rule of shapes
 * reads may still head the cover and name the file. A registration names firms and towns as well, and agrees with none.
 */
export function namedByWitnesses(
  lines: SourceLine[],
  folderName: string | null,
  taken: readonly string[],
): Named | null {
  const others = new Set(taken.flatMap((one) => [nameKey(one), bareFirm(one)]));
  const all = rankedAnswers(lines, 'nome')
    .slice(0, mostHeld)
    .filter(
      ({ value, evidence: { quote } }) =>
        mayBeName(value) &&
        isWritten(value, quote) &&
        !others.has(nameKey(value)) &&
        !ofOthers.test(foldText(value)) &&
        !paper.test(foldText(value)) &&
        !isOfOthers(foldText(quote)),
    )
    .map(({ value, evidence }) => {
      const found = witnessesOfName(value, lines, folderName);
      found.delete('registro');
      return { value, evidence, key: nameKey(value), count: countOf(found), found };
    })
    .sort((a, b) => b.count - a.count || b.key.length - a.key.length);
  const first = all.find(({ found }) => outright.some((way) => found.has(way)));
  // What stands alone heads nothing.
  if (!first || first.count < 2 || lines.length < leastLines) return null;
  // One line is one place, whatever it looks like, and within a sentence it heads nothing.
  const saidIn = lines.filter(({ text }) => ` ${spanKey(text)} `.includes(` ${first.key} `));
  // A cover breaks it over lines, or its line begins with it.
  const heads = saidIn.length === 0 || saidIn.some(({ text }) => nameKey(text).startsWith(first.key));
  const isAgreed =
    saidIn.length > 1 || first.found.has('rotulo') || (heads && byItself.some((way) => first.found.has(way)));
  if (!isAgreed) return null;
  const isPart = (part: string, whole: string) => ` ${whole} `.includes(` ${part} `);
  const isRival = ({ key, count, found }: (typeof all)[number]) =>
    key !== first.key &&
    // 'Vila' of 'Vila Alfa' is no rival; what the cover says whole of it is.
    (isPart(first.key, key) ? found.has('capa') : !isPart(key, first.key) && count >= first.count);
  return all.some(isRival) ? null : first;
}
const isOfOthers = (folded: string) => relato.test(folded) || speaksOfOtherWork(folded);
const leastLines = 2;
/** What agrees with the line itself. */
const byItself: readonly Prova[] = ['palavra', 'arquivo', 'site'];
const outright: readonly Prova[] = ['capa', 'rotulo', 'titulo'];
/** Offices, firms, people and events. */
const ofOthers =
  /\b(?:registro|cartorio|oficio|imoveis|matricula|comarca|zona|avenida|rua|assunto|fase \d+|para|retrofit|avant|premiere|coquetel|evento|ltda|s\/?a|incorporad\w+|incorporac\w+|construt\w+|construc\w+|edificadora|engenharia|empreendimentos|urbanismo|desenvolvimento|imobiliari\w+|arquitet\w+|paisagismo|interiores|obras|gerente|corretora?|diretoria|comercial)\b/;

/** Where a folder says what it is of. */
const heading: readonly Prova[] = ['capa', 'rotulo', 'titulo', 'arquivo'];

/** 'residencial vertical compacto' in small letters names nothing. */
const isWritten = (value: string, quote: string) =>
  value.length > 3 && (quote.includes(value) || quote.includes(value.toUpperCase()));

const mayBeName = (value: string) =>
  allCapitalised.test(value) &&
  cleanName(value) !== null &&
  !street.test(foldText(value)) &&
  !noSubject.test(foldText(value)) &&
  ufsOfCidade(value).size === 0;
