import { bin, checks, runChecks } from './test/checks.ts';

/** `npm run check`: everything that needs neither database nor browser, in well under a minute. */
const architecture = {
  name: 'Architecture',
  command: bin('vitest'),
  args: ['run', '--project', 'unit', 'tests/architecture'],
};
const all = [...checks, architecture];
console.log(`Checking: ${all.map(({ name }) => name).join(', ')}`);
// Without collections, like `npm test`.
const passed = await runChecks(all, { TEST_DAILY: '1' });
const failed = all.filter((_, index) => !passed[index]).map(({ name }) => name);
console.log(failed.length === 0 ? '\nall checks passed' : `\nfailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
