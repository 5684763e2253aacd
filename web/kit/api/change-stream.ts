import type { QueryClient } from '@tanstack/react-query';
import { changesPath } from '#contract/base/lists.ts';
import type { ChangesFrame } from '#contract/painel/mudancas.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { readToken } from '#web/kit/api/token.ts';

const firstWaitMs = 1000;
const longestWaitMs = 60_000;
/** The server sends a comment every 15 s; a connection silent for longer than this is dead. */
const silenceMs = 40_000;

/** The part of Document used here; tests pass their own. */
export type Tab = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** The server refused the call: retrying is useless. */
class Refused extends Error {}

/**
 * Re-reads lists that others changed (API-22) while the tab is visible: browsers allow few connections per
 * host, and a hidden tab catches up later. Failures are silent: the panel works without (API-20). Returns a
 * stop function.
 */
export function followChanges(client: QueryClient, tab: Tab = document): () => void {
  const known = new Map<string, number>();
  let started = false;
  let stopped = false;
  let connection: AbortController | null = null;

  function hear({ versoes }: ChangesFrame, isBaseline: boolean) {
    const moved = Object.entries(versoes).filter(([lista, versao]) => known.get(lista) !== versao);
    for (const [lista, versao] of moved) known.set(lista, versao);
    if (!isBaseline && moved.length > 0) void refreshLists(client, ...moved.map(([lista]) => lista));
  }

  async function follow({ signal }: AbortController) {
    let failures = 0;
    while (!signal.aborted) {
      try {
        for await (const frame of frames(signal)) {
          // Versions arriving late, after a failure, may be newer than what was read meanwhile.
          hear(frame, !started && failures === 0);
          started = true;
          failures = 0;
        }
      } catch (error) {
        if (error instanceof Refused) {
          stopped = true;
          return;
        }
      }
      failures += 1;
      await pause(Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs), signal);
    }
  }

  function adjust() {
    if (!stopped && tab.visibilityState === 'visible') {
      if (connection) return;
      connection = new AbortController();
      void follow(connection);
    } else {
      connection?.abort();
      connection = null;
    }
  }
  tab.addEventListener('visibilitychange', adjust);
  adjust();
  return () => {
    stopped = true;
    tab.removeEventListener('visibilitychange', adjust);
    adjust();
  };
}

/** The frames of one connection until it ends; throws when it fails or falls silent. */
async function* frames(signal: AbortSignal): AsyncGenerator<ChangesFrame> {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), silenceMs);
  };
  try {
    heard();
    const response = await fetch(changesPath, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${readToken() ?? ''}` },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (response.status >= 400 && response.status < 500 && response.status !== 429) throw new Refused();
    if (!response.ok || !response.body) throw new Error(`${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      heard();
      text += value;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks)
        if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length)) as ChangesFrame;
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for a time, or until aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
