import type { FastifyInstance } from 'fastify';
import { type ChangesFrame, changeStream } from '#contract/painel/mudancas.ts';
import type { Db } from '#server/db/client.ts';
import { allListVersions } from '#server/db/list-version.ts';
import { signalsOf } from '#server/db/signals.ts';
import { AppError } from '#server/kernel/errors.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mountRaw } from '#server/kernel/http/mount.ts';
import { type EventStream, openEventStream } from '#server/kernel/http/sse.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { createListWatch, type Versions } from './watch-lists.ts';

/** A browser opens one per visible tab. */
const maxStreamsPerSession = 20;

/**
 * The change stream (API-22): lists that have changed, in any process. Ends with its session and when the
 * server closes.
 */
export function mudancasRoutes(
  app: FastifyInstance,
  deps: {
    db: Db;
    /** Whether a session is still valid; does not count as activity. */
    isSessionValid: (sessionId: number) => Promise<boolean>;
    /** How often it looks where no signals arrive. */
    blindMs?: number;
    sessionCheckMs?: number;
  },
): void {
  const { db, isSessionValid, blindMs = 1000, sessionCheckMs = 30_000 } = deps;
  const watch = createListWatch(() => allListVersions(db), {
    signals: signalsOf(db),
    blindMs,
    log: app.log,
  });
  const open = new Map<EventStream, number>();

  mountRaw(app, changeStream, ({ request, reply }) => {
    const { sessionId } = currentUser(request);
    if ([...open.values()].filter((id) => id === sessionId).length >= maxStreamsPerSession)
      throw new AppError(429, 'muitas-conexoes', 'Há abas demais abertas com esta sessão');
    const stream = openEventStream(request, reply);
    open.set(stream, sessionId);
    const stopListening = watch.listen(createTeller(stream));
    const sessionCheck = setInterval(async () => {
      const isValid = await isSessionValid(sessionId).catch((error) => {
        app.log.warn({ err: error, sessionId }, 'could not ask whether the session of a stream has ended');
        // A database outage ends no session.
        return true;
      });
      if (!isValid) stream.close();
    }, sessionCheckMs);
    stream.signal.addEventListener('abort', () => {
      open.delete(stream);
      stopListening();
      clearInterval(sessionCheck);
    });
    return reply;
  });
}

/** Sends what changed since the last frame; a slow reader skips intermediate frames, never the last. */
function createTeller(stream: EventStream): (versions: Versions) => void {
  let told: Versions | null = null;
  let latest: Versions = {};
  let sending = false;

  async function send(): Promise<void> {
    sending = true;
    for (;;) {
      const known: Versions | null = told;
      told = latest;
      const moved = Object.entries(latest).filter(([lista, versao]) => known?.[lista] !== versao);
      if (known && moved.length === 0) break;
      const frame: ChangesFrame = { versoes: Object.fromEntries(moved) };
      if (!(await stream.send(frame))) break;
    }
    sending = false;
  }

  return (versions) => {
    latest = versions;
    if (!sending) void send();
  };
}

export const mudancasSlice = defineSlice({ routes: [mudancasRoutes] });
