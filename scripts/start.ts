import { startServer } from '#server/main.ts';
import { ensureBuilt } from './build.ts';

// `npm start`: builds what is missing or old, then serves from this process.
process.env.NODE_ENV ??= 'production';
await ensureBuilt();
await startServer();
