import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = spawnSync('git', ['ls-files', 'contract', 'server', 'web', 'site'], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|spec)\./.test(path));
const texts = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]));
/** Files whose text matches. */
const where = (pattern: RegExp) =>
  [...texts].flatMap(([path, text]) => (pattern.test(text) ? [path] : [])).sort();

it('HSE-09 a day, an hour and a megabyte are written once', () => {
  expect(where(/24 \* 60 \* 60_000|24 \* 60 \* 60 \* 1000|86_400_000|1024 \* 1024/)).toEqual([
    'contract/base/units.ts',
  ]);
});

it('HSE-09 leases are renewed by one loop, sessions are kept by one store', () => {
  expect(where(/leaseMs \/ 3/)).toEqual(['server/kernel/runs/lease-loop.ts']);
  expect(where(/\bleaseMs = /)).toEqual(['server/kernel/runs/lease-loop.ts']);
  expect(where(/records the use, at most once a minute/)).toEqual(['server/sistema/sessao/session-store.ts']);
});

it('HSE-09 what is repeated is repeated by one loop: other timers count what lasts as long as somebody looks', () => {
  // Adapters and the database watch their own threads.
  const own = where(/\bsetInterval\(/).filter((path) => /^server\/(?!adapters\/|db\/)/.test(path));
  expect(own).toEqual([
    'server/kernel/http/server.ts',
    'server/kernel/http/sse.ts',
    'server/kernel/runs/lease-loop.ts',
    'server/painel/mudancas/routes.ts',
    'server/serve.ts',
  ]);
});

it('one sign of the panel stands where there is nothing to say', () => {
  expect(where(/['">][–—]['"<]/).filter((path) => /^web\/.*x$|^web\/kit\/format/.test(path))).toEqual([
    'web/kit/format.ts',
  ]);
});

/** Panel sources in which an element of the page, or a component that is one, has such an attribute. */
const elementsWith = (attribute: string) =>
  where(
    new RegExp(`<(?:(?!iframe)[a-z][a-z0-9]*|Link|Button|IconButton)\\b(?:[^<>]|=>)*?\\s${attribute}`),
  ).filter((path) => path.startsWith('web/'));

it('one kind of hint, of day, of question and of what is folded away in the panel', () => {
  expect(elementsWith('title=')).toEqual([]);
  expect(where(/type="(?:date|month|datetime-local)"/)).toEqual([]);
  expect(where(/<details\b/).filter((path) => path.startsWith('web/'))).toEqual([
    'web/kit/ui/disclosure.tsx',
  ]);
  // Whatever sends something asks by the browser's own confirmation (UXT-10); the loss of typing in an alert dialog.
  const confirming = where(/window\.confirm\(/).map((path) => texts.get(path)!);
  expect(confirming.filter((text) => /window\.confirm\([^)]*(?:Descartar|não salv)/.test(text))).toEqual([]);
});
