import { cleanText } from '#contract/base/text.ts';
import { type Intent, sureFrom } from '#contract/lisa/entendimento.ts';
import type { Leitura } from '#contract/lisa/leituras.ts';
import type { UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import type { MessageContent } from '#server/adapters/whatsapp/port.ts';
import { nothingUnderstood, type Understanding } from '#server/lisa/entendimento/service.ts';
import { inputOf } from './conversation/asked-of.ts';
import type { Incoming, Session } from './conversation/session.ts';
import { dadosOf, readingOf } from './leituras/reading-of.ts';
import type { ReadTools } from './read-message.ts';
import type { ReceivedRow } from './received-row.ts';
import { understandWith } from './understand-with.ts';

/** What an edit may change by itself is told; anything else of it has to be said anew. */
const harmless = new Set<Intent>(['dados', 'corrige', 'cumprimenta', 'agradece', 'despede', 'sem-sentido']);

export interface Edit {
  message: Incoming | 'outra' | null;
  /** How it reads now. */
  leitura: Leitura | null;
}

/**
 * What a handled message tells since it was edited, read at the question it answered: only what differs from its
 * first reading, as a correction. `message` is 'outra' if it wants something else than before; null if nothing changed.
 */
export async function readEdit(
  tools: ReadTools,
  { original, session, at }: { original: ReceivedRow; session: Session; at: Date },
  signal: AbortSignal,
): Promise<Edit | null> {
  const content = original.conteudo as MessageContent;
  const isOpen = session.assumidaPor === null && session.status !== 'rejected' && !session.memoria.paradaEm;
  if (content.tipo !== 'texto' || !isOpen) return null;
  const text = cleanText(content.texto);
  const before = original.leitura as Leitura | null;
  const then = { ...session, pergunta: before?.pergunta ?? null, ultimaMensagemEm: null };
  const read = await understandWith(tools, inputOf(then, { text, at }), { isSettled: false, signal });
  const leitura = readingOf(then, { understanding: read }, { replies: [] });
  const corrected = changed(read, before, session);
  if (Object.keys(corrected).length === 0)
    return { leitura, message: wantsElse(read, before) ? 'outra' : null };
  const understanding: Understanding = {
    intents: [
      { intent: 'corrige', evidence: text, confidence: 0.95, by: 'regras' },
      { intent: 'dados', evidence: '', confidence: 0.95, by: 'regras' },
    ],
    topics: [],
    corrects: [],
    corrected,
    data: nothingUnderstood,
    telefone: null,
    doubtful: [],
  };
  return { leitura, message: { kind: 'texto', at, text, picture: null, tellsOnly: true, understanding } };
}

/** Whether something else is wanted than at first. */
function wantsElse({ intents }: Understanding, before: Leitura | null): boolean {
  const wanted = new Set<string>(before?.intencoes.map(({ intencao }) => intencao));
  return intents.some(
    ({ intent, confidence }) => confidence >= sureFrom && !harmless.has(intent) && !wanted.has(intent),
  );
}

/** The values that were not read at first; a CRECI keeps its state unless another is told. */
function changed(
  read: Understanding,
  before: Leitura | null,
  { ufCreci }: Session,
): Partial<UnderstoodMessage> {
  const told = new Map(before?.dados.map(({ campo, valor }) => [campo, valor]));
  const values = { ...read.data, ...definedOf(read.corrected) };
  const doubtful = new Set<string>(read.doubtful);
  const fields = dadosOf(read).filter(
    ({ campo, valor }) => campo in values && !doubtful.has(campo) && told.get(campo) !== valor,
  );
  const changes = Object.fromEntries(
    fields.map(({ campo }) => [campo, values[campo as keyof UnderstoodMessage]]),
  ) as Partial<UnderstoodMessage>;
  const { creci } = changes;
  return creci
    ? { ...changes, creci: { ...creci, uf: creci.uf ?? read.data.uf ?? ufCreciOf(ufCreci) } }
    : changes;
}

const ufCreciOf = (uf: string | null) => uf as NonNullable<UnderstoodMessage['creci']>['uf'];

const definedOf = (values: Partial<UnderstoodMessage>): Partial<UnderstoodMessage> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
