import { enableCompileCache } from 'node:module';

/**
 * The limit of a start: the libraries every start of the product loads, the database opened and asked, one answer;
 * no code of ours. Bundled as ours is, since in their own many files its time tells how fast the disk is. Arguments: port, folder of an embedded database or ''. The database URL from the environment.
 */
const [port, folder] = process.argv.slice(2);
enableCompileCache();
const opened = folder
  ? import('@electric-sql/pglite').then(({ PGlite }) => PGlite.create(folder))
  : import('pg').then(({ default: pg }) => new pg.Pool({ connectionString: process.env.DATABASE_URL }));
const [{ default: fastify }, database] = await Promise.all([
  import('fastify'),
  opened,
  import('drizzle-orm/pg-core'),
  import(folder ? 'drizzle-orm/pglite' : 'drizzle-orm/node-postgres'),
  import('zod'),
  import('pino'),
  import('undici'),
  import('@node-rs/argon2'),
  import('css-tree/dist/csstree.esm'),
]);
await database.query('SELECT 1');
const app = fastify();
app.get('/health/live', () => ({ status: 'ok' }));
await app.listen({ port: Number(port), host: '127.0.0.1' });
