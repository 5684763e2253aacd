import { sureFrom } from '#contract/lisa/entendimento.ts';
import { collect } from '../conversation/collect.ts';
import type { Incoming, Session } from '../conversation/session.ts';
import { valuesOf } from '../conversation/values.ts';
import { findTerritory, type Territory } from './find-territory.ts';
import { keyOf, type PlaceIndex } from './place-index.ts';

type Told = Pick<Session, 'ufCreci'> & { regiao: string; message: Incoming };

const found = (index: PlaceIndex, { regiao, ufCreci, message }: Told) =>
  findTerritory(index, { regiao, message: message.text ?? '', uf: ufCreci });

/** A name of the territory needs no asking about, and counts though nobody else knows it. */
function settled(index: PlaceIndex, session: Session, message: Incoming): Incoming {
  const { understanding, text } = message;
  if (!understanding || session.pergunta !== 'regiao') return message;
  const { data, doubtful, intents } = understanding;
  const isSaid = intents.some(
    ({ intent, by, confidence }) => by === 'regras' && intent !== 'dados' && confidence >= sureFrom,
  );
  if (data.regiao === null) {
    const name = text === null || isSaid ? [] : index.named(keyOf(text));
    return name[0]
      ? { ...message, understanding: { ...understanding, data: { ...data, regiao: name[0].nome } } }
      : message;
  }
  if (!doubtful.includes('regiao')) return message;
  const { ufCreci } = session;
  if (!found(index, { regiao: data.regiao, ufCreci, message })?.isWhole) return message;
  return {
    ...message,
    understanding: { ...understanding, doubtful: doubtful.filter((each) => each !== 'regiao') },
  };
}

/** The message as the territory reads it, and what it tells of the territory. */
export async function readTerritory(
  places: () => Promise<PlaceIndex>,
  session: Session,
  message: Incoming,
): Promise<{ message: Incoming; territory: Territory | null }> {
  if (!message.understanding) return { message, territory: null };
  const index = await places();
  if (index.isEmpty) return { message, territory: null };
  const read = settled(index, session, message);
  const values = valuesOf(session, read);
  const { session: told, filled } = values ? collect(session, values, false) : { session, filled: [] };
  const { regiaoTrabalho: regiao, ufCreci } = told;
  const tells = filled.includes('regiao') && regiao !== null;
  return { message: read, territory: tells ? found(index, { regiao, ufCreci, message: read }) : null };
}
