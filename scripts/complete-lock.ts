import { readFileSync, writeFileSync } from 'node:fs';

/**
 * `npm run lock`, after any `npm install`. If a registry lacks a platform's optional package, npm omits it
 * from the lock, and `npm ci` then refuses the lock everywhere. This adds missing entries, with the platform
 * from their name, so that npm skips them elsewhere.
 */
interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const systems = [
  'darwin',
  'android',
  'win32',
  'linux',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
];
const processors = [
  'arm64',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
  'arm',
];

/** The platform in a package's name: '@img/sharp-linuxmusl-arm64'. */
function platformOf(name: string): Pick<Entry, 'cpu' | 'os' | 'libc'> {
  const words = name
    .replace('linuxmusl', 'linux-musl')
    .replace('windows', 'win32')
    .split(/[-/_.@]/);
  const os = systems.find((system) => words.includes(system));
  const cpu =
    processors.find((processor) => words.includes(processor)) ??
    (words.some((word) => /^arm/.test(word)) ? 'arm' : null);
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os ? { os: [os] } : {}),
    ...(words.includes('musl') ? { libc: ['musl'] } : {}),
  };
}

/** Optional packages missing in a lock, with the entry each should have. */
export function missingEntries(packages: Record<string, Entry>): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isNamed(packages, place, name)) continue;
      const top = `node_modules/${name}`;
      found.set(top in packages ? `${place}/${top}` : top, {
        version,
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        ...platformOf(name),
      });
    }
  }
  return found;
}

/** Whether a package resolves from a location, as Node does: beside it, then upwards. */
function isNamed(packages: Record<string, Entry>, from: string, name: string): boolean {
  const steps = from.split('/node_modules/');
  return (
    steps.some((_, up) => {
      const place = steps.slice(0, steps.length - up).join('/node_modules/');
      return `${place}/node_modules/${name}` in packages;
    }) || `node_modules/${name}` in packages
  );
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
  const missing = missingEntries(lock.packages);
  const all = { ...lock.packages, ...Object.fromEntries(missing) };
  lock.packages = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.size} packages of other platforms named in the lock`);
}
