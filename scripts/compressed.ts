import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes `.br` and `.gz` beside every text file, so that nothing is compressed while serving. */
export function compressed(outDir: string): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async closeBundle() {
      const names = await readdir(outDir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => /\.(js|css|html|svg)$/.test(name))
          .map(async (name) => {
            const file = join(outDir, name);
            const bytes = await readFile(file);
            await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
            await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
          }),
      );
    },
  };
}
