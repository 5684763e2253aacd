import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { doubted } from '../rivals.ts';
import type { SourceLine } from '../source.ts';
import { doubtContradictions } from './contradictions.ts';
import { assuntoDe, type CampoJulgado, kindOf } from './kinds.ts';
import { countOf, rivalOf } from './names.ts';
import { agreementOf, reliabilityOf } from './reliability.ts';
import { doubtByRivals } from './rivals-left.ts';
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
    nome: fatos.nome && weighName(fatos.nome, { lines, ofHomes, folderName, taken }),
  };
  return doubtContradictions(doubtByRivals(weighed, ofHomes));
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
  // A street that is nobody else's, and that no rival stands against, is the building's.
  const isAlone =
    campo === 'endereco' &&
    fact.confidence > doubted &&
    fact.conflicts.length === 0 &&
    evidence.some(({ tipo, page }) => tipo === 'rotulo' || page === 1);
  const own = isAlone ? Math.max(fact.confidence, onlyStreet) : fact.confidence;
  return { ...fact, evidence, confidence: atMost(own, worth) };
}

const onlyStreet = 0.75;

/** A name is stated by two independent witnesses. */
const byWitnesses = [0.5, 0.6, 0.88, 0.92, 0.95];

function weighName(nome: Fact<string>, { lines, ofHomes, folderName, taken }: Read): Fact<string> {
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

function witnessed(fact: Fact<string>, count: number): Fact<string> {
  const worth = byWitnesses[Math.min(count, byWitnesses.length - 1)]!;
  return { ...fact, confidence: atMost(fact.confidence, worth) };
}

/** Nothing that stands in a document is worth nothing. */
const least = 0.05;
const atMost = (confidence: number, most: number) =>
  Math.max(least, Math.round(Math.min(confidence, most) * 100) / 100);
