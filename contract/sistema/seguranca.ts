import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { doneSchema } from '../base/resource.ts';
import { route } from '../base/routes.ts';
import { passwordLimits } from './password-limits.ts';
import { sessionSchema } from './sessao.ts';

const currentPassword = z
  .string('Informe a senha atual')
  .min(1, 'Informe a senha atual')
  .max(passwordLimits.max, 'A senha atual não confere');
const confirmed = z.object({ currentPassword });

const codeText = 'Informe o código';
/** Six digits of an authenticator app or a recovery code, with blanks and dashes allowed. */
const codigo = z.string(codeText).trim().min(1, codeText).max(60, 'Código inválido');
const desafio = z.string('Entre de novo com usuário e senha').min(1).max(2_000);

const deviceSchema = z.object({
  id: z.number().int(),
  /** 'Chrome no Windows'. */
  agente: z.string(),
  criadoEm: z.string(),
  usadoEm: z.string(),
  /** Whether it is the current device. */
  atual: z.boolean(),
});
export type Dispositivo = z.infer<typeof deviceSchema>;

const passkeySchema = z.object({
  id: z.number().int(),
  nome: z.string(),
  criadoEm: z.string(),
  usadaEm: z.string().nullable(),
});

export const segurancaSchema = z.object({
  dispositivos: z.array(deviceSchema),
  /** Since when authenticator codes are required; null if they are not. */
  totpDesde: z.string().nullable(),
  passkeys: z.array(passkeySchema),
  /** Remaining recovery codes. */
  codigosRestantes: z.number().int(),
  /** The panel address where passkeys work; null if there is none. */
  enderecoPasskeys: z.string().nullable(),
});
export type Seguranca = z.infer<typeof segurancaSchema>;

/** The ten recovery codes, shown only once; null if the existing ones remain valid. */
const codes = z.object({ codigos: z.array(z.string()).nullable() });
export type Codigos = z.infer<typeof codes>;

/** Options for the browser's WebAuthn call (W3C), as far as we use them. */
const passkeyId = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});
const need = z.enum(['discouraged', 'preferred', 'required']);
const asked = { challenge: z.string(), timeout: z.number().optional() };
const toCreate = z.object({
  ...asked,
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  excludeCredentials: z.array(passkeyId).optional(),
  authenticatorSelection: z
    .object({
      residentKey: need.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: need.optional(),
    })
    .optional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
  hints: z.array(z.enum(['hybrid', 'security-key', 'client-device'])).optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
});
const toEnter = z.object({
  ...asked,
  rpId: z.string().optional(),
  userVerification: need.optional(),
});
/** The browser's WebAuthn answer; the server parses it with the library. */
const answer = z.looseObject({
  id: z.string().min(1).max(2_000),
  rawId: z.string().min(1).max(2_000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});
export type PasskeyAnswer = z.infer<typeof answer>;

const path = '/api/sessao';
const one = { params: z.object({ id: idSchema }) } as const;

export const readSeguranca = route({
  method: 'GET',
  path: `${path}/seguranca`,
  summary: 'Aparelhos conhecidos e segundo fator da própria conta',
  responses: { 200: segurancaSchema },
});
export const removeDispositivo = route({
  method: 'DELETE',
  path: `${path}/dispositivos/:id`,
  ...one,
  summary: 'Deixa de reconhecer um aparelho da própria conta; as sessões continuam',
  responses: { 200: doneSchema },
});
export const startTotp = route({
  method: 'POST',
  path: `${path}/totp`,
  summary: 'Começa a cadastrar um aplicativo de códigos; só vale depois de confirmado',
  body: confirmed,
  responses: { 200: z.object({ endereco: z.string(), segredo: z.string() }) },
});
export const confirmTotp = route({
  method: 'POST',
  path: `${path}/totp/confirmar`,
  summary: 'Liga os códigos do aplicativo com o primeiro deles; responde os códigos de recuperação',
  body: z.object({ codigo }),
  responses: { 200: codes },
});
export const removeTotp = route({
  method: 'POST',
  path: `${path}/totp/remover`,
  summary: 'Desliga os códigos do aplicativo',
  body: confirmed,
  responses: { 200: doneSchema },
});
export const startPasskey = route({
  method: 'POST',
  path: `${path}/passkeys/opcoes`,
  summary: 'Começa a criar uma passkey neste aparelho',
  body: confirmed,
  responses: { 200: z.object({ opcoes: toCreate, desafio: z.string() }) },
});
const nomeText = 'Informe um nome para a passkey';
export const createPasskey = route({
  method: 'POST',
  path: `${path}/passkeys`,
  summary: 'Guarda a passkey criada; a primeira responde os códigos de recuperação',
  body: z.object({
    desafio,
    resposta: answer,
    nome: z.string(nomeText).trim().min(1, nomeText).max(60, 'O nome deve ter no máximo 60 caracteres'),
  }),
  responses: { 200: codes },
});
export const removePasskey = route({
  method: 'POST',
  path: `${path}/passkeys/:id/remover`,
  ...one,
  summary: 'Remove uma passkey da própria conta',
  body: confirmed,
  responses: { 200: doneSchema },
});
export const renewCodigos = route({
  method: 'POST',
  path: `${path}/codigos`,
  summary: 'Faz dez novos códigos de recuperação; os anteriores deixam de valer',
  body: confirmed,
  responses: { 200: codes },
});

const open = { access: 'public' } as const;
/** Second step of a login whose password was correct (`code: segundo-fator`). */
export const loginByCode = route({
  method: 'POST',
  path: '/api/login/segundo-fator',
  ...open,
  summary: 'Termina um login que respondeu 401 com o código segundo-fator',
  body: z.object({ desafio, codigo }),
  responses: { 200: sessionSchema },
});
export const requestPasskey = route({
  method: 'POST',
  path: '/api/login/passkey/opcoes',
  ...open,
  summary: 'O que o navegador precisa para entrar com uma passkey',
  responses: { 200: z.object({ opcoes: toEnter, desafio: z.string() }) },
});
export const loginByPasskey = route({
  method: 'POST',
  path: '/api/login/passkey',
  ...open,
  summary: 'Abre uma sessão com uma passkey, sem senha',
  body: z.object({ desafio, resposta: answer }),
  responses: { 200: sessionSchema },
});
