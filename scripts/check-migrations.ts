import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// `npm run check:migrations`: verifies that migrations produce the schema. Works on a copy.
const root = join(import.meta.dirname, '..');
const meta = readdirSync(join(root, 'server/db/migrations/meta'));
const older = meta
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
  .slice(0, -1);
const out = mkdtempSync(join(tmpdir(), 'portal-migracoes-'));
const migrations = () => readdirSync(out).filter((name) => name.endsWith('.sql')).length;
try {
  // Each is the whole schema again, and only the last is read.
  if (older.length > 0) throw new Error(`older snapshots of the schema go: ${older.join(', ')}`);
  cpSync(join(root, 'server/db/migrations'), out, { recursive: true });
  const before = migrations();
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/drizzle-kit'),
    ['generate', '--dialect=postgresql', '--schema=./server/db/schema/*.ts', `--out=${out}`],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`drizzle-kit failed: ${stdout}${stderr}`);
  if (migrations() !== before)
    throw new Error('the schema has changed without a migration: npx drizzle-kit generate');
  console.log('schema and migrations agree');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(out, { recursive: true, force: true });
}
