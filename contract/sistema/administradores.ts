import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { formatCount } from '../base/format-count.ts';
import { doneSchema } from '../base/resource.ts';
import { route } from '../base/routes.ts';
import { cleanText } from '../base/text.ts';
import { passwordLimits } from './password-limits.ts';
import { sessionSchema, userSchema } from './sessao.ts';

export const administradorSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  /** What the panel calls him; null: his user name. */
  nome: z.string().nullable(),
  /** Where alerts and a forgotten password go; null: nowhere. */
  email: z.string().nullable(),
  /** Whether alerts go there. */
  alertasPorEmail: z.boolean(),
  criadoEm: z.string(),
  /** Last use of any session; null if none. */
  ultimoAcesso: z.string().nullable(),
  /** Number of open sessions. */
  sessoes: z.number().int(),
  /** Whether it is the caller's own account. */
  atual: z.boolean(),
});
export type Administrador = z.infer<typeof administradorSchema>;

export const usernameLimits = { min: 3, max: 60 } as const;

const usernameText = `O usuário deve ter de ${usernameLimits.min} a ${usernameLimits.max} caracteres`;
export const newUsername = z
  .string(usernameText)
  .transform((value) => cleanText(value).replace(/\s+/g, ' '))
  .pipe(z.string().min(usernameLimits.min, usernameText).max(usernameLimits.max, usernameText));

export const nomeMax = 80;
const nomeText = `O nome deve ter no máximo ${nomeMax} caracteres`;
/** Blank or null: none. */
const givenName = z
  .string(nomeText)
  .transform((value) => cleanText(value).replace(/\s+/g, ' ') || null)
  .pipe(z.string().max(nomeMax, nomeText).nullable())
  .nullish();

const passwordText = `A senha deve ter pelo menos ${passwordLimits.min} caracteres`;
export const newPassword = z
  .string(passwordText)
  .min(passwordLimits.min, passwordText)
  .max(passwordLimits.max, `A senha deve ter no máximo ${formatCount(passwordLimits.max)} caracteres`);

/** Without a given password, one is generated and returned once. */
const givenPassword = z.object({ password: newPassword.nullish() });
export const newAdministradorSchema = givenPassword.extend({ username: newUsername, nome: givenName });
export type NewAdministrador = z.input<typeof newAdministradorSchema>;

const madePassword = z.object({
  id: z.number().int(),
  username: z.string(),
  /** The generated password, shown only here; null if it was given. */
  generatedPassword: z.string().nullable(),
});
export type MadePassword = z.infer<typeof madePassword>;

const path = '/api/administradores';
const one = { params: z.object({ id: idSchema }) } as const;

export const listAdministradores = route({
  method: 'GET',
  path,
  summary: 'Contas de administradores, com o último acesso de cada uma',
  responses: { 200: z.array(administradorSchema) },
});

export const createAdministrador = route({
  method: 'POST',
  path,
  summary: 'Cria uma conta de administrador; sem senha no pedido, responde uma gerada, uma única vez',
  body: newAdministradorSchema,
  responses: { 200: madePassword },
});

export const resetPassword = route({
  method: 'POST',
  path: `${path}/:id/senha`,
  ...one,
  summary: 'Dá uma nova senha a outra conta e encerra as sessões dela',
  body: givenPassword,
  responses: { 200: madePassword },
});

export const removeAdministrador = route({
  method: 'DELETE',
  path: `${path}/:id`,
  ...one,
  summary: 'Remove uma conta e encerra as sessões dela; a auditoria continua a nomeá-la',
  responses: { 200: doneSchema },
});

export const changePasswordSchema = z.object({
  currentPassword: z
    .string('Informe a senha atual')
    .min(1, 'Informe a senha atual')
    .max(passwordLimits.max, 'A senha atual não confere'),
  password: newPassword,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** Ends every session of the account, this one included; the answer opens a new one. */
export const changePassword = route({
  method: 'POST',
  path: '/api/sessao/senha',
  summary: 'Troca a própria senha: encerra todas as sessões da conta e responde uma nova',
  body: changePasswordSchema,
  responses: { 200: sessionSchema },
});

export const ownNameSchema = z.object({ nome: givenName });
export type OwnName = z.input<typeof ownNameSchema>;

export const saveOwnName = route({
  method: 'PUT',
  path: '/api/sessao/nome',
  summary: 'Guarda o nome pelo qual o painel chama a própria conta; vazio, ela volta a não ter',
  body: ownNameSchema,
  responses: { 200: userSchema },
});

const emailText = 'Informe um e-mail válido, como ana@exemplo.com.br';
export const ownEmailSchema = z.object({
  currentPassword: changePasswordSchema.shape.currentPassword,
  /** Blank or null: none. */
  email: z
    .string(emailText)
    .transform((value) => cleanText(value) || null)
    .pipe(z.email(emailText).max(254, emailText).nullable())
    .nullable(),
  alertasPorEmail: z.boolean('Diga se os avisos vão por e-mail'),
});
export type OwnEmail = z.input<typeof ownEmailSchema>;

/** With the password: whoever reads this e-mail can set a new one. */
export const saveOwnEmail = route({
  method: 'PUT',
  path: '/api/sessao/email',
  summary: 'Guarda o e-mail da própria conta e se os avisos do sistema vão para ele',
  body: ownEmailSchema,
  responses: { 200: z.object({ email: z.string().nullable(), alertasPorEmail: z.boolean() }) },
});
