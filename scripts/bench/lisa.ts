import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { signBody } from '#server/adapters/whatsapp/verify-signature.ts';
import { startFakeWhatsapp } from '#tests/fakes/whatsapp.ts';
import { callOf, registrationOf } from '#tests/phone.ts';
import { makeDataDir, type Product, startProduct } from '#tests/product.ts';
import type { Row } from './table.ts';

const secret = 'segredo do bench';
const messagesPerSecond = 200;
const seconds = 10;
const copies = 500;
const talks = 1000;
const kills = 20;

let made = 0;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** A signed call with one text. */
function textCall(from: string, body: string, id = `wamid.bench.${++made}`, at = Date.now()): string {
  const message = { from, id, timestamp: String(Math.floor(at / 1000)), type: 'text', text: { body } };
  return callOf({ contacts: [{ wa_id: from, profile: { name: 'Bench' } }], messages: [message] });
}

/** Posts a call; returns the milliseconds until its 200. */
function post(product: Product, raw: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      `${product.url}/api/webhooks/whatsapp`,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signBody(raw, secret) },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(performance.now() - started)
            : reject(new Error(`webhook answered ${answer.statusCode}`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(raw);
  });
}

const channel = (product: Product) =>
  product.call('GET', '/api/admin/whatsapp/canal') as Promise<
    Record<'pendentes' | 'naFila' | 'comFalha', number>
  >;
interface Waiting {
  id: number;
  nome: string;
  creci: string;
  precos: { precoMin: string | null };
}
const listed = (product: Product, situacao = 'pendentes') =>
  product.call('GET', `/api/admin/whatsapp/aprovacoes?situacao=${situacao}`) as Promise<Waiting[]>;

/** Calls at a steady rate, regardless of answers. */
async function benchWebhook(product: Product): Promise<Row[]> {
  const calls: Promise<number>[] = [];
  const start = performance.now();
  for (let n = 0; n < messagesPerSecond * seconds; n += 1) {
    const due = start + (n * 1000) / messagesPerSecond;
    if (due > performance.now()) await wait(due - performance.now());
    calls.push(post(product, textCall(`5521${970_000_000 + (n % 400)}`, n < 400 ? 'Oi' : 'sim')));
  }
  const times = (await Promise.all(calls)).sort((one, other) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1]!;
  const row = (what: string, ms: number, limit: number): Row => ({
    what: `webhook at ${messagesPerSecond} messages/s, embedded, ${what}`,
    ours: `${ms.toFixed(0)} ms`,
    limit: `${limit} ms`,
    ratio: '',
    goal: `≤ ${limit} ms`,
    ok: ms <= limit,
  });
  return [row('median', at(0.5), 50), row('99 %', at(0.99), 250)];
}

/** Waits for an empty queue; throws when it no longer shrinks. */
async function untilQuiet(product: Product): Promise<void> {
  for (let quiet = 0, last = -1; quiet < 3; ) {
    await wait(500);
    const { naFila, pendentes } = await channel(product);
    const now = naFila * 10_000 + pendentes;
    quiet = naFila === 0 && now === last ? quiet + 1 : 0;
    last = now;
  }
}

async function benchCopies(product: Product): Promise<Row> {
  const from = '5521960000001';
  const answers = registrationOf(1).slice(0, -1);
  await post(product, textCall(from, 'Oi'));
  await untilQuiet(product);
  for (const body of answers) {
    await post(product, textCall(from, body));
    await untilQuiet(product);
  }
  const before = (await listed(product)).length;
  const last = textCall(from, 'sim', 'wamid.copia');
  await Promise.all(Array.from({ length: copies }, () => post(product, last)));
  await untilQuiet(product);
  const effects = (await listed(product)).length - before;
  return {
    what: `effects of ${copies} copies of one message`,
    ours: String(effects),
    limit: '1',
    ratio: '',
    goal: '1',
    ok: effects === 1,
  };
}

