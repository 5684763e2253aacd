import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Stores 4 kB, 1 MB and 4 kB again, in a process limited to files of 64 kB. */
const child = `
import { createDiskStorage } from ${JSON.stringify(new URL('./disk.ts', import.meta.url).href)};
process.on('SIGXFSZ', () => {});
const store = createDiskStorage({ dir: process.argv[2] });
const said = [];
for (const [key, size] of [['img/a.png', 4096], ['img/b.png', 1e6], ['img/c.png', 4096]]) {
  await store.put(key, new Uint8Array(size), 'image/png').then(() => said.push('ok'), (e) => said.push(e.code + ': ' + e.message));
}
console.log(JSON.stringify(said));
`;

it.skipIf(process.platform === 'win32')(
  'R29 a full disk is said in Portuguese, leaves nothing behind and does not stop what fits',
  async () => {
    const root = await mkdtemp(join(tmpdir(), 'disco-cheio-'));
    const script = join(root, 'child.ts');
    await writeFile(script, child);
    const command = `ulimit -f 64; exec "${process.execPath}" "${script}" "${join(root, 'arquivos')}"`;
    const { stdout } = await promisify(execFile)('bash', ['-c', command]);
    expect(JSON.parse(stdout)).toEqual([
      'ok',
      'cheio: Não há espaço em disco para guardar o arquivo. Libere espaço e tente de novo.',
      'ok',
    ]);
    expect((await readdir(join(root, 'arquivos', 'img'))).sort()).toEqual(['a.png', 'c.png']);
    expect(await readdir(join(root, 'arquivos', '.unfinished'))).toEqual([]);
    await rm(root, { recursive: true, force: true });
  },
);
