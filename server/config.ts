import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import type { EmailConfig } from '#server/adapters/email/create.ts';
import { emailFrom, readSender, readServer } from '#server/adapters/email/read-config.ts';
import {
  type ModelConfig,
  noModelProblem,
  providerIds,
  providers,
  readProviders,
  stateOf,
} from '#server/adapters/intelligence/model/registry.ts';
import type { BrowserConfig } from '#server/adapters/page-drawing/chromium.ts';
import type { TranscriptionConfig } from '#server/adapters/transcription/openai-wire.ts';
import type { WhatsappConfig } from '#server/adapters/whatsapp/create.ts';

interface BucketConfig {
  kind: 's3';
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** Both or neither: without them the machine's IAM role is used. */
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
  publicUrl: string | undefined;
}
interface PostgresConfig {
  kind: 'postgres';
  url: string;
  /** The server itself, where `url` is a pooler's: sessions of one's own are had there. */
  directUrl?: string;
  /** Connections of a process at most, beside the one that listens. */
  poolSize?: number;
  /** Whether statements have no names: some poolers give each transaction another session. */
  unnamed?: boolean;
}
/** Kinds of runs, as slices declare them. */
export const runKindNames = ['super-ai', 'assets', 'releitura', 'hotsite'] as const;
export type RunKindName = (typeof runKindNames)[number];
type StorageConfig = { kind: 'disk'; dir: string } | BucketConfig;
/** Everything the product reads from its environment, validated once. Paths are absolute. */
export interface Config {
  host: string;
  port: number;
  role: 'all' | 'web' | 'worker';
  /** Where a worker answers for its health and metrics; null: nowhere. */
  workerPort: number | null;
  /** Fastify's `trustProxy`: how far X-Forwarded-For is trusted. Not at all by default. */
  trustProxy: false | number | string;
  dataDir: string;
  database: { kind: 'embedded'; dir: string } | PostgresConfig;
  /** Runs of each kind this process works on at once; 0: none. */
  runConcurrency: Record<RunKindName, number>;
  admin: { username: string; password: string | undefined };
  /** Cost of argon2id; lowered only by tests. */
  passwordHash: { memoryKib: number; passes: number };
  publicUrl: string;
  /** Separate host for public pages; `publicUrl` if there is none. */
  publicPagesUrl: string;
  drive: {
    apiKey: string | undefined;
    /** JSON of the service account, or the path of its file. */
    serviceAccount: string | undefined;
    driveUrl: string;
    tokenUrl: string;
    localRoot: string;
  };
  intelligence: {
    engine: 'local' | 'model';
    providers: ModelConfig;
  };
  pageBrowser: BrowserConfig;
  storage: StorageConfig;
  /** Receives each backup besides the data folder; null if there is none. */
  copyBucket: BucketConfig | null;
  whatsapp: WhatsappConfig;
  /** The server e-mail leaves by; null: none is sent. */
  email: EmailConfig;
  /** What turns recordings into text; null: Lisa asks people to write. */
  transcription: TranscriptionConfig | null;
  /** Origins webhooks may go to although they are private or without TLS. */
  webhookOrigins: readonly string[];
  /** Approved templates by message, as parsed by `readTemplates`. */
  whatsappTemplates: string | undefined;
  /** Automatic watching of folders; null disables it. */
  driveWatch: { everyMs: number | null; dailyCalls: number };
  /** Interval of the outside service checks in ms; null: only on request. */
  serviceCheckMs: number | null;
  /** Failed logins per account and address in 15 minutes, calls per session and minute; null: unlimited. */
  rateLimit: { login: number | null; api: number | null };
  /** How long a process asked to end goes on serving while it says that it is not ready. */
  drainMs: number;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
}

