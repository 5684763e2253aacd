import type { Queryable } from '#server/db/client.ts';
import { auditoria } from '#server/db/schema/sistema.ts';

export interface AuditEntry {
  /** Who did it; null for the product itself and for people who are not signed in. */
  userId: number | null;
  /** What was done: 'entrou', 'criou', 'publicou'. */
  acao: string;
  /** What it was done to: 'sessao', 'hotsite', 'empreendimento'. */
  entidade: string;
  entidadeId?: string | number;
  /** Ids and names of fields, never a secret and no personal data by value. */
  dados?: Record<string, unknown>;
}

/** Records a deed. Call it with the transaction of the deed, so that both happen or neither. */
export async function recordAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  await tx.insert(auditoria).values({
    ...entry,
    entidadeId: entry.entidadeId === undefined ? null : String(entry.entidadeId),
  });
}
