import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
  // Timestamped names: migrations created in parallel do not collide.
  migrations: { prefix: 'timestamp' },
});
