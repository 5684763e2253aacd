import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { textUnlessAbsent } from '../base/fields.ts';
import { route } from '../base/routes.ts';
import { contagemSchema } from './contagem.ts';
import { sectionIdSchema } from './sections.ts';

export const versaoSchema = z.object({
  id: z.number().int(),
  numero: z.number().int(),
  criadaEm: z.string(),
  autor: z.string().nullable(),
  motor: z.string(),
  estilo: z.string(),
  motivo: z.string(),
  /** Number of the version it was made from. */
  origem: z.number().int().nullable(),
  publica: z.boolean(),
  imagens: z.number().int(),
  /** Model usage of its run; null if no model was called. */
  uso: z
    .object({
      chamadas: z.number().int(),
      tokensEntrada: z.number().int(),
      tokensSaida: z.number().int(),
      duracaoMs: z.number().int(),
    })
    .nullable(),
  /** Null if the stored verificação is outdated; it is repeated when someone opens it. */
  achados: contagemSchema.nullable(),
  /** Whether a page can be derived from it: its source and pictures are kept. */
  temFonte: z.boolean(),
  secoes: z.array(z.object({ id: sectionIdSchema, titulo: z.string() })),
});
export type Versao = z.infer<typeof versaoSchema>;

export const publicacaoSchema = z.object({
  id: z.number().int(),
  numero: z.number().int(),
  publicadaEm: z.string(),
  autor: z.string().nullable(),
  motivo: z.string(),
  /** Why it was published despite red findings. */
  ressalva: z.string().nullable(),
  achados: contagemSchema,
});
export type Publicacao = z.infer<typeof publicacaoSchema>;

export const linkPreviaSchema = z.object({
  id: z.number().int(),
  numero: z.number().int(),
  autor: z.string().nullable(),
  criadoEm: z.string(),
  expiraEm: z.string(),
});
export type LinkPrevia = z.infer<typeof linkPreviaSchema>;

export const versoesSchema = z.object({
  hotsite: z.object({
    id: z.number().int(),
    nome: z.string(),
    rota: z.string(),
    ativo: z.boolean(),
    empreendimentoId: z.number().int(),
    versaoPublicaId: z.number().int().nullable(),
  }),
  /** Newest first. */
  versoes: z.array(versaoSchema),
  /** Newest first. */
  publicacoes: z.array(publicacaoSchema),
  /** Links that still work. */
  links: z.array(linkPreviaSchema),
});
export type Versoes = z.infer<typeof versoesSchema>;

const params = z.object({ id: idSchema });
const versaoParams = params.extend({ versaoId: idSchema });

export const listVersoes = route({
  method: 'GET',
  path: '/api/hotsites/:id/versoes',
  summary: 'As versões da página de um hotsite, o que foi publicado e os links de prévia',
  params,
  responses: { 200: versoesSchema },
});

/**
 * `publica` is the version that was public when the decision was made, so that another one is not replaced
 * unseen.
 */
export const publishVersao = route({
  method: 'POST',
  path: '/api/hotsites/:id/versoes/:versaoId/publicar',
  summary: 'Torna pública uma versão, nova ou antiga',
  params: versaoParams,
  body: z.object({
    publica: z.union([idSchema, z.null()], { error: 'Diga qual versão está pública' }),
    /** Why it is published despite red findings. */
    ressalva: textUnlessAbsent(500),
  }),
  responses: { 200: versoesSchema },
});

export const previewVersao = route({
  method: 'GET',
  path: '/api/hotsites/:id/versoes/:versaoId/previa',
  summary: 'O endereço em que o administrador vê uma versão, enquanto durar a sessão dele',
  params: versaoParams,
  responses: { 200: z.object({ url: z.string(), expiraEm: z.string() }) },
});

export const diasDoLink = 7;
export const createLinkPrevia = route({
  method: 'POST',
  path: '/api/hotsites/:id/versoes/:versaoId/links',
  summary: 'Cria um endereço que mostra uma versão a quem não tem conta, por alguns dias',
  params: versaoParams,
  body: z.object({
    dias: z.coerce
      .number({ error: 'Use de 1 a 30 dias' })
      .int('Use de 1 a 30 dias')
      .min(1, 'Use de 1 a 30 dias')
      .max(30, 'Use de 1 a 30 dias')
      .default(diasDoLink),
  }),
  /** The address is returned only once. */
  responses: { 201: linkPreviaSchema.extend({ url: z.string() }) },
});

export const revokeLinkPrevia = route({
  method: 'DELETE',
  path: '/api/hotsites/:id/links-previa/:linkId',
  summary: 'Cancela um link de prévia',
  params: params.extend({ linkId: idSchema }),
  responses: { 200: z.object({ success: z.literal(true) }) },
});

/** Copies a section of another version into a draft of the public page. */
export const copySecao = route({
  method: 'POST',
  path: '/api/hotsites/:id/versoes/:versaoId/secoes/:secao',
  summary: 'Copia uma seção desta versão para um rascunho da página pública',
  params: versaoParams.extend({ secao: sectionIdSchema }),
  responses: { 201: versoesSchema },
});

const lado = z.object({ id: z.number().int(), numero: z.number().int(), criadaEm: z.string() });
export const linhaSchema = z.object({ tipo: z.enum(['igual', 'saiu', 'entrou']), texto: z.string() });
export type Linha = z.infer<typeof linhaSchema>;

export const comparacaoSchema = z.object({
  antes: lado,
  depois: lado,
  /** Differing record values behind the two pages. */
  fatos: z.array(z.object({ rotulo: z.string(), antes: z.string(), depois: z.string() })),
  /** Parts of the page in the newer one's order. */
  partes: z.array(
    z.object({
      nome: z.string(),
      estado: z.enum(['igual', 'mudou', 'nova', 'retirada']),
      /** Whether it has moved. */
      movida: z.boolean(),
      imagensNovas: z.number().int(),
      imagensRetiradas: z.number().int(),
      linhas: z.array(linhaSchema),
    }),
  ),
  /** Whether style sheet or script differ. */
  aparencia: z.boolean(),
});
export type Comparacao = z.infer<typeof comparacaoSchema>;

export const compareVersoes = route({
  method: 'GET',
  path: '/api/hotsites/:id/comparacao',
  summary: 'O que mudou de uma versão para outra: fatos, seções e textos',
  params,
  query: z.object({ antes: idSchema, depois: idSchema }),
  responses: { 200: comparacaoSchema },
});
