import { z } from 'zod';
import { areaSchema, idSchema, moneySchema } from '../base/common.ts';
import { optionalRevisao, requiredText } from '../base/fields.ts';
import { route } from '../base/routes.ts';
import { cleanText } from '../base/text.ts';
import { statusEmpreendimentoValues, type Tipologia, tipologiaSchema } from '../cadastros/fatos.ts';
import { type CampoDaFicha, camposDaFicha, ficha, isCampoDaFicha, valorTypedOf } from '../cadastros/ficha.ts';
import { fonteSchema as paginaDaWeb } from '../sistema/modelos.ts';
import { evidenceSchema } from './evidencia.ts';
import { hotsiteAtrasSchema } from './pagina-atras.ts';

/** Groups of fields in review order. */
export const gruposDaLeitura = [
  'Identificação',
  'Preço',
  'Plantas',
  'Obra e registro',
  'Textos',
  'Projeto',
  'Conceito',
  'Arredores e pagamento',
  'Andamento e mídia',
] as const;
export type GrupoDaLeitura = (typeof gruposDaLeitura)[number];

/** Type of a field's value, for display and input. */
export type TipoDeCampo =
  | 'texto'
  | 'texto-longo'
  | 'dinheiro'
  | 'area'
  | 'numero'
  | 'data'
  | 'status'
  | 'lista'
  | 'tipologias'
  /** A fact of the ficha: typed and shown by its own kind. */
  | 'ficha'
  /** A separate record named by the document: it is accepted or kept, not typed. */
  | 'registro';

interface Campo {
  rotulo: string;
  grupo: GrupoDaLeitura;
  tipo: TipoDeCampo;
  /** Whether the field may be empty. */
  obrigatorio?: true;
  /** The other end of a range. */
  maximo?: string;
}

const daFicha = Object.fromEntries(
  camposDaFicha.map((campo) => [
    campo,
    { rotulo: ficha[campo].rotulo, grupo: ficha[campo].grupo, tipo: 'ficha' },
  ]),
) as { [Each in CampoDaFicha]: { rotulo: string; grupo: (typeof ficha)[Each]['grupo']; tipo: 'ficha' } };

/** Every field a reading may fill, in review order. */
export const camposDaLeitura = {
  nome: { rotulo: 'Nome', grupo: 'Identificação', tipo: 'texto', obrigatorio: true },
  incorporadora: { rotulo: 'Incorporadora', grupo: 'Identificação', tipo: 'registro', obrigatorio: true },
  bairro: { rotulo: 'Bairro', grupo: 'Identificação', tipo: 'registro', obrigatorio: true },
  endereco: { rotulo: 'Endereço', grupo: 'Identificação', tipo: 'texto' },
  status: { rotulo: 'Status', grupo: 'Identificação', tipo: 'status', obrigatorio: true },
  precoInicial: { rotulo: 'Preço inicial', grupo: 'Preço', tipo: 'dinheiro' },
  dataTabela: { rotulo: 'Data da tabela', grupo: 'Preço', tipo: 'data' },
  areaMin: { rotulo: 'Área (mínima)', grupo: 'Plantas', tipo: 'area', maximo: 'areaMax' },
  areaMax: { rotulo: 'Área (máxima)', grupo: 'Plantas', tipo: 'area' },
  dormitoriosMin: {
    rotulo: 'Dormitórios (mínimo)',
    grupo: 'Plantas',
    tipo: 'numero',
    maximo: 'dormitoriosMax',
  },
  dormitoriosMax: { rotulo: 'Dormitórios (máximo)', grupo: 'Plantas', tipo: 'numero' },
  suitesMin: { rotulo: 'Suítes (mínimo)', grupo: 'Plantas', tipo: 'numero', maximo: 'suitesMax' },
  suitesMax: { rotulo: 'Suítes (máximo)', grupo: 'Plantas', tipo: 'numero' },
  vagasMin: { rotulo: 'Vagas (mínimo)', grupo: 'Plantas', tipo: 'numero', maximo: 'vagasMax' },
  vagasMax: { rotulo: 'Vagas (máximo)', grupo: 'Plantas', tipo: 'numero' },
  tipologias: { rotulo: 'Tipologias', grupo: 'Plantas', tipo: 'tipologias' },
  dataEntrega: { rotulo: 'Entrega', grupo: 'Obra e registro', tipo: 'data' },
  registroIncorporacao: { rotulo: 'Registro de incorporação', grupo: 'Obra e registro', tipo: 'texto' },
  cartorio: { rotulo: 'Cartório', grupo: 'Obra e registro', tipo: 'texto' },
  amenidades: { rotulo: 'Amenidades', grupo: 'Textos', tipo: 'lista' },
  descricao: { rotulo: 'Descrição', grupo: 'Textos', tipo: 'texto-longo' },
  ...daFicha,
} as const satisfies Record<string, Campo>;
export type CampoDaLeitura = keyof typeof camposDaLeitura;
export const nomesDosCampos = Object.keys(camposDaLeitura) as CampoDaLeitura[];
export const campoDaLeituraSchema = z.enum(nomesDosCampos, { error: 'Campo desconhecido' });

