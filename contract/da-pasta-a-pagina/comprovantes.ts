import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { findingSchema } from './hotsites.ts';

const params = z.object({ id: idSchema });
/** The day, in São Paulo, whose end is looked up; default today. */
const query = z.object({
  data: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.iso.date({ error: 'Data inválida' }).optional(),
  ),
});

/** What was public on a day. */
export const publicacaoSchema = z.object({
  versao: z.number().int(),
  publicadaEm: z.string(),
  publicadaPor: z.string().nullable(),
  motivo: z.string(),
  /** Why it was published despite red findings. */
  ressalva: z.string().nullable(),
  motor: z.string(),
  estilo: z.string(),
  achados: z.array(findingSchema),
});
export type Publicacao = z.infer<typeof publicacaoSchema>;

export const readPublicacao = route({
  method: 'GET',
  path: '/api/hotsites/:id/publicacao',
  summary: 'Diz qual versão da página de um hotsite estava no ar ao fim de um dia, desde quando e por quem',
  params,
  query,
  responses: { 200: publicacaoSchema },
});

export const downloadComprovante = route({
  method: 'GET',
  path: '/api/hotsites/:id/comprovante',
  summary: 'Baixa o comprovante da página no ar em um dia: arquivos, fatos, fontes e conferência, em ZIP',
  params,
  query,
  type: 'application/zip',
  responses: { 200: z.file() },
});
