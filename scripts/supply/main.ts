import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readAdvisories } from './advisories.ts';
import { type Age, readAges } from './ages.ts';
import { readInstalled } from './installed.ts';
import { licenceFault } from './licences.ts';
import { npm } from './npm.ts';

// `npm run supply`: known advisories, licence and age of every dependency; exits 1 on a violation.
// `--production` omits build and test tools; `--offline` asks no registry.

const { values } = parseArgs({
  options: { production: { type: 'boolean' }, offline: { type: 'boolean' } },
});
const root = join(import.meta.dirname, '../..');
const packages = readInstalled(root).filter(({ production }) => production || !values.production);
const faults: string[] = [];

console.log(`${packages.length} packages, ${packages.filter((one) => one.production).length} in production`);
const licences = new Map<string, number>();
for (const one of packages) {
  licences.set(one.licence, (licences.get(one.licence) ?? 0) + 1);
  const fault = licenceFault(one);
  if (fault) faults.push(`${one.name}@${one.version} ${fault}`);
}
console.log('\n— Licences');
for (const [licence, count] of [...licences].sort((a, b) => b[1] - a[1]))
  console.log(`  ${String(count).padStart(4)}  ${licence || '(none named)'}`);

console.log('\n— Install scripts');
const scripts = packages.filter(({ installScript }) => installScript);
const ignored = (await npm(['config', 'get', 'ignore-scripts'], root)).trim() === 'true';
if (!ignored) faults.push('install scripts are not switched off (.npmrc: ignore-scripts=true)');
console.log(
  `  ${ignored ? 'off' : 'ON'}; asked for by ${scripts.map(({ name }) => name).join(', ') || 'none'}`,
);

if (!values.offline) {
  console.log('\n— Advisories');
  const advisories = await readAdvisories(root);
  if (advisories.answered) {
    console.log(
      `  ${
        Object.entries(advisories.counts)
          .flatMap(([severity, n]) => (n > 0 ? [`${n} ${severity}`] : []))
          .join(', ') || 'none known'
      }`,
    );
    faults.push(...advisories.grave.map((line) => `known advisory: ${line}`));
  } else console.log('  not answered by this registry: nothing is known');

  console.log('\n— Ages (installed, published; newest, published)');
  const registry = (await npm(['config', 'get', 'registry'], root)).trim();
  for (const age of (await readAges(packages, registry)).sort(byAge)) console.log(`  ${line(age)}`);
}

function byAge(a: Age, b: Age): number {
  return (a.published ?? '').localeCompare(b.published ?? '') || a.name.localeCompare(b.name);
}
function line({ name, version, published, newest, newestPublished }: Age): string {
  const behind = newest === version ? 'newest' : `newest ${newest ?? '?'}, ${newestPublished ?? '?'}`;
  return `${name} ${version}, ${published ?? '?'}; ${behind}`;
}

console.log(faults.length === 0 ? '\nnothing stands against any of them' : `\n${faults.join('\n')}`);
// Not process.exit: unflushed pipe output would be lost.
process.exitCode = faults.length === 0 ? 0 : 1;
