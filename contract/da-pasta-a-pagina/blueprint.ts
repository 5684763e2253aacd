import { z } from 'zod';
import { areaSchema, moneySchema } from '../base/common.ts';
import { fichaShape } from '../cadastros/ficha.ts';
import { pagamentoSchema } from '../cadastros/ficha-tipos.ts';
import { hotsiteStyleSchema } from './page-styles.ts';
import { sectionIdSchema } from './sections.ts';

export const sectionSchema = z.object({
  id: sectionIdSchema,
  titulo: z.string().min(1).max(140),
  subtitulo: z.string().max(240).nullable(),
  /** Paragraphs. */
  texto: z.array(z.string().max(1200)).max(8),
  /** Ids of catalogue assets, in the order they are shown. */
  assets: z.array(z.string()).max(80),
  /** Facts as figures: { rotulo: 'Área privativa', valor: '63 a 110 m²' }. */
  destaques: z.array(z.object({ rotulo: z.string().max(60), valor: z.string().max(80) })).max(12),
  /** Listed items: amenities, plans with their figures, points nearby. */
  itens: z
    .array(
      z.object({
        titulo: z.string().min(1).max(120),
        texto: z.string().max(400).nullable(),
        /** Groups items under one heading ('Lazer', 'Bem-estar', …). */
        grupo: z.string().max(60).nullable(),
        asset: z.string().nullable(),
      }),
    )
    .max(80),
});
export type Section = z.infer<typeof sectionSchema>;

const hex = z.string().regex(/^#[0-9a-f]{6}$/i);
export const colorSchemeSchema = z.object({
  background: hex,
  surface: hex,
  text: hex,
  muted: hex,
  accent: hex,
  /** Text colour on `accent`, with at least 4.5:1 contrast. */
  onAccent: hex,
});
export type ColorScheme = z.infer<typeof colorSchemeSchema>;

/** The plan of a page (HOT-48). */
export const blueprintSchema = z.object({
  sections: z
    .array(sectionSchema)
    .min(1)
    .max(6)
    .refine((list) => new Set(list.map((section) => section.id)).size === list.length, 'Seção repetida'),
  metadata: z.object({
    color_scheme: colorSchemeSchema,
    style: hotsiteStyleSchema,
    total_assets_used: z.number().int().min(0),
  }),
});
export type Blueprint = z.infer<typeof blueprintSchema>;

/** Generated source of a page, as found between the sentinels (HOT-47). */
export const pageSourceSchema = z.object({ html: z.string(), css: z.string(), js: z.string() });
export type PageSource = z.infer<typeof pageSourceSchema>;

/**
 * What a page may say about the empreendimento: the public view of the record (`publicView`), in which every
 * value has a source or is absent. Numbers on a page must be found here. The brand keeps raw records out of
 * public pages: only `publicFacts` creates these, and the schema reads them back.
 */
const pageFactsFields = z.object({
  nome: z.string(),
  incorporadora: z.string(),
  cnpj: z.string().nullable(),
  endereco: z.string().nullable(),
  bairro: z.string(),
  cidade: z.string(),
  uf: z.string(),
  descricao: z.string().nullable(),
  /** Null until someone states it: a record starts with a default, which no page states. */
  status: z.string().nullable(),
  precoInicial: z.string().nullable(),
  dataTabela: z.string().nullable(),
  dormitoriosMin: z.number().nullable(),
  dormitoriosMax: z.number().nullable(),
  suitesMin: z.number().nullable(),
  suitesMax: z.number().nullable(),
  areaMin: z.string().nullable(),
  areaMax: z.string().nullable(),
  vagasMin: z.number().nullable(),
  vagasMax: z.number().nullable(),
  dataEntrega: z.string().nullable(),
  registroIncorporacao: z.string().nullable(),
  cartorio: z.string().nullable(),
  amenidades: z.array(z.string()),
  tipologias: z.array(
    z.object({
      nome: z.string(),
      dormitorios: z.number().nullable(),
      suites: z.number().nullable(),
      vagas: z.number().nullable(),
      area: z.string().nullable(),
    }),
  ),
  /** Further public facts; absent in pages written before there were any. */
  ficha: z.object(fichaShape).optional(),
  /** Units and payment by the newest table, with its date and last valid day; absent without a dated one. */
  tabela: z
    .object({
      data: z.string(),
      ate: z.string(),
      tipos: z.array(
        z.object({
          nome: z.string(),
          /** Null where the table does not say what is sold. */
          disponiveis: z.number().int().nullable(),
          precoMin: moneySchema.nullable(),
          precoMax: moneySchema.nullable(),
          /** Private areas of the type's units; absent where the table does not say them. */
          areaMin: areaSchema.optional(),
          areaMax: areaSchema.optional(),
        }),
      ),
      pagamento: z.array(pagamentoSchema),
    })
    .optional(),
  /** What a search of the web adds to the description, with its pages; absent without both. */
  pesquisa: z
    .object({
      frases: z.array(z.string()),
      fontes: z.array(z.object({ url: z.string(), titulo: z.string().nullable() })),
    })
    .optional(),
});
export const pageFactsSchema = pageFactsFields.brand<'PageFacts'>();
export type PageFacts = z.infer<typeof pageFactsSchema>;
/** The same fields from any source, unbranded. */
export type RawFacts = z.infer<typeof pageFactsFields>;

/** The six template variables for the corretor who shares the page (PUB-07). */
export const corretorPlaceholders = [
  'CORRETOR_FOTO',
  'CORRETOR_NOME_GUERRA',
  'CORRETOR_NOME',
  'CORRETOR_CRECI',
  'CORRETOR_UF_CRECI',
  'CORRETOR_WHATSAPP',
] as const;
export type CorretorPlaceholder = (typeof corretorPlaceholders)[number];

export const sentinels = {
  html: ['<!--BEGIN_HTML-->', '<!--END_HTML-->'],
  css: ['/*BEGIN_CSS*/', '/*END_CSS*/'],
  js: ['//BEGIN_JS', '//END_JS'],
} as const;
