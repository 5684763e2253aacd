import { z } from 'zod';
import { ufs } from '../base/common.ts';
import { imageUnlessAbsent, requiredText, textUnlessAbsent } from '../base/fields.ts';
import { conditionsOn, facetsSchema, oneOf, pagedQuery, pageOf } from '../base/paged.ts';
import { resourceRoutes } from '../base/resource.ts';
import { route } from '../base/routes.ts';
import { cleanText } from '../base/text.ts';
import { isReservedSlug, maxSlugLength, reservedSlugMessage } from './corretor-slug.ts';
import { tratamentos } from './titulo-corretor.ts';

const texts = z.record(z.string(), z.string());

/** Without `senha`, which can be written but never read (BRK-51). */
export const corretorSchema = z.object({
  id: z.number().int(),
  nome: z.string(),
  nomeGuerra: z.string(),
  tratamento: z.enum(tratamentos).nullable(),
  slug: z.string(),
  email: z.string(),
  creci: z.string(),
  ufCreci: z.string().nullable(),
  telefone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  biografia: z.string().nullable(),
  foto: z.string().nullable(),
  logoPersonalizada: z.string().nullable(),
  sitePersonalizado: z.string().nullable(),
  tituloSite: z.string().nullable(),
  subtituloSite: z.string().nullable(),
  imagemFundoSite: z.string().nullable(),
  corTema: z.string(),
  coresPersonalizadas: texts.nullable(),
  redesSociais: texts.nullable(),
  regiaoTrabalho: z.string().nullable(),
  ativo: z.boolean(),
  aprovado: z.boolean(),
  siteAtivo: z.boolean(),
  precoMinimo: z.string().nullable(),
  precoMaximo: z.string().nullable(),
  /** The same range in the shape the approvals use (WPP-03). */
  precos: z.object({ precoMin: z.string().nullable(), precoMax: z.string().nullable() }),
  /** Made in Lisa's laboratory: shown by the approvals alone, and only while the channel is simulated. */
  teste: z.literal(true).optional(),
  revisao: z.number().int(),
  criadoEm: z.string(),
  /** The same moment under its other name (DAT-25). */
  createdAt: z.string(),
  atualizadoEm: z.string(),
});
export type Corretor = z.infer<typeof corretorSchema>;

export type StatusCorretor = 'ativo' | 'pendente' | 'inativo';

/** Combines the two switches of a corretor (BRK-11). */
export function statusCorretor({ ativo, aprovado }: Pick<Corretor, 'ativo' | 'aprovado'>): StatusCorretor {
  return !ativo ? 'inativo' : aprovado ? 'ativo' : 'pendente';
}

/** Rank of a status when sorting corretores (BRK-07). */
export const statusRank = (corretor: Pick<Corretor, 'ativo' | 'aprovado'>): number =>
  ['inativo', 'pendente', 'ativo'].indexOf(statusCorretor(corretor));

/** Whether his site is online (BRK-13, DSH-04). */
export const hasSite = ({ siteAtivo, slug }: Pick<Corretor, 'siteAtivo' | 'slug'>): boolean =>
  siteAtivo && slug !== '';

/** Messages for an incomplete form (BRK-22, BRK-23, COV-30). */
export const corretorMessages = {
  incomplete: 'Nome completo, nome de guerra, email e CRECI são obrigatórios',
  senha: 'Senha é obrigatória para novos corretores',
  slug: 'Digite uma URL válida para o site',
} as const;

const required = (max?: number) => requiredText(corretorMessages.incomplete, max);
const flag = () => z.boolean({ error: 'Use verdadeiro ou falso' }).optional();
const longestSenha = 1000;

/** A text whose blank and null mean `blank`; an absent one stays absent. */
const textOr = <
  Blank extends string | null | undefined,
  Shape extends z.ZodType<unknown, string | Awaited<Blank>>,
>(
  message: string,
  blank: Blank,
  shape: Shape,
) =>
  z
    .string({ error: message })
    .nullable()
    .transform((value): string | Blank => cleanText(value ?? '') || blank)
    .pipe(shape)
    .optional();

const slug = z
  .string()
  .max(maxSlugLength, corretorMessages.slug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, corretorMessages.slug)
  .refine((value) => !isReservedSlug(value), reservedSlugMessage);

