import { z } from 'zod';
import { statusEmpreendimentoValues } from '#contract/cadastros/fatos.ts';
import { camposDaFicha } from '#contract/cadastros/ficha.ts';
import { assetCategories } from '#contract/da-pasta-a-pagina/image-classes.ts';

/*
 * The schemas models are asked for. Every field is required and nullable, never optional, as strict
 * structured outputs demand. Limits are applied afterwards.
 */

/** Source of a value: number of the sent file, page, and the copied words. */
const source = {
  arquivo: z.number().int().describe('número do arquivo'),
  pagina: z.number().int().describe('número da página'),
  trecho: z.string().describe('o trecho copiado palavra por palavra, curto'),
};
const said = <Schema extends z.ZodType>(valor: Schema) => z.array(z.object({ valor, ...source }));

/** That a book names a file does not mean the incorporadora gives it to the public: it is only typed. */
export const camposLidos = camposDaFicha.filter((campo) => campo !== 'downloads');

export const extractionSchema = z.object({
  nome: said(z.string()),
  incorporadora: said(z.string()),
  cnpj: said(z.string()),
  endereco: said(z.string().describe('rua e número')),
  bairro: said(z.string()),
  cidade: said(z.string()),
  uf: said(z.string().describe('sigla')),
  precoInicial: said(z.string().describe('em reais, como 450000.00')),
  dormitorios: said(z.number().int()),
  suites: said(z.number().int()),
  vagas: said(z.number().int()),
  areaPrivativa: said(z.string().describe('em m², como 63.45')),
  status: said(z.enum(statusEmpreendimentoValues)),
  dataEntrega: said(z.string().describe('AAAA-MM ou AAAA-MM-DD')),
  registroIncorporacao: said(z.string()),
  cartorio: said(z.string()),
  amenidades: said(z.string()),
  tipologias: z.array(
    z.object({
      nome: z.string(),
      dormitorios: z.number().int().nullable(),
      suites: z.number().int().nullable(),
      vagas: z.number().int().nullable(),
      area: z.string().nullable(),
      ...source,
    }),
  ),
  /** One item for each part of each declared fact, in the form in which it is typed. */
  ficha: z.array(
    z.object({
      campo: z.enum(camposLidos),
      valor: z.string().describe('uma parte do dado, na forma pedida'),
      ...source,
    }),
  ),
  descricao: z.array(z.object({ texto: z.string().describe('um parágrafo'), ...source })),
  outrosEmpreendimentos: z.array(z.string()),
});
export type Extraction = z.infer<typeof extractionSchema>;
export type Source = Pick<Extraction['descricao'][number], 'arquivo' | 'pagina' | 'trecho'>;

export const classificationSchema = z.object({
  imagens: z.array(
    z.object({
      numero: z.number().int(),
      categoria: z.enum(assetCategories),
      tipo: z.string().nullable(),
      descricao: z.string(),
      incerta: z.boolean(),
    }),
  ),
});

export const planSchema = z.object({
  sections: z.array(
    z.object({
      id: z.string(),
      titulo: z.string(),
      subtitulo: z.string().nullable(),
      texto: z.array(z.string()),
      assets: z.array(z.string()),
      destaques: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
      itens: z.array(
        z.object({
          titulo: z.string(),
          texto: z.string().nullable(),
          grupo: z.string().nullable(),
          asset: z.string().nullable(),
        }),
      ),
    }),
  ),
  metadata: z.object({
    color_scheme: z.object({
      background: z.string(),
      surface: z.string(),
      text: z.string(),
      muted: z.string(),
      accent: z.string(),
      onAccent: z.string(),
    }),
    style: z.string(),
    total_assets_used: z.number(),
  }),
});
export type PlannedPage = z.infer<typeof planSchema>;
