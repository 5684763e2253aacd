import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { corretores } from '#server/db/schema/corretores.ts';
import { lisaEnviadas } from '#server/db/schema/lisa.ts';

/** Excludes the laboratory's registrations. */
export const ofPeople = sql`NOT ${corretores.teste}`;

/** An undecided registration (WPP-04, WPP-17), active or not. */
export const undecided: SQL = and(
  eq(corretores.aprovado, false),
  isNull(corretores.rejeitadoEm),
  isNull(corretores.excluidoEm),
)!;

/** Undecided registrations of people: the condition of the approvals screen and all its counts. */
export const awaitsApproval: SQL = and(undecided, ofPeople)!;

/** An approved registration whose messages did not all arrive. */
export const undelivered: SQL = and(
  eq(corretores.aprovado, true),
  sql`EXISTS (SELECT FROM ${lisaEnviadas} WHERE ${lisaEnviadas.corretorId} = ${corretores.id}
    AND ${lisaEnviadas.atoId} IS NOT NULL AND ${lisaEnviadas.estado} IN ('failed', 'doubt'))`,
)!;

/** The same, of people and not deleted. */
export const awaitsDelivery: SQL = and(undelivered, isNull(corretores.excluidoEm), ofPeople)!;
