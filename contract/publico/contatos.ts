import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { escolhaDe } from '../base/escolha.ts';
import { textUnlessAbsent } from '../base/fields.ts';
import { conditionsOn, facetsSchema, oneOf, pagedQuery, pageOf } from '../base/paged.ts';
import { route } from '../base/routes.ts';
import { dayMs } from '../base/units.ts';
import { erasureReasons } from '../cadastros/dados-pessoais.ts';

/** A visitor of a page who left his contact, and what the team made of it. */

export const contatoEstados = ['novo', 'atendido', 'descartado'] as const;
export type ContatoEstado = (typeof contatoEstados)[number];

/** How far the message that told the corretor of it has come. */
export const entregas = [
  'a-caminho',
  'enviada',
  'entregue',
  'lida',
  'falhou',
  'sem-whatsapp',
  'desligada',
] as const;
export type Entrega = (typeof entregas)[number];
/** Told, and nobody marked it after this time: the team should know. */
export const semRespostaMs = dayMs;

/** Messages to a corretor that hold visitors' data: theirs, not his. */
export const chavesComVisitantes = [
  'aviso_contato',
  'assistente_contatos',
  'assistente_novidades',
  'assistente_atendi',
] as const;

export const contatoSizes = { nome: 120, telefone: 40, mensagem: 1000 } as const;

/**
 * What visitors agree to, by version. A text that was shown once stays here: a new wording is a new version,
 * the last one is in use.
 */
export const consentimentos = {
  '2026-11':
    'Concordo que meu nome, meu telefone e minha mensagem sejam guardados e usados pelo programa e pelo corretor ' +
    'indicado nesta página para falar comigo sobre este empreendimento. Posso pedir uma cópia ou a exclusão desses ' +
    'dados quando quiser.',
} as const;
export type Consentimento = keyof typeof consentimentos;
export const consentimentoAtual: Consentimento = '2026-11';

const ref = z.object({ id: z.number().int(), nome: z.string() });

export const contatoSchema = z.object({
  id: z.number().int(),
  revisao: z.number().int(),
  nome: z.string(),
  telefone: z.string(),
  /** Digits including the country code. */
  whatsapp: z.string(),
  mensagem: z.string().nullable(),
  estado: z.enum(contatoEstados),
  recebidoEm: z.string(),
  /** Null once the record is gone; its name stays. */
  empreendimentoId: z.number().int().nullable(),
  empreendimento: z.string(),
  /** Whom the page named when the visitor wrote. */
  corretor: ref.nullable(),
  /** Null until the corretor was to be told. */
  entrega: z
    .object({
      estado: z.enum(entregas),
      /** Since when. */
      em: z.string(),
      /** Why it failed. */
      motivo: z.string().nullable(),
    })
    .nullable(),
  /** Version of the text the visitor agreed to. */
  consentimento: z.string(),
});
export type Contato = z.infer<typeof contatoSchema>;

export const contatosMessages = {
  estado: 'Escolha o estado do contato',
  motivo: 'Escolha o motivo',
  whatsapp: 'Informe um WhatsApp com DDD',
} as const;

export const contatoOrders = [
  ...(['nome', 'empreendimento', 'corretor', 'recebidoEm', 'estado'] as const),
  ...(['telefone', 'mensagem', 'entrega'] as const),
] as const;
/** Columns conditions may be on. */
export const contatoConditions = [...contatoOrders] as const;
const one = { params: z.object({ id: idSchema }) } as const;

const contatoFilters = {
  estado: oneOf(contatoEstados, 'Estado inválido: use novo, atendido ou descartado'),
  empreendimentoId: z.string().max(20, 'Empreendimento inválido').default(''),
  entrega: oneOf(entregas, 'Entrega inválida'),
  condicao: conditionsOn(contatoConditions),
};

