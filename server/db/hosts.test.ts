import { expect, it } from 'vitest';
import { hostsOf, withDatabaseName } from './hosts.ts';

it('several servers in one address are each reached with the same account, database and options', () => {
  expect(hostsOf('postgres://ana:s%40@a:5432,b/portal?sslmode=require')).toEqual([
    'postgres://ana:s%40@a:5432/portal?sslmode=require',
    'postgres://ana:s%40@b/portal?sslmode=require',
  ]);
  expect(hostsOf('postgresql://um/portal')).toEqual(['postgresql://um/portal']);
});

it('another database of the same servers keeps account and options', () => {
  expect(withDatabaseName('postgres://ana:x@a:1,b:2/portal?sslmode=require', 'portal_conferencia')).toBe(
    'postgres://ana:x@a:1,b:2/portal_conferencia?sslmode=require',
  );
  expect(withDatabaseName('postgres://a', 'b')).toBe('postgres://a/b');
});
