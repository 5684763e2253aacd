import { existsSync } from 'node:fs';
import { readSecretFiles } from './secret-files.ts';

/**
 * Loads `.env` of the working directory, if there is one, and secrets from the files that variables name.
 * Existing variables win over `.env`. Throws ConfigError.
 */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  Object.assign(process.env, readSecretFiles(process.env));
}
