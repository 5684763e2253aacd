import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import {
  imageUnlessAbsent,
  optionalRevisao,
  optionalText,
  requiredId,
  requiredText,
} from '../base/fields.ts';
import { resourceRoutes } from '../base/resource.ts';
import { route } from '../base/routes.ts';

export const incorporadoraSchema = z.object({
  id: z.number().int(),
  nome: z.string(),
  cnpj: z.string().nullable(),
  contatoEmail: z.string().nullable(),
  contatoTelefone: z.string().nullable(),
  logo: z.string().nullable(),
  ativo: z.boolean(),
  totalEmpreendimentos: z.number().int(),
  revisao: z.number().int(),
  criadoEm: z.string(),
  atualizadoEm: z.string(),
});
export type Incorporadora = z.infer<typeof incorporadoraSchema>;

/** The documented body has four fields; `logo` and `ativo` stay as they are where it leaves them out (DEV-15). */
export const incorporadorasRoutes = resourceRoutes(
  'incorporadoras',
  incorporadoraSchema,
  z.object({
    nome: requiredText('Nome da incorporadora é obrigatório'),
    cnpj: optionalText(40),
    contatoEmail: optionalText(254),
    contatoTelefone: optionalText(40),
    logo: imageUnlessAbsent(),
    ativo: z.boolean({ error: 'Situação inválida' }).optional(),
  }),
);

/** Whole list, by name in Portuguese collation. */
export const listIncorporadoras = incorporadorasRoutes.list;

/** What a merge takes from the other record where this one has nothing. */
export const mergedFields = ['cnpj', 'contatoEmail', 'contatoTelefone', 'logo'] as const;
export type MergedField = (typeof mergedFields)[number];

export const mergePreviewSchema = z.object({
  /** The record that stays, as it is now. */
  fica: incorporadoraSchema,
  /** The one that goes to the trash, as it is now. */
  sai: incorporadoraSchema,
  /** The record that stays, as it will be. */
  resultado: incorporadoraSchema,
  /** Fields it takes from the other, and those in which both differ: there its own value stays. */
  preenchidos: z.array(z.enum(mergedFields)),
  divergentes: z.array(z.enum(['nome', ...mergedFields])),
  /** The empreendimentos that change hands. */
  empreendimentos: z.array(z.object({ id: z.number().int(), nome: z.string() })),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;

/** What a merge would do; nothing is changed. */
export const previewMerge = route({
  method: 'GET',
  path: '/api/incorporadoras/:id/mesclar/:outraId',
  summary: 'Mostra o que uma mesclagem mudaria',
  params: z.object({ id: idSchema, outraId: idSchema }),
  responses: { 200: mergePreviewSchema },
});

/** Moves the other's empreendimentos to this one, fills what this one lacks, puts the other into the trash. */
export const mergeIncorporadora = route({
  method: 'POST',
  path: '/api/incorporadoras/:id/mesclar',
  summary: 'Mescla outra incorporadora nesta: leva os empreendimentos e manda a outra para a lixeira',
  params: z.object({ id: idSchema }),
  body: z.object({
    outraId: requiredId('Escolha a incorporadora a mesclar'),
    revisao: optionalRevisao(),
  }),
  responses: { 200: incorporadoraSchema },
});
