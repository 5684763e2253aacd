import { and, eq, sql } from 'drizzle-orm';
import { maxAudio, type Transcriber, TranscriptionError } from '#server/adapters/transcription/port.ts';
import { MediaError, type MessageContent, type WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Db } from '#server/db/client.ts';
import { lisaRecebidas } from '#server/db/schema/lisa.ts';
import type { Log } from '#server/kernel/log.ts';
import type { Session } from './conversation/session.ts';

export interface HearTools {
  db: Db;
  log: Log;
  channel: WhatsappChannel;
  transcriber: Transcriber | null;
}
type Content = Exclude<MessageContent, { tipo: 'texto' | 'imagem' }>;

/** What came of a recording: its words, too long to listen to, or nothing. */
export type Heard = { texto: string } | 'longo' | null;

/**
 * Listens to a recording of somebody who has consented, once: its words are kept with the message. Nobody else's
 * goes anywhere. A service that does not answer costs the person a kind request, and is logged.
 */
export async function hear(
  { db, log, channel, transcriber }: HearTools,
  { id, conteudo }: { id: number; conteudo: Content },
  { session, signal }: { session: Session; signal: AbortSignal },
): Promise<Heard> {
  const { audio, transcricao } = conteudo;
  if (transcricao) return { texto: transcricao };
  if (!audio || transcriber === null) return null;
  if (session.consentimentoEm === null || session.assumidaPor !== null) return null;
  if (!(await transcriber.mayHear())) return null;
  if ((audio.bytes ?? 0) > maxAudio.bytes || (audio.segundos ?? 0) > maxAudio.seconds) return 'longo';
  try {
    const bytes = await channel.download(audio.midia, maxAudio.bytes, signal);
    const texto = await transcriber.transcribe({ bytes, mediaType: audio.mime }, signal);
    if (texto === '') return null;
    await keep(db, id, texto);
    return { texto };
  } catch (error) {
    if (error instanceof MediaError && error.code === 'grande-demais') return 'longo';
    if (error instanceof TranscriptionError && error.code === 'longo') return 'longo';
    if (!(error instanceof MediaError || error instanceof TranscriptionError)) throw error;
    log.warn({ err: error, id }, 'a recording could not be listened to');
    return null;
  }
}

/** Beside the recording, unless it was taken back or erased meanwhile. */
async function keep(db: Db, id: number, transcricao: string): Promise<void> {
  await db
    .update(lisaRecebidas)
    .set({ conteudo: sql`${lisaRecebidas.conteudo} || ${JSON.stringify({ transcricao })}::jsonb` })
    .where(and(eq(lisaRecebidas.id, id), sql`${lisaRecebidas.conteudo} ->> 'tipo' = 'audio'`));
}
