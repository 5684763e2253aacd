import type { Tx } from '#server/db/client.ts';
import { addToPedido } from './add-to-pedido.ts';

/** Puts a new photo before the team. */
export const requestPhoto = (
  tx: Tx,
  { corretorId, foto, now }: { corretorId: number; foto: string; now: Date },
): Promise<void> =>
  addToPedido(tx, {
    corretorId,
    now,
    mudancas: [],
    mensagem: `Foto nova, mandada à Lisa: ${foto}`,
    campos: ['foto'],
  });
