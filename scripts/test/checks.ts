import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';

export const bin = (name: string) => join('node_modules', '.bin', name);

/** Runs a command in the foreground; returns its exit code. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command and captures its output, so that several can run in parallel. */
export function runQuietly(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    child.on('error', (error) => resolve({ code: 127, said: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

export interface Check {
  name: string;
  command: string;
  args: string[];
}

/** Runs checks on all cores and shows each when it is done, with its seconds; whether each passed, in order. */
export function runChecks(chosen: Check[], env: Record<string, string> = {}): Promise<boolean[]> {
  const beside = pLimit(availableParallelism());
  return Promise.all(
    chosen.map(({ name, command, args }) =>
      beside(async () => {
        const started = performance.now();
        const { code, said } = await runQuietly(command, args, env);
        const seconds = Math.round((performance.now() - started) / 1000);
        console.log(`\n${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n${said}`.trimEnd());
        return code === 0;
      }),
    ),
  );
}

/** What checks remember of the sources they have seen; goes with the installation. */
export const checksCache = join('node_modules', '.cache', 'checks');

/** Checks of the sources; each passes or fails as one. */
export const checks: Check[] = [
  { name: 'Format and lint', command: bin('biome'), args: ['check', '--error-on-warnings', '.'] },
  // Slowest first.
  ...['tests', 'server', 'web', 'contract', 'site'].map((root) => ({
    name: `Types of ${root}`,
    command: bin('tsc'),
    // Threads repeat shared work: a single one takes half the CPU time of four. Again, it reads only what changed.
    args: [
      ...['-p', `tsconfig.${root}.json`, '--singleThreaded'],
      ...['--incremental', '--tsBuildInfoFile', join(checksCache, `${root}.tsbuildinfo`)],
    ],
  })),
  {
    name: 'Nothing unused',
    command: bin('knip'),
    args: ['--no-progress', '--cache', '--cache-location', join(checksCache, 'knip')],
  },
  {
    name: 'Migrations match the schema',
    command: process.execPath,
    args: ['scripts/check-migrations.ts'],
  },
];
