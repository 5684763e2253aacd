import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports systems give to outgoing connections: one of those, taken between the question and the use,
 * would make the server's start fail.
 */
const from = 14_976;
const to = 32_000;

/** Test processes that run side by side ask for ports of their own: none is taken before its asker listens. */
const lanes = 32;
const { VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env;
const lane = VITEST_POOL_ID ? Number(VITEST_POOL_ID) % 16 : 16 + (Number(TEST_PARALLEL_INDEX ?? 15) % 16);
const given = new Set<number>();
const remembered = 200;

/** A free loopback port, never the same twice in one process. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(from / lanes, to / lanes) * lanes + lane;
    if (given.has(port)) continue;
    if (given.size === remembered) given.clear();
    given.add(port);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
