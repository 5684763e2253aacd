import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { providerIds, providers } from '#server/adapters/intelligence/model/registry.ts';
import { hotsiteRun } from '#server/da-pasta-a-pagina/hotsites/run-kind.ts';
import { ownRuns } from '#server/da-pasta-a-pagina/super-ai/run-kinds.ts';
import { ConfigError, createConfig, runKindNames } from './config.ts';

function problemsOf(variables: Record<string, string>): string[] {
  try {
    createConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  it('starts on this machine alone, with the embedded database, disk and local engine, when nothing is set', () => {
    const config = createConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      role: 'all',
      dataDir: resolve('data'),
      database: { kind: 'embedded', dir: resolve('data/banco') },
      admin: { username: 'admin', password: undefined },
      passwordHash: { memoryKib: 19_456, passes: 2 },
      publicUrl: 'http://127.0.0.1:3000',
      publicPagesUrl: 'http://127.0.0.1:3000',
      intelligence: { engine: 'local' },
      storage: { kind: 'disk' },
      whatsapp: { kind: 'simulator' },
      rateLimit: { login: 10, api: 1200 },
      drainMs: 0,
      trustProxy: false,
    });
    expect(config.drive.localRoot).toBe(resolve('pastas'));
  });

  it('the example file holds the defaults, and every variable the product reads', () => {
    const example = parseEnv(readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8'));
    expect(createConfig(example)).toEqual(createConfig({}));
    const source = readFileSync(join(import.meta.dirname, 'config.ts'), 'utf8');
    const names = [
      ...[...source.matchAll(/^ {2}([A-Z0-9_]+): /gm)].map((match) => match[1]!),
      ...providerIds.flatMap((id) => Object.values(providers[id].env)),
    ];
    expect(names.length).toBeGreaterThan(40);
    expect(Object.keys(example).sort()).toEqual(names.sort());
  });

  it('names every problem at once, in Portuguese', () => {
    expect(
      problemsOf({ PORT: 'abc', ROLE: 'tudo', DATABASE_URL: 'mysql://x', PUBLIC_URL: 'ftp://x' }),
    ).toEqual([
      'PORT: precisa ser um número inteiro de 0 a 65535',
      'DATABASE_URL: precisa começar com postgres:// ou postgresql://',
      'ROLE: precisa ser um destes valores: all, web, worker',
      'PUBLIC_URL: precisa ser um endereço http:// ou https://',
    ]);
  });

  it.each([
    [{ INTELLIGENCE: 'model' }, 'OPENAI_API_KEY'],
    [{ STORAGE: 's3' }, 'S3_BUCKET'],
    [{ STORAGE: 's3', S3_BUCKET: 'a', S3_ACCESS_KEY_ID: 'a' }, 'S3_SECRET_ACCESS_KEY'],
    [
      { WHATSAPP: 'cloud-api' },
      'WHATSAPP_PHONE_NUMBER_ID',
      'WHATSAPP_TOKEN',
      'WHATSAPP_APP_SECRET',
      'WHATSAPP_VERIFY_TOKEN',
      'PUBLIC_URL',
    ],
    [
      { WHATSAPP: 'evolution' },
      'EVOLUTION_URL',
      'EVOLUTION_API_KEY',
      'EVOLUTION_INSTANCE',
      'EVOLUTION_WEBHOOK_TOKEN',
      'PUBLIC_URL',
    ],
    [{ ROLE: 'web' }, 'DATABASE_URL'],
    [{ DATABASE_DIRECT_URL: 'postgres://a/b' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://a/b', DATABASE_STATEMENTS: 'unnamed' }, 'DATABASE_DIRECT_URL'],
  ] as [Record<string, string>, ...string[]][])('refuses %o without what it needs', (variables, ...names) => {
    expect(problemsOf(variables).map((problem) => problem.split(':')[0])).toEqual(names);
  });

  it('tells missing partners beside wrong values', () => {
    expect(problemsOf({ PORT: '-1', STORAGE: 's3' })).toHaveLength(2);
  });

  it('takes how many runs of each kind a process works on, and names the kinds where one is unknown', () => {
    expect(createConfig({}).runConcurrency).toEqual({ 'super-ai': 2, assets: 2, releitura: 2, hotsite: 2 });
    expect(createConfig({ RUN_CONCURRENCY: 'super-ai=1, hotsite = 0' }).runConcurrency).toEqual({
      'super-ai': 1,
      assets: 2,
      releitura: 2,
      hotsite: 0,
    });
    for (const wrong of ['super-ai', 'super=1', 'hotsite=muitas', 'hotsite=1;assets=1'])
      expect(problemsOf({ RUN_CONCURRENCY: wrong })).toEqual([
        'RUN_CONCURRENCY: precisa ter a forma super-ai=2,hotsite=1, com estas espécies: super-ai, assets, releitura, hotsite',
      ]);
    // Those are the kinds there are.
    expect([...ownRuns, hotsiteRun].map(({ kind }) => kind).sort()).toEqual([...runKindNames].sort());
  });

  it('reaches a database directly, with ten connections, or through a pooler as it is told', () => {
    const direct = { DATABASE_URL: 'postgres://portal@a:5432/portal' };
    expect(createConfig(direct).database).toEqual({
      kind: 'postgres',
      url: direct.DATABASE_URL,
      poolSize: 10,
      unnamed: false,
    });
    const pooled = {
      DATABASE_URL: 'postgres://portal@pooler:6432/portal',
      DATABASE_DIRECT_URL: direct.DATABASE_URL,
      DATABASE_STATEMENTS: 'unnamed',
      DATABASE_POOL_SIZE: '25',
    };
    expect(createConfig(pooled).database).toEqual({
      kind: 'postgres',
      url: pooled.DATABASE_URL,
      directUrl: direct.DATABASE_URL,
      poolSize: 25,
      unnamed: true,
    });
  });

  it('listens to recordings only where an address for it is set', () => {
    expect(createConfig({}).transcription).toBeNull();
    expect(createConfig({ TRANSCRIPTION_URL: 'http://ouvido:8000/v1/' }).transcription).toEqual({
      url: 'http://ouvido:8000/v1',
      apiKey: undefined,
      model: 'whisper-1',
    });
  });

  it('takes off for a limit, addresses without their last slash, and proxies by number or address', () => {
    const config = createConfig({
      RATE_LIMIT_LOGIN: 'off',
      RATE_LIMIT_API: '5',
      PUBLIC_URL: 'https://portal.example.br/',
      PUBLIC_PAGES_URL: 'https://paginas.example.br',
      TRUST_PROXY: '2',
    });
    expect(config.rateLimit).toEqual({ login: null, api: 5 });
    expect(config.publicUrl).toBe('https://portal.example.br');
    expect(config.publicPagesUrl).toBe('https://paginas.example.br');
    expect(config.trustProxy).toBe(2);
    expect(createConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8');
  });
});
