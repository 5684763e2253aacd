import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { knownMigrations } from './known-migrations.ts';
import { migrationsFolder } from './migrate.ts';

/** Since then each migration says what older programs may do with it. */
const toldSince = '20261123105022_unidades';
const migrations = knownMigrations(migrationsFolder);
const told = migrations.slice(migrations.findIndex(({ tag }) => tag === toldSince));

/** Takes from, or asks of, an older program something it does not know of. */
const breaking: [RegExp, string][] = [
  [/\bDROP (TABLE|COLUMN|TYPE|SCHEMA)\b/i, 'drops what an older program uses'],
  [/\bRENAME\b/i, 'renames what an older program uses'],
  [/\bSET NOT NULL\b/i, 'asks for a value an older program may leave out'],
  [/\bSET DATA TYPE\b/i, 'changes a kind an older program writes'],
];

/** Columns an older program, which does not fill them, could not write beside. */
const needed = (sql: string) =>
  [...sql.matchAll(/ADD COLUMN [^;]*/gi)]
    .map(([column]) => column)
    .filter((column) => /NOT NULL/i.test(column) && !/DEFAULT|GENERATED/i.test(column));

it('each migration says whether the version before goes on: it only adds, or removes what nobody has used since a version', () => {
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter(({ expansion, since }) => (expansion !== false) === (since !== null))).toEqual([]);
});

it('a migration that calls itself an expansion only adds', () => {
  const wrong = told
    .filter(({ expansion }) => expansion)
    .flatMap(({ tag }) => {
      const sql = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8').replace(/--.*$/gm, '');
      return [
        ...breaking.filter(([pattern]) => pattern.test(sql)).map(([, why]) => `${tag} ${why}`),
        ...needed(sql).map((column) => `${tag} needs ${column}`),
      ];
    });
  expect(wrong).toEqual([]);
});
