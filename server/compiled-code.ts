import { enableCompileCache } from 'node:module';
import { projectFile } from '#server/project-files.ts';

/**
 * Code compiled once is kept between starts, in `NODE_COMPILE_CACHE` or the installation's cache folder: a third
 * of a start on PostgreSQL. The variable carries it to the threads. A folder that cannot be written is no error.
 */
export function keepCompiledCode(): void {
  process.env.NODE_COMPILE_CACHE ??= projectFile('node_modules/.cache/node');
  enableCompileCache();
}
