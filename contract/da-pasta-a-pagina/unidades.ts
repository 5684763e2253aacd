import { z } from 'zod';
import { areaSchema, idSchema, moneySchema } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { estadosDaTabela } from '../cadastros/vigencia.ts';
import { hotsiteAtrasSchema } from './pagina-atras.ts';

/** Whether a unit is for sale, as its table says. */
export const estadosDaUnidade = ['disponivel', 'reservada', 'vendida', 'indisponivel'] as const;
export type EstadoDaUnidade = (typeof estadosDaUnidade)[number];

const text = z.string().nullable();
const count = z.number().int().nullable();

/** A row of a price table, or of a mirror of units. */
export const unidadeSchema = z.object({
  /** As the table names it: '1203', 'Casa 07'. For a row of several units, what they have in common. */
  unidade: z.string(),
  /** A row of several units ('2º ao 7º andar', 'Tipo A') is priced, but is no unit. */
  faixa: z.boolean(),
  torre: text,
  andar: count,
  posicao: text,
  tipologia: text,
  areaPrivativa: areaSchema.nullable(),
  areaTotal: areaSchema.nullable(),
  vagas: count,
  preco: moneySchema.nullable(),
  /** The other end of a range of prices. */
  precoAte: moneySchema.nullable(),
  precoCampanha: moneySchema.nullable(),
  estado: z.enum(estadosDaUnidade).nullable(),
  /** Page, or sheet of a workbook, from 1. */
  pagina: z.number().int(),
  /** Line of the page, from 1. */
  linha: z.number().int(),
});
export type Unidade = z.infer<typeof unidadeSchema>;

/** Figures of the units of one version; prices are of those for sale. */
export const resumoSchema = z.object({
  unidades: z.number().int(),
  /** How many rows are priced for several units. */
  faixas: z.number().int(),
  estados: z.record(z.enum(estadosDaUnidade), z.number().int()),
  precoMin: moneySchema.nullable(),
  precoMax: moneySchema.nullable(),
  precoCampanhaMin: moneySchema.nullable(),
  precoCampanhaMax: moneySchema.nullable(),
  areaMin: areaSchema.nullable(),
  areaMax: areaSchema.nullable(),
  /** Stock by type: by the table's own, else by private area. */
  tipos: z.array(
    z.object({
      nome: z.string(),
      unidades: z.number().int(),
      disponiveis: z.number().int(),
      precoMin: moneySchema.nullable(),
      precoMax: moneySchema.nullable(),
      areaMin: areaSchema.nullable(),
      areaMax: areaSchema.nullable(),
    }),
  ),
});
export type Resumo = z.infer<typeof resumoSchema>;

/** A table as it was on its date; several documents of one month may make it. */
export const versaoDaTabelaSchema = z.object({
  /** The id of its newest document's table. */
  id: z.number().int(),
  data: text,
  lidaEm: z.string(),
  /** What its campaign prices are called. */
  campanha: text,
  vigencia: z.object({ estado: z.enum(estadosDaTabela), de: text, ate: text }),
  fontes: z.array(
    z.object({
      arquivo: z.string(),
      unidades: z.number().int(),
      paginas: z.array(z.number().int()),
      /** Rows whose columns could not be told, and rows beyond the limit: left out. */
      ignoradas: z.number().int(),
      excedentes: z.number().int(),
    }),
  ),
  resumo: resumoSchema,
});
export type VersaoDaTabela = z.infer<typeof versaoDaTabelaSchema>;

const mudouSchema = z.object({ unidade: z.string(), torre: text });
const mudouDePrecoSchema = mudouSchema.extend({
  de: moneySchema,
  para: moneySchema,
  diferenca: moneySchema,
  /** In percent of the earlier price, with one decimal place. */
  percentual: z.number(),
});
export type MudouDePreco = z.infer<typeof mudouDePrecoSchema>;

/** What changed from an earlier version to a later one. */
export const comparacaoDeTabelasSchema = z.object({
  /** The earlier one. */
  versao: z.number().int(),
  data: text,
  novas: z.array(mudouSchema),
  vendidas: z.array(mudouSchema),
  /** Named by the earlier table only. */
  sairam: z.array(mudouSchema),
  voltaram: z.array(mudouSchema),
  subiram: z.array(mudouDePrecoSchema),
  cairam: z.array(mudouDePrecoSchema),
  iguais: z.number().int(),
});
export type ComparacaoDeTabelas = z.infer<typeof comparacaoDeTabelasSchema>;

/** A unit with its place in the record. */
export const unidadeDaTabelaSchema = unidadeSchema.extend({
  id: z.number().int(),
  arquivo: z.string(),
});
export type UnidadeDaTabela = z.infer<typeof unidadeDaTabelaSchema>;

export const tabelaDeUnidadesSchema = z.object({
  id: z.number().int(),
  nome: z.string(),
  /** Newest first. */
  versoes: z.array(versaoDaTabelaSchema),
  /** Which of them the units are of; null if there is none. */
  versao: z.number().int().nullable(),
  /** Public pages that still state what the record no longer does. */
  paginasAtras: z.array(hotsiteAtrasSchema),
  unidades: z.array(unidadeDaTabelaSchema),
  /** With the version before it. */
  comparacao: comparacaoDeTabelasSchema.nullable(),
});
export type TabelaDeUnidades = z.infer<typeof tabelaDeUnidadesSchema>;

export const getUnidades = route({
  method: 'GET',
  path: '/api/empreendimentos/:id/unidades',
  summary: 'As unidades de um empreendimento pela tabela de vendas, as versões dela e o que mudou entre duas',
  params: z.object({ id: idSchema }),
  query: z.object({ versao: idSchema.optional() }),
  responses: { 200: tabelaDeUnidadesSchema },
});
