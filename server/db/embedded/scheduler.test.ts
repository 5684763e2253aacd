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
