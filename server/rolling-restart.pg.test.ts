import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { startTwoWebs } from '#tests/two-webs.ts';
import { checkBuilt } from '../scripts/build.ts';

checkBuilt();
const undo: (() => unknown)[] = [];
afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const lookEveryMs = 200;

/** A proxy with kept connections that asks each process whether it is ready, and tries nothing twice. */
async function startProxy(ports: readonly number[], isReady: (port: number) => Promise<boolean>) {
  const ready = new Set(ports);
  let looking = true;
  const looks = (async () => {
    while (looking) {
      for (const port of ports) ready[(await isReady(port)) ? 'add' : 'delete'](port);
      await wait(lookEveryMs);
    }
  })();
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const at = [...ready];
    const port = at[turn++ % Math.max(1, at.length)];
    if (!port) return outgoing.writeHead(502).end('nobody is ready');
    const { method, url: path, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      const { connection: _, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode!, rest);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    onward.on('error', (error) =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(String(error)),
    );
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(async () => {
    looking = false;
    await looks;
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ready };
}

it('two web processes restarted one after the other behind a proxy lose no call, and no write they answered', async () => {
  const webs = await startTwoWebs(undo, 2);
  const { url, ready } = await startProxy(webs.ports, webs.isReady);
  const load = await webs.load(url);
  await webs.restartEach((port) => ready.has(port));
  const { calls, lost, missing } = await load.stop();
  expect(lost).toEqual([]);
  expect(calls).toBeGreaterThan(200);
  expect(missing).toEqual([]);
}, 180_000);
