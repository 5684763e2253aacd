import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EventSourceLike, openEventStream } from './event-stream.ts';

class FakeSource implements EventSourceLike {
  readyState = 1;
  onmessage: EventSourceLike['onmessage'] = null;
  onerror: EventSourceLike['onerror'] = null;
  readonly url: string;
  readonly named = new Map<string, (event: MessageEvent<string>) => void>();
  addEventListener(name: string, listener: (event: MessageEvent<string>) => void) {
    this.named.set(name, listener);
  }
  sendNamed(name: string, lastEventId: string, data: unknown) {
    this.named.get(name)?.({ lastEventId, data: JSON.stringify(data) } as MessageEvent<string>);
  }
  constructor(url: string) {
    this.url = url;
  }
  close = vi.fn();
  send(lastEventId: string, data: unknown) {
    this.onmessage?.({ lastEventId, data: JSON.stringify(data) } as MessageEvent<string>);
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.onerror?.({} as Event);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => 'a b' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened() {
  const sources: FakeSource[] = [];
  const frames: [number | null, unknown][] = [];
  const onBreak = vi.fn();
  const stream = openEventStream(
    '/stream/x',
    { onFrame: (...frame) => frames.push(frame), onBreak },
    (url) => {
      const source = new FakeSource(url);
      sources.push(source);
      return source;
    },
  );
  return { sources, frames, onBreak, stream };
}

test('SUP-17 the token travels in the query', () => {
  expect(opened().sources[0]?.url).toBe('/stream/x?token=a%20b');
});

test('a stream that is opened again takes the token of now: somebody may have signed in anew', () => {
  const { sources } = opened();
  vi.stubGlobal('localStorage', { getItem: () => 'novo' });
  sources[0]?.fail(2);
  vi.advanceTimersByTime(3000);
  expect(sources[1]?.url).toBe('/stream/x?token=novo');
});

test('SUP-21 numbered frames come once, also after a replay; those without a number always', () => {
  const { sources, frames } = opened();
  sources[0]?.send('', 'olá');
  sources[0]?.send('1', 'um');
  sources[0]?.send('1', 'contagem');
  sources[0]?.send('2', 'dois');
  sources[0]?.fail(2);
  vi.advanceTimersByTime(3000);
  for (const [id, data] of [
    ['', 'olá'],
    ['1', 'um'],
    ['2', 'dois'],
    ['3', 'três'],
  ] as const)
    sources[1]?.send(id, data);
  expect(frames).toEqual([
    [null, 'olá'],
    [1, 'um'],
    [null, 'contagem'],
    [2, 'dois'],
    [null, 'olá'],
    [3, 'três'],
  ]);
});

test('SUP-27 where the browser reconnects by itself nothing is opened; where it gave up, it is', () => {
  const { sources, onBreak, stream } = opened();
  sources[0]?.fail(0);
  vi.advanceTimersByTime(10_000);
  expect(sources).toHaveLength(1);
  sources[0]?.fail(2);
  vi.advanceTimersByTime(3000);
  expect(sources).toHaveLength(2);
  expect(onBreak).toHaveBeenCalledTimes(2);
  sources[1]?.fail(2);
  stream.close();
  vi.advanceTimersByTime(10_000);
  expect(sources).toHaveLength(2);
});

test('PNL-17 counts and notes, in frames of their own names, are told as what they add; numbered ones once', () => {
  const { sources, frames } = opened();
  sources[0]?.send('1', { type: 'step_start', step: 'pdf-analysis' });
  sources[0]?.sendNamed('contagem', '1', { data: { progress: { 'download-pdfs': 4 } } });
  sources[0]?.sendNamed('aviso', '2', { message: 'Reserva assumiu' });
  sources[0]?.sendNamed('aviso', '2', { message: 'Reserva assumiu' });
  expect(frames.slice(1)).toEqual([
    [null, { type: 'connected', data: { progress: { 'download-pdfs': 4 } } }],
    [2, { type: 'connected', message: 'Reserva assumiu' }],
    [null, { type: 'connected', message: 'Reserva assumiu' }],
  ]);
});
