import type { Question } from '#contract/lisa/lisa.ts';
import { fieldNames } from './ditos/correcoes.ts';
import { denied as deniedWords, keptByNo, kept as keptWords } from './ditos/valem.ts';

/** What a message says of data that are known, without a new value. */
export interface FieldVerdicts {
  /** They are no longer right. */
  denied: Question[];
  /** They stay, old as they may be: 'o e-mail é antigo mas pode deixar'. */
  kept: Question[];
  /** The parts that judge no field. */
  rest: string;
}

const ends = /(?<=\?)(?: |$)| ?\.(?: |$)| (?=(?:mas|porem|menos|exceto|tirando|so que)\b)/;
const and = / e (?=(?:(?:o|a|os|as|meu|minha|ess[ea]|est[ea]) )*(?!arrobaemail)[a-z])/;

const bareField = new RegExp(
  `^(?:(?:o|a|os|as|meu|minha|ess[ea]|nem|nao|mas|so|e) )*(?:${fieldNames.map(([, { source }]) => source).join('|')})$`,
);

/** The fields a part of a normalised message names. */
function fieldsIn(part: string): Question[] {
  const found = fieldNames.filter(([, words]) => words.test(part)).map(([field]) => field);
  return found.includes('nomeGuerra') ? found.filter((field) => field !== 'nome') : found;
}

/** The parts that may each judge a field; an 'e' before another field parts two, else it may be the verb. */
function partsOf(said: string): string[] {
  return said.split(ends).flatMap((sentence) => {
    const parts: string[][] = [];
    let isNamed = false;
    for (const piece of sentence.split(and)) {
      const names = fieldsIn(piece).length > 0;
      if (parts.length === 0 || (isNamed && names)) parts.push([piece]);
      else parts.at(-1)!.push(piece);
      isNamed ||= names;
    }
    return parts.map((pieces) => pieces.join(' e ')).filter(Boolean);
  });
}

/** 'O resto tá certo' judges no datum that is named. */
const ofTheRest = /\b(?:resto|restante|demais|outr[oa]s?|tudo)\b/;
/** 'Não diria que o e-mail está certo' */
const doubts = /\bnao (?:diria|acho|creio|acredito|garanto) que\b/;
const [denials, keepings, noDenials] = [deniedWords, keptWords, keptByNo].map(
  (words) => new RegExp(words, 'g'),
) as [RegExp, RegExp, RegExp];
const mark = '+';

function judge(part: string): 'denied' | 'kept' | null {
  // 'A foto do meu zap serve?' asks.
  if (part.endsWith('?')) return null;
  if (doubts.test(part)) return 'denied';
  // 'Não está errado' keeps what 'está errado' denies.
  const plain = part.replace(noDenials, mark).replace(keepings, mark);
  const no = [...plain.matchAll(denials)].at(-1)?.index ?? -1;
  const yes = plain.lastIndexOf(mark);
  if (no === yes) return null;
  return no > yes ? 'denied' : 'kept';
}

/** Longer messages tell more than what is wrong. */
const longest = 600;

/** What a normalised message judges of the data it names; what is said last of one counts. */
export function readVerdicts(said: string): FieldVerdicts {
  if (said.length > longest) return { denied: [], kept: [], rest: said };
  const verdicts = new Map<Question, 'denied' | 'kept'>();
  const rest: string[] = [];
  let named: Question[] = [];
  let listed: Question[] = [];
  for (const part of partsOf(said)) {
    const own = [...listed, ...fieldsIn(part)];
    listed = [];
    const verdict = judge(part);
    // 'O nome e o e-mail estão errados'
    if (verdict === null && bareField.test(part)) {
      listed = own;
      continue;
    }
    // 'O e-mail é antigo, mas pode deixar'
    const isOfBefore = own.length === 0 && named.length > 0 && verdict === 'kept' && !ofTheRest.test(part);
    if (!isOfBefore) named = own;
    if (verdict === null || named.length === 0) rest.push(part);
    else for (const field of named) verdicts.set(field, verdict);
  }
  const judged = (verdict: 'denied' | 'kept') =>
    [...verdicts].filter(([, each]) => each === verdict).map(([field]) => field);
  return { denied: judged('denied'), kept: judged('kept'), rest: rest.join(' . ') };
}