/** An invalid configuration; `problems` are Portuguese sentences. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`Configuração inválida:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** An empty variable counts as unset, as in `.env` files. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const withDefault = <Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>) =>
  z.preprocess((given) => (given === '' || given === undefined ? value : given), schema);

const text = optional(z.string());
const url = z.url({ protocol: /^https?$/, error: 'precisa ser um endereço http:// ou https://' });
const address = optional(url.transform((value) => value.replace(/\/+$/, '')));
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `precisa ser um destes valores: ${values.join(', ')}` });
const wholeNumber = (min: number, max: number) => {
  const error = `precisa ser um número inteiro de ${min} a ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error);
};
const limit = (value: number) =>
  withDefault(
    z.union([z.literal('off').transform(() => null), wholeNumber(1, 1_000_000)], {
      error: "precisa ser 'off' ou um número inteiro maior que zero",
    }),
    value,
  );

/** The variables of every model provider. */
const modelVariables = Object.fromEntries(
  providerIds.flatMap((id) => {
    const { key, address: base, model } = providers[id].env;
    return [
      [key, text],
      [base, address],
      [model, text],
    ];
  }),
) as object;

/** Addresses separated by commas → their origins. */
function originsIn(value: string, context: z.RefinementCtx): string[] {
  const given = value.split(',').map((each) => URL.parse(each.trim()));
  if (given.every((each) => each !== null && /^https?:$/.test(each.protocol)))
    return given.map((each) => each!.origin);
  context.addIssue('precisa ter endereços http:// ou https:// separados por vírgula');
  return z.NEVER;
}

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'precisa começar com postgres:// ou postgresql://');

/** `super-ai=2, hotsite=1` → how many of each kind; two of those that are not named. */
function concurrencyIn(value: string, context: z.RefinementCtx): Record<RunKindName, number> {
  const of = Object.fromEntries(runKindNames.map((name) => [name, 2])) as Record<RunKindName, number>;
  for (const part of value.split(',')) {
    const [, name, count] = /^\s*([a-z-]+)\s*=\s*(\d{1,3})\s*$/.exec(part) ?? [];
    if (!runKindNames.includes(name as RunKindName)) {
      context.addIssue(
        `precisa ter a forma super-ai=2,hotsite=1, com estas espécies: ${runKindNames.join(', ')}`,
      );
      return z.NEVER;
    }
    of[name as RunKindName] = Number(count);
  }
  return of;
}