const texto = (max: number) => requiredText('Escreva um valor', max);
const data = z
  .string({ error: 'Data inválida' })
  .regex(/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/, 'Data inválida');
const numero = z
  .number({ error: 'Número inválido' })
  .int('Número inválido')
  .min(0, 'O valor não pode ser negativo')
  .max(1000, 'Número inválido');

/** Input schema of each field type. */
const tipos = {
  texto: texto(300),
  'texto-longo': texto(10_000),
  dinheiro: z
    .string({ error: 'Valor inválido' })
    .refine((value) => moneySchema.safeParse(value).success && Number(value) > 0, 'Valor inválido'),
  area: z
    .string({ error: 'Área inválida' })
    .refine((value) => areaSchema.safeParse(value).success && Number(value) > 0, 'Área inválida'),
  numero,
  data,
  status: z.enum(statusEmpreendimentoValues, { error: 'Status desconhecido' }),
  lista: z.array(texto(120), { error: 'Lista inválida' }).max(200, 'Use no máximo 200 itens'),
  tipologias: z
    .array(z.unknown(), { error: 'Lista inválida' })
    .max(100, 'Use no máximo 100 tipologias')
    .transform((list, context) =>
      list.map((each, index): Tipologia => {
        const checked = tipologiaSchema.safeParse(each);
        if (checked.success) return checked.data;
        context.addIssue(`Tipologia ${index + 1}: confira o nome, os números e a área`);
        return z.NEVER;
      }),
    ),
  registro: z.never({ error: 'Este campo é alterado no cadastro do empreendimento' }),
} satisfies Record<Exclude<TipoDeCampo, 'ficha'>, z.ZodType>;

/** Validates a typed field value; messages are for people. */
export const valorDoCampo = (campo: CampoDaLeitura): z.ZodType =>
  isCampoDaFicha(campo) ? valorTypedOf(campo) : tipos[camposDaLeitura[campo].tipo];

/** A quoted page; `imagem` tells whether it can still be shown. */
export const fonteSchema = evidenceSchema.extend({
  imagem: z.boolean(),
  /** Page size in PDF points, the unit of `box`; null if unknown. */
  pagina: z.object({ width: z.number(), height: z.number() }).nullable(),
});
export type Fonte = z.infer<typeof fonteSchema>;

const lidoSchema = z.object({
  valor: z.unknown(),
  /** 0 to 1. */
  confianca: z.number(),
  fontes: z.array(fonteSchema),
  /** What other documents say instead. */
  conflitos: z.array(z.object({ valor: z.unknown(), fontes: z.array(fonteSchema) })),
  /** The precedence rule applied, in Portuguese. */
  regra: z.string().nullable(),
});

export const estadosDoCampo = [
  'a-revisar',
  'aceito',
  'mantido',
  'editado',
  'recusado',
  'nao-encontrado',
] as const;
export type EstadoDoCampo = (typeof estadosDoCampo)[number];

/** How often a field proved right in earlier reviews. */
export const confiabilidadeSchema = z.object({
  certos: z.number().int(),
  total: z.number().int(),
  /** Whether counted in this incorporadora's books alone, or in everybody's. */
  dela: z.boolean(),
  /** Confidence from which the field is stated without asking. */
  linha: z.number(),
});
export type Confiabilidade = z.infer<typeof confiabilidadeSchema>;

export const campoLidoSchema = z.object({
  campo: campoDaLeituraSchema,
  /** The record's current value. */
  valor: z.unknown(),
  /** The value read from documents; null if none. */
  lido: lidoSchema.nullable(),
  /** Whether the record matches the documents. */
  igual: z.boolean(),
  /** Not read with certainty: a question, not stored in the record. */
  duvida: z.boolean(),
  confiabilidade: confiabilidadeSchema.nullable(),
  /** Who wrote what the record says, where the documents say something else; null where nobody did. */
  corrigido: z.object({ por: z.string().nullable(), em: z.string().nullable() }).nullable(),
  estado: z.enum(estadosDoCampo),
  decisao: z.object({ por: z.string().nullable(), em: z.string() }).nullable(),
});
export type CampoLido = z.infer<typeof campoLidoSchema>;

