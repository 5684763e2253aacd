import { existsSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { benchAccessibility } from './accessibility.ts';
import { benchApi } from './api.ts';
import { benchCorretores } from './corretores.ts';
import { benchHouse } from './house.ts';
import { benchLisa } from './lisa.ts';
import { benchLogin } from './login.ts';
import { benchOperation } from './operation.ts';
import { benchPages } from './pages.ts';
import { benchPainel } from './painel.ts';
import { benchPasta } from './pasta.ts';
import { benchRuns } from './runs.ts';
import { benchSection } from './section.ts';
import { benchSite } from './site.ts';
import { benchStart } from './start.ts';
import { printTable } from './table.ts';
import { benchWake } from './wake.ts';

/**
 * `npm run bench`: ours against the limits of the same machine in the same rounds. Needs the example folder
 * (`npm run example`) and a build. `--only start|runs|pasta|pages|section|api|panel|site|corretores|lisa|login|wake|house|accessibility`
 * (and, by itself, `operation`: a programme grown a hundredfold), `--screens versoes` (addresses for accessibility), `--rounds n`, `--write` for docs/bench.md.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
    root: { type: 'string', default: 'pastas' },
    folder: { type: 'string' },
    screens: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const folder = values.folder ?? (await import('../example/truth.ts')).folderName;
const wanted = (name: string) => !values.only || values.only === name;
const ofFolder = ['runs', 'pages', 'section', 'accessibility'];
if (ofFolder.some(wanted) && !existsSync(`${values.root}/${folder}`)) {
  console.error('A pasta de exemplo não existe: rode “npm run example” primeiro.');
  process.exit(1);
}
const rows = [
  ...(wanted('start') ? await benchStart(rounds) : []),
  ...(wanted('runs') ? await benchRuns(values.root, folder, rounds) : []),
  ...(wanted('pasta') ? await benchPasta(rounds) : []),
  ...(wanted('pages') ? await benchPages(values.root, folder, rounds) : []),
  ...(wanted('section') ? await benchSection(values.root, folder, rounds) : []),
  ...(wanted('api') ? await benchApi(rounds) : []),
  ...(wanted('site') ? await benchSite(rounds) : []),
  ...(wanted('corretores') ? await benchCorretores(rounds) : []),
  ...(wanted('lisa') ? await benchLisa() : []),
  ...(wanted('login') ? await benchLogin(rounds) : []),
  ...(wanted('wake') ? await benchWake(rounds) : []),
  ...(wanted('house') ? await benchHouse(rounds) : []),
  // Alone on request: filling its database takes minutes.
  ...(values.only === 'operation' ? await benchOperation(rounds) : []),
  ...(wanted('panel') ? await benchPainel(rounds) : []),
  ...(wanted('accessibility') ? await benchAccessibility(values.root, folder, values.screens) : []),
];
const table = printTable(rows);
console.log(`\n${table}\n`);
if (values.write) {
  const text = [
    '# Bench',
    '',
    `Made by \`npm run example && npm run bench -- --write\` on ${cpus().length} cores, Node ${process.version}, medians of ${rounds} rounds.`,
    'Read the ratios: ours and its limit were measured in the same rounds.',
    '',
    table,
    '',
  ].join('\n');
  writeFileSync('docs/bench.md', text);
}
process.exit(rows.every((row) => row.ok) ? 0 : 1);
