import { z } from 'zod';
import { boxSchema } from './evidencia.ts';

/** Type of a PDF in a sales folder, as far as its name and text tell. */
export const documentKinds = [
  'book',
  'tabela',
  'memorial',
  'registro',
  'plantas',
  'apresentacao',
  'ficha',
  'outro',
] as const;
export const documentKindSchema = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof documentKindSchema>;

/** Private papers: never published, never sent to a model. */
export const privatePaperKinds = [
  'contrato',
  'certidao',
  'identidade',
  'dados-bancarios',
  'comissao',
  'dados-pessoais',
] as const;
export const privatePaperKindSchema = z.enum(privatePaperKinds);
export type PrivatePaperKind = z.infer<typeof privatePaperKindSchema>;

/** A line of text in reading order, with its position on the page. */
export const textLineSchema = z.object({
  /** The cells of a table row are separated by a tab. */
  text: z.string(),
  box: boxSchema,
  /** Left and right edge of each table cell, in points; absent in running text. */
  cells: z.array(z.tuple([z.number(), z.number()])).optional(),
});
export type TextLine = z.infer<typeof textLineSchema>;

export const textPageSchema = z.object({
  page: z.number().int().min(1),
  width: z.number(),
  height: z.number(),
  lines: z.array(textLineSchema),
  /** Share (0 to 1) of tokens that look like words; low when the font's encoding is broken. */
  legibility: z.number().min(0).max(1),
  /** Its letters are drawn: they were read off the picture of the page. */
  drawn: z.literal(true).optional(),
});
export type TextPage = z.infer<typeof textPageSchema>;

/** Why a document yielded no text, as shown to the administrator. */
export const unreadableReasons = [
  'vazio',
  'corrompido',
  'protegido-por-senha',
  'sem-texto',
  'texto-ilegivel',
  'grande-demais',
  'tempo-esgotado',
  'memoria-esgotada',
  'nao-e-pdf',
  'limite-de-pdfs',
  'falha-no-download',
  'outro-assunto',
  'outra-lingua',
  'outro-empreendimento',
] as const;
export const unreadableReasonSchema = z.enum(unreadableReasons);
export type UnreadableReason = z.infer<typeof unreadableReasonSchema>;

/** The readable text of one PDF. `path` identifies it in evidence. */
export const documentTextSchema = z.object({
  path: z.string(),
  kind: documentKindSchema,
  /** Date of the document (from its name, then its header), as ISO day or month. */
  date: z.string().nullable(),
  pageCount: z.number().int(),
  pages: z.array(textPageSchema),
  /** The words of a spreadsheet: a page is one of its sheets, and has no picture. */
  planilha: z.literal(true).optional(),
});
export type DocumentText = z.infer<typeof documentTextSchema>;

/** The outcome of one PDF. */
export const documentReadingSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('lido'), document: documentTextSchema, warnings: z.array(z.string()) }),
  z.object({
    state: z.literal('ignorado'),
    path: z.string(),
    reason: unreadableReasonSchema,
    /** A full Portuguese sentence that names the file and the reason. */
    message: z.string(),
  }),
  z.object({
    state: z.literal('reservado'),
    path: z.string(),
    paper: privatePaperKindSchema,
    message: z.string(),
    /** The one thing the local reader may extract from a registry certificate. */
    registro: z
      .object({
        numero: z.string(),
        cartorio: z.string().nullable(),
        page: z.number().int(),
        quote: z.string(),
      })
      .nullable(),
  }),
]);
export type DocumentReading = z.infer<typeof documentReadingSchema>;