export const leituraSchema = z.object({
  id: z.number().int(),
  nome: z.string(),
  revisao: z.number().int(),
  /** Null before the first reading. */
  lidoEm: z.string().nullable(),
  motor: z.string().nullable(),
  driveUrl: z.string().nullable(),
  /** Its hotsite, which shows these decisions once regenerated; null if none. */
  hotsite: z
    .object({
      id: z.number().int(),
      nome: z.string(),
      /** Address of its public page; null while none is public. */
      rota: z.string().nullable(),
    })
    .nullable(),
  /** Public pages that still state what the record no longer does. */
  paginasAtras: z.array(hotsiteAtrasSchema),
  documentos: z.array(
    z.object({
      path: z.string(),
      state: z.enum(['lido', 'ignorado', 'reservado']),
      message: z.string().nullable(),
      pageCount: z.number().int().nullable(),
    }),
  ),
  avisos: z.array(z.string()),
  campos: z.array(campoLidoSchema),
  /** Source of a description still as the engine wrote it: the engine and the pages found. */
  pesquisa: z
    .object({ motor: z.string(), buscou: z.boolean(), fontes: z.array(paginaDaWeb), em: z.string() })
    .nullable(),
});
export type Leitura = z.infer<typeof leituraSchema>;

const params = z.object({ id: idSchema });

export const getLeitura = route({
  method: 'GET',
  path: '/api/empreendimentos/:id/leitura',
  summary: 'O que os documentos dizem de cada campo de um empreendimento, onde, e o que se decidiu',
  params,
  responses: { 200: leituraSchema },
});

export const listARevisar = route({
  method: 'GET',
  path: '/api/empreendimentos/a-revisar',
  summary: 'Quantos campos lidos esperam uma decisão, por empreendimento',
  responses: { 200: z.array(z.object({ id: z.number().int(), campos: z.number().int() })) },
});

export const decisoes = ['aceitar', 'manter', 'editar', 'recusar'] as const;
export type Decisao = (typeof decisoes)[number];

/**
 * Decides one field. With the `revisao` that was read, a concurrent change or reading is not decided unseen.
 */
export const decideCampo = route({
  method: 'POST',
  path: '/api/empreendimentos/:id/leitura/:campo',
  summary: 'Aceita, mantém, edita ou recusa o que os documentos dizem de um campo',
  params: params.extend({ campo: campoDaLeituraSchema }),
  body: z.object({
    decisao: z.enum(decisoes, { error: 'Decisão desconhecida' }),
    valor: z.unknown().optional(),
    revisao: optionalRevisao(),
  }),
  responses: { 200: leituraSchema },
});

/** Accepts the documents' values of many fields at once. */
export const acceptCampos = route({
  method: 'POST',
  path: '/api/empreendimentos/:id/leitura',
  summary: 'Aceita o que os documentos dizem de vários campos de uma vez',
  params,
  body: z.object({
    campos: z
      .array(campoDaLeituraSchema, { error: 'Campos inválidos' })
      .min(1, 'Escolha ao menos um campo')
      .max(nomesDosCampos.length),
    revisao: optionalRevisao(),
  }),
  responses: { 200: leituraSchema },
});

export const undoCampo = route({
  method: 'DELETE',
  path: '/api/empreendimentos/:id/leitura/:campo',
  summary: 'Desfaz a decisão sobre um campo: o valor volta ao que era antes dela',
  params: params.extend({ campo: campoDaLeituraSchema }),
  responses: { 200: leituraSchema },
});

/** A page of a document, by its path in the folder. */
export const paginaPedida = z.object({
  documento: z.string({ error: 'Documento inválido' }).transform(cleanText).pipe(z.string().min(1).max(1000)),
  pagina: z.coerce.number({ error: 'Página inválida' }).int('Página inválida').min(1).max(10_000),
});

/** An image of a quoted page. */
export const getPaginaLida = route({
  method: 'GET',
  path: '/api/empreendimentos/:id/leitura/pagina',
  summary: 'A imagem de uma página dos documentos lidos',
  params,
  query: paginaPedida,
  type: 'image/*',
  responses: { 200: z.file() },
});
