import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of the lock file, as in `node_modules`. */
export interface Installed {
  name: string;
  version: string;
  /** Used in production, or for building and testing. */
  production: boolean;
  /** From its own package.json; '' if missing. */
  licence: string;
  /** Has an install script; `.npmrc` disables them. */
  installScript: boolean;
  /** Checksum from the lock file: 'sha512-…', base64. */
  integrity: string | null;
}

interface LockEntry {
  version?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
}
interface Manifest {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

/** Every installed package, once per version, without other platforms'. */
export function readInstalled(root: string): Installed[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const found = new Map<string, Installed>();
  for (const [path, entry] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1);
    const manifest = path && name ? readManifest(join(root, path, 'package.json')) : null;
    if (!name || !manifest || !entry.version) continue;
    const key = `${name}@${entry.version}`;
    const production = !entry.dev && !entry.devOptional;
    found.set(key, {
      name,
      version: entry.version,
      production: production || (found.get(key)?.production ?? false),
      licence: licenceOf(manifest),
      installScript: entry.hasInstallScript ?? false,
      integrity: entry.integrity ?? null,
    });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readManifest(file: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return null;
  }
}

/** Today's form, and two legacy ones. */
function licenceOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.flatMap(({ type }) => type ?? []).join(' OR ') ?? '';
}
