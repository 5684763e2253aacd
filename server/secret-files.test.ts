import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { readSecretFiles, secretNames, unknownSecretFiles } from './secret-files.ts';

const dir = mkdtempSync(join(tmpdir(), 'arquivos-'));
afterAll(() => rmSync(dir, { recursive: true }));
const file = (name: string, text: string) => {
  writeFileSync(join(dir, name), text);
  return join(dir, name);
};

it('a secret is read from the file its variable with _FILE names, without the line end', () => {
  expect(
    readSecretFiles({
      ADMIN_PASSWORD_FILE: file('senha', ' com espaço \n'),
      DATABASE_URL_FILE: file('banco', 'postgres://a:b@c/d'),
      S3_SECRET_ACCESS_KEY_FILE: '',
      // The S3 library's own.
      AWS_WEB_IDENTITY_TOKEN_FILE: '/nada',
    }),
  ).toEqual({ ADMIN_PASSWORD: ' com espaço ', DATABASE_URL: 'postgres://a:b@c/d' });
});

it('a file that is missing or empty, and a secret given twice, are named at once, without a value', () => {
  const read = () =>
    readSecretFiles({
      ADMIN_PASSWORD: 'segredo',
      ADMIN_PASSWORD_FILE: file('outra', 'segredo também'),
      WHATSAPP_TOKEN_FILE: join(dir, 'nada'),
      EVOLUTION_API_KEY_FILE: file('vazio', '\n'),
    });
  expect(read).toThrow('ADMIN_PASSWORD_FILE: ADMIN_PASSWORD também está definida');
  expect(read).toThrow(/WHATSAPP_TOKEN_FILE: o arquivo .* não pôde ser lido \(ENOENT\)/);
  expect(read).toThrow(/EVOLUTION_API_KEY_FILE: o arquivo .* está vazio/);
  expect(read).not.toThrow('segredo');
});

it('every secret of the example file can be given so', () => {
  const example = Object.keys(
    parseEnv(readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8')) as Record<string, string>,
  );
  const secrets = example.filter((name) =>
    /(^DATABASE_URL|^DATABASE_DIRECT_URL|_KEY|_KEY_ID|_SECRET|_TOKEN|_PASSWORD)$/.test(name),
  );
  expect(secrets.filter((name) => !secretNames.includes(name))).toEqual([]);
  expect(secretNames.filter((name) => !example.includes(name))).toEqual([]);
});

it('a file for a secret that nobody knows is named with the nearest there is; what others read, and what is empty, is not', () => {
  const variables = {
    ADMIN_PASWORD_FILE: '/run/secrets/admin',
    S3_SECRET_KEY_FILE: '/run/secrets/s3',
    ADMIN_PASSWORD_FILE: '/run/secrets/admin',
    AWS_WEB_IDENTITY_TOKEN_FILE: '/nada',
    SMTP_URI_FILE: '',
    log_FILE: '/nada',
  };
  expect(unknownSecretFiles(variables)).toEqual([
    expect.stringMatching(/^ADMIN_PASWORD_FILE não é lida: .* O mais parecido é ADMIN_PASSWORD_FILE; /),
    expect.stringMatching(/^S3_SECRET_KEY_FILE não é lida: .* O mais parecido é S3_SECRET_ACCESS_KEY_FILE; /),
  ]);
  expect(unknownSecretFiles({})).toEqual([]);
});
