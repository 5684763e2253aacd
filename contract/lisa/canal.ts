import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';

/** Texts about the channel. */
export const canalMessages = {
  noCode: 'Este canal não usa QR code',
  noAnswer: 'O servidor do WhatsApp não deu o QR code. Confira se ele está ligado e tente de novo.',
  noNotice: 'Este aviso já foi resolvido',
} as const;

const done = z.object({ success: z.literal(true) });
const base = '/api/admin/whatsapp';

export const checkChannel = route({
  method: 'POST',
  path: `${base}/canal/verificar`,
  summary: 'Pergunta ao canal como ele está: conta, número, modelos, aparelho e webhook',
  responses: { 200: done },
});

/** A current code for connecting a phone; never stored. */
export const codeSchema = z.object({
  estado: z.enum(['conectado', 'esperando']),
  /** QR code as a data URL; null while the server has none. */
  qr: z.string().nullable(),
  /** The phone that must scan it, as the server names it. */
  aparelho: z.string(),
  validoPorMs: z.number().int(),
});

export const connectPhone = route({
  method: 'POST',
  path: `${base}/canal/qr`,
  summary: 'Pede ao servidor Evolution o QR code que liga o aparelho',
  responses: { 200: codeSchema },
});

export const resolveNotice = route({
  method: 'POST',
  path: `${base}/canal/visto`,
  body: z.object({ chave: z.string().min(1).max(300) }),
  summary: 'Marca um problema do canal como visto por quem está na sessão',
  responses: { 200: done },
});

export const decideMessage = route({
  method: 'POST',
  path: `${base}/mensagens/:id/decidir`,
  params: z.object({ id: idSchema }),
  body: z.object({ decisao: z.enum(['enviar', 'chegou'], { error: 'Decisão inválida' }) }),
  summary: 'Decide sobre uma mensagem em dúvida: enviar de novo, ou dar por enviada',
  responses: { 200: done },
});
