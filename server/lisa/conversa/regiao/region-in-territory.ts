import { cleanText, foldText } from '#contract/base/text.ts';
import { type Intent, sureFrom } from '#contract/lisa/entendimento.ts';
import {
  findPlaces,
  partQuestions,
  withoutFormer,
  withoutReplaced,
} from '#server/lisa/entendimento/service.ts';
import { collect } from '../conversation/collect.ts';
import type { AskedPlace, Incoming, Session } from '../conversation/session.ts';
import { valuesOf } from '../conversation/values.ts';
import { everyday } from './around-places.ts';
import { findTerritory, type Territory } from './find-territory.ts';
import { keyOf, type Place, type PlaceIndex } from './place-index.ts';
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

/** A zone that is called 'Norte' alone is said as one. */
const nameOf = ({ tipo, nome }: Place) =>
  tipo === 'zona' && /^(?:norte|sul|leste|oeste)$/i.test(nome) ? `Zona ${nome}` : nome;

/** The region in the names of the territory a message says, with what it says besides; null where it says none. */
export function regionInTerritory(index: PlaceIndex, { text, read, uf, isOther }: Said): string | null {
  // 'A e B, digo, A e C': the rules know which of it holds.
  if (read !== null && takenBackLater.test(foldText(text))) return read;
  const { named, rest, isWhole, allBut } = readPlaces(index, withoutFormer(withoutReplaced(text)), uf);
  if (allBut.length > 0) return cleanText(text);
  if (named.length === 0 || (isOther && !isWhole)) return null;
  const known = keyOf(read ?? '');
  const names = named.map(({ dito, places: [one, ...others] }) =>
    one && others.every(({ nome }) => nome === one.nome) ? nameOf(one) : dito,
  );
  const before = findPlaces(read ?? '').places.map((place) => ` ${keyOf(place)} `);
  // 'Zona Leste de São Paulo' names its city as well.
  if (names.every((name) => before.some((place) => place.includes(` ${keyOf(name)} `)))) return read;
  // What else was said counts where it was read as a place without the territory too.
  const besides = rest
    .flatMap((part) => (known.includes(keyOf(part)) ? [part] : findPlaces(part).places))
    .filter((place) => known.includes(keyOf(place)));
  return new Intl.ListFormat('pt-BR').format([...new Set([...names, ...besides])]);
}

/** What is said beside an answer as often as not. */
const besides = new Set<Intent>(['dados', 'cumprimenta', 'agradece']);

