import { cleanText, foldText } from '#contract/base/text.ts';
import { sureFrom } from '#contract/lisa/entendimento.ts';
import { findPlaces, partQuestions } from '#server/lisa/entendimento/service.ts';
import { collect } from '../conversation/collect.ts';
import type { AskedPlace, Incoming, Session } from '../conversation/session.ts';
import { valuesOf } from '../conversation/values.ts';
import { findTerritory, type Territory } from './find-territory.ts';
import { keyOf, type PlaceIndex } from './place-index.ts';
import { readPlaces } from './read-places.ts';

type Told = Pick<Session, 'ufCreci'> & { regiao: string; message: Incoming };

const found = (index: PlaceIndex, { regiao, ufCreci, message }: Told) =>
  findTerritory(index, { regiao, message: message.text ?? '', uf: ufCreci });

const takenBackLater = /\b(?:digo|alias|quer dizer|ou melhor|melhor dizendo|na verdade|corrigindo|errei)\b/;

interface Said {
  text: string;
  /** What was read of it without the territory. */
  read: string | null;
  uf: string | null;
  /** Something else was understood: only bare names count. */
  isOther?: boolean;
}

/** The region in the names of the territory a message says, with what it says besides; null where it says none. */
export function regionInTerritory(index: PlaceIndex, { text, read, uf, isOther }: Said): string | null {
  // 'A e B, digo, A e C': the rules know which of it holds.
  if (read !== null && takenBackLater.test(foldText(text))) return read;
  const { named, rest, isWhole, allBut } = readPlaces(index, text, uf);
  if (allBut.length > 0) return cleanText(text);
  if (named.length === 0 || (isOther && !isWhole)) return null;
  const known = keyOf(read ?? '');
  const names = named.map(({ dito, places: [one, ...others] }) =>
    one && others.every(({ nome }) => nome === one.nome) ? one.nome : dito,
  );
  const before = new Set(findPlaces(read ?? '').places.map(keyOf));
  if (names.every((name) => before.has(keyOf(name)))) return read;
  // What else was said counts where it was read as a place without the territory too.
  const besides = rest
    .flatMap((part) => (known.includes(keyOf(part)) ? [part] : findPlaces(part).places))
    .filter((place) => known.includes(keyOf(place)));
  return new Intl.ListFormat('pt-BR').format([...new Set([...names, ...besides])]);
}

/** A name of the territory needs no asking about, and counts though nobody else knows it. */
function settled(index: PlaceIndex, session: Session, message: Incoming): Incoming {
  const { understanding, text } = message;
  if (!understanding || session.pergunta !== 'regiao') return message;
  const { data, doubtful, intents } = understanding;
  const isSaid = intents.some(
    ({ intent, by, confidence }) => by === 'regras' && intent !== 'dados' && confidence >= sureFrom,
  );
  const { regiao: read, ...others } = data;
  const isAlone = Object.values(others).every((value) => value === null);
  const isOther =
    read === null && intents.some((one) => one.intent !== 'dados' && one.confidence >= sureFrom);
  const told =
    text !== null && isAlone && !(read === null && isSaid)
      ? regionInTerritory(index, { text, read, uf: session.ufCreci, isOther })
      : null;
  if (told !== null && told !== read)
    return settled(index, session, {
      ...message,
      understanding: { ...understanding, data: { ...data, regiao: told } },
    });
  if (read === null) return message;
  if (!doubtful.includes('regiao')) return message;
  const { ufCreci } = session;
  if (!found(index, { regiao: read, ufCreci, message })?.isWhole) return message;
  return {
    ...message,
    understanding: { ...understanding, doubtful: doubtful.filter((each) => each !== 'regiao') },
  };
}

/** The places a message asks about: of the territory, or of one's region alone. */
function askedPlaces(index: PlaceIndex, { regiaoTrabalho, ufCreci }: Session, text: string): AskedPlace[] {
  const { asked } = partQuestions(text);
  if (asked.length === 0 || regiaoTrabalho === null) return [];
  const question = asked.join(' ');
  const told = findPlaces(regiaoTrabalho).places.filter((name) =>
    ` ${keyOf(question)} `.includes(` ${keyOf(name)} `),
  );
  const { named } = readPlaces(index, question, ufCreci);
  const found = named.flatMap(({ dito, places }): AskedPlace[] => {
    const own = places.filter(({ tipo, uf }) => tipo !== 'cidade' && (ufCreci === null || uf === ufCreci));
    const [one, ...others] = own;
    if (!one || others.length > 0) return [];
    const { tipo, id, nome, onde } = one;
    return [{ dito, lugar: { tipo, id, nome, onde } }];
  });
  const isFound = (name: string) =>
    found.some(({ dito, lugar }) => [dito, lugar?.nome ?? ''].some((each) => keyOf(each) === keyOf(name)));
  return [...found, ...told.filter((name) => !isFound(name)).map((dito) => ({ dito, lugar: null }))];
}

/** A message with what it says of the territory. */
interface ToldPlaces {
  message: Incoming;
  territory: Territory | null;
  /** What was told of the region and lies in no place of the territory. */
  unknown: readonly string[];
  asked: readonly AskedPlace[];
}

/** The message as this territory reads it, and what it tells of it. */
export function toldPlaces(index: PlaceIndex, session: Session, message: Incoming): ToldPlaces {
  if (!message.understanding || index.isEmpty) return { message, territory: null, unknown: [], asked: [] };
  const read = settled(index, session, message);
  const values = valuesOf(session, read);
  const { session: told, filled } = values ? collect(session, values, false) : { session, filled: [] };
  const { regiaoTrabalho: regiao, ufCreci } = told;
  const tells = filled.includes('regiao') && regiao !== null;
  const territory = tells ? found(index, { regiao, ufCreci, message: read }) : null;
  const unknown = territory?.unknown ?? (tells ? findPlaces(regiao).places : []);
  return { message: read, territory, unknown, asked: askedPlaces(index, session, message.text ?? '') };
}

/** The same, of the territory that is stored. */
export const readTerritory = async (
  places: () => Promise<PlaceIndex>,
  session: Session,
  message: Incoming,
): Promise<ToldPlaces> =>
  message.understanding
    ? toldPlaces(await places(), session, message)
    : { message, territory: null, unknown: [], asked: [] };
