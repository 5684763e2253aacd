import { z } from 'zod';
import { areaSchema, idSchema, moneySchema } from '../base/common.ts';
import { doneSchema } from '../base/resource.ts';
import { route } from '../base/routes.ts';
import { erasureReceiptSchema } from '../cadastros/dados-pessoais.ts';
import { estadosDaTabela } from '../cadastros/vigencia.ts';
import { visitasSchema } from '../cadastros/visitas.ts';
import { contatoEstados, contatosMessages } from '../publico/contatos.ts';
import { newPassword } from '../sistema/administradores.ts';
import { passwordLimits } from '../sistema/password-limits.ts';
import { avisoTopics } from './assistente.ts';
import { novidadeSchema } from './novidades.ts';
import { ownPedidoSchema, pedidoInput } from './pedidos.ts';

/** A corretor's own page (WPP-20): shows his own data only. */

/** Addresses of the page; all serve the same shell, without data. */
export const meuEspacoPages = [
  '',
  '/entrar',
  '/senha',
  '/material',
  '/contatos',
  '/visitas',
  '/dados',
] as const;

export const meuEspacoMessages = {
  identificacao: 'Informe o e-mail ou o WhatsApp',
  senha: 'Informe a senha',
  refused: 'E-mail, WhatsApp ou senha incorretos',
  suspended: 'O seu acesso não está ativo no momento. Fale com a equipe do programa.',
  usedLink: 'Este link já foi usado ou venceu',
  otherPedido: 'Você já tirou ou a equipe já decidiu este pedido',
} as const;

const identificacao = z
  .string(meuEspacoMessages.identificacao)
  .trim()
  .min(1, meuEspacoMessages.identificacao)
  .max(254, meuEspacoMessages.identificacao);
const typedPassword = z
  .string(meuEspacoMessages.senha)
  .min(1, meuEspacoMessages.senha)
  .max(passwordLimits.max, meuEspacoMessages.refused);
const linkToken = z.string(meuEspacoMessages.usedLink).min(1).max(100, meuEspacoMessages.usedLink);

const path = '/api/meu-espaco';
const openedSchema = z.object({ token: z.string() });
export type OwnSession = z.infer<typeof openedSchema>;

export const loginMeuEspaco = route({
  method: 'POST',
  path: `${path}/entrar`,
  access: 'public',
  summary: 'Abre a sessão de um corretor, que vale só na página dele',
  body: z.object({ identificacao, senha: typedPassword }),
  responses: { 200: openedSchema },
});

export const ownLinkSchema = z.object({
  nome: z.string(),
  /** What he is called. */
  nomeGuerra: z.string(),
  /** His login, beside WhatsApp. */
  email: z.string(),
  expiraEm: z.string(),
});
export type OwnLink = z.infer<typeof ownLinkSchema>;

/** POST, so that the token is in no URL. Does not use the link up. */
export const readOwnLink = route({
  method: 'POST',
  path: `${path}/link`,
  access: 'public',
  summary: 'Diz de quem é um link de uso único para criar a senha, sem usá-lo',
  body: z.object({ token: linkToken }),
  responses: { 200: ownLinkSchema },
});

export const setOwnPassword = route({
  method: 'POST',
  path: `${path}/senha`,
  access: 'public',
  summary: 'Cria a senha de um corretor por um link de uso único e abre a sessão dele',
  body: z.object({ token: linkToken, senha: newPassword }),
  responses: { 200: openedSchema },
});

/** Same answer for everyone: does not reveal who is registered. */
export const requestOwnLink = route({
  method: 'POST',
  path: `${path}/esqueci`,
  access: 'public',
  summary: 'Pede à Lisa um novo link de senha pelo WhatsApp; responde o mesmo a quem quer que pergunte',
  body: z.object({ identificacao }),
  responses: { 200: doneSchema },
});

const own = { access: 'corretor' } as const;

export const logoutMeuEspaco = route({
  method: 'POST',
  path: `${path}/sair`,
  ...own,
  summary: 'Encerra a sessão do corretor',
  responses: { 200: doneSchema },
});

export const changeOwnPassword = route({
  method: 'PUT',
  path: `${path}/senha`,
  ...own,
  summary: 'Troca a senha do corretor: encerra as sessões dele e responde uma nova',
  body: z.object({ senhaAtual: typedPassword, senha: newPassword }),
  responses: { 200: openedSchema },
});

