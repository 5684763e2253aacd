import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { type Escopo, escopos } from '../base/escopos.ts';
import { doneSchema } from '../base/resource.ts';
import { route } from '../base/routes.ts';
import { cleanText } from '../base/text.ts';

export const escopoWords: Record<Escopo, { nome: string; abre: string }> = {
  metricas: { nome: 'Métricas', abre: 'Lê /metrics, e nada mais.' },
  leitura: {
    nome: 'Leitura e exportação',
    abre: 'Lê os cadastros, hotsites e contatos e baixa as planilhas, com dados pessoais.',
  },
  integracao: {
    nome: 'Integração',
    abre: 'Também cria, altera, importa e exclui nos cadastros.',
  },
};

/** Days a token may live. */
export const validades = [30, 90, 365, 730] as const;
const nomeText = 'Informe para que serve o token';
const escopoText = 'Escolha o que o token abre';
const validadeText = 'Escolha por quanto tempo o token vale';

export const newTokenSchema = z.object({
  nome: z
    .string(nomeText)
    .transform((value) => cleanText(value).replace(/\s+/g, ' '))
    .pipe(z.string().min(1, nomeText).max(60, 'O nome deve ter no máximo 60 caracteres')),
  escopos: z
    .array(z.enum(escopos, escopoText), escopoText)
    .min(1, escopoText)
    .transform((given) => escopos.filter((each) => given.includes(each))),
  dias: z.union(
    validades.map((days) => z.literal(days)),
    validadeText,
  ),
});
export type NewToken = z.input<typeof newTokenSchema>;

const tokenSchema = z.object({
  id: z.number().int(),
  nome: z.string(),
  escopos: z.array(z.enum(escopos)),
  /** Its last four characters. */
  fim: z.string(),
  /** Who made it; it ends with his account. */
  de: z.string(),
  criadoEm: z.string(),
  expiraEm: z.string(),
  /** Last use, to the minute. */
  usadoEm: z.string().nullable(),
});
export type Token = z.infer<typeof tokenSchema>;

const path = '/api/tokens';

export const listTokens = route({
  method: 'GET',
  path,
  summary: 'Tokens de máquinas, sem o segredo, o mais novo primeiro',
  responses: { 200: z.array(tokenSchema) },
});

export const createToken = route({
  method: 'POST',
  path,
  summary: 'Cria um token para uma máquina; o segredo só é mostrado nesta resposta',
  body: newTokenSchema,
  responses: { 200: tokenSchema.extend({ token: z.string() }) },
});

export const revokeToken = route({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Revoga um token: a próxima chamada com ele é recusada',
  params: z.object({ id: idSchema }),
  responses: { 200: doneSchema },
});
