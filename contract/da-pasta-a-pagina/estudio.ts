import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { optionalRevisao, textUnlessAbsent } from '../base/fields.ts';
import { route } from '../base/routes.ts';
import { megabyte } from '../base/units.ts';
import { assetSchema } from './assets.ts';
import { blueprintSchema, pageFactsSchema } from './blueprint.ts';
import { contagemSchema } from './contagem.ts';
import { edicaoSchema } from './edicao.ts';
import { hotsiteStyleSchema } from './page-styles.ts';
import { type SectionId, sectionIdSchema } from './sections.ts';
import { comparacaoSchema } from './versoes.ts';

/** Display names of the sections. */
export const sectionLabels: Record<SectionId, string> = {
  hero: 'Abertura',
  sobre: 'Sobre',
  galeria: 'Galeria',
  plantas: 'Plantas',
  amenidades: 'Áreas comuns',
  localizacao: 'Localização',
};

/** A text of the plan that states something the record does not. */
const achadoSchema = z.object({ secao: sectionIdSchema, campo: z.string(), mensagem: z.string() });
export type AchadoDoPlano = z.infer<typeof achadoSchema>;

/** A picture as it was read; a person's edits are in the edição. */
const imagemSchema = assetSchema
  .pick({ id: true, type: true, name: true, path: true, category: true, kind: true, description: true })
  .extend(assetSchema.pick({ confidence: true, uncertain: true, classifiedBy: true, width: true }).shape)
  .extend(assetSchema.pick({ height: true, focus: true, url: true, usage: true, usageReason: true }).shape)
  .extend({
    lead: z.boolean().optional(),
    rank: z.number().optional(),
    /** A logo that no page shows: nothing says that it is this development's or its incorporadora's. */
    alheia: z.boolean().optional(),
    /** Thumbnail and large form; null for a video. */
    miniatura: z.string().nullable(),
    grande: z.string().nullable(),
  });
export type ImagemDoEstudio = z.infer<typeof imagemSchema>;

export const estudioSchema = z.object({
  hotsite: z.object({
    id: z.number().int(),
    nome: z.string(),
    rota: z.string(),
    ativo: z.boolean(),
    empreendimentoId: z.number().int(),
  }),
  /** Incremented with every save of the edição; 0 before the first. */
  revisao: z.number().int(),
  alteradoPor: z.string().nullable(),
  alteradoEm: z.string().nullable(),
  edicao: edicaoSchema,
  /** All pictures and videos of the folder; empty before it is processed. */
  imagens: z.array(imagemSchema),
  temCatalogo: z.boolean(),
  /** The page being edited: the unpublished draft, else the public one, else one that was kept back. */
  base: z
    .object({
      versaoId: z.number().int(),
      numero: z.number().int(),
      publica: z.boolean(),
      /** Whether parts of it can be regenerated: its source is kept. */
      temFonte: z.boolean(),
      estilo: hotsiteStyleSchema,
      motor: z.string(),
      criadaEm: z.string(),
      blueprint: blueprintSchema,
      secoes: z.array(sectionIdSchema),
      /** Number of findings of its verificação. */
      achados: contagemSchema,
    })
    .nullable(),
  /** The newest generated page, if it was not published by itself, with the reason. */
  retida: z.object({ versaoId: z.number().int(), numero: z.number().int(), motivo: z.string() }).nullable(),
  /** Number of the public version, null if none. */
  versaoPublica: z.number().int().nullable(),
  /** Whether something was saved that the draft page does not show yet. */
  pendente: z.boolean(),
  /** Whether the record states otherwise than the draft page was written from. */
  registroMudou: z.boolean(),
  achados: z.array(achadoSchema),
  /** The facts its texts may state. */
  fatos: pageFactsSchema,
  motor: z.object({ nome: z.string(), tipo: z.enum(['local', 'model']) }),
});
export type Estudio = z.infer<typeof estudioSchema>;

const params = z.object({ id: idSchema });
const path = '/api/hotsites/:id/estudio';

export const getEstudio = route({
  method: 'GET',
  path,
  summary: 'O que se edita de um hotsite: imagens, seções e a página em rascunho',
  params,
  responses: { 200: estudioSchema },
});

/** With the `revisao` that was read, a save from another tab is not overwritten unseen (API-19). */
export const saveEdicao = route({
  method: 'PUT',
  path,
  summary: 'Guarda o rascunho da edição de um hotsite; nada fica público',
  params,
  body: edicaoSchema.extend({ revisao: optionalRevisao() }),
  bodyLimit: megabyte,
  responses: { 200: estudioSchema },
});

export const discardEdicao = route({
  method: 'DELETE',
  path,
  summary: 'Descarta o rascunho da edição: vale de novo a página pública',
  params,
  responses: { 200: estudioSchema },
});

export const planEstudio = route({
  method: 'POST',
  path: `${path}/plano`,
  summary: 'Planeja de novo as seções, ou uma só, a partir das imagens e do empreendimento',
  params,
  body: z.object({ secao: sectionIdSchema.nullish() }),
  responses: { 200: estudioSchema },
});

export const writeEstudio = route({
  method: 'POST',
  path: `${path}/pagina`,
  summary: 'Gera a página do rascunho como versão nova, sem publicar',
  params,
  body: z.object({ estilo: hotsiteStyleSchema.nullish() }),
  responses: { 200: estudioSchema },
});

export const writeSecao = route({
  method: 'POST',
  path: `${path}/secao`,
  summary: 'Gera uma seção de novo; o resto da página fica igual, byte por byte',
  params,
  body: z.object({ secao: sectionIdSchema }),
  responses: { 200: estudioSchema.extend({ mudou: z.boolean() }) },
});

const previaSchema = z.object({ url: z.string(), expiraEm: z.string() });
export type PreviaDoEstudio = z.infer<typeof previaSchema>;

export const compareEstilos = route({
  method: 'POST',
  path: `${path}/estilos`,
  summary: 'Mostra o mesmo plano nos três estilos, sem consultar modelo nenhum',
  params,
  responses: { 200: z.object({ estilos: z.array(previaSchema.extend({ estilo: hotsiteStyleSchema })) }) },
});

export const previewEstudio = route({
  method: 'POST',
  path: `${path}/previa`,
  summary: 'O endereço em que o administrador vê a página em mãos, por alguns minutos',
  params,
  responses: { 200: previaSchema },
});

export const previewRascunho = route({
  method: 'POST',
  path: `${path}/rascunho/previa`,
  summary: 'Mostra a página como ficaria com uma edição ainda não salva, e o que mudaria para os visitantes',
  params,
  body: edicaoSchema,
  bodyLimit: megabyte,
  responses: {
    200: previaSchema.extend({
      /** False where a model would write other words around the same plan. */
      exata: z.boolean(),
      /** What must be corrected before a version can be made of it. */
      aviso: z.string().nullable(),
      /** What differs from the public page; null if there is none. */
      mudancas: comparacaoSchema.pick({ fatos: true, partes: true }).nullable(),
    }),
  },
});
export type PreviaDoRascunho = z.infer<(typeof previewRascunho.responses)[200]>;

export const publishEstudio = route({
  method: 'POST',
  path: `${path}/publicar`,
  summary: 'Torna pública a página em rascunho',
  params,
  body: z.object({
    versaoId: idSchema,
    /** Why it is published despite red findings. */
    ressalva: textUnlessAbsent(500),
  }),
  responses: { 200: estudioSchema },
});
