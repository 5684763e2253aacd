import type { Intent, SeenIntent, Topic } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import type { Classifier } from './classify.ts';
import { normalize } from './normalize.ts';
import { readIntents } from './read-intents.ts';

/** What is wanted by the words beside the data of a message, read without them. */
interface RestReading {
  /** Intents that the whole message hid. */
  added: SeenIntent[];
  ofRest: ReadonlyMap<Intent, number>;
  /** What is asked about, in the whole or in the rest. */
  about: Topic[];
}

interface Whole {
  pending: Question | null;
  seen: readonly SeenIntent[];
  topics: Topic[];
}

/** What may be wanted beside a datum: who answers a question may ask or complain as well. */
const wanted = new Set<Intent>(['pergunta', 'reclama']);
/** What a rule must be sure of, and the classifier believe, of words that are no whole sentence any more. */
const trusts = { confidence: 0.9, belief: 0.3 };
/** 'De 200 a 400 mil, pode seguir' */
const goesOn =
  /\b(?:pode|podemos|vamos|bora|vamo) (?:ja )?(?:seguir|continuar|ir|passar|prosseguir|avancar|tocar)(?= ?[.]?$| (?:para |a |adiante|em frente|com|entao|agora|logo))/;

/** 'É 8912 SC, quanto tempo isso leva?': of the rest the question is seen that the number hid. */
export function readRest(rest: string, believe: Classifier, { pending, seen, topics }: Whole): RestReading {
  if (rest === '') return { added: [], ofRest: new Map(), about: topics };
  const said = normalize(rest);
  const ofRest = believe(said, pending);
  const found = readIntents(rest, said);
  const added = found.seen.filter(
    ({ intent, confidence }) =>
      wanted.has(intent) &&
      confidence >= trusts.confidence &&
      (ofRest.get(intent) ?? 0) >= trusts.belief &&
      !seen.some((each) => each.intent === intent),
  );
  const isAsked = added.some(({ intent }) => intent === 'pergunta');
  const onward = pending === 'interesse' || pending === 'confirmar' ? null : goesOn.exec(said);
  if (onward && !said.includes('?'))
    added.push({ intent: 'continuar', evidence: onward[0], confidence: 0.9, by: 'regras' });
  return { added, ofRest, about: topics.length === 0 && isAsked ? found.topics : topics };
}
