import { z } from 'zod';

/** Tables that triggers fill from the rows of others. */
export const derived: readonly string[] = [
  ...['empreendimentos_a_contar', 'empreendimento_pendencias', 'visitas_dias', 'visitas_meses'],
  ...['corretores_contas', 'corretores_repetidos', 'corretores_a_comparar'],
  ...['corretores_valores', 'corretores_valores_contas', 'registros_contas'],
  'execucoes_listadas',
];

/** Tables without meaning elsewhere, or which would open again what was closed since. */
export const leftOut: readonly string[] = [
  'sessoes',
  'corretor_sessoes',
  'limites',
  // A browser whose access was revoked must not get it back.
  'dispositivos',
  // The same for machines: a token revoked since the backup stays so.
  'tokens',
  'desafios_usados',
  // Describe files of this installation.
  'copias',
  ...derived,
];

/** Tables a restored backup leaves as they are. */
export const untouched: readonly string[] = ['copias'];

export const manifestName = 'manifesto.json';
export const fileFolder = 'arquivos/';

const part = z.object({
  nome: z.string(),
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Number of rows, in a part with rows. */
  linhas: z.number().int().nonnegative().optional(),
});
export type Part = z.output<typeof part>;

/** The last entry of a backup: lists what precedes it, so that a truncated file has none. */
export const manifest = z.object({
  formato: z.literal('portal-do-corretor'),
  versao: z.literal(1),
  criadaEm: z.iso.datetime(),
  /** Newest migration of the source database. */
  migracao: z.string(),
  /** Whether the stored files are included. */
  arquivos: z.boolean(),
  /** Rows by table, in insertion order. */
  tabelas: z.record(z.string(), z.number().int().nonnegative()),
  /** The next number of each sequence. */
  sequencias: z.record(z.string(), z.string().regex(/^[1-9]\d{0,18}$/)),
  partes: z.array(part),
});
export type Manifest = z.output<typeof manifest>;

const rowPart = /^linhas\/([a-z_]+)\/\d{6}\.ndjson$/;
/** Name of the n-th part of a table's rows. */
export const rowPartName = (table: string, n: number) =>
  `linhas/${table}/${String(n).padStart(6, '0')}.ndjson`;
/** The table of a part with rows; null for other parts. */
export const tableOfPart = (name: string): string | null => rowPart.exec(name)?.[1] ?? null;

/** Why a backup or restore failed; the message is a Portuguese sentence for the terminal. */
export class CopyError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'CopyError';
  }
}
