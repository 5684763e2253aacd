import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const own = import.meta.dirname;
const web = join(own, '../..');

/** Components the page is made of: those its files import, one by another. */
function reached(): Set<string> {
  const found = new Set<string>();
  const open = globSync('**/*.{ts,tsx}', { cwd: own })
    .filter((path) => !path.includes('.test.'))
    .map((path) => join(own, path));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '((?:#web\/|\.\.?\/)[^']+\.tsx?)'/g)) {
      const target = path!.startsWith('#web/')
        ? join(web, path!.slice('#web/'.length))
        : join(dirname(file), path!);
      if (existsSync(target)) open.push(target);
    }
  }
  return found;
}

it('the classes of every part the page is made of are in its style sheet', () => {
  const sheet = readFileSync(join(own, 'styles.css'), 'utf8');
  const sources = [...sheet.matchAll(/source\("([^"]+)"\)|@source "([^"]+)"/g)].flatMap(
    ([, root, source]) => {
      const path = join(own, (root ?? source)!);
      return /[*{]/.test(path) ? globSync(path) : [path];
    },
  );
  const unseen = [...reached()].filter(
    (file) =>
      file.endsWith('.tsx') &&
      !sources.some((source) => file === source || file.startsWith(source.replace(/\/?$/, '/'))),
  );
  expect(unseen.map((file) => relative(web, file))).toEqual([]);
});
