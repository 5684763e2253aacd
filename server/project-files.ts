import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The installation's root: the folder of package.json, above sources and build. */
function findRoot(from: string): string {
  return existsSync(join(from, 'package.json')) ? from : findRoot(dirname(from));
}
const root = findRoot(import.meta.dirname);

/** Path of a file in the installation: `projectFile('dist/web')`. */
export const projectFile = (path: string): string => join(root, path);

/** An idle thread is terminated after this time, freeing its library's memory. */
export const idleThreadMs = 30_000;

/**
 * URL of a server module that runs in its own thread, by its path below `server/`: the built one beside a
 * built server, else the source.
 */
export const threadModule = (path: string): URL =>
  pathToFileURL(join(import.meta.dirname, `${path}${extname(import.meta.filename)}`));
