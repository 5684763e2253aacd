import type { Queryable } from '#server/db/client.ts';
import { lisaEnviadas } from '#server/db/schema/lisa.ts';

export interface Outgoing {
  chave: string;
  texto: string;
  /** Values of the template's places, should it go out as one. */
  parametros?: string[];
}

/** Stores messages with the change that causes them, in the order they will be sent. */
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
    /** Not sent before. */
    liberadaEm?: Date;
    atoId?: string | null;
    corretorId?: number | null;
    /** Who of the team wrote it. */
    userId?: number | null;
  },
): Promise<void> {
  if (messages.length === 0) return;
  await tx.insert(lisaEnviadas).values(
    messages.map(({ chave, texto, parametros = [] }) => ({
      ...shared,
      chave,
      texto,
      parametros,
      liberadaEm,
      criadoEm: now,
    })),
  );
}
