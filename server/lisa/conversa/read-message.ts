import { cleanText } from '#contract/base/text.ts';
import type { CallContext, Intelligence } from '#server/adapters/intelligence/port.ts';
import type { MessageContent } from '#server/adapters/whatsapp/port.ts';
import { readPhone } from '#server/kernel/reading/phone-in-text.ts';
import { chosenByNumber } from './chosen-by-number.ts';
import { inputOf } from './conversation/asked-of.ts';
import { expectsCard } from './conversation/expects-card.ts';
import type { Incoming, Session } from './conversation/session.ts';
import { type Heard, type HearTools, hear } from './hear.ts';
import { placeNames } from './place-names.ts';
import { yesByReaction } from './reacted-to.ts';
import type { ReceivedRow } from './received-row.ts';
import type { PlaceIndex } from './regiao/place-index.ts';
import { placesOfPin } from './regiao/places-of-pin.ts';
import { type PictureTools, type ReadCard, readCardFromPdf, takePicture } from './take-picture.ts';
import { understandWith } from './understand-with.ts';

export interface ReadTools extends PictureTools, HearTools {
  intelligence: Intelligence;
  callContext: (signal: AbortSignal) => CallContext;
  /** The stored territory. */
  places: () => Promise<PlaceIndex>;
}

/** Interprets a message before advancing the conversation. */
export async function readMessage(
  tools: ReadTools,
  row: ReceivedRow,
  session: Session,
  signal: AbortSignal,
): Promise<Incoming> {
  const content = row.conteudo as MessageContent;
  // Nothing is interpreted while a team member answers.
  const isOurs = session.assumidaPor === null;
  const heard =
    content.tipo === 'audio'
      ? await hear(tools, { id: row.id, conteudo: content }, { session, signal })
      : null;
  const written = isOurs ? await wordsOf(tools, row, heard) : null;
  const isForwarded = content.encaminhada === true;
  // Who passes on another's '2' chooses nothing.
  const chosen = written && !isForwarded ? await chosenByNumber(tools.db, row, written) : null;
  const text = written === null ? textOf(content) : (chosen ?? written);
  const isPhone = session.pergunta === 'telefone' && readPhone(text) !== null;
  const isRead = text !== null && text !== '' && isOurs;
  const input = isRead ? inputOf(session, { text, at: row.enviadaEm }) : null;
  const understanding = input && (await understandWith(tools, input, { isSettled: isPhone, signal }));
  const card = expectsCard(session) && !understanding?.data.creci ? readCard(tools, signal) : null;
  const asksPlace = isOurs && session.pergunta === 'regiao' && content.tipo === 'localizacao';
  const { detalhe = null } = 'detalhe' in content ? content : {};
  return {
    kind: written !== null && content.tipo !== 'imagem' ? 'texto' : content.tipo,
    at: row.enviadaEm,
    text,
    picture: isOurs ? await pictureOf(tools, content, { card, signal }) : null,
    understanding,
    numero: ('numero' in content && content.numero) || null,
    ...(asksPlace
      ? { place: { lugares: await placesOfPin(tools, detalhe), nome: placeNames(detalhe) } }
      : {}),
    ...(isForwarded || heard !== null ? { tellsOnly: true } : {}),
    ...(heard === 'longo' ? { isTooLong: true } : {}),
  };
}

const cleaned = (text: string | null): string | null => (text === null ? null : cleanText(text));

/** What was written, also while somebody of the team answers. */
const textOf = (content: MessageContent): string | null =>
  cleaned(content.tipo === 'texto' ? content.texto : content.tipo === 'imagem' ? content.legenda : null);

/** What a message says in words: written, heard, or with a thumb on a question. */
async function wordsOf({ db }: ReadTools, row: ReceivedRow, heard: Heard): Promise<string | null> {
  const content = row.conteudo as MessageContent;
  if (content.tipo === 'texto' || content.tipo === 'imagem') return textOf(content);
  if (content.tipo === 'reacao') return yesByReaction(db, row, { emoji: content.detalhe, to: content.a });
  return heard !== null && heard !== 'longo' ? cleanText(heard.texto) : null;
}

/** A picture is taken; of a PDF, the card that was asked for is read. */
async function pictureOf(
  tools: ReadTools,
  content: MessageContent,
  given: { card: ReadCard | null; signal: AbortSignal },
): Promise<Incoming['picture']> {
  if (content.tipo === 'imagem') return takePicture(tools, content, given);
  const pdf = 'pdf' in content ? content.pdf : undefined;
  return pdf && given.card ? readCardFromPdf(tools, pdf, { card: given.card, signal: given.signal }) : null;
}

/** Reads a picture as the requested card. */
const readCard =
  ({ intelligence, callContext }: ReadTools, signal: AbortSignal): ReadCard =>
  (picture) =>
    intelligence.readCreciCard(picture, callContext(signal));
