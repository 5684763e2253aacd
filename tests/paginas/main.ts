import { appendFileSync } from 'node:fs';
import { readCases } from './casos.ts';
import { runHonest, runHostile } from './correr.ts';
import { belowBar, honestTable, hostileFaults, hostileTable } from './tabela.ts';

/**
 * `npm run test:paginas [-- --pasta DIR] [--so TEXTO] [--um-em N] [--sem-cru] [--resultado FILE]`: the whole collection of
 * written pages through the product and a browser, with and without the check, and the table of what they did.
 */
const given = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? '');
};
const { hostile, honest } = readCases(given('pasta') ?? undefined);
const only = given('so');
const every = Number(given('um-em') ?? 1);
const wanted = <T extends { id: string; kind?: string }>(cases: T[]) =>
  cases
    .filter(({ id }) => !only || id.includes(only))
    // Words need no browser: all of them are read.
    .filter(({ kind }, index) => kind === 'prose' || index % every === 0);
const say = (text: string) => console.error(text);
const raw = !process.argv.includes('--sem-cru');

const file = given('resultado');
const keep = (one: unknown) => file && appendFileSync(file, `${JSON.stringify(one)}\n`);
const attacked = await runHostile(wanted(hostile), { raw, say, keep });
const written = await runHonest(wanted(honest), { say, keep });
const faults = hostileFaults(attacked);
console.log(hostileTable(attacked));
console.log(`\n${honestTable(written)}\n`);
for (const fault of faults) console.log(fault);
for (const { one, lost, published } of written) {
  for (const name of lost) console.log(`${one.id}: perdeu ${name}`);
  if (!published.publica) console.log(`${one.id}: não publicada (${published.message ?? 'rascunho'})`);
}
const below = belowBar(attacked, written);
if (below.length > 0) console.error(`\nAbaixo do combinado: ${below.join('; ')}`);
process.exitCode = below.length > 0 ? 1 : 0;
