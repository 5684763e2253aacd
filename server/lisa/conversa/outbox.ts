import type { Queryable } from '#server/db/client.ts';
import { lisaEnviadas } from '#server/db/schema/lisa.ts';

export interface Outgoing {
  chave: string;
  texto: string;
  /** Template parameters, if it is sent as one. */
  parametros?: string[];
}

/** Stores messages with the change that causes them, in sending order; returns their ids. */
export async function enqueue(
  tx: Queryable,
  {
    messages,
    now,
    liberadaEm = now,
    ...shared
  }: {
    canal: string;
    pessoa: string;
    messages: Outgoing[];
    now: Date;
    /** Earliest sending time. */
    liberadaEm?: Date;
    atoId?: string | null;
    corretorId?: number | null;
    /** Team member who wrote it. */
    userId?: number | null;
  },
): Promise<number[]> {
  if (messages.length === 0) return [];
  const rows = await tx
    .insert(lisaEnviadas)
    .values(
      messages.map(({ chave, texto, parametros = [] }) => ({
        ...shared,
        chave,
        texto,
        parametros,
        liberadaEm,
        criadoEm: now,
      })),
    )
    .returning({ id: lisaEnviadas.id });
  return rows.map(({ id }) => id);
}
