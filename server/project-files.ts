import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The installation's own folder: the one of package.json, above the sources and above the build. */
function findRoot(from: string): string {
  return existsSync(join(from, 'package.json')) ? from : findRoot(dirname(from));
}
const root = findRoot(import.meta.dirname);

/** A file or folder of the installation: `projectFile('dist/web')`. */
export const projectFile = (path: string): string => join(root, path);

/** An idle thread is let go after this time, and with it all the memory its library holds. */
export const idleThreadMs = 30_000;

/**
 * A module of the server that runs in a thread of its own, named by its path below `server/`: the
 * built one beside a built server, else the source.
 */
export const threadModule = (path: string): URL =>
  pathToFileURL(join(import.meta.dirname, `${path}${extname(import.meta.filename)}`));