/** A page he can share: his site, or his edition of a hotsite. */
export const ownHotsiteSchema = z.object({
  empreendimentoId: z.number().int(),
  nome: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  imagem: z.string().nullable(),
  /** Absolute; null if there is no page for it. */
  url: z.string().nullable(),
  preco: z.string().nullable(),
  rotulo: z.string().nullable(),
  destaque: z.boolean(),
});
export type OwnHotsite = z.infer<typeof ownHotsiteSchema>;

export const meuEspacoSchema = z.object({
  corretor: z.object({
    nome: z.string(),
    nomeGuerra: z.string(),
    /** 'Corretora de Imóveis' for who says so. */
    titulo: z.string(),
    email: z.string(),
    creci: z.string(),
    ufCreci: z.string().nullable(),
    telefone: z.string().nullable(),
    whatsapp: z.string().nullable(),
    biografia: z.string().nullable(),
    regiaoTrabalho: z.string().nullable(),
    foto: z.string().nullable(),
    slug: z.string(),
    bairros: z.array(z.string()),
    precoMin: z.string().nullable(),
    precoMax: z.string().nullable(),
  }),
  site: z.object({
    url: z.string(),
    /** Whether it is online; if not, it is being prepared (WPP-21). */
    ativo: z.boolean(),
  }),
  hotsites: z.array(ownHotsiteSchema),
  /** The latest, in any state. */
  pedido: ownPedidoSchema.nullable(),
});
export type MeuEspaco = z.infer<typeof meuEspacoSchema>;

export const readMeuEspaco = route({
  method: 'GET',
  path,
  ...own,
  summary: 'Os dados, o site, os hotsites e o último pedido do corretor da sessão',
  responses: { 200: meuEspacoSchema },
});

export const ownImageSchema = z.object({
  id: z.string(),
  descricao: z.string(),
  categoria: z.string(),
  /** For display. */
  miniatura: z.string(),
  /** For sharing: a JPEG at most 1,600 px wide, if available. */
  arquivo: z.string(),
  nome: z.string(),
  largura: z.number().int().nullable(),
  altura: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
});
export type OwnImage = z.infer<typeof ownImageSchema>;

export const ownMaterialSchema = z.object({
  empreendimentoId: z.number().int(),
  nome: z.string(),
  descricao: z.string().nullable(),
  preco: z.string().nullable(),
  dataTabela: z.string().nullable(),
  registroIncorporacao: z.string().nullable(),
  cartorio: z.string().nullable(),
  /** Why no price is shown, or until when it holds. */
  vigencia: z.object({ estado: z.enum(estadosDaTabela), ate: z.string().nullable() }),
  /** What is left by type, as the public page has it; empty without a valid table of units. */
  tipos: z.array(
    z.object({
      nome: z.string(),
      disponiveis: z.number().int().nullable(),
      precoMin: z.string().nullable(),
      precoMax: z.string().nullable(),
      areaMin: areaSchema.optional(),
      areaMax: areaSchema.optional(),
    }),
  ),
  /** What is left unit by unit, while a price may be told. */
  unidades: z.array(
    z.object({
      unidade: z.string(),
      torre: z.string().nullable(),
      andar: z.number().int().nullable(),
      tipologia: z.string().nullable(),
      areaPrivativa: areaSchema.nullable(),
      vagas: z.number().int().nullable(),
      preco: moneySchema.nullable(),
      precoAte: moneySchema.nullable(),
      precoCampanha: moneySchema.nullable(),
      reservada: z.boolean(),
    }),
  ),
  /** How many more the table has that are sold or out of sale. */
  foraDeVenda: z.number().int(),
  /** How it is paid, films and files, as its public page tells them today; `href` is https. */
  blocos: z.array(
    z.object({
      titulo: z.string(),
      linhas: z.array(
        z.object({ titulo: z.string(), texto: z.string().nullable(), href: z.string().nullable() }),
      ),
    }),
  ),
  imagens: z.array(ownImageSchema),
});
export type OwnMaterial = z.infer<typeof ownMaterialSchema>;

/** Throws 404 for an empreendimento he does not show. */
export const readOwnMaterial = route({
  method: 'GET',
  path: `${path}/material/:id`,
  ...own,
  params: z.object({ id: idSchema }),
  summary: 'Imagens, descrição e preço de um empreendimento que o corretor da sessão mostra',
  responses: { 200: ownMaterialSchema },
});

