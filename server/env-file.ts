import { existsSync } from 'node:fs';

/** Loads `.env` of the working directory, if there is one. Existing variables win. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
