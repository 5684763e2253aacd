import { sql } from 'drizzle-orm';
import { users } from './schema/sistema.ts';

/** What the panel calls an administrator: the name he has given, else his user name. */
export const shownName = sql<string>`coalesce(${users.nome}, ${users.username})`;

/** The name as a part of an answer, left out where there is none. */
export const ifNamed = (nome: string | null | undefined) => (nome == null ? {} : { nome });
