import { z } from 'zod';
import { doneSchema } from '../base/resource.ts';
import { route } from '../base/routes.ts';
import { newPassword } from './administradores.ts';
import { redefinicaoMessages } from './redefinicao-textos.ts';

const path = '/api/login';
const open = { access: 'public' } as const;
const token = z.string(redefinicaoMessages.usedLink).min(1).max(100, redefinicaoMessages.usedLink);
const who = z
  .string(redefinicaoMessages.who)
  .trim()
  .min(1, redefinicaoMessages.who)
  .max(254, redefinicaoMessages.who);

/** The login form offers it only where e-mail can be sent. */
export const readEsqueci = route({
  method: 'GET',
  path: `${path}/esqueci`,
  ...open,
  summary: 'Diz se uma nova senha pode ser pedida por e-mail',
  responses: { 200: z.object({ porEmail: z.boolean() }) },
});

export const requestRedefinicao = route({
  method: 'POST',
  path: `${path}/esqueci`,
  ...open,
  summary: 'Pede por e-mail um link para criar uma nova senha; responde o mesmo a quem quer que pergunte',
  body: z.object({ identificacao: who }),
  responses: { 200: doneSchema },
});

/** POST, so that the token is in no address. Does not use the link up. */
export const readRedefinicao = route({
  method: 'POST',
  path: `${path}/redefinicao`,
  ...open,
  summary: 'Diz de qual conta é um link de uso único, sem usá-lo',
  body: z.object({ token }),
  responses: { 200: z.object({ username: z.string(), expiraEm: z.string() }) },
});

/** Opens no session: a second factor stays one. */
export const setByRedefinicao = route({
  method: 'POST',
  path: `${path}/nova-senha`,
  ...open,
  summary: 'Cria uma nova senha por um link de uso único e encerra todas as sessões da conta',
  body: z.object({ token, password: newPassword }),
  responses: { 200: doneSchema },
});
