import type { ChannelFault, ChannelNotice } from '#server/adapters/whatsapp/port.ts';
import { errorCodes } from '#server/kernel/whatsapp-error-codes.ts';

/** The channel notice implied by a send failure, if it affects more than this message. */
export function faultNotice(fault: ChannelFault | null, at: Date): ChannelNotice[] {
  const known = fault?.codigo == null ? undefined : errorCodes[fault.codigo];
  if (!known?.doCanal) return [];
  return [
    {
      kind: 'notice',
      chave: `erro:${fault!.codigo}`,
      at,
      gravidade: known.doCanal,
      titulo: known.nome,
      fazer: `${known.significa} ${known.fazer}`,
      detalhe: fault!.detalhes ?? fault!.titulo,
    },
  ];
}
