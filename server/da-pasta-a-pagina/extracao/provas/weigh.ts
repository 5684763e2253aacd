import { foldText } from '#contract/base/text.ts';
import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { allCapitalised, nameKey } from '../name-candidates.ts';
import { rankedAnswers } from '../respostas/possible-answers.ts';
import { doubted } from '../rivals.ts';
import type { SourceLine } from '../source.ts';
import { bareFirm, isSpe } from '../spe.ts';
import { doubtContradictions } from './contradictions.ts';
import { assuntoDe, type CampoJulgado, kindOf } from './kinds.ts';
import { countOf, isWritten, rivalOf } from './names.ts';
import { agreementOf, reliabilityOf } from './reliability.ts';
import { doubtByRivals } from './rivals-left.ts';
import { witnessesOfFirm, witnessesOfName } from './witnesses.ts';

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
    incorporadora: fatos.incorporadora && weighFirm(fatos.incorporadora, fatos.nome?.value ?? null, lines),
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

/**
 * The rules of the developer ask for a label or two witnesses themselves. A name that runs on is a question; one that no
 * other firm stands against, with a developer's word or label and a second witness, is none.
 */
function weighFirm(firm: Fact<string>, nome: string | null, lines: SourceLine[]): Fact<string> {
  if (isRunOn(firm.value)) return { ...firm, confidence: atMost(firm.confidence, doubted) };
  const rival = firm.confidence >= linhaPadrao ? rivalFirm(firm, nome, lines) : null;
  if (rival)
    return {
      ...firm,
      confidence: doubted,
      conflicts: [{ value: rival.value, evidence: [rival.evidence] }, ...firm.conflicts].slice(0, 4),
    };
  if (firm.confidence <= doubted || firm.confidence >= linhaPadrao || firm.conflicts.length > 0) return firm;
  const found = witnessesOfFirm(firm, nome, lines);
  return found.has('rotulo') && found.size > 2 ? { ...firm, confidence: toldOnce } : firm;
}
const toldOnce = 0.75;

/** Another firm that stands as the developer in as many places. */
function rivalFirm(firm: Fact<string>, nome: string | null, lines: SourceLine[]) {
  const own = new Set(wordsOf(firm.value));
  const count = witnessesOfFirm(firm, nome, lines).size;
  return rankedAnswers(lines, 'incorporadora')
    .slice(0, mostHeld)
    .filter(
      ({ value, evidence }) =>
        allCapitalised.test(value) &&
        isWritten(value, evidence.quote) &&
        !isRunOn(value) &&
        !isSpe(value) &&
        wordsOf(value).length > 0 &&
        !wordsOf(value).some((word) => own.has(word)) &&
        nameKey(value) !== nameKey(nome ?? ''),
    )
    .find(({ value, evidence }) => {
      const found = witnessesOfFirm({ ...firm, value, evidence: [evidence] }, nome, lines);
      return found.has('rotulo') && found.size >= Math.max(2, count);
    });
}
const mostHeld = 10;
/** The words by which a firm is told from another. */
const wordsOf = (firm: string) =>
  bareFirm(firm)
    .split(' ')
    .filter((word) => word.length > 3);

/** Words of what stands beside a firm: 'Alfa Habitacional Obra da Engenharia Beta', 'Extrato'. */
const isRunOn = (firm: string) =>
  /\b(?:obra|projeto|arquitetura|extrato|memorial|registro|ri|oficio|cartorio|marca|contato|endereco|paisagismo|vendas)\b|\.{3}/.test(
    foldText(firm),
  );

function witnessed(fact: Fact<string>, count: number): Fact<string> {
  const worth = byWitnesses[Math.min(count, byWitnesses.length - 1)]!;
  return { ...fact, confidence: atMost(fact.confidence, worth) };
}

/** Nothing that stands in a document is worth nothing. */
const least = 0.05;
const atMost = (confidence: number, most: number) =>
  Math.max(least, Math.round(Math.min(confidence, most) * 100) / 100);
