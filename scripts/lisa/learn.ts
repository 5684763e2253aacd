import type { Intent } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import { besideValues } from '#server/lisa/entendimento/beside-values.ts';
import { scaleFor, signOf, type Weights } from '#server/lisa/entendimento/intencoes/classify.ts';
import { buckets, featuresOf } from '#server/lisa/entendimento/intencoes/features.ts';
import { normalize } from '#server/lisa/entendimento/intencoes/normalize.ts';
import { ruleMarks } from '#server/lisa/entendimento/intencoes/rule-marks.ts';
import { type CollectedPhrase, readLoose } from './collection.ts';
import { pendingAt } from './phrase-answers.ts';
import { random, shuffle, variationsOf } from './vary.ts';

/** The intents that are learned; data are read, not believed. */
export const learned = [
  'sim',
  'nao',
  'adia',
  'corrige',
  'pergunta',
  'reclama',
  'cumprimenta',
  'despede',
  'pessoa',
  'fora',
  'sem-sentido',
  'agradece',
  'pular',
  'voltar',
  'continuar',
  'parar',
  'apagar',
  'meus-dados',
  'comprador',
  'menor',
  'outro-cadastro',
] as const satisfies Intent[];

/** An intent that is a kind of another: whether it is the other as well is left open. */
const kindOf: Partial<Record<Intent, Intent>> = {
  pular: 'nao',
  parar: 'nao',
  apagar: 'nao',
  voltar: 'corrige',
  continuar: 'sim',
  comprador: 'fora',
  'meus-dados': 'pergunta',
};

const epochs = 10;
const rate = 0.6;
const decay = 1e-4;
/** The share of the rules' marks that is left out in learning. */
const forgotten = 0.2;

export interface Example {
  /** Who says it; null is nobody in particular. */
  pessoa: string | null;
  features: Uint16Array;
  /** 1 is said, 0 is not, null may be either. */
  targets: (0 | 1 | null)[];
}

type Meant = Pick<CollectedPhrase, 'intents' | 'optional' | 'oneOf'> & {
  pending?: Question | null | undefined;
};

function targetsOf({ intents, optional, oneOf, pending }: Meant): Example['targets'] {
  // Who asks for help asks.
  const told = [...intents, ...(intents.includes('ajuda') ? (['pergunta'] as const) : [])];
  const may = new Set<Intent>([...optional, ...oneOf, ...told.flatMap((intent) => kindOf[intent] ?? [])]);
  // A 'no' to what may be left out leaves it out.
  if (told.includes('nao') && pending && pending !== 'interesse' && pending !== 'confirmar') may.add('pular');
  return learned.map((intent) => (told.includes(intent) ? 1 : may.has(intent) ? null : 0));
}

/** Phrases that mean the same at every stage. */
const looseSaid = readLoose();
const loose = looseSaid.map(({ intent, mensagem }) => ({
  pessoa: null,
  mensagem,
  isMade: false,
  pending: undefined as Question | null | undefined,
  targets: targetsOf({ intents: intent === null ? [] : [intent], optional: [], oneOf: [] }),
}));

const textOf = (value: unknown) =>
  value == null ? null : Array.isArray(value) ? value.join(', ') : String(value);

/** What a phrase says beside the values it tells; empty if nothing. */
function restOf({ mensagem, dados }: CollectedPhrase): string {
  const { nome, nome_guerra: nomeGuerra, regiao, email, creci_uf: uf } = dados;
  const [told, guerra, places, address, state] = [nome, nomeGuerra, regiao, email, uf].map(textOf);
  return Object.keys(dados).length === 0
    ? ''
    : besideValues(mensagem, { nome: told, nomeGuerra: guerra, regiao: places, email: address, uf: state });
}

/** Of a datum taken out nothing is known but what was wanted beside it. */
const ofRest = new Set<Intent>(['pergunta', 'reclama', 'agradece', 'pessoa', 'cumprimenta', 'despede']);

/** What was put together is learned once as it is and once as somebody else writes it. */
const someOf = (mensagem: string, next: () => number): string[] => {
  const all = variationsOf(mensagem, next);
  return [mensagem, all[Math.floor(next() * all.length)]!];
};

const links = ['. ', ', ', ' ', ', mas ', ' e ', '. Aliás, ', '\n'];
const beside = ['pergunta', 'reclama'] as const satisfies Intent[];

