import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ambarFolder } from './folder-ambar.ts';
import { figueirasFolder } from './folder-figueiras.ts';
import { makeFolder } from './make-folder.ts';

// `npm run example`: creates the example folders and prints the link to paste.

const { values } = parseArgs({
  options: {
    novo: { type: 'boolean', default: false },
    raiz: { type: 'string', default: process.env.LOCAL_FOLDERS_ROOT ?? './pastas' },
  },
});
const root = resolve(values.raiz);

for (const plan of [ambarFolder, figueirasFolder]) {
  const started = performance.now();
  const written = await makeFolder(plan, { root, again: values.novo });
  const folder = join(root, plan.truth.folder);
  const { files, bytes } = await measure(folder);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const how = written
    ? `pronta em ${seconds.toLocaleString('pt-BR')} s`
    : 'já estava pronta (use --novo para refazer)';
  console.log(`${plan.truth.name}: ${how}, ${files} arquivos, ${Math.round(bytes / 1e6)} MB`);
}
console.log('\nCole um destes links em Super AI:');
for (const plan of [ambarFolder, figueirasFolder]) console.log(`  file:///${plan.truth.folder}`);

async function measure(folder: string): Promise<{ files: number; bytes: number }> {
  let files = 0;
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    files++;
    bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return { files, bytes };
}
