import { type SQL, sql } from 'drizzle-orm';
import { laboratorioNumber } from '../laboratorio/number.ts';

/** Somebody of the team is called: by the person, or because what they wrote waits to be read. */
export const callsForPerson: SQL = sql`(memoria->>'pediuPessoaEm' IS NOT NULL
  OR memoria->>'semLeituraDesde' IS NOT NULL)`;

/** Of a row of `onboarding_sessions`: one is called for and has not come yet. The laboratory calls nobody. */
export const asksForPerson: SQL = sql`(${callsForPerson} AND assumida_por IS NULL
  AND whatsapp <> ${laboratorioNumber})`;