/** A datum with a question or a complaint behind it, or a complaint before it: few of the invented people join the two. */
function joined(phrases: readonly CollectedPhrase[], next: () => number): CollectedPhrase[] {
  const any = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  const isAlone = ({ intents, optional, oneOf }: CollectedPhrase, intent: Intent) =>
    intents.length === 1 && intents[0] === intent && optional.length + oneOf.length === 0;
  return phrases
    .filter((phrase) => isAlone(phrase, 'dados') && phrase.mensagem.length < 90)
    .flatMap((phrase) =>
      beside.map((intent) => {
        const own = phrases.filter(
          (each) => each.pessoa === phrase.pessoa && isAlone(each, intent) && each.etapa !== 'aprovado',
        );
        const said = own.length > 0 && next() < 0.5 ? any(own) : any(looseOf(intent));
        const isBefore = intent === 'reclama' && next() < 0.25;
        const [one, other] = isBefore ? [said, phrase] : [phrase, said];
        return {
          ...phrase,
          mensagem: `${one.mensagem.replace(/[.!]+$/, '')}${any(links)}${other.mensagem}`,
          intents: ['dados', intent],
        };
      }),
    );
}

const looseOf = (intent: Intent) => looseSaid.filter((each) => each.intent === intent);

/** Phrases and loose ones with their variations, as the classifier sees them. */
export function examplesOf(phrases: readonly CollectedPhrase[]): Example[] {
  const next = random();
  const made = new Set(joined(phrases, next));
  const told = [...phrases, ...made].flatMap((phrase) => {
    const { pessoa, mensagem } = phrase;
    const isMade = made.has(phrase);
    const pending: Question | null | undefined = pendingAt[phrase.etapa];
    const targets = targetsOf({ ...phrase, pending: pendingAt[phrase.etapa] });
    const rest = restOf(phrase);
    const ofThis = { pessoa, mensagem, isMade, pending, targets };
    if (rest === '') return [ofThis];
    const known = targets.map((target, at) => (ofRest.has(learned[at]!) ? target : null));
    return [ofThis, { pessoa, mensagem: rest, isMade, pending, targets: known }];
  });
  return [...told, ...loose].flatMap(({ pessoa, mensagem, isMade, pending, targets }) =>
    (isMade ? someOf(mensagem, next) : variationsOf(mensagem, next)).map((each) => {
      const said = normalize(each);
      // The rules know these phrases better than they will know a stranger's: some marks are left out.
      const marks = ruleMarks(said).filter(() => next() >= forgotten);
      return { pessoa, features: Uint16Array.from(featuresOf(said, pending, marks)), targets };
    }),
  );
}

/** Learns one logistic regression per intent. Same examples, same weights. */
export function learn(given: readonly Example[]): Weights {
  const next = random();
  const examples = [...given];
  const size = learned.length;
  const table = new Float32Array(buckets * size);
  const bias = new Float64Array(size);
  const sums = new Float64Array(size);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const step = rate / (1 + epoch / 6);
    const kept = 1 - step * decay;
    shuffle(examples, next);
    for (const { features, targets } of examples) {
      const norm = 1 / Math.sqrt(features.length || 1);
      sums.fill(0);
      for (const feature of features)
        for (let index = 0, at = feature * size; index < size; index++, at++) sums[index]! += table[at]!;
      const changed: number[] = [];
      for (let index = 0; index < size; index++) {
        const target = targets[index]!;
        if (target === null) continue;
        const slope = target - 1 / (1 + Math.exp(-(sums[index]! * norm + bias[index]!)));
        if (Math.abs(slope) < 0.002) continue;
        bias[index]! += step * 0.1 * slope;
        sums[index] = step * slope * norm;
        changed.push(index);
      }
      for (const feature of features)
        for (const index of changed) {
          const at = feature * size + index;
          table[at] = table[at]! * kept + sums[index]!;
        }
    }
  }
  return quantized(table, bias);
}

function quantized(table: Float32Array, bias: Float64Array): Weights {
  const scale = scaleFor(table.reduce((most, value) => Math.max(most, Math.abs(value)), 0));
  const signs = Array.from(table, (weight) => signOf(weight, scale));
  return { classes: learned, bias: [...bias], scale, table: signs.join('') };
}
