import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import {
  countUnlessAbsent,
  dayOrMonthUnlessAbsent,
  decimalUnlessAbsent,
  imageUnlessAbsent,
  isFolderLink,
  requiredId,
  requiredText,
  textsUnlessAbsent,
  textUnlessAbsent,
} from '../base/fields.ts';
import { resourceRoutes } from '../base/resource.ts';
import { route } from '../base/routes.ts';
import { contagemSchema } from '../da-pasta-a-pagina/contagem.ts';
import { statusEmpreendimentoValues, tipologiaSchema } from './fatos.ts';
import { fichaInput, fichaShape } from './ficha.ts';

const decimal = z.string().nullable();
const count = z.number().int().nullable();

/** Messages for invalid values in the form and the calls (EMP-14, EMP-16, EMP-17). */
export const empreendimentoMessages = {
  required: 'Nome e bairro são obrigatórios',
  incorporadora: 'Incorporadora é obrigatória',
  reversed: 'O valor mínimo não pode ser maior que o máximo',
  preco: 'Preço inválido: use o formato 450.000,00',
  area: 'Área inválida: use o formato 72,50',
  count: 'Use um número inteiro de 0 a 1000',
  status: 'Selecione o status',
  day: 'Use mês e ano (06/2029) ou dia, mês e ano (30/06/2029)',
  driveUrl: 'URL válida do Google Drive é obrigatória',
  tipologia: 'Dê um nome a cada tipologia',
} as const;
export const maxDescricaoEmpreendimento = 10_000;
export const maxAmenidades = 100;
export const maxTipologias = 50;
const maxCount = 1000;

/** A unit type with its lowest price, which is never read from documents. */
const tipologiaComPrecoSchema = tipologiaSchema.extend({ preco: decimal.optional() });
export type TipologiaComPreco = z.infer<typeof tipologiaComPrecoSchema>;

export const empreendimentoSchema = z.object({
  id: z.number().int(),
  nome: z.string(),
  descricao: z.string().nullable(),
  endereco: z.string().nullable(),
  bairroId: z.number().int(),
  incorporadoraId: z.number().int(),
  imagemPrincipal: z.string().nullable(),
  precoInicial: decimal,
  dormitoriosMin: count,
  dormitoriosMax: count,
  suitesMin: count,
  suitesMax: count,
  areaMin: decimal,
  areaMax: decimal,
  vagasMin: count,
  vagasMax: count,
  status: z.string(),
  /** A document or a person stated the status; otherwise it is a default that public pages omit. */
  statusConfirmado: z.boolean(),
  ativo: z.boolean(),
  driveUrl: z.string().nullable(),
  assetsProcessedAt: z.string().nullable(),
  dataEntrega: z.string().nullable(),
  registroIncorporacao: z.string().nullable(),
  cartorio: z.string().nullable(),
  dataTabela: z.string().nullable(),
  /** Last day on which the table's price is valid; null without a date. */
  tabelaValidaAte: z.string().nullable(),
  amenidades: z.array(z.string()),
  tipologias: z.array(tipologiaComPrecoSchema),
  /** Further facts; those nobody stated are absent. */
  ...fichaShape,
  /** Created by the manual flow from a folder whose documents were not read (FLW). */
  fluxoAi: z.boolean(),
  revisao: z.number().int(),
  criadoEm: z.string(),
  atualizadoEm: z.string(),
  /** Names beside the ids, so that a card needs no second list. */
  bairro: z.object({ nome: z.string(), cidadeId: z.number().int(), cidade: z.string(), uf: z.string() }),
  incorporadora: z.object({ nome: z.string() }),
  /** Its hotsite, if any. */
  hotsite: z
    .object({
      id: z.number().int(),
      rota: z.string(),
      ativo: z.boolean(),
      publicado: z.boolean(),
      /** Findings of the latest verificação of the public page; null if no page is public. */
      achados: contagemSchema.nullable(),
    })
    .nullable(),
});
export type Empreendimento = z.infer<typeof empreendimentoSchema>;

