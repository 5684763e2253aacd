import { sql } from 'drizzle-orm';
import { chaveWhatsappDoPrograma } from '#contract/publico/contatos.ts';

/** Subselect of the programme's number as it was typed; null or empty if none is set. */
export const whatsappGuardado = sql<string | null>`(
  SELECT valor FROM configuracoes WHERE chave = ${sql.raw(`'${chaveWhatsappDoPrograma}'`)})`;