/** A name of the territory needs no asking about, and counts though nobody else knows it. */
function settled(index: PlaceIndex, session: Session, message: Incoming): Incoming {
  const { understanding, text } = message;
  if (!understanding || session.pergunta !== 'regiao') return message;
  const { data, doubtful, intents } = understanding;
  const isSaid = intents.some(
    ({ intent, by, confidence }) => by === 'regras' && intent !== 'dados' && confidence >= sureFrom,
  );
  const { regiao: read, precos: _, ...others } = data;
  const isAlone = Object.values(others).every((value) => value === null);
  const isOther =
    read === null && intents.some((one) => !besides.has(one.intent) && one.confidence >= sureFrom);
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

/**
 * A part of the answer to another question that is nothing but bairros of the territory, while the region is unknown:
 * 'Boa Viagem. Mas espera, quero falar com uma pessoa antes'.
 */
function besideAsked(index: PlaceIndex, session: Session, message: Incoming): Incoming {
  const { understanding, text } = message;
  const { pergunta, regiaoTrabalho, ufCreci: uf, nome } = session;
  const isOther = pergunta !== 'regiao' && pergunta !== 'confirmar';
  if (!understanding || text === null || !isOther || regiaoTrabalho !== null) return message;
  const { data, corrected } = understanding;
  if (corrected.regiao !== undefined || session.memoria.corrigindo) return message;
  const parts = partQuestions(text)
    .told.split(/\s*\S+@\S+\s*|[.;!\n]\s*|,\s+/)
    .map((part) => part.trim())
    .filter(Boolean);
  const isPartOf = (part: string, ...all: (string | null)[]) =>
    all.some((name) => keyOf(name ?? '').includes(keyOf(part)));
  const placed: string[] = [];
  const names = parts.flatMap((part) => {
    if (isPartOf(part, nome) || everyday.has(keyOf(part))) return [];
    const { named, isWhole } = readPlaces(index, part, uf);
    const isOwn = named.every(({ places }) => places.some(({ tipo }) => tipo !== 'cidade'));
    // 'Sítio dos Pintos e Cajueiro' is nobody's name, 'Pina' may be.
    const isName = isPartOf(part, data.nomeGuerra) || (named.length < 2 && isPartOf(part, data.nome));
    // 'Adoro isso. Passo.' is no Passo da Areia: one word of a message is a place by its whole name.
    const isPart = named.some(({ isExact, dito }) => !isExact && !dito.includes(' '));
    // 'Mato Grosso do Sul. Do Sul, não confunde'
    if (/^(?:d[oa] )?(?:norte|sul|leste|oeste)$/.test(keyOf(part))) return [];
    if (!isWhole || !isOwn || isName || isPart) return [];
    placed.push(part);
    return named.map(({ dito, places: [one] }) => one?.nome ?? dito);
  });
  const known = data.regiao === null ? [] : findPlaces(data.regiao).places;
  const isMore = known.every((name) => names.some((each) => keyOf(each) === keyOf(name)));
  if ((parts.length < 2 && !text.includes('@')) || names.length <= known.length || !isMore) return message;
  const tells = { intent: 'dados', evidence: '', confidence: 0.95, by: 'regras' } as const;
  const intents = understanding.intents.some(({ intent }) => intent === 'dados')
    ? understanding.intents
    : [...understanding.intents, tells];
  const regiao = new Intl.ListFormat('pt-BR').format([...new Set(names)]);
  const isPlace = data.nome !== null && placed.some((part) => keyOf(part) === keyOf(data.nome!));
  const told = { ...data, regiao, nome: isPlace ? null : data.nome };
  return { ...message, understanding: { ...understanding, intents, data: told } };
}

/**
 * Bairros alone where a working name is asked for: 'Boa Viagem' is nobody's name, 'Pina' may be one and is asked about.
 */
function aloneForName(index: PlaceIndex, session: Session, message: Incoming): Incoming {
  const { understanding, text } = message;
  const { pergunta, regiaoTrabalho, ufCreci: uf, nome } = session;
  if (!understanding || text === null || pergunta !== 'nomeGuerra' || regiaoTrabalho !== null) return message;
  const { data, doubtful, intents } = understanding;
  const isMore = Object.entries(data).some(([field, value]) => field !== 'nomeGuerra' && value !== null);
  if (isMore || everyday.has(keyOf(text)) || keyOf(nome ?? '').includes(keyOf(text))) return message;
  const { named, isWhole } = readPlaces(index, text, uf);
  const isOwn = named.every(({ isExact, places }) =>
    places.some(({ tipo, uf: of }) => isExact && tipo !== 'cidade' && (uf === null || of === uf)),
  );
  if (!isWhole || !isOwn || named.length === 0) return message;
  const regiao = new Intl.ListFormat('pt-BR').format(
    named.map(({ dito, places: [one] }) => one?.nome ?? dito),
  );
  if (data.nomeGuerra !== null && named.length === 1)
    return { ...message, understanding: { ...understanding, doubtful: [...doubtful, 'nomeGuerra'] } };
  const tells = { intent: 'dados', evidence: '', confidence: 0.95, by: 'regras' } as const;
  return {
    ...message,
    understanding: {
      ...understanding,
      intents: [...intents.filter(({ intent }) => intent !== 'dados'), tells],
      data: { ...data, nomeGuerra: null, regiao },
    },
  };
}

/** The message as this territory reads it, and what it tells of it. */
export function placesIn(index: PlaceIndex, session: Session, message: Incoming): ToldPlaces {
  if (!message.understanding || index.isEmpty) return { message, territory: null, unknown: [], asked: [] };
  const read = aloneForName(index, session, besideAsked(index, session, settled(index, session, message)));
  const values = valuesOf(session, read);
  const { session: told, filled } = values ? collect(session, values, false) : { session, filled: [] };
  const { regiaoTrabalho: regiao, ufCreci } = told;
  // A region told before the state is read again with it.
  const tells = regiao !== null && (filled.includes('regiao') || ufCreci !== session.ufCreci);
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
    ? placesIn(await places(), session, message)
    : { message, territory: null, unknown: [], asked: [] };
