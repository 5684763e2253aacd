import { foldText } from '#contract/base/text.ts';
import type { FatosDaFicha } from '#contract/cadastros/fatos.ts';
import { type CampoDaFicha, camposDaFicha, ficha, linhasDoFato } from '#contract/cadastros/ficha.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Candidate } from '#server/da-pasta-a-pagina/extracao/candidate.ts';
import { extractFicha, factOfFicha } from '#server/da-pasta-a-pagina/extracao/ficha/extract-ficha.ts';
import { doubted } from '#server/da-pasta-a-pagina/extracao/rivals.ts';
import type { SourceLine } from '#server/da-pasta-a-pagina/extracao/source.ts';
import type { Drop, Find } from './find-quote.ts';
import type { Extraction } from './outputs.ts';
import { toCandidate } from './quoted-candidate.ts';
import { verifyFicha } from './verify-ficha.ts';

type Read = Fact<unknown> | null;

/** Of each declared fact what its quotes confirm; the rest is dropped and named. */
export function verifiedFicha(
  said: Extraction['ficha'],
  { find, drop }: { find: Find; drop: Drop },
): Map<CampoDaFicha, Candidate<unknown>[]> {
  const kept = said.flatMap(({ campo, valor, ...source }) => {
    const what = ficha[campo].rotulo.toLowerCase();
    const found = find(source, longestQuote);
    if (!found) return drop(what, valor, 'o trecho citado não está nos documentos') ?? [];
    const value = verifyFicha(campo, valor, found);
    if (value === null) return drop(what, valor, 'o valor não está no trecho citado') ?? [];
    return [{ campo, said: toCandidate(value, found) }];
  });
  const groups = Map.groupBy(kept, ({ campo }) => campo);
  return new Map(
    [...groups].map(([campo, group]) => [
      campo,
      partsOf(
        campo,
        group.map((one) => one.said),
      ),
    ]),
  );
}
/** A paragraph, in letters and digits. */
const longestQuote = 2500;

/** The parts of a list that are told one by one and decided as a whole: those of one document are one candidate. */
function partsOf(campo: CampoDaFicha, said: Candidate<unknown>[]): Candidate<unknown>[] {
  const isList = said.every(({ value }) => Array.isArray(value));
  if (!isList || ficha[campo].junta === 'todos') return said;
  return [...Map.groupBy(said, ({ document }) => document.path).values()].map((group) => ({
    ...group[0]!,
    value: group.flatMap(({ value }) => value as unknown[]),
    weight: Math.min(...group.map(({ weight }) => weight)),
  }));
}

/**
 * The facts of the ficha by both engines: what a model quoted, and what the rules read in the same lines. Of a list
 * each adds what the other left; where they differ, the fact is a question with both (TRU-20).
 */
export function mergeFicha(told: Map<CampoDaFicha, Candidate<unknown>[]>, lines: SourceLine[]): FatosDaFicha {
  const read = extractFicha(lines);
  const facts = camposDaFicha.map((campo) => [
    campo,
    together(campo, factOfFicha(campo, told.get(campo) ?? []), read[campo] as Read),
  ]);
  return Object.fromEntries(facts) as FatosDaFicha;
}

const mostItems = 60;

function together(campo: CampoDaFicha, model: Read, rules: Read): Read {
  if (model === null || rules === null) return model ?? rules;
  const [one, other] = [linesOf(campo, model), linesOf(campo, rules)];
  const rest = other.filter((line) => !one.some((each) => isSame(each, line)));
  if (rest.length === 0) return model;
  if (ficha[campo].junta === 'todos' && rest.every((line) => !one.some((each) => isRival(each, line)))) {
    const values = rules.value as unknown[];
    const added = values.filter((value) =>
      linhasDoFato(campo, [value]).some((line) => rest.includes(foldText(line))),
    );
    const value = [...(model.value as unknown[]), ...added].slice(0, mostItems);
    return { ...model, value, evidence: [...model.evidence, ...rules.evidence] };
  }
  if (one.every((line) => other.some((each) => isSame(each, line)))) return rules;
  const conflicts = [{ value: rules.value, evidence: rules.evidence }, ...model.conflicts];
  return { ...model, confidence: Math.min(model.confidence, doubted), conflicts };
}

const linesOf = (campo: CampoDaFicha, { value }: Fact<unknown>) => linhasDoFato(campo, value).map(foldText);
const plain = (line: string) => line.replace(/[^a-z0-9]/g, '');
/** One line with more words is the same; a figure with more digits is not. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)];
  const isFigure = /^\d+$/.test(one) || /\d/.test(a) || /\d/.test(b);
  return one === other || (!isFigure && (one.includes(other) || other.includes(one)));
}
/** Two lines that say something else of the same: 'Praia: 300 m' and 'Praia: 500 m'. */
const isRival = (a: string, b: string) => subjectOf(a) !== null && subjectOf(a) === subjectOf(b);
const subjectOf = (line: string) => /^(.+?)(?:: |\? )/.exec(line)?.[1] ?? null;
