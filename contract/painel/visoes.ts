import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { requiredText } from '../base/fields.ts';
import { doneSchema } from '../base/resource.ts';
import { route } from '../base/routes.ts';

/** Lists with named views. */
export const listasComVisoes = [
  ...(['empreendimentos', 'corretores', 'incorporadoras', 'imoveis-usados', 'hotsites'] as const),
  ...(['regioes', 'estados', 'cidades', 'zonas', 'bairros'] as const),
  ...(['contatos', 'execucoes', 'unidades'] as const),
] as const;
export type ListaComVisoes = (typeof listasComVisoes)[number];

/** A named view of a list: search, filters, order and layout as in its query. */
export const visaoSchema = z.object({ id: z.number().int(), nome: z.string(), consulta: z.string() });

const params = z.object({ lista: z.enum(listasComVisoes, { error: 'Esta lista não guarda visões' }) });

/** The account's own views, by name. */
export const listVisoes = route({
  method: 'GET',
  path: '/api/visoes/:lista',
  summary: 'Visões que o administrador guardou de uma lista',
  params,
  responses: { 200: z.array(visaoSchema) },
});

/** Saves a view; one of the same name is replaced. */
export const saveVisao = route({
  method: 'POST',
  path: '/api/visoes/:lista',
  summary: 'Guarda uma visão de uma lista, ou troca a que tem o mesmo nome',
  params,
  body: z.object({
    nome: requiredText('Dê um nome à visão', 60),
    consulta: z.string({ error: 'Visão inválida' }).max(4000, 'Visão inválida'),
  }),
  responses: { 200: visaoSchema },
});

export const deleteVisao = route({
  method: 'DELETE',
  path: '/api/visoes/:lista/:id',
  summary: 'Apaga uma visão guardada',
  params: params.extend({ id: idSchema }),
  responses: { 200: doneSchema },
});
