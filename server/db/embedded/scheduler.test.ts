import { MessageChannel } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createScheduler, type RawEngine } from './scheduler.ts';

/** An engine that understands BEGIN and END, and records who ran what in which order. */
function fakeEngine() {
  const ran: string[] = [];
  let open = false;
  const engine: RawEngine = {
    execProtocolRawStream: async (unit, { onRawData }) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      const text = new TextDecoder()
        .decode(unit)
        .replace(/[^\w ]/g, '')
        .replace(/^Q/, '');
      ran.push(text);
      if (text.endsWith('BEGIN')) open = true;
      if (text.endsWith('END')) open = false;
      onRawData(unit);
    },
    exec: async (query) => {
      ran.push(query);
      open = false;
    },
    isInTransaction: () => open,
  };
  return { engine, ran };
}

function query(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(`Q....${text}`);
  new DataView(bytes.buffer).setInt32(1, bytes.length - 1);
  return bytes;
}
const startUp = new Uint8Array([0, 0, 0, 4]);

function connect(scheduler: ReturnType<typeof createScheduler>) {
  const { port1, port2 } = new MessageChannel();
  scheduler.connect(port2);
  port1.postMessage(startUp);
  return port1;
}
const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2));
};

it('from BEGIN to END only the connection that began is served', async () => {
  const { engine, ran } = fakeEngine();
  const scheduler = createScheduler(engine);
  const [a, b] = [connect(scheduler), connect(scheduler)];
  await until(() => ran.length === 2);
  a.postMessage(query('a BEGIN'));
  await until(() => ran.includes('a BEGIN'));
  b.postMessage(query('b 1'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  a.postMessage(query('a 1'));
  a.postMessage(query('a END'));
  await until(() => ran.includes('b 1'));
  expect(ran.filter((text) => text)).toEqual(['a BEGIN', 'a 1', 'a END', 'b 1']);
  a.close();
  b.close();
  await scheduler.stop();
});

it('a connection that goes within its transaction is rolled back, and the others go on', async () => {
  const { engine, ran } = fakeEngine();
  const scheduler = createScheduler(engine);
  const [a, b] = [connect(scheduler), connect(scheduler)];
  await until(() => ran.length === 2);
  a.postMessage(query('a BEGIN'));
  await until(() => ran.includes('a BEGIN'));
  b.postMessage(query('b 1'));
  a.close();
  await until(() => ran.includes('b 1'));
  expect(ran.filter((text) => text)).toEqual(['a BEGIN', 'ROLLBACK', 'b 1']);
  b.close();
  await scheduler.stop();
});

it('a transaction nobody uses is cut off when others wait, not before', async () => {
  const { engine, ran } = fakeEngine();
  const scheduler = createScheduler(engine, { idleTransactionMs: 60 });
  const [a, b] = [connect(scheduler), connect(scheduler)];
  await until(() => ran.length === 2);
  a.postMessage(query('a BEGIN'));
  await until(() => ran.includes('a BEGIN'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(ran).not.toContain('ROLLBACK');
  // A port tells of its end only once it is listened to.
  a.on('message', () => {});
  let closed = false;
  a.on('close', () => {
    closed = true;
  });
  b.postMessage(query('b 1'));
  await until(() => ran.includes('b 1'));
  expect(ran.filter((text) => text)).toEqual(['a BEGIN', 'ROLLBACK', 'b 1']);
  await until(() => closed);
  b.close();
  await scheduler.stop();
});

it('answers after a commit leave once it is on disk, while the next caller’s work runs; inside a transaction at once', async () => {
  const { engine, ran } = fakeEngine();
  const files = { asked: 0, durable: 0, segments: 0, onDurable: () => {} };
  const run = engine.execProtocolRawStream;
  engine.execProtocolRawStream = async (unit, options) => {
    // What ends a transaction asks for a sync, before it answers.
    if (new TextDecoder().decode(unit).includes('END')) files.asked += 1;
    await run(unit, options);
  };
  const scheduler = createScheduler(engine, { files });
  const answered: string[] = [];
  const ports = ['a', 'b'].map((name) => {
    const port = connect(scheduler);
    port.on('message', (bytes: Uint8Array) => answered.push(name + new TextDecoder().decode(bytes.slice(5))));
    return port;
  });
  // The greetings of both connections.
  await until(() => ran.length === 2 && answered.length === 2);
  answered.length = 0;
  const [a, b] = ports as [(typeof ports)[0], (typeof ports)[0]];
  a.postMessage(query('BEGIN'));
  await until(() => answered.length === 1);
  a.postMessage(query('END'));
  b.postMessage(query('BEGIN'));
  await until(() => answered.length === 2);
  expect(answered).toEqual(['aBEGIN', 'bBEGIN']);
  b.postMessage(query('END'));
  await until(() => ran.length === 6);
  files.durable = 1;
  files.onDurable();
  await until(() => answered.length === 3);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(answered).toEqual(['aBEGIN', 'bBEGIN', 'aEND']);
  files.durable = 2;
  files.onDurable();
  await until(() => answered.length === 4);
  expect(answered.at(-1)).toBe('bEND');
  for (const port of ports) port.close();
  await scheduler.stop();
});

it('a log that has grown is cut by a checkpoint between two callers, never inside a transaction', async () => {
  const { engine, ran } = fakeEngine();
  const files = { asked: 0, durable: 0, segments: 0, onDurable: () => {} };
  const scheduler = createScheduler(engine, { files });
  const port = connect(scheduler);
  await until(() => ran.length === 1);
  port.postMessage(query('BEGIN'));
  await until(() => ran.length === 2);
  files.segments = 8;
  port.postMessage(query('1'));
  port.postMessage(query('END'));
  port.postMessage(query('2'));
  await until(() => ran.length === 6);
  expect(ran.slice(1)).toEqual(['BEGIN', '1', 'END', 'CHECKPOINT', '2']);
  expect(files.segments).toBe(0);
  port.close();
  await scheduler.stop();
});
