import { type Intent, sureFrom } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import type { FieldVerdicts } from './field-verdicts.ts';
import { type RuleReading, readIntents } from './read-intents.ts';

/** What a message wants beside what it judges of one's data. */
interface Beside extends RuleReading {
  /** What was told is said to be wrong, or that it may stay; `isAlone` where nothing else is said. */
  verdict: 'denied' | 'kept' | null;
  isAlone: boolean;
}

/** Words that judge a datum say none of these of the whole. */
const ofTheDatum = new Set<Intent>(['sim', 'nao', 'pergunta']);

/** The verdicts on what was told; what is asked for is answered or not. */
export function verdictsOnKnown(
  { denied, kept, rest }: FieldVerdicts,
  { known, pending }: { known: readonly Question[]; pending: Question | null },
): FieldVerdicts {
  const isTold = (field: Question) =>
    known.includes(field) && field !== pending && !(field === 'nome' && pending === 'nomeGuerra');
  return { denied: denied.filter(isTold), kept: kept.filter(isTold), rest };
}

/**
 * The intents of a message: 'o e-mail está velho' is no no, 'o creci está certo' no yes to all. A yes counts only if
 * the whole message says it too; that a datum may stay is one to be asked about.
 */
export function readBeside(
  text: string,
  said: string,
  { denied, kept, rest }: FieldVerdicts,
  pending: Question | null,
): Beside {
  const whole = readIntents(text, said);
  if (denied.length + kept.length === 0) return { ...whole, verdict: null, isAlone: false };
  const beside = rest === '' ? { seen: [], topics: [], asksMore: false } : readIntents(rest, rest);
  const has = (seen: RuleReading['seen'], intent: Intent) =>
    seen.find((each) => each.intent === intent && each.confidence >= sureFrom) !== undefined;
  const verdict = denied.length > 0 ? 'denied' : 'kept';
  const seen = [
    ...whole.seen.filter(({ intent }) => !ofTheDatum.has(intent)),
    ...beside.seen.filter(({ intent }) => ofTheDatum.has(intent)),
  ].map((each) =>
    each.intent === 'sim' && (verdict === 'denied' || !has(whole.seen, 'sim'))
      ? { ...each, confidence: 0.5 }
      : each,
  );
  if (pending === 'confirmar' && verdict === 'kept' && seen.length === 0)
    seen.push({ intent: 'sim', evidence: said.slice(0, 120), confidence: 0.5, by: 'regras' });
  return { seen, topics: beside.topics, asksMore: beside.asksMore ?? false, verdict, isAlone: rest === '' };
}

/** What the classifier believes beside it: what is said to be wrong is a correction, what may stay is nothing at all. */
export function beliefsBeside(
  believed: ReadonlyMap<Intent, number>,
  { verdict, isAlone }: Pick<Beside, 'verdict' | 'isAlone'>,
): ReadonlyMap<Intent, number> {
  if (verdict === null) return believed;
  if (verdict === 'kept' && isAlone) return new Map();
  const ofWhole = [...believed].filter(([intent]) => !ofTheDatum.has(intent) || verdict === 'kept');
  return new Map([...ofWhole, ['corrige', verdict === 'denied' ? 1 : 0]]);
}
