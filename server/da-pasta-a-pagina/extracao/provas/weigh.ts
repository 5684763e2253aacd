import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { Evidence, Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { readAddress } from '../address-line.ts';
import { nameKey } from '../name-candidates.ts';
import { doubted } from '../rivals.ts';
import type { SourceLine } from '../source.ts';
import { doubtContradictions } from './contradictions.ts';
import { assuntoDe, type CampoJulgado, kindOf } from './kinds.ts';
import { countOf, namedByWitnesses, rivalOf } from './names.ts';
import { agreementOf, reliabilityOf } from './reliability.ts';
import { doubtByRivals } from './rivals-left.ts';
import { settleByRecord } from './settled.ts';
import { witnessesOfName } from './witnesses.ts';

/** Fields of which it is not asked: what only weak evidence says of them is left away. */
const semPergunta: ReadonlySet<string> = new Set(['arquitetura', 'interiores', 'paisagismo', 'construtora']);

/** What was read: all lines, and those that speak of the homes sold. */
interface Read {
  lines: SourceLine[];
  ofHomes: SourceLine[];
  folderName: string | null;
  /** Names of places and firms: the building's is none of them. */
  taken: readonly string[];
}

/**
 * Holds each fact against the kinds of evidence it stands on: it is no surer than what they proved to be worth, and one
 * that only weak kinds say is a question. Every quote says of which kind it is.
 */
export function weighEvidence(fatos: Fatos, { lines, ofHomes, folderName, taken }: Read): Fatos {
  const judged = Object.fromEntries(
    Object.entries(assuntoDe).map(([campo]) => {
      const fact = fatos[campo as CampoJulgado] as Fact<unknown> | null;
      return [campo, fact && weigh(campo as CampoJulgado, fact, { lines, nome: fatos.nome?.value ?? null })];
    }),
  ) as Partial<Fatos>;
  const weighed: Fatos = {
    ...fatos,
    ...judged,
    nome: weighName(fatos.nome, { lines, ofHomes, folderName, taken }),
  };
  return doubtContradictions(doubtByRivals(settleByRecord(weighed, lines), ofHomes));
}

function weigh<Value>(
  campo: CampoJulgado,
  fact: Fact<Value>,
  read: { lines: SourceLine[]; nome: string | null },
): Fact<Value> | null {
  const evidence = fact.evidence.map((one) => ({ ...one, tipo: kindOf(campo, one, fact.value, read) }));
  const kinds = new Set(evidence.map(({ tipo }) => tipo));
  const subject = assuntoDe[campo];
  const worth = agreementOf([...kinds].map((kind) => reliabilityOf(subject, kind)));
  if (worth < linhaPadrao && semPergunta.has(campo)) return null;
  // Where a firm sits is no rival of where the building will stand, of a street that says where it is.
  const isOwn = campo === 'endereco' && evidence.some((one) => one.tipo !== 'relato' && isPlaced(one));
  const rivals = fact.conflicts.filter(
    (rival) => !isOwn || rival.evidence.some((one) => kindOf(campo, one, rival.value, read) !== 'relato'),
  );
  // A street that is nobody else's, and that no rival stands against, is the building's.
  const isAlone =
    campo === 'endereco' &&
    (fact.conflicts.length > 0 ? isOwn : fact.confidence > doubted) &&
    rivals.length === 0 &&
    evidence.some(({ tipo, page }) => tipo === 'rotulo' || page === 1);
  const own = isAlone ? Math.max(fact.confidence, undisputed) : fact.confidence;
  return { ...fact, evidence, conflicts: rivals, confidence: atMost(own, worth) };
}

const undisputed = 0.75;

function isPlaced({ tipo, quote }: Evidence): boolean {
  const { bairro, cidade } = readAddress(quote);
  return tipo === 'rotulo' || bairro !== null || cidade !== null;
}

/** A name is stated by two independent witnesses. */
const byWitnesses = [0.5, 0.6, 0.88, 0.92, 0.95];

function weighName(nome: Fact<string> | null, read: Read): Fact<string> | null {
  const { lines, ofHomes, folderName, taken } = read;
  // One that nothing doubts is only short of witnesses.
  const isOpen = nome === null || (nome.confidence > doubted && nome.confidence < linhaPadrao);
  const agreed = isOpen ? namedByWitnesses(lines, folderName, taken) : null;
  if (nome === null) return agreed && named(agreed);
  if (agreed && nameKey(agreed.value) === nameKey(nome.value))
    return { ...nome, confidence: named(agreed).confidence };
  const found = witnessesOfName(nome.value, lines, folderName);
  const own = witnessed(nome, countOf(found));
  const rival =
    own.confidence < linhaPadrao
      ? null
      : rivalOf(nome.value, countOf(found), { lines: ofHomes, folderName, taken });
  if (!rival) return own;
  const conflicts = [{ value: rival.value, evidence: [rival.evidence] }, ...own.conflicts].slice(0, 4);
  return { ...own, confidence: doubted, conflicts };
}

const named = ({
  value,
  evidence,
  count,
}: NonNullable<ReturnType<typeof namedByWitnesses>>): Fact<string> => ({
  value,
  confidence: byWitnesses[Math.min(count, byWitnesses.length - 1)]!,
  evidence: [evidence],
  conflicts: [],
  rule: null,
});

function witnessed(fact: Fact<string>, count: number): Fact<string> {
  const worth = byWitnesses[Math.min(count, byWitnesses.length - 1)]!;
  return { ...fact, confidence: atMost(fact.confidence, worth) };
}

/** Nothing that stands in a document is worth nothing. */
const least = 0.05;
const atMost = (confidence: number, most: number) =>
  Math.max(least, Math.round(Math.min(confidence, most) * 100) / 100);
