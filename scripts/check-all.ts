import { bin, checks, run } from './test/checks.ts';

/** `npm run check`: everything that needs neither database nor browser, in well under a minute. */
const architecture = {
  name: 'Architecture',
  command: bin('vitest'),
  args: ['run', '--project', 'unit', 'tests/architecture'],
};
const failed: string[] = [];
for (const { name, command, args } of [...checks, architecture]) {
  console.log(`\n— ${name}`);
  // Without collections, like `npm test`.
  if ((await run(command, args, { TEST_DAILY: '1' })) !== 0) failed.push(name);
}
console.log(failed.length === 0 ? '\nall checks passed' : `\nfailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
