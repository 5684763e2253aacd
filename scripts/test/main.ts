import { mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { bin, checks, run, runChecks, runQuietly } from './checks.ts';
import { findChromium } from './chromium.ts';
import { findPostgres } from './postgres.ts';

/**
 * README's test command: every check, every test on its database, the browser tests, and a truthful summary
 * line. What could not run is named and counts as failed. `--all` (npm run test:all) runs everything on both
 * databases, plus the collections.
 */
interface Outcome {
  name: string;
  passed: number;
  failed: number;
  note?: string;
  /** Names of failures: some readers only see the end of a long log. */
  failures?: string[];
}

const started = Date.now();
const work = mkdtempSync(join(spaciousMemory() ?? tmpdir(), 'portal-test-'));
/** Temporary files of tests are deleted with the run. */
const temporary = join(work, 'tmp');
mkdirSync(temporary);
const outcomes: Outcome[] = [];
const cores = availableParallelism();
/** One more than cores: database tests wait for databases, clocks and child processes. */
const vitestWorkers = cores + 1;

/**
 * A memory file system with enough space for all test files, or null. Tests copy a database per file and sync
 * every picture to the disk; in memory neither takes any time.
 */
function spaciousMemory(): string | null {
  const memory = '/dev/shm';
  const enough = 4 * 2 ** 30;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > enough && freemem() > enough ? memory : null;
  } catch {
    return null;
  }
}

interface VitestReport {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

const firstLine = (text: string | undefined) => text?.trim().split('\n')[0]?.slice(0, 200) ?? '';

function failedTests(report: VitestReport): string[] {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const lines = failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
    if (assertionResults.length === 0 && message) lines.push(firstLine(message));
    return lines.map((line) => `${relative(process.cwd(), name)}: ${line}`);
  });
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; ok: boolean }[];
}

function failedSpecs(suites: Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...failedSpecs(inner),
  ]);
}

async function vitest(env: Record<string, string>): Promise<void> {
  console.log('\n— Tests (vitest)');
  const file = join(work, 'vitest.json');
  const code = await run(
    bin('vitest'),
    [
      'run',
      `--maxWorkers=${vitestWorkers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    env,
  );
  let passed = 0;
  let failed = 0;
  let failures: string[] = [];
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    failures = failedTests(report);
    passed = report.numPassedTests;
    failed =
      report.numTotalTests -
      report.numPassedTests -
      (report.numPendingTests ?? 0) -
      (report.numTodoTests ?? 0);
  } catch {
    failed = 1;
  }
  // An unloadable file or an error outside tests fails the run without a failed test.
  if (code !== 0 && failed === 0) failed = 1;
  outcomes.push({ name: 'vitest', passed, failed, failures });
}

async function playwright(env: Record<string, string>): Promise<void> {
  const file = join(work, 'playwright.json');
  const args = ['test', `--workers=${cores}`, '--reporter=list,json'];
  const { code, said } = await runQuietly(bin('playwright'), args, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  console.log(`\n— Browser tests (playwright)\n${said}`);
  let passed = 0;
  let failed = 0;
  let failures: string[] = [];
  try {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
    failures = failedSpecs(suites);
    passed = stats.expected;
    failed = stats.unexpected;
  } catch {
    failed = 1;
  }
  if (code !== 0 && failed === 0) failed = 1;
  outcomes.push({ name: 'playwright', passed, failed, failures });
}

// A check is one test: it passes or it fails.
const building = {
  name: 'Panel and pages build',
  command: process.execPath,
  args: ['scripts/build.ts', '--force'],
};
const first = [building, ...checks];
for (const [index, held] of (await runChecks(first)).entries())
  outcomes.push({ name: first[index]!.name, passed: held ? 1 : 0, failed: held ? 0 : 1 });

const postgres = await findPostgres(work);
const chromium = findChromium();
const env: Record<string, string> = {
  ...(process.argv.includes('--all') ? {} : { TEST_DAILY: '1' }),
  TMPDIR: temporary,
  // Dozens of processes load the same modules; who comes later takes them compiled.
  NODE_COMPILE_CACHE: join(work, 'compiled'),
  // The browser runner's transform cache outlives the run.
  PWTEST_CACHE_DIR: join(process.cwd(), 'node_modules/.cache/playwright'),
  ...(postgres.url ? { TEST_DATABASE_URL: postgres.url } : {}),
  ...(chromium.path ? { CHROMIUM_PATH: chromium.path } : {}),
};
if (!postgres.url) {
  outcomes.push({ name: 'PostgreSQL', passed: 0, failed: 1, note: postgres.note });
  env.TEST_ENGINES = 'embedded';
}
if (!chromium.path) outcomes.push({ name: 'Browser tests', passed: 0, failed: 1, note: chromium.note });
// In parallel: one waits for clocks and databases while the other waits for pages.
await Promise.all([vitest(env), ...(chromium.path ? [playwright(env)] : [])]);

await postgres.stop();
rmSync(work, { recursive: true, force: true });

console.log('\n');
for (const { name, passed, failed, note, failures = [] } of outcomes) {
  if (failed > 0) {
    console.log(`✗ ${name}: ${failed} failed${note ? ` (${note})` : ''}`);
    for (const failure of failures) console.log(`    ${failure}`);
  } else console.log(`✓ ${name}: ${passed}`);
}
const sum = (pick: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + pick(outcome), 0);
const failed = sum((outcome) => outcome.failed);
console.log(`${Math.round((Date.now() - started) / 1000)} s\n`);
console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