const days = 'Escolha de 1 a 366 dias';
export const ownVisitasSchema = visitasSchema.extend({
  /** Most viewed first; `hotsiteId` 0 is his own site. */
  porPagina: z.array(
    z.object({
      hotsiteId: z.number().int(),
      nome: z.string(),
      paginas: z.number().int(),
      contatos: z.number().int(),
    }),
  ),
});
export type OwnVisitas = z.infer<typeof ownVisitasSchema>;

export const readOwnVisitas = route({
  method: 'GET',
  path: `${path}/visitas`,
  ...own,
  query: z.object({
    dias: z.coerce.number({ error: days }).int(days).min(1, days).max(366, days).default(30),
  }),
  summary: 'Visitas e contatos das páginas do corretor da sessão, por dia e por página',
  responses: { 200: ownVisitasSchema },
});

export const readOwnNovidades = route({
  method: 'GET',
  path: `${path}/novidades`,
  ...own,
  summary: 'O que mudou para o corretor da sessão nos últimos 14 dias, o mais novo primeiro',
  responses: { 200: z.array(novidadeSchema) },
});

/** A visitor who left a contact on a page that named him. */
export const ownContatoSchema = z.object({
  id: z.number().int(),
  nome: z.string(),
  telefone: z.string(),
  /** Digits including the country code. */
  whatsapp: z.string(),
  mensagem: z.string().nullable(),
  empreendimento: z.string(),
  estado: z.enum(contatoEstados),
  recebidoEm: z.string(),
});
export type OwnContato = z.infer<typeof ownContatoSchema>;

export const readOwnContatos = route({
  method: 'GET',
  path: `${path}/contatos`,
  ...own,
  summary: 'Os últimos 100 contatos que visitantes deixaram nas páginas do corretor da sessão',
  responses: { 200: z.array(ownContatoSchema) },
});

/** Throws 404 for a contact that is not his. */
export const changeOwnContato = route({
  method: 'PUT',
  path: `${path}/contatos/:id`,
  ...own,
  params: z.object({ id: idSchema }),
  body: z.object({ estado: z.enum(contatoEstados, { error: contatosMessages.estado }) }),
  summary: 'O corretor da sessão diz o que foi feito de um contato dele',
  responses: { 200: ownContatoSchema },
});

/** What Lisa tells him unasked, and whether he gets it. */
export const ownAvisosSchema = z.object({
  recebe: z.record(z.enum(avisoTopics), z.boolean()),
});
export type OwnAvisos = z.infer<typeof ownAvisosSchema>;

export const readOwnAvisos = route({
  method: 'GET',
  path: `${path}/avisos`,
  ...own,
  summary: 'Os avisos que o corretor da sessão recebe no WhatsApp, por assunto',
  responses: { 200: ownAvisosSchema },
});

export const changeOwnAvisos = route({
  method: 'PUT',
  path: `${path}/avisos`,
  ...own,
  body: z.object({
    assunto: z.enum(avisoTopics, { error: 'Assunto inválido' }),
    recebe: z.boolean({ error: 'Diga se recebe ou não' }),
  }),
  summary: 'O corretor da sessão liga ou desliga os avisos de um assunto',
  responses: { 200: ownAvisosSchema },
});

export const createPedido = route({
  method: 'POST',
  path: `${path}/pedido`,
  ...own,
  body: pedidoInput,
  summary: 'Pede à equipe uma alteração dos dados; toma o lugar de um pedido que ainda espera',
  responses: { 200: ownPedidoSchema },
});

export const withdrawPedido = route({
  method: 'DELETE',
  path: `${path}/pedido/:id`,
  ...own,
  params: z.object({ id: idSchema }),
  summary: 'Retira um pedido que ainda espera',
  responses: { 200: doneSchema },
});

export const exportOwnData = route({
  method: 'GET',
  path: `${path}/dados`,
  ...own,
  summary: 'Tudo o que está guardado sobre o corretor da sessão, num arquivo JSON (LGPD)',
  responses: { 200: z.looseObject({ documento: z.string() }) },
});

export const eraseOwnData = route({
  method: 'POST',
  path: `${path}/apagar`,
  ...own,
  body: z.object({ senha: typedPassword }),
  summary: 'Apaga para sempre os dados pessoais do corretor da sessão, confirmado pela senha (LGPD)',
  responses: { 200: erasureReceiptSchema },
});
