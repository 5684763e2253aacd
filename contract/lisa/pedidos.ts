import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { textUnlessAbsent } from '../base/fields.ts';
import { doneSchema } from '../base/resource.ts';
import { route } from '../base/routes.ts';
import { price } from '../cadastros/cobertura.ts';
import { pedidoFields } from '../cadastros/corretores.ts';
import { isSamePrice } from '../cadastros/preco.ts';
import { lugarSchema } from './lisa.ts';

/** A corretor's request to change his data: the team applies it or says why not. */

export const pedidoStates = ['aberto', 'aplicado', 'recusado', 'retirado', 'substituido'] as const;
export type PedidoState = (typeof pedidoStates)[number];

const requestable = pedidoFields.extend({
  precoMinimo: price('Preço mínimo'),
  precoMaximo: price('Preço máximo'),
});

/** The requestable fields, in display order. */
export const pedidoFieldNames = Object.keys(requestable.shape) as (keyof typeof requestable.shape)[];
/** The ends of the price range. */
export const precoFields = ['precoMinimo', 'precoMaximo'] as const satisfies PedidoField[];
export const isPrecoField = (campo: PedidoField): campo is (typeof precoFields)[number] =>
  (precoFields as readonly PedidoField[]).includes(campo);
export type PedidoField = (typeof pedidoFieldNames)[number];

export const pedidosMessages = {
  nothing: 'Mude algum campo ou escreva uma mensagem',
  message: 'Escreva no máximo 1.000 caracteres',
  decided: 'Este pedido já foi decidido, retirado ou trocado por outro',
  noBairros:
    'Os lugares deste pedido já não têm bairros no território: recuse-o e mude a cobertura no cadastro',
  motivo: 'Escreva por que o pedido foi recusado: o corretor lê',
} as const;

export const maxMessageLength = 1000;
export const pedidoInput = z.object({
  /** Only what differs from the current values. */
  mudancas: requestable.default({}),
  /** Free text for anything no field covers. */
  mensagem: textUnlessAbsent(maxMessageLength),
});

const changeSchema = z.object({
  campo: z.enum(pedidoFieldNames as [PedidoField, ...PedidoField[]]),
  /** The value when he asked. */
  de: z.string().nullable(),
  para: z.string().nullable(),
  /** The places a new region means, if all are known: applied, they become the coverage. */
  lugares: z.array(lugarSchema).optional(),
});
export type PedidoChange = z.infer<typeof changeSchema>;

type Values = Partial<Record<PedidoField, string | null | undefined>>;

/** The parts of what was asked for that differ from the current values. */
export function pedidoChanges(
  now: Values,
  asked: Values,
  lugares: PedidoChange['lugares'] = undefined,
): PedidoChange[] {
  return pedidoFieldNames.flatMap((campo) => {
    const para = asked[campo];
    const de = now[campo] ?? null;
    if (para === undefined || para === de || (isPrecoField(campo) && isSamePrice(de, para))) return [];
    return [{ campo, de, para, ...(campo === 'regiaoTrabalho' && lugares ? { lugares } : {}) }];
  });
}

export const ownPedidoSchema = z.object({
  id: z.number().int(),
  estado: z.enum(pedidoStates),
  mudancas: z.array(changeSchema),
  mensagem: z.string().nullable(),
  /** Why it was refused. */
  motivo: z.string().nullable(),
  feitoEm: z.string(),
  decididoEm: z.string().nullable(),
});
export type OwnPedido = z.infer<typeof ownPedidoSchema>;

export const pedidoSchema = ownPedidoSchema.omit({ mudancas: true }).extend({
  corretor: z.object({ id: z.number().int(), nome: z.string(), foto: z.string().nullable() }),
  /** With the current value, which may have changed since he asked. */
  mudancas: z.array(changeSchema.extend({ agora: z.string().nullable() })),
  /** Name of the account that decided. */
  decididoPor: z.string().nullable(),
});
export type Pedido = z.infer<typeof pedidoSchema>;

const one = { params: z.object({ id: idSchema }) } as const;

export const listPedidos = route({
  method: 'GET',
  path: '/api/pedidos',
  summary: 'Pedidos de alteração dos corretores: os que esperam primeiro, depois os últimos decididos',
  responses: { 200: z.array(pedidoSchema) },
});

/** Applies the request and the record's change in one transaction. */
export const applyPedido = route({
  method: 'POST',
  path: '/api/pedidos/:id/aplicar',
  ...one,
  summary: 'Aplica um pedido de alteração ao registro do corretor',
  responses: { 200: doneSchema },
});

export const refusePedido = route({
  method: 'POST',
  path: '/api/pedidos/:id/recusar',
  ...one,
  body: z.object({
    motivo: z
      .string(pedidosMessages.motivo)
      .trim()
      .min(1, pedidosMessages.motivo)
      .max(500, 'Escreva no máximo 500 caracteres'),
  }),
  summary: 'Recusa um pedido de alteração com um motivo, que o corretor lê',
  responses: { 200: doneSchema },
});
