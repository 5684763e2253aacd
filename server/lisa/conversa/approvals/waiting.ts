import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { corretores } from '#server/db/schema/corretores.ts';
import { laboratorioNumber } from '../laboratorio/number.ts';

/** Not the one the laboratory made. */
export const ofPeople = sql`${corretores.whatsappNormal} IS DISTINCT FROM ${laboratorioNumber}`;

/** A registration nobody has decided about (WPP-04, WPP-17): switched off or not, it waits. */
export const undecided: SQL = and(
  eq(corretores.aprovado, false),
  isNull(corretores.rejeitadoEm),
  isNull(corretores.excluidoEm),
)!;

/** Of people: what the approvals screen lists, and what every count of it counts. */
export const awaitsApproval: SQL = and(undecided, ofPeople)!;
