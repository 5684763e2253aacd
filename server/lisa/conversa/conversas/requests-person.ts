import { type SQL, sql } from 'drizzle-orm';
import { laboratorioNumber } from '../laboratorio/number.ts';

/** The team is called: by the person, or because their messages could not be read. */
export const requestsPerson: SQL = sql`(memoria->>'pediuPessoaEm' IS NOT NULL
  OR memoria->>'semLeituraDesde' IS NOT NULL)`;

/** Condition on `onboarding_sessions`: called for, but nobody has taken over. Excludes the laboratory. */
export const awaitsPerson: SQL = sql`(${requestsPerson} AND assumida_por IS NULL
  AND whatsapp <> ${laboratorioNumber})`;

/** Questions Lisa could not answer are in `memoria`. */
export const hasQuestions: SQL = sql`jsonb_array_length(coalesce(memoria->'perguntas', '[]')) > 0`;

/** Condition on `onboarding_sessions`: questions nobody has answered. Excludes the laboratory. */
export const awaitsAnswer: SQL = sql`(${hasQuestions} AND whatsapp <> ${laboratorioNumber})`;
