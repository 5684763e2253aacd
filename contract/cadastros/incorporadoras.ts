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

/** The documented body has four fields; absent `logo` and `ativo` stay unchanged (DEV-15). */
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

/** Whole list, sorted by name in Portuguese collation. */
export const listIncorporadoras = incorporadorasRoutes.list;

/** Fields a merge fills from the other record when empty. */
export const mergedFields = ['cnpj', 'contatoEmail', 'contatoTelefone', 'logo'] as const;
export type MergedField = (typeof mergedFields)[number];

export const mergePreviewSchema = z.object({
  /** The record that stays, before the merge. */
  fica: incorporadoraSchema,
  /** The record that goes to the trash, before the merge. */
  sai: incorporadoraSchema,
  /** The record that stays, after the merge. */
  resultado: incorporadoraSchema,
  /**
   * Fields filled from the other record, and fields in which both differ: there the record's own value stays.
   */
  preenchidos: z.array(z.enum(mergedFields)),
  divergentes: z.array(z.enum(['nome', ...mergedFields])),
  /** The empreendimentos that are transferred. */
  empreendimentos: z.array(z.object({ id: z.number().int(), nome: z.string() })),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;

/** Previews a merge; changes nothing. */
export const previewMerge = route({
  method: 'GET',
  path: '/api/incorporadoras/:id/mesclar/:outraId',
  summary: 'Mostra o que uma mesclagem mudaria',
  params: z.object({ id: idSchema, outraId: idSchema }),
  responses: { 200: mergePreviewSchema },
});

/** Transfers the other's empreendimentos, fills empty fields and moves the other to the trash. */
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
