import type { Clock } from '#server/kernel/clock.ts';
import { type HttpClient, HttpError } from '#server/kernel/http-client.ts';
import type { Signatures } from '#server/kernel/signatures.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { secretOf, signedHeaders } from './sign.ts';

/** A receiver has this long to answer. */
const answerMs = 15_000;
const failureWords: Record<HttpError['kind'], string> = {
  host: 'o endereço não é permitido',
  address: 'o nome leva a um endereço desta rede',
  redirect: 'o endereço manda para outro lugar',
  timeout: 'não respondeu a tempo',
  network: 'a conexão falhou',
  'too-large': 'respondeu demais',
};

/** What the receiver gets: which record changed and how, never a person's data; the API tells the rest. */
const bodyOf = ({ entidade, acao, entidadeId, quando }: ClaimedDelivery, publicUrl: string) =>
  JSON.stringify({
    type: `${entidade}.${acao}`,
    timestamp: quando.toISOString(),
    data: { entidade, id: entidadeId === null ? null : Number(entidadeId), acao, portal: publicUrl },
  });

export interface Sending {
  http: HttpClient;
  clock: Clock;
  signatures: Signatures;
  publicUrl: string;
  /** Overrides `answerMs`. */
  patience?: number;
}

/** Tells an address of one change; `said` is its answer in words, status 0 none. */
export async function sendWebhook(
  { http, clock, signatures, publicUrl, patience = answerMs }: Sending,
  held: ClaimedDelivery,
  signal: AbortSignal,
): Promise<{ status: number; said: string }> {
  const body = bodyOf(held, publicUrl);
  const signed = signedHeaders(await secretOf(signatures, held.sal), {
    id: `msg_${held.mensagem}`,
    at: clock.now(),
    body,
  });
  try {
    const answer = await http.request(held.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Portal-do-Corretor', ...signed },
      body,
      signal,
      totalTimeout: patience,
    });
    await answer.body?.cancel();
    return { status: answer.status, said: `respondeu ${answer.status}` };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { status: 0, said: failureWords[error.kind] };
  }
}
