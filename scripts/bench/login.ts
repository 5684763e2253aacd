import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDataDir, type Product, productAdmin, startProduct } from '#tests/product.ts';
import { median, type Row } from './table.ts';

const goalMs = 1_000;
const own = 14;
const strangers = 25;

interface Answer {
  status: number;
  ms: number;
  cookie: string | undefined;
}

/** A login in a browser, as a proxy hands it on. */
function login({ url }: Product, from: string, password: string, cookie?: string): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    };
    if (cookie) headers.cookie = cookie;
    const agent = new Agent({ keepAlive: false });
    const sent = request(`${url}/api/login`, { method: 'POST', agent, headers });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          ms: performance.now() - started,
          cookie: answer.headers['set-cookie']?.[0]?.split(';')[0],
        }),
      );
    });
    sent.end(JSON.stringify({ username: productAdmin.username, password }));
  });
}

/** Guesses one account's password from changing addresses until stopped. */
function attack(product: Product): { stop(): Promise<number> } {
  let made = 0;
  let over = false;
  const work = Array.from({ length: strangers }, async () => {
    while (!over) {
      made += 1;
      await login(product, `203.0.${made % 200}.${made % 250}`, `palpite ${made}`);
    }
  });
  return {
    async stop() {
      over = true;
      await Promise.all(work);
      return made;
    },
  };
}

/** SAF-06: a known device logs in within a second on the embedded engine, despite concurrent guessing. */
export async function benchLogin(rounds: number): Promise<Row[]> {
  const calm: number[] = [];
  const attacked: number[] = [];
  let guesses = 0;
  for (let round = 0; round < rounds; round++) {
    const data = makeDataDir();
    const product = await startProduct(data.path, { RATE_LIMIT_LOGIN: '10', TRUST_PROXY: '1' });
    const { cookie } = await login(product, '198.51.100.7', productAdmin.password);
    const enter = async (into: number[]) => {
      const { status, ms } = await login(product, '198.51.100.7', productAdmin.password, cookie);
      into.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
    };
    for (let n = 0; n < own; n++) await enter(calm);
    const guessing = attack(product);
    // Wait until the flood has started.
    await wait(1_000);
    for (let n = 0; n < own; n++) await enter(attacked);
    guesses += await guessing.stop();
    await product.stop();
    data.remove();
  }
  const shown = (values: number[]) =>
    `${Math.round(median(values))} ms, at most ${Math.round(Math.max(...values))} ms`;
  return [
    {
      what: `a known device logs in while ${strangers} strangers guess without end (${guesses} guesses)`,
      ours: shown(attacked),
      limit: `${shown(calm)} without them`,
      ratio: `${(median(attacked) / median(calm)).toFixed(1)} ×`,
      goal: `each ≤ ${goalMs} ms`,
      ok: Math.max(...attacked) <= goalMs,
    },
  ];
}
