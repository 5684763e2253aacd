import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
  // Named by time: what is made side by side does not collide.
  migrations: { prefix: 'timestamp' },
});
