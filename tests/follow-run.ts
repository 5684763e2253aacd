import type { ProgressEvent } from '#contract/base/runs.ts';
import type { TestApp } from './app.ts';

export interface FollowedFrame {
  id: number | null;
  /** Null for the seven types; what a named frame tells is given as a `connected` event. */
  name: string | null;
  event: ProgressEvent;
}

/** Reads a progress stream until `stop` matches, the server ends it, or `timeoutMs` passes. */
export async function followStream(
  app: Pick<TestApp, 'url'>,
  sessionId: string,
  options: { token: string; after?: number; stop?: (frame: FollowedFrame) => boolean; timeoutMs?: number },
): Promise<FollowedFrame[]> {
  const gone = AbortSignal.timeout(options.timeoutMs ?? 60_000);
  const stream = await fetch(`${app.url}/api/super-ai/progress-stream/${sessionId}?token=${options.token}`, {
    signal: gone,
    headers: options.after ? { 'last-event-id': String(options.after) } : {},
  });
  if (stream.status !== 200) throw new Error(`the stream answered ${stream.status}`);
  const frames: FollowedFrame[] = [];
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return frames;
    text += value;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (data === undefined) continue;
      const id = /^id: (\d+)$/m.exec(part)?.[1];
      const name = /^event: (\w+)$/m.exec(part)?.[1] ?? null;
      const told = JSON.parse(data) as ProgressEvent;
      const event: ProgressEvent = name === null ? told : { ...told, type: 'connected' };
      const frame = { id: id === undefined ? null : Number(id), name, event };
      frames.push(frame);
      if (options.stop?.(frame)) {
        await reader.cancel();
        return frames;
      }
    }
  }
}

/** Starts a run and follows it to its end, failure, or question. */
export async function runFolder(
  app: Pick<TestApp, 'url' | 'login'>,
  driveUrl: string,
  body: Record<string, unknown> = {},
): Promise<{ sessionId: string; frames: FollowedFrame[] }> {
  const token = await app.login();
  const sessionId = crypto.randomUUID();
  const started = await fetch(`${app.url}/api/super-ai/analyze-complete-with-progress`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ driveUrl, maxPDFs: 10, sessionId, ...body }),
  });
  if (started.status !== 202) throw new Error(`start answered ${started.status}: ${await started.text()}`);
  const frames = await followStream(app, sessionId, {
    token,
    // A bound for what hangs, not for what is slow.
    timeoutMs: 180_000,
    stop: ({ event }) => event.type === 'complete' || event.type === 'error' || Boolean(event.data?.question),
  });
  return { sessionId, frames };
}
