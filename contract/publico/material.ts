import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';

/** Sales material of an empreendimento, made when it is asked for (PAG-10). */
export const pecas = {
  ficha: { label: 'Ficha de venda', note: 'PDF de uma página, A4', type: 'application/pdf', ending: 'pdf' },
  story: { label: 'Story', note: 'Imagem em pé, para o status', type: 'image/jpeg', ending: 'jpg' },
  post: { label: 'Post', note: 'Imagem para o feed', type: 'image/jpeg', ending: 'jpg' },
  imagens: { label: 'Imagens', note: 'Todas em um ZIP', type: 'application/zip', ending: 'zip' },
} as const;
export type Peca = keyof typeof pecas;
export const pecaSchema = z.enum(Object.keys(pecas) as [Peca, ...Peca[]]);

/** 'Residencial Âmbar' → 'residencial-ambar' */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** 'residencial-ambar-ficha.pdf' */
export const pecaFile = (nome: string, peca: Peca): string =>
  `${plainName(nome) || 'empreendimento'}-${peca}.${pecas[peca].ending}`;

/** Of a corretor's edition; without one, neutral. */
const query = z.object({
  corretor: z.preprocess((value) => (value === '' ? undefined : value), idSchema.optional()),
});

export const readMaterialText = route({
  method: 'GET',
  path: '/api/empreendimentos/:id/material',
  summary: 'O texto pronto para o WhatsApp de um empreendimento, na edição de um corretor ou neutro',
  params: z.object({ id: idSchema }),
  query,
  responses: { 200: z.object({ texto: z.string() }) },
});

export const downloadMaterial = route({
  method: 'GET',
  path: '/api/empreendimentos/:id/material/:peca',
  summary:
    'Baixa a ficha de venda, o story, o post ou as imagens de um empreendimento, na edição de um corretor ou neutro',
  params: z.object({ id: idSchema, peca: pecaSchema }),
  query,
  type: 'application/octet-stream',
  responses: { 200: z.file() },
});

/** Throws 404 for an empreendimento he does not show. */
export const downloadOwnMaterial = route({
  method: 'GET',
  path: '/api/meu-espaco/material/:id/:peca',
  access: 'corretor',
  summary:
    'Baixa a ficha de venda, o story, o post ou as imagens de um empreendimento na edição do corretor da sessão',
  params: z.object({ id: idSchema, peca: pecaSchema }),
  type: 'application/octet-stream',
  responses: { 200: z.file() },
});
