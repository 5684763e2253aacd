import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { run } from '../test/checks.ts';
import { type Gate, gates } from './gates.ts';

/**
 * `npm run gates`: every bar of closed work, sequentially, because timings need the machine alone. `--only
 * a,b`, `--but a,b`, `--list`. Exits 1 if one is red.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, but: { type: 'string' }, list: { type: 'boolean' } },
});
const named = (list: string | undefined) => list?.split(',').map((name) => name.trim());
const only = named(values.only);
const unknown = [...(only ?? []), ...(named(values.but) ?? [])].filter(
  (name) => !gates.some((gate) => gate.name === name),
);
if (unknown.length > 0) {
  console.error(`No such gate: ${unknown.join(', ')}`);
  process.exit(2);
}
const chosen = gates.filter(
  ({ name }) => (only?.includes(name) ?? true) && !named(values.but)?.includes(name),
);

if (values.list) {
  for (const { name, bar, minutes } of chosen) console.log(`${name.padEnd(22)} ~${minutes} min  ${bar}`);
  process.exit(0);
}

const results: { gate: Gate; ok: boolean; seconds: number }[] = [];
if (chosen.some(({ name }) => name !== 'supply') && !existsSync('pastas')) {
  console.log('— The example folders, which several gates read');
  if ((await run(process.execPath, ['scripts/example/main.ts'])) !== 0) process.exit(1);
}
for (const gate of chosen) {
  console.log(`\n— ${gate.name}: ${gate.bar}`);
  const started = performance.now();
  const ok = (await run(process.execPath, gate.command)) === 0;
  results.push({ gate, ok, seconds: Math.round((performance.now() - started) / 1000) });
}
console.log('\nGates');
for (const { gate, ok, seconds } of results)
  console.log(`${ok ? 'holds' : 'RED  '}  ${gate.name.padEnd(22)} ${seconds} s  ${gate.bar}`);
const red = results.filter(({ ok }) => !ok).length;
console.log(`${results.length - red} passed, ${red} failed`);
process.exit(red === 0 ? 0 : 1);
