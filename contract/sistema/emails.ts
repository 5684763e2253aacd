import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { doneSchema } from '../base/resource.ts';
import { route } from '../base/routes.ts';

/** When a corretor's password link goes by e-mail: where WhatsApp does not reach, or besides it. */
export const regrasDeLink = ['sem-whatsapp', 'sempre'] as const;

/** What administrators are told by e-mail when it goes wrong. */
export const tiposDeAlerta = ['servicos', 'execucoes', 'copias', 'orcamento', 'sistema'] as const;
export type TipoDeAlerta = (typeof tiposDeAlerta)[number];

export const nomesDeAlertas: Record<TipoDeAlerta, string> = {
  servicos: 'Serviços externos com falha',
  execucoes: 'Execuções que pararam',
  copias: 'Cópia de segurança que falhou',
  orcamento: 'Limite diário dos modelos de IA no fim',
  sistema: 'Disco cheio ou execuções paradas',
};

export const regraSchema = z.object({
  /** Which alerts are sent, to the administrators who want them. */
  alertas: z
    .array(z.enum(tiposDeAlerta, { error: 'Aviso desconhecido' }), {
      error: 'Diga quais avisos são enviados',
    })
    .refine((list) => new Set(list).size === list.length, 'Há um aviso repetido'),
  linksDeSenha: z.enum(regrasDeLink, { error: 'Escolha quando o link de senha vai por e-mail' }),
});
export type RegraDeEmails = z.infer<typeof regraSchema>;

export const tiposDeEmail = ['senha', 'redefinicao', 'alerta', 'teste'] as const;
export type TipoDeEmail = (typeof tiposDeEmail)[number];

/** An e-mail that was given up. */
const failedSchema = z.object({
  id: z.number().int(),
  tipo: z.enum(tiposDeEmail),
  para: z.string(),
  quando: z.string(),
  tentativas: z.number().int(),
  /** What the server said at last. */
  resposta: z.string().nullable(),
  /** Whether it may still be sent; a link that has ended may not. */
  podeRepetir: z.boolean(),
});
export type EmailQueFalhou = z.infer<typeof failedSchema>;

export const emailsSchema = z.object({
  /** Null where no server is configured: no e-mail is sent. */
  servidor: z.object({ nome: z.string(), remetente: z.string() }).nullable(),
  regra: regraSchema,
  /** The caller's own address; null if he has none. */
  meuEmail: z.string().nullable(),
  /** Administrators who are sent alerts. */
  avisados: z.number().int(),
  /** How many wait to leave. */
  pendentes: z.number().int(),
  falhas: z.array(failedSchema),
});
export type Emails = z.infer<typeof emailsSchema>;

const path = '/api/emails';

export const readEmails = route({
  method: 'GET',
  path,
  summary: 'Por onde saem e-mails, quando levam o link de senha e quais não saíram',
  responses: { 200: emailsSchema },
});

export const saveRegraDeEmails = route({
  method: 'PUT',
  path: `${path}/regra`,
  summary: 'Diz quando o link de senha de um corretor vai por e-mail e quais avisos vão a administradores',
  body: regraSchema,
  responses: { 200: regraSchema },
});

/** Waits for the server's answer. */
export const testEmail = route({
  method: 'POST',
  path: `${path}/teste`,
  summary: 'Envia um e-mail de teste ao endereço de quem pede',
  responses: { 200: z.object({ para: z.string() }) },
});

export const repeatEmail = route({
  method: 'POST',
  path: `${path}/:id/repetir`,
  params: z.object({ id: idSchema }),
  summary: 'Envia de novo um e-mail do qual se desistiu',
  responses: { 200: doneSchema },
});