const badColor = 'Cor inválida: use o formato #d4af37';
const color = z.string({ error: badColor }).regex(/^#[0-9a-f]{6}$/i, badColor);

/** Only web addresses and account names are valid links. */
const badLink = 'Link inválido: use um endereço que comece com https://';
const link = z
  .string({ error: badLink })
  .max(300, badLink)
  .refine((value) => !/^[a-z][a-z\d+.-]*:/i.test(value) || /^https?:\/\/\S+$/i.test(value), badLink);

const few = <Value extends z.ZodType>(value: Value, message: string) =>
  z
    .record(z.string().max(40, message), value, { error: message })
    .refine((entries) => Object.keys(entries).length <= 20, message)
    .nullable()
    .optional();

const badTratamento = 'Tratamento inválido: use corretora ou corretor';

/** Body of a new corretor; absent fields take their defaults (BRK-21). */
const input = z.object({
  nome: required(),
  nomeGuerra: required(),
  email: required(254),
  creci: required(40),
  /** Not trimmed: trailing blanks may be intended. */
  senha: z
    .string({ error: corretorMessages.senha })
    .max(longestSenha, 'Senha longa demais')
    .refine((senha) => senha.trim() !== '', corretorMessages.senha),
  /** If absent, it is derived from the names (BRK-26, BRK-27). */
  slug: textOr(corretorMessages.slug, undefined, slug.optional()),
  ufCreci: textOr(
    'UF inválida',
    null,
    z
      .string()
      .toUpperCase()
      .pipe(z.enum(ufs, { error: 'UF inválida' }))
      .nullable(),
  ),
  tratamento: textOr(
    badTratamento,
    null,
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(tratamentos, { error: badTratamento }))
      .nullable(),
  ),
  telefone: textUnlessAbsent(40),
  whatsapp: textUnlessAbsent(40),
  biografia: textUnlessAbsent(5000),
  foto: imageUnlessAbsent(),
  logoPersonalizada: imageUnlessAbsent(),
  sitePersonalizado: textOr(badLink, null, link.nullable()),
  tituloSite: textUnlessAbsent(),
  subtituloSite: textUnlessAbsent(500),
  imagemFundoSite: imageUnlessAbsent(),
  corTema: textOr(badColor, '#d4af37', color),
  coresPersonalizadas: few(color, 'Cores inválidas'),
  redesSociais: few(link, 'Redes sociais inválidas'),
  regiaoTrabalho: textUnlessAbsent(500),
  ativo: flag(),
  aprovado: flag(),
  siteAtivo: flag(),
});
export type NewCorretor = z.output<typeof input>;

/**
 * Body of a change: absent fields stay unchanged, null clears (BRK-31..BRK-33). A blank `senha` means
 * unchanged, a blank `slug` is refused.
 */
const changes = input.partial().extend({
  senha: z
    .string({ error: 'Senha inválida' })
    .max(longestSenha, 'Senha longa demais')
    .nullish()
    .transform((senha) => (senha?.trim() ? senha : undefined)),
  slug: requiredText(corretorMessages.slug).pipe(slug).optional(),
});
export type CorretorChanges = z.output<typeof changes>;

/** Fields an imported row may set: no password, which he sets himself later. */
export const importedCorretor = input.pick({
  nome: true,
  nomeGuerra: true,
  email: true,
  creci: true,
  ufCreci: true,
  tratamento: true,
  whatsapp: true,
  telefone: true,
  regiaoTrabalho: true,
  ativo: true,
  aprovado: true,
  slug: true,
});

/** Fields a corretor may ask to have changed; absent stays unchanged, null clears. */
export const pedidoFields = input
  .pick({
    nome: true,
    nomeGuerra: true,
    email: true,
    whatsapp: true,
    telefone: true,
    creci: true,
    ufCreci: true,
    regiaoTrabalho: true,
    biografia: true,
  })
  .partial();

export const corretoresRoutes = resourceRoutes('corretores', corretorSchema, input, changes);

/** Sortable columns of the search (BRK-05). */
export const corretorOrders = [
  ...(['nome', 'creci', 'whatsapp', 'status'] as const),
  ...(['nomeGuerra', 'email', 'uf', 'telefone', 'regiaoTrabalho', 'site'] as const),
  ...(['precoMinimo', 'precoMaximo', 'criadoEm'] as const),
] as const;
/** Who brought a corretor in: the assistant on WhatsApp, or the team. */
export const origensDeCorretor = ['assistente', 'equipe'] as const;
/** Columns conditions may be on: those of the list, and what is known beyond his own record. */
export const corretorConditions = [
  ...corretorOrders,
  ...(['bairro', 'cidade', 'ufAtuacao', 'cobertura', 'origem'] as const),
] as const;
export const statusOptions = ['ativo', 'inativo', 'pendente'] as const satisfies StatusCorretor[];

const corretorFilters = {
  status: oneOf(statusOptions, 'Status inválido: use ativo, inativo ou pendente'),
  site: oneOf(['ativo', 'inativo'], 'Site inválido: use ativo ou inativo'),
  condicao: conditionsOn(corretorConditions),
};

export const searchCorretores = route({
  method: 'GET',
  path: '/api/corretores/busca',
  summary: 'Procura corretores por nome, nome de guerra, email ou CRECI, com filtros e ordem, 50 por página',
  query: z.object({
    /** Default order: newest first. By status: inactive, pending, active (BRK-07). */
    ...pagedQuery(corretorOrders, `Ordem inválida: use ${corretorOrders.join(', ')}`),
    ...corretorFilters,
  }),
  responses: { 200: pageOf(corretorSchema) },
});
export type CorretoresFiltro = Pick<
  z.output<NonNullable<typeof searchCorretores.query>>,
  'q' | 'status' | 'site' | 'condicao'
>;

export const valoresDeCorretores = route({
  method: 'GET',
  path: '/api/corretores/valores',
  summary: 'Os valores de uma coluna entre os corretores que uma busca encontra, com quantos têm cada um',
  query: z.object({
    coluna: z.enum(corretorConditions, { error: 'Coluna inválida' }),
    q: z.string({ error: 'Busca inválida' }).max(200, 'Busca longa demais').default(''),
    ...corretorFilters,
  }),
  responses: { 200: facetsSchema },
});

export const freeCorretorSlug = route({
  method: 'GET',
  path: '/api/corretores/slug-livre',
  summary: 'Diz qual endereço de site ainda está livre para um nome',
  query: z.object({
    nome: z.string({ error: 'Informe um nome' }).min(1, 'Informe um nome').max(200, 'Nome longo demais'),
  }),
  responses: {
    200: z.object({
      /** Null when the name yields no slug. */
      slug: z.string().nullable(),
    }),
  },
});
