import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One package of the lock file, as it lies in `node_modules`. */
export interface Installed {
  name: string;
  version: string;
  /** Part of what runs in production, or of what builds and tests it. */
  production: boolean;
  /** As its own package.json says; '' where it says nothing. */
  licence: string;
  /** Asks to run a script when it is installed; `.npmrc` lets none. */
  installScript: boolean;
  /** Checksum of the package as the lock file holds it: 'sha512-…', base64. */
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

/** Every installed package once per version; those of other platforms are not installed and left out. */
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

/** Today's form, and the two of long ago. */
function licenceOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.flatMap(({ type }) => type ?? []).join(' OR ') ?? '';
}
