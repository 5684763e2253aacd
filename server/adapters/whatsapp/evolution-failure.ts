import type { ChannelFault, SendError } from './port.ts';
import type { Reader } from './read-json.ts';
import { sendError } from './send-failure.ts';

/** Every text of an answer's message, which may be a text, a list, or a list of lists. */
function textsOf(reader: Reader): string[] {
  const { text, list } = reader;
  return text !== null ? [text] : list.flatMap(textsOf);
}

/** The phone is not connected: nothing was sent. */
const disconnected =
  /connection closed|connection (?:was )?lost|not connected|socket closed|stream errored out/i;
/** Refused before any action: the request itself is wrong. */
const refusedFirst =
  /requires property|is not of a type|does not (?:match|conform)|is not one of|text is required/i;

/**
 * Interprets an Evolution error. Any internal failure is a 400, even after the message was sent: only errors
 * known to occur before are treated as refused or retryable, all others are left to a person.
 */
export function evolutionFailure({ status, body }: { status: number; body: Reader }): SendError {
  const told = body.at('response', 'message');
  const [first] = told.list;
  const texts = textsOf(told);
  const said = texts.join(' ');
  // The text may contain a number: only the part naming the error is kept.
  const fault: ChannelFault = {
    codigo: status,
    titulo: said.slice(0, 200).replaceAll(/\d{8,}/g, '…') || null,
    detalhes: null,
    href: null,
  };
  if (status === 400 && first?.get('exists').isThere && !first.get('exists').isTrue)
    return sendError('numero-invalido');
  if (status === 401 || status === 403) return sendError('credencial');
  if (status === 429) return sendError('limite');
  if (disconnected.test(said)) return sendError('desconectado', { fault });
  // 404: no such instance, or not started.
  if (status === 404) return sendError('indisponivel', { fault });
  if (status === 400 && refusedFirst.test(said)) return sendError('recusada', { fault });
  // A gateway that could not reach it has delivered nothing.
  if (status === 502 || status === 503) return sendError('indisponivel', { fault });
  return sendError('em-duvida', { fault, isUncertain: true });
}
