import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';

/**
 * `npm run standby -- --primario URL --reserva URL [--depois SEGUNDOS]`: watches a primary from beside its
 * standby and promotes the standby once both have lost it for that long. Ends when the standby takes writes.
 */
const usage = 'Uso: npm run standby -- --primario URL --reserva URL [--depois SEGUNDOS]';
const { values } = parseArgs({
  options: {
    primario: { type: 'string' },
    reserva: { type: 'string' },
    depois: { type: 'string', default: '5' },
  },
});
const everyMs = 500;
const answerMs = 2_000;
const promoteSeconds = 60;

async function ask<Row extends pg.QueryResultRow>(url: string, query: string, ms = answerMs): Promise<Row> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    query_timeout: ms,
  });
  // A connection that breaks also fails its query.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Row>(query);
    return rows[0]!;
  } finally {
    await client.end().catch(() => {});
  }
}
const answers = (url: string): Promise<boolean> =>
  ask(url, 'SELECT 1').then(
    () => true,
    () => false,
  );

/** Whether the standby still hears from the primary: then only this machine's way to it is broken. */
const hears = async (url: string): Promise<boolean> =>
  (
    await ask<{ hears: boolean }>(
      url,
      `SELECT EXISTS (SELECT FROM pg_stat_wal_receiver WHERE status = 'streaming') AS hears`,
    )
  ).hears;

async function main(): Promise<number> {
  const { primario, reserva, depois } = values;
  const afterMs = Number(depois) * 1000;
  if (!primario || !reserva || !(afterMs > 0)) {
    console.error(usage);
    return 2;
  }
  const { standby } = await ask<{ standby: boolean }>(reserva, 'SELECT pg_is_in_recovery() AS standby');
  if (!standby) {
    console.error('O servidor de reserva já aceita gravações: não há o que vigiar.');
    return 1;
  }
  console.log(`Vigiando o primário; a reserva assume depois de ${depois} s sem resposta.`);
  for (let lost: number | null = null; ; await wait(everyMs)) {
    if ((await answers(primario)) || (await hears(reserva).catch(() => true))) {
      lost = null;
      continue;
    }
    lost ??= Date.now();
    if (Date.now() - lost < afterMs) continue;
    console.log('O primário não responde nem à reserva: ela assume.');
    const { promoted } = await ask<{ promoted: boolean }>(
      reserva,
      `SELECT pg_promote(true, ${promoteSeconds}) AS promoted`,
      promoteSeconds * 1000,
    );
    console.log(promoted ? 'A reserva é o primário agora.' : 'A reserva não assumiu a tempo.');
    return promoted ? 0 : 1;
  }
}
process.exitCode = await main();