const environment = z.object({
  HOST: withDefault(z.string(), '127.0.0.1'),
  PORT: withDefault(wholeNumber(0, 65_535), 3000),
  TRUST_PROXY: text,
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(postgresUrl),
  DATABASE_DIRECT_URL: optional(postgresUrl),
  DATABASE_STATEMENTS: withDefault(oneOf(['named', 'unnamed']), 'named'),
  DATABASE_POOL_SIZE: withDefault(wholeNumber(3, 500), 10),
  RUN_CONCURRENCY: withDefault(
    z.string().transform(concurrencyIn),
    runKindNames.map((name) => `${name}=2`).join(),
  ),
  ROLE: withDefault(oneOf(['all', 'web', 'worker']), 'all'),
  WORKER_PORT: withDefault(
    z.union([z.literal('off').transform(() => null), wholeNumber(1, 65_535)], {
      error: "precisa ser 'off' ou um número inteiro de 1 a 65535",
    }),
    'off',
  ),
  ADMIN_USERNAME: withDefault(z.string().trim().min(1).max(200), 'admin'),
  ADMIN_PASSWORD: optional(z.string().min(8, 'precisa ter pelo menos 8 caracteres').max(1000)),
  PUBLIC_URL: address,
  PUBLIC_PAGES_URL: address,
  LOCAL_FOLDERS_ROOT: withDefault(z.string(), './pastas'),
  GOOGLE_API_KEY: text,
  GOOGLE_SERVICE_ACCOUNT: text,
  GOOGLE_DRIVE_URL: withDefault(url, 'https://www.googleapis.com/drive/v3'),
  GOOGLE_TOKEN_URL: withDefault(url, 'https://oauth2.googleapis.com/token'),
  INTELLIGENCE: withDefault(oneOf(['local', 'model']), 'local'),
  ...modelVariables,
  PAGE_BROWSER: optional(z.string().refine(isAbsolute, 'precisa ser o caminho inteiro do programa')),
  PAGE_BROWSER_USER: optional(
    z.string().regex(/^\d{1,9}:\d{1,9}$/, 'precisa ter a forma uid:gid, por exemplo 65534:65534'),
  ),
  STORAGE: withDefault(oneOf(['disk', 's3']), 'disk'),
  S3_ENDPOINT: address,
  S3_REGION: withDefault(z.string(), 'us-east-1'),
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PUBLIC_URL: address,
  BACKUP_S3_BUCKET: text,
  BACKUP_S3_ENDPOINT: address,
  BACKUP_S3_REGION: text,
  BACKUP_S3_ACCESS_KEY_ID: text,
  BACKUP_S3_SECRET_ACCESS_KEY: text,
  WHATSAPP: withDefault(oneOf(['simulator', 'cloud-api', 'evolution']), 'simulator'),
  WHATSAPP_PHONE_NUMBER_ID: text,
  WHATSAPP_TOKEN: text,
  WHATSAPP_APP_SECRET: text,
  WHATSAPP_VERIFY_TOKEN: text,
  WHATSAPP_API_URL: withDefault(url, 'https://graph.facebook.com/v26.0'),
  WHATSAPP_TEMPLATES: text,
  WEBHOOK_ORIGINS: optional(z.string().transform(originsIn)),
  SMTP_URL: optional(
    z.string().refine((value) => readServer(value) !== null, {
      error:
        'precisa ser um endereço smtp:// ou smtps://, como smtps://usuario:senha@smtp.exemplo.com.br, com os sinais da senha codificados (@ é %40)',
    }),
  ),
  SMTP_TLS: withDefault(oneOf(['required', 'off']), 'required'),
  EMAIL_FROM: optional(
    z.string().refine((value) => readSender(value) !== null, {
      error: 'precisa ser um endereço de e-mail, como Portal do Corretor <portal@exemplo.com.br>',
    }),
  ),
  EVOLUTION_URL: address,
  EVOLUTION_API_KEY: text,
  EVOLUTION_INSTANCE: text,
  EVOLUTION_WEBHOOK_TOKEN: text,
  TRANSCRIPTION_URL: address,
  TRANSCRIPTION_API_KEY: text,
  TRANSCRIPTION_MODEL: withDefault(z.string(), 'whisper-1'),
  SERVICE_CHECK_HOURS: withDefault(
    z.union([z.literal('off').transform(() => null), wholeNumber(1, 168)], {
      error: "precisa ser 'off' ou um número inteiro de 1 a 168",
    }),
    24,
  ),
  DRIVE_WATCH_MINUTES: withDefault(
    z.union([z.literal('off').transform(() => null), wholeNumber(1, 1440)], {
      error: "precisa ser 'off' ou um número inteiro de 1 a 1440",
    }),
    15,
  ),
  DRIVE_WATCH_CALLS: withDefault(wholeNumber(1, 1_000_000), 1000),
  RATE_LIMIT_LOGIN: limit(10),
  RATE_LIMIT_API: limit(1200),
  DRAIN_SECONDS: withDefault(wholeNumber(0, 300), 0),
  LOG_LEVEL: withDefault(oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
});
type Environment = z.output<typeof environment>;

/** Variables required by another one; each missing one is a problem of its own. */
function missingPartners(env: Partial<Environment>): string[] {
  const needs = (when: string, names: (keyof Environment)[]) =>
    names.filter((name) => env[name] === undefined).map((name) => `${name}: é obrigatória com ${when}`);
  const problems: string[] = [];
  const models = readProviders(env as unknown as Record<string, string | undefined>);
  if (env.INTELLIGENCE === 'model' && !providerIds.some((id) => stateOf(id, models) === 'pronto'))
    problems.push(noModelProblem);
  if (env.STORAGE === 's3') problems.push(...needs('STORAGE=s3', ['S3_BUCKET']));
  for (const prefix of ['S3', 'BACKUP_S3'] as const) {
    const [key, secret] = [`${prefix}_ACCESS_KEY_ID`, `${prefix}_SECRET_ACCESS_KEY`] as const;
    if (Boolean(env[key]) !== Boolean(env[secret]))
      problems.push(
        `${env[key] ? secret : key}: falta a outra metade da chave (sem as duas, vale a função IAM da máquina)`,
      );
  }
  if (env.WHATSAPP === 'cloud-api')
    problems.push(
      ...needs('WHATSAPP=cloud-api', [
        'WHATSAPP_PHONE_NUMBER_ID',
        'WHATSAPP_TOKEN',
        'WHATSAPP_APP_SECRET',
        'WHATSAPP_VERIFY_TOKEN',
        'PUBLIC_URL',
      ]),
    );
  if (env.WHATSAPP === 'evolution')
    problems.push(
      ...needs('WHATSAPP=evolution', [
        'EVOLUTION_URL',
        'EVOLUTION_API_KEY',
        'EVOLUTION_INSTANCE',
        'EVOLUTION_WEBHOOK_TOKEN',
        'PUBLIC_URL',
      ]),
    );
  if (env.SMTP_URL) problems.push(...needs('SMTP_URL', ['EMAIL_FROM', 'PUBLIC_URL']));
  if (env.DATABASE_DIRECT_URL) problems.push(...needs('DATABASE_DIRECT_URL', ['DATABASE_URL']));
  if (env.DATABASE_STATEMENTS === 'unnamed' && env.DATABASE_URL)
    problems.push(...needs('DATABASE_STATEMENTS=unnamed', ['DATABASE_DIRECT_URL']));
  if (env.ROLE && env.ROLE !== 'all' && !env.DATABASE_URL)
    problems.push(
      'DATABASE_URL: é obrigatória com ROLE=web ou ROLE=worker (o banco embutido atende um só processo)',
    );
  return problems;
}

/** 'uid:gid' in numbers. */
function userOf(text: string | undefined): BrowserConfig['user'] {
  const [uid, gid] = (text ?? '').split(':').map(Number);
  return text === undefined || uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function storageFrom(env: Environment, dataDir: string): StorageConfig {
  if (env.STORAGE === 'disk') return { kind: 'disk', dir: resolve(dataDir, 'arquivos') };
  return {
    kind: 's3',
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET!,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    publicUrl: env.S3_PUBLIC_URL,
  };
}

/** Where it says nothing of its own, the bucket for backups is reached like the one for files. */
function copyBucketFrom(env: Environment): BucketConfig | null {
  if (!env.BACKUP_S3_BUCKET) return null;
  const hasKey = Boolean(env.BACKUP_S3_ACCESS_KEY_ID);
  return {
    kind: 's3',
    endpoint: env.BACKUP_S3_ENDPOINT ?? env.S3_ENDPOINT,
    region: env.BACKUP_S3_REGION ?? env.S3_REGION,
    bucket: env.BACKUP_S3_BUCKET,
    accessKeyId: hasKey ? env.BACKUP_S3_ACCESS_KEY_ID : env.S3_ACCESS_KEY_ID,
    secretAccessKey: hasKey ? env.BACKUP_S3_SECRET_ACCESS_KEY : env.S3_SECRET_ACCESS_KEY,
    publicUrl: undefined,
  };
}

function whatsappFrom(env: Environment): WhatsappConfig {
  if (env.WHATSAPP === 'cloud-api')
    return {
      kind: 'cloud-api',
      phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID!,
      token: env.WHATSAPP_TOKEN!,
      appSecret: env.WHATSAPP_APP_SECRET!,
      verifyToken: env.WHATSAPP_VERIFY_TOKEN!,
      apiUrl: env.WHATSAPP_API_URL,
    };
  if (env.WHATSAPP === 'evolution')
    return {
      kind: 'evolution',
      url: env.EVOLUTION_URL!,
      apiKey: env.EVOLUTION_API_KEY!,
      instance: env.EVOLUTION_INSTANCE!,
      webhookToken: env.EVOLUTION_WEBHOOK_TOKEN!,
      webhookUrl: `${env.PUBLIC_URL!}/api/webhooks/whatsapp`,
    };
  return { kind: 'simulator', appSecret: env.WHATSAPP_APP_SECRET };
}

function databaseFrom(env: Environment, dataDir: string): Config['database'] {
  if (!env.DATABASE_URL) return { kind: 'embedded', dir: resolve(dataDir, 'banco') };
  return {
    kind: 'postgres',
    url: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    unnamed: env.DATABASE_STATEMENTS === 'unnamed',
    ...(env.DATABASE_DIRECT_URL ? { directUrl: env.DATABASE_DIRECT_URL } : {}),
  };
}

function trustProxyFrom(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'off') return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** Parses the environment, without side effects. Throws ConfigError naming every problem at once. */
export function createConfig(variables: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError([...new Set([...problems, ...missingPartners(variables as Partial<Environment>)])]);
  }
  const env = parsed.data;
  const problems = missingPartners(env);
  if (problems.length > 0) throw new ConfigError(problems);

  const dataDir = resolve(env.DATA_DIR);
  const publicUrl =
    env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`;
  const account = env.GOOGLE_SERVICE_ACCOUNT;
  return {
    host: env.HOST,
    port: env.PORT,
    role: env.ROLE,
    workerPort: env.WORKER_PORT,
    trustProxy: trustProxyFrom(env.TRUST_PROXY),
    dataDir,
    database: databaseFrom(env, dataDir),
    runConcurrency: env.RUN_CONCURRENCY,
    admin: { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD },
    passwordHash: { memoryKib: 19_456, passes: 2 },
    publicUrl,
    publicPagesUrl: env.PUBLIC_PAGES_URL ?? publicUrl,
    drive: {
      apiKey: env.GOOGLE_API_KEY,
      serviceAccount:
        account === undefined || account.trimStart().startsWith('{') || isAbsolute(account)
          ? account
          : resolve(account),
      driveUrl: env.GOOGLE_DRIVE_URL,
      tokenUrl: env.GOOGLE_TOKEN_URL,
      localRoot: resolve(env.LOCAL_FOLDERS_ROOT),
    },
    intelligence: {
      engine: env.INTELLIGENCE,
      providers: readProviders(env as unknown as Record<string, string | undefined>),
    },
    pageBrowser: { path: env.PAGE_BROWSER, user: userOf(env.PAGE_BROWSER_USER) },
    storage: storageFrom(env, dataDir),
    copyBucket: copyBucketFrom(env),
    whatsapp: whatsappFrom(env),
    email: emailFrom(env),
    transcription: env.TRANSCRIPTION_URL
      ? { url: env.TRANSCRIPTION_URL, apiKey: env.TRANSCRIPTION_API_KEY, model: env.TRANSCRIPTION_MODEL }
      : null,
    webhookOrigins: env.WEBHOOK_ORIGINS ?? [],
    whatsappTemplates: env.WHATSAPP_TEMPLATES,
    driveWatch: {
      everyMs: env.DRIVE_WATCH_MINUTES === null ? null : env.DRIVE_WATCH_MINUTES * 60_000,
      dailyCalls: env.DRIVE_WATCH_CALLS,
    },
    serviceCheckMs: env.SERVICE_CHECK_HOURS === null ? null : env.SERVICE_CHECK_HOURS * 60 * 60_000,
    rateLimit: { login: env.RATE_LIMIT_LOGIN, api: env.RATE_LIMIT_API },
    drainMs: env.DRAIN_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
  };
}