export const searchContatos = route({
  method: 'GET',
  path: '/api/contatos',
  summary:
    'Procura contatos de visitantes por nome, telefone ou mensagem, com filtros e ordem, 50 por página',
  query: z.object({
    /** Default order: newest first. */
    ...pagedQuery(contatoOrders, `Ordem inválida: use ${contatoOrders.join(', ')}`),
    ...contatoFilters,
  }),
  responses: { 200: pageOf(contatoSchema) },
});

export const valoresDeContatos = route({
  method: 'GET',
  path: '/api/contatos/valores',
  summary: 'Os valores de uma coluna entre os contatos que uma busca encontra, com quantos têm cada um',
  query: z.object({
    coluna: z.enum(contatoConditions, { error: 'Coluna inválida' }),
    q: z.string({ error: 'Busca inválida' }).max(200, 'Busca longa demais').default(''),
    ...contatoFilters,
  }),
  responses: { 200: facetsSchema },
});

const escolha = escolhaDe(
  searchContatos.query!.pick({
    q: true,
    estado: true,
    empreendimentoId: true,
    entrega: true,
    condicao: true,
  }),
  { one: 'contato', many: 'contatos' },
);
export type EscolhaDeContatos = z.output<typeof escolha>;

export const exportContatos = route({
  method: 'POST',
  path: '/api/contatos/exportar',
  summary: 'Lê muitos contatos para uma planilha, por id ou pelo que uma busca encontra; fica na auditoria',
  bodyLimit: 1_000_000,
  body: z.object({ escolha }),
  responses: { 200: z.array(contatoSchema) },
});

export const changeContato = route({
  method: 'PUT',
  path: '/api/contatos/:id',
  ...one,
  summary: 'Muda o estado de um contato de visitante',
  body: z.object({ estado: z.enum(contatoEstados, { error: contatosMessages.estado }) }),
  responses: { 200: contatoSchema },
});

const values = z.record(z.string(), z.unknown());

/** Everything held about the person of a contact: all that came from the same telephone. */
export const exportContato = route({
  method: 'GET',
  path: '/api/contatos/:id/dados-pessoais',
  ...one,
  summary: 'Tudo o que está guardado sobre um visitante, num arquivo JSON; a leitura fica na auditoria',
  responses: {
    200: z.object({
      documento: z.string(),
      geradoEm: z.string(),
      contatos: z.array(values),
      auditoria: z.array(values),
    }),
  },
});

const reasons = Object.keys(erasureReasons) as [
  keyof typeof erasureReasons,
  ...(keyof typeof erasureReasons)[],
];

/** Irreversible: every contact of the same telephone goes. */
export const eraseContato = route({
  method: 'POST',
  path: '/api/contatos/:id/apagar-dados',
  ...one,
  summary: 'Apaga para sempre os dados de um visitante e responde o recibo',
  body: z.object({ motivo: z.enum(reasons, { error: contatosMessages.motivo }) }),
  responses: {
    200: z.object({
      /** Number of the audit entry, to be given to the person. */
      recibo: z.number().int(),
      apagadoEm: z.string(),
      /** How many contacts were erased. */
      total: z.number().int(),
    }),
  },
});

/** Settings key of the programme's number. */
export const chaveWhatsappDoPrograma = 'whatsapp_do_programa';
const programSchema = z.object({ whatsapp: z.string().nullable() });

export const readWhatsappDoPrograma = route({
  method: 'GET',
  path: '/api/contatos/whatsapp-do-programa',
  summary: 'O WhatsApp do programa, oferecido nas páginas abertas sem corretor',
  responses: { 200: programSchema },
});
export const saveWhatsappDoPrograma = route({
  method: 'PUT',
  path: '/api/contatos/whatsapp-do-programa',
  summary: 'Define o WhatsApp do programa; vazio deixa a vez aos corretores do bairro',
  body: z.object({ whatsapp: textUnlessAbsent(contatoSizes.telefone) }),
  responses: { 200: programSchema },
});
