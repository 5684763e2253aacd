import { readFileSync } from 'node:fs';
import { editDistance } from '#contract/base/edit-distance.ts';
import { providerIds, providers } from '#server/adapters/intelligence/model/registry.ts';
import { ConfigError } from '#server/config.ts';

/** Variables whose value may stand in a file instead: `NAME_FILE` is its path. */
export const secretNames: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'ADMIN_PASSWORD',
  'GOOGLE_API_KEY',
  'GOOGLE_SERVICE_ACCOUNT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'EVOLUTION_API_KEY',
  'EVOLUTION_WEBHOOK_TOKEN',
  'TRANSCRIPTION_API_KEY',
  'SMTP_URL',
  ...providerIds.flatMap((id) => Object.values(providers[id].env).filter((name) => /_API_KEY$/.test(name))),
];

/**
 * Reads secrets from the files that `NAME_FILE` names, as container engines and systemd hand them over; the
 * line end after the value is not part of it. Throws ConfigError naming every problem at once, never a value.
 */
export function readSecretFiles(variables: Record<string, string | undefined>): Record<string, string> {
  const found: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of new Set(secretNames)) {
    const path = variables[`${name}_FILE`];
    if (!path) continue;
    if (variables[name]) {
      problems.push(`${name}_FILE: ${name} também está definida; deixe só uma das duas`);
      continue;
    }
    try {
      const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      if (value === '') problems.push(`${name}_FILE: o arquivo ${path} está vazio`);
      else found[name] = value;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'erro';
      problems.push(`${name}_FILE: o arquivo ${path} não pôde ser lido (${code})`);
    }
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return found;
}

/** Read by libraries and by Node.js themselves. */
const read = new Set([
  'AWS_CONFIG_FILE',
  'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE',
  'AWS_SHARED_CREDENTIALS_FILE',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'SSL_CERT_FILE',
]);

/** What is wrong with variables that name a file for a secret that does not exist: a sentence for each. */
export function unknownSecretFiles(variables: Record<string, string | undefined>): string[] {
  const known = [...new Set(secretNames)].map((name) => `${name}_FILE`);
  const unknown = Object.keys(variables).filter(
    (name) => /^[A-Z0-9_]+_FILE$/.test(name) && variables[name] && !known.includes(name) && !read.has(name),
  );
  return unknown.map((name) => {
    const [nearest] = known.toSorted((one, other) => editDistance(one, name) - editDistance(other, name));
    return (
      `${name} não é lida: nenhum segredo tem esse nome. O mais parecido é ${nearest}; ` +
      'os que podem ficar num arquivo estão em docs/operations.md, “Segredos em arquivos”.'
    );
  });
}
