import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeParts } from './supply/parts.ts';

const root = join(import.meta.dirname, '..');

interface Part {
  name: string;
  /** Name of the part, for display. */
  label: string;
  configFile: string;
  /** Its sources; a change in any makes the build outdated. */
  sources: string[];
}
const shared = ['contract/**/*.ts', 'package-lock.json'];
const parts: Part[] = [
  {
    name: 'server',
    label: 'o servidor',
    configFile: 'vite.server.config.ts',
    sources: ['server/**/*.ts', 'vite.server.config.ts', ...shared],
  },
  {
    name: 'web',
    label: 'o painel',
    configFile: 'vite.config.ts',
    sources: ['web/**/*', 'vite.config.ts', 'scripts/{panel-*,compressed}.ts', ...shared],
  },
  {
    name: 'meu-espaco',
    label: 'a página do corretor',
    configFile: 'vite.meu-espaco.config.ts',
    sources: ['web/**/*', 'vite.meu-espaco.config.ts', 'scripts/compressed.ts', ...shared],
  },
  {
    name: 'site',
    label: 'as páginas públicas',
    configFile: 'vite.site.config.ts',
    sources: ['site/**/*', 'vite.site.config.ts', ...shared],
  },
];

function fingerprint({ sources }: Part): string {
  const hash = createHash('sha256');
  for (const entry of globSync(sources, { cwd: root, withFileTypes: true })
    .filter((found) => found.isFile() && !/\.test\.tsx?$/.test(found.name))
    .map((found) => join(found.parentPath, found.name))
    .sort()) {
    hash.update(entry).update(readFileSync(entry));
  }
  return hash.digest('hex');
}

const markOf = (part: Part) => join(root, 'dist', `${part.name}.hash`);

function isBuilt(part: Part, wanted: string): boolean {
  try {
    return readFileSync(markOf(part), 'utf8') === wanted;
  } catch {
    return false;
  }
}

/**
 * Builds server, panel and public pages if their sources have changed, and lists their parts
 * (`dist/parts.cdx.json`).
 */
export async function ensureBuilt({ force = false }: { force?: boolean } = {}): Promise<void> {
  let made = false;
  for (const part of parts) {
    const wanted = fingerprint(part);
    if (!force && isBuilt(part, wanted)) continue;
    console.log(`Preparando ${part.label}…`);
    const { build } = await import('vite');
    await build({ configFile: join(root, part.configFile), logLevel: 'warn' });
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(markOf(part), wanted);
    made = true;
  }
  if (made) writeParts(root, join(root, 'dist', 'parts.cdx.json'));
}

/** Throws if a part is missing or outdated. */
export function checkBuilt(): void {
  const old = parts.filter((part) => !isBuilt(part, fingerprint(part))).map(({ name }) => name);
  if (old.length > 0) throw new Error(`dist/${old.join(', dist/')} missing or old: npm run build`);
}

if (process.argv[1] === import.meta.filename) await ensureBuilt({ force: process.argv.includes('--force') });
