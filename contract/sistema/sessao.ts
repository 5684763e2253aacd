import { z } from 'zod';
import { route } from '../base/routes.ts';

export const userSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  /** What the panel calls him; left out if he has given none. */
  nome: z.string().optional(),
  /** Somebody else gave him the password, and he has not chosen his own yet; left out otherwise. */
  senhaProvisoria: z.literal(true).optional(),
});
export type User = z.infer<typeof userSchema>;

const required = 'Informe o usuário e a senha';
export const loginSchema = z.object({
  username: z.string(required).trim().min(1, required).max(200, required),
  /** Longer ones are refused before hashing. */
  password: z.string(required).min(1, required).max(1000, required),
  /** An authenticator or recovery code, when required. */
  codigo: z.string('Código inválido').trim().min(1, 'Informe o código').max(60, 'Código inválido').optional(),
});
export type Login = z.infer<typeof loginSchema>;
export const sessionSchema = z.object({ token: z.string(), user: userSchema });
export type Session = z.infer<typeof sessionSchema>;

export const login = route({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary:
    'Abre uma sessão e responde o token dela; com segundo fator ativo, 401 com o código segundo-fator e o desafio',
  body: loginSchema,
  responses: { 200: sessionSchema },
});
export const logout = route({
  method: 'POST',
  path: '/api/logout',
  summary: 'Encerra a sessão do token',
  /** Sent as JSON although it is empty (ACC-23). */
  body: z.object({}),
  responses: { 200: z.object({ success: z.literal(true) }) },
});
/** Whose session it is, and which engine and folder sources the screens name. */
export const sessionInfoSchema = z.object({
  user: userSchema,
  engine: z.string(),
  drive: z.object({ google: z.boolean(), localFolders: z.boolean() }),
  /** Address public pages are shared under, without a closing slash. */
  paginas: z.string(),
});
export type SessionInfo = z.infer<typeof sessionInfoSchema>;
/** Called after a reload to learn whether the session is still valid. */
export const readSession = route({
  method: 'GET',
  path: '/api/sessao',
  summary: 'De quem é a sessão, qual motor trabalha e de onde as pastas são lidas',
  responses: { 200: sessionInfoSchema },
});