async function benchTalks(product: Product): Promise<Row> {
  const before = (await listed(product)).length;
  const started = performance.now();
  const people = Array.from({ length: talks }, (_, n) => ({ from: `5531${950_000_000 + n}`, n: 1000 + n }));
  for (let step = 0; step <= registrationOf(0).length; step += 1) {
    const at = Date.now() + step * 2000;
    const bodyOf = (n: number) => (step === 0 ? 'Oi' : registrationOf(n)[step - 1]!);
    await Promise.all(people.map(({ from, n }) => post(product, textCall(from, bodyOf(n), undefined, at))));
  }
  for (let n = 0; n < 240 && (await listed(product)).length - before < talks; n += 1) await wait(500);
  await untilQuiet(product);
  const right = (await listed(product)).filter(
    ({ nome, creci, precos }) =>
      nome === 'Ana Beatriz Lima' && /^2[1-2]\d{3}-F$/.test(creci) && precos.precoMin === '300000.00',
  ).length;
  const took = ((performance.now() - started) / 1000).toFixed(0);
  return {
    what: `registrations that end right of ${talks} at once (${took} s)`,
    ours: String(right),
    limit: String(talks),
    ratio: '',
    goal: String(talks),
    ok: right === talks,
  };
}

/** SIGKILL during an approval's messages: what the channel received against what it should have. */
async function benchKills(): Promise<Row[]> {
  const fake = await startFakeWhatsapp({ delayMs: 40 });
  const data = makeDataDir();
  const keys = ['lisa_welcome_approved_message', 'credenciais', 'site', 'lisa_final_message'];
  const env = {
    WHATSAPP: 'cloud-api',
    WHATSAPP_PHONE_NUMBER_ID: '1',
    WHATSAPP_TOKEN: 'x',
    WHATSAPP_APP_SECRET: secret,
    WHATSAPP_VERIFY_TOKEN: 'x',
    WHATSAPP_API_URL: fake.url,
    PUBLIC_URL: 'http://127.0.0.1:1',
    WHATSAPP_TEMPLATES: keys.map((key) => `${key}=${key}`).join(','),
  };
  try {
    let product = await startProduct(data.path, env);
    for (let n = 0; n < kills; n += 1) {
      const whatsapp = `5541${940_000_000 + n}`;
      await product.call('POST', '/api/corretores', {
        nome: `Corretor Um ${n}`,
        nomeGuerra: `Um ${n}`,
        email: `um${n}@exemplo.com`,
        creci: String(500 + n),
        senha: 'uma senha qualquer',
        whatsapp,
        aprovado: false,
      });
      const approved = product.call('POST', '/api/admin/whatsapp/approve', { whatsapp }).catch(() => null);
      if (n % 4 !== 0) await approved;
      // Earlier messages are in transit by now.
      await wait(n * 40 + Math.random() * 400);
      await product.stop('SIGKILL');
      product = await startProduct(data.path, env);
      // Killed before storing, it was never approved: the administrator sees that, and approves again.
      await product.call('POST', '/api/admin/whatsapp/approve', { whatsapp }).catch(() => null);
    }
    await wait(12_000);
    await untilQuiet(product);
    await product.stop();
    const got = new Map<string, number>();
    for (const { body } of fake.requests) {
      // What only asks the channel how it is carries no body.
      if (!body?.template) continue;
      const key = `${body.to} ${body.template.name}`;
      got.set(key, (got.get(key) ?? 0) + 1);
    }
    const lost = kills * keys.length - got.size;
    const repeated = [...got.values()].reduce((sum, count) => sum + count - 1, 0);
    const row = (what: string, ours: number, limit: number): Row => ({
      what: `messages ${what} in ${kills} SIGKILLs during approvals`,
      ours: String(ours),
      limit: String(limit),
      ratio: '',
      goal: `≤ ${limit}`,
      ok: ours <= limit,
    });
    return [row('lost', lost, 0), row('repeated', repeated, kills)];
  } finally {
    await fake.stop();
    data.remove();
  }
}

/** Each part takes minutes, so results are printed immediately. */
function told(rows: Row[]): Row[] {
  for (const { what, ours, goal } of rows) console.error(`${what}: ${ours} (${goal})`);
  return rows;
}

/** Lisa under load and kills. */
export async function benchLisa(): Promise<Row[]> {
  const data = makeDataDir();
  const product = await startProduct(data.path, { WHATSAPP_APP_SECRET: secret });
  try {
    const webhook = told(await benchWebhook(product));
    await untilQuiet(product);
    const copied = told([await benchCopies(product)]);
    const talked = told([await benchTalks(product)]);
    return [...webhook, ...copied, ...talked, ...told(await benchKills())];
  } finally {
    await product.stop();
    agent.destroy();
    data.remove();
  }
}
