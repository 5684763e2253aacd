import type { Intent, SeenIntent, Topic } from '#contract/lisa/entendimento.ts';
import { isChatter } from '../chatter.ts';
import { readConsent } from './consent.ts';
import { questionWords, requests, rhetorical } from './ditos/perguntas.ts';
import { isNonsense } from './nonsense.ts';
import { patterns } from './patterns.ts';
import { topicsOf } from './topics.ts';

/** What the rules see in a normalised message, apart from corrections and data. */
export interface RuleReading {
  seen: SeenIntent[];
  topics: Topic[];
  /** One of several questions is about nothing that has a text. */
  asksMore?: boolean;
}

const seenBy = (intent: Intent, evidence: string, confidence: number): SeenIntent => ({
  intent,
  evidence: evidence.trim().slice(0, 120),
  confidence,
  by: 'regras',
});

/** Parts of a normalised message with the mark each ends in. */
const clausesOf = (said: string) =>
  [...said.matchAll(/([^.?]*)([.?]|$)/g)]
    .map(([, words, mark]) => ({ words: words!.trim(), isAsked: mark === '?' }))
    .filter(({ words }) => words !== '');

const isGreetingOnly =
  /^(?:(?:oi|ola|opa|e ai|hey|lisa|bom dia|boa tarde|boa noite|tudo (?:bem|bom|certo|joia|ok|tranquilo)|como (?:vai|esta)|beleza|com voce|contigo|por ai|voce|ai|e|td|tranquilo|ok|sim|certo|ne|esta bem|esta bom|combinado|pode ser) ?)+$/;

/** '…, pode?' */
const askedAlone = /^(?:e |entao |mas )?(?:pode|posso|da|vale|serve|aceita|consigo|tem jeito|funciona)$/;

const interrogative = /^(?:como|quando|quanto|qual|quais|onde|quem|cade|posso|precisa|tem)\b/;

/** The intents the rules are sure of. */
export function readIntents(text: string, said: string): RuleReading {
  const seen: SeenIntent[] = [];
  const see = (intent: Intent, evidence: string, confidence = 0.95) => {
    if (!seen.some((one) => one.intent === intent)) seen.push(seenBy(intent, evidence, confidence));
  };
  const consent = readConsent(said);
  if (consent.verdict) see(consent.verdict, consent.evidence, consent.isDoubtful ? 0.5 : 0.95);
  for (const [intent, pattern] of Object.entries(patterns) as [Intent, RegExp][]) {
    const match = pattern.exec(said);
    if (match) see(intent, match[0]);
  }
  const topics = new Set<Topic>();
  let asksMore = false;
  for (const { words, isAsked } of clausesOf(said)) {
    if (isGreetingOnly.test(words) || rhetorical.test(words)) continue;
    const isWorded = questionWords.test(words) || requests.test(words) || (isAsked && askedAlone.test(words));
    // 'Isso é um absurdo' only sounds like a question.
    if (!isAsked && isWorded && !interrogative.test(words) && patterns.reclama!.test(words)) continue;
    if (!isWorded && !isAsked) continue;
    const found = topicsOf(`${words}${isAsked ? ' ?' : ''}`);
    for (const topic of found) topics.add(topic);
    asksMore ||= isAsked && isWorded && found.length === 0 && words.split(' ').length > 2;
    // '12345 SP?' gives data, doubtfully; a mark after everyday words asks.
    const isShort = words.split(' ').length <= 2;
    if (isWorded || (found.length > 0 && (isAsked || !isShort)) || (!isShort && !isChatter(words)))
      see('pergunta', words, isAsked || (isWorded && found.length > 0) ? 0.95 : 0.7);
  }
  if (
    /^(?:ha|han|hein|q|que|como|como assim|o que|entendi nao|nao entendi(?: nada| a pergunta)?)(?: \?)*$/.test(
      said,
    ) ||
    /^(?: ?\?)+$/.test(said) ||
    /^(?:h[ãa]+|hein|q)\W*$/iu.test(text)
  )
    see('pergunta', said, 0.7);
  if (isNonsense(text, said)) see('sem-sentido', said, 0.8);
  return { seen, topics: [...topics], asksMore: asksMore && topics.size > 0 };
}
