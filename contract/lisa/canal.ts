import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';

/** Sentences about the channel. */
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

/** A code by which a phone is connected, as it is at this moment; it is kept nowhere. */
export const codeSchema = z.object({
  estado: z.enum(['conectado', 'esperando']),
  /** A picture, as a data address; null while the server has none yet. */
  qr: z.string().nullable(),
  /** Which phone is to scan it, as the server calls it. */
  aparelho: z.string(),
  validoPorMs: z.number().int(),
});

export const connectPhone = route({
  method: 'POST',
  path: `${base}/canal/qr`,
  summary: 'Pede ao servidor Evolution o QR code que liga o aparelho',
  responses: { 200: codeSchema },
});

export const seeToNotice = route({
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