const amount = () => countUnlessAbsent(maxCount, empreendimentoMessages.count);
const area = () => decimalUnlessAbsent(8, empreendimentoMessages.area);
const orNull = <Value>(value: Value | undefined) => value ?? null;

const tipologiaInput = z
  .object({
    nome: requiredText(empreendimentoMessages.tipologia, 120),
    dormitorios: amount().transform(orNull),
    suites: amount().transform(orNull),
    vagas: amount().transform(orNull),
    area: area().transform(orNull),
    preco: decimalUnlessAbsent(13, empreendimentoMessages.preco),
  })
  // Without a price it is stored exactly as a reading would store it.
  .transform(({ preco, ...rest }) => (preco ? { ...rest, preco } : rest));

/** Absent fields stay unchanged, or take their default in a new record (EMP-11, EMP-19, EMP-20). */
const input = z.object({
  nome: requiredText(empreendimentoMessages.required),
  bairroId: requiredId(empreendimentoMessages.required),
  incorporadoraId: requiredId(empreendimentoMessages.incorporadora),
  descricao: textUnlessAbsent(maxDescricaoEmpreendimento),
  endereco: textUnlessAbsent(300),
  imagemPrincipal: imageUnlessAbsent(),
  precoInicial: decimalUnlessAbsent(13, empreendimentoMessages.preco),
  dormitoriosMin: amount(),
  dormitoriosMax: amount(),
  suitesMin: amount(),
  suitesMax: amount(),
  areaMin: area(),
  areaMax: area(),
  vagasMin: amount(),
  vagasMax: amount(),
  status: z
    .string({ error: empreendimentoMessages.status })
    .pipe(z.enum(statusEmpreendimentoValues, { error: empreendimentoMessages.status }))
    .optional(),
  statusConfirmado: z.boolean({ error: 'Use verdadeiro ou falso' }).optional(),
  ativo: z.boolean({ error: 'Use verdadeiro ou falso' }).optional(),
  driveUrl: textUnlessAbsent(2000).refine(
    (link) => !link || isFolderLink(link),
    empreendimentoMessages.driveUrl,
  ),
  dataEntrega: dayOrMonthUnlessAbsent(empreendimentoMessages.day),
  dataTabela: dayOrMonthUnlessAbsent(empreendimentoMessages.day),
  registroIncorporacao: textUnlessAbsent(200),
  cartorio: textUnlessAbsent(200),
  amenidades: textsUnlessAbsent(maxAmenidades, 80),
  tipologias: z
    .array(tipologiaInput, { error: 'Lista de tipologias inválida' })
    .max(maxTipologias, `Use no máximo ${maxTipologias} tipologias`)
    .optional(),
  ...fichaInput,
});
export type EmpreendimentoInput = z.output<typeof input>;

/** Field pairs that form a range, lower end first. */
export const ranges = [
  ['dormitoriosMin', 'dormitoriosMax'],
  ['suitesMin', 'suitesMax'],
  ['areaMin', 'areaMax'],
  ['vagasMin', 'vagasMax'],
] as const satisfies readonly (readonly [keyof EmpreendimentoInput, keyof EmpreendimentoInput])[];

/** Whole list, newest first (API-17). A single record includes all of `metadados`, evidence included. */
export const empreendimentosRoutes = {
  ...resourceRoutes('empreendimentos', empreendimentoSchema, input),
  read: route({
    method: 'GET',
    path: '/api/empreendimentos/:id',
    summary: 'Lê um empreendimento com tudo o que se sabe dele e de onde veio',
    params: z.object({ id: idSchema }),
    responses: {
      200: empreendimentoSchema.extend({ metadados: z.unknown(), assetsCatalog: z.string().nullable() }),
    },
  }),
};
export const listEmpreendimentos = empreendimentosRoutes.list;
