import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
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
    sources: [
      'web/**/*',
      'vite.config.ts',
      'scripts/{painel-*,compressed,zod-without-json-schema}.ts',
      ...shared,
    ],
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

/** The files of a pattern by name and content. */
const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, withFileTypes: true })
    .filter((found) => found.isFile() && !/\.test\.tsx?(\.snap)?$/.test(found.name))
    .map((found) => {
      const path = join(found.parentPath, found.name);
      return `${relative(root, path).replaceAll(sep, '/')} ${hash('sha256', readFileSync(path))}`;
    });

/**
 * Of names and contents, never of where the installation lies: a build may be moved. `read` keeps what several parts
 * have in common, which every start would read for each.
 */
function fingerprint({ sources }: Part, read = new Map<string, string[]>()): string {
  for (const pattern of sources) if (!read.has(pattern)) read.set(pattern, filesOf(pattern));
  return hash(
    'sha256',
    sources
      .flatMap((pattern) => read.get(pattern)!)
      .sort()
      .join('\n'),
  );
}

const markOf = (part: Part) => join(root, 'dist', `${part.name}.hash`);

function isBuilt(part: Part, read: Map<string, string[]>): boolean {
  try {
    const mark = readFileSync(markOf(part), 'utf8');
    // Shipped without the sources it was made of: nothing can differ from them.
    return !existsSync(join(root, part.configFile)) || mark === fingerprint(part, read);
  } catch {
    return false;
  }
}

/** The build cannot be made here; the message is for the person at the terminal. */
class BuildError extends Error {}

function checkTools(): void {
  if (existsSync(join(root, 'node_modules', 'vite'))) return;
  throw new BuildError(
    'A pasta dist falta ou é de outra versão, e as ferramentas para construí-la não estão instaladas. ' +
      'Traga a pasta dist desta versão, ou rode `npm ci` (sem --omit=dev) e tente novamente.',
  );
}

/**
 * Builds server, panel and public pages if their sources have changed, and lists their parts
 * (`dist/parts.cdx.json`). Each is built in a process of its own, whose memory (over a gigabyte) ends with it.
 */
export function ensureBuilt({ force = false }: { force?: boolean } = {}): void {
  const read = new Map<string, string[]>();
  const old = parts.filter((part) => force || !isBuilt(part, read));
  if (old.length === 0) return;
  checkTools();
  for (const { name, label } of old) {
    console.log(`Preparando ${label}…`);
    const { status } = spawnSync(process.execPath, [import.meta.filename, name], { stdio: 'inherit' });
    if (status !== 0) throw new BuildError(`Não foi possível preparar ${label}: o motivo está acima.`);
  }
  writeParts(root, join(root, 'dist', 'parts.cdx.json'));
}

async function buildPart(part: Part): Promise<void> {
  const wanted = fingerprint(part);
  const { build } = await import('vite');
  await build({ configFile: join(root, part.configFile), logLevel: 'warn' });
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(markOf(part), wanted);
}

/** As `ensureBuilt`, at the terminal: a problem is a sentence and ends the process. */
export function ensureBuiltOrExit(options?: { force: boolean }): void {
  try {
    ensureBuilt(options);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}

/** Throws if a part is missing or outdated. */
export function checkBuilt(): void {
  const read = new Map<string, string[]>();
  const old = parts.filter((part) => !isBuilt(part, read)).map(({ name }) => name);
  if (old.length > 0) throw new Error(`dist/${old.join(', dist/')} missing or old: npm run build`);
}

if (process.argv[1] === import.meta.filename) {
  const part = parts.find(({ name }) => name === process.argv[2]);
  if (part) await buildPart(part);
  else ensureBuiltOrExit({ force: process.argv.includes('--force') });
}
