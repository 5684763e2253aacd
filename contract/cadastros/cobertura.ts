import { z } from 'zod';
import { idSchema, moneyPattern } from '../base/common.ts';
import { formatCount } from '../base/format-count.ts';
import { route } from '../base/routes.ts';
import { isReversed } from './preco.ts';

/** What belongs to one corretor: bairros, price range and site address. */

const id = z.number().int();
const ofCorretor = { params: z.object({ id: idSchema }) } as const;

export const coberturaMessages = {
  none: 'Selecione pelo menos um bairro',
  first: 'Configure a cobertura geográfica primeiro',
  url: 'Configure a URL do site antes de ativá-lo',
  reversed: 'O preço mínimo não pode ser maior que o máximo',
} as const;

/** More than any corretor covers, and few enough for one request. */
const mostBairros = 20_000;
const bairrosIds = z
  .array(
    z.union([z.number(), z.string()], { error: 'Bairro inválido' }).transform((value, context) => {
      const parsed = idSchema.safeParse(value);
      if (!parsed.success) context.addIssue({ code: 'custom', message: `Bairro ${value} não encontrado` });
      return parsed.data ?? 0;
    }),
    { error: coberturaMessages.none },
  )
  .max(mostBairros, `Selecione no máximo ${formatCount(mostBairros)} bairros`)
  .transform((ids) => [...new Set(ids)]);

export const getCobertura = route({
  method: 'GET',
  path: '/api/corretores/:id/cobertura',
  ...ofCorretor,
  summary: 'Os ids dos bairros em que o corretor atua',
  responses: { 200: z.array(id) },
});

/** Replaces the whole list and returns it (COV-08, COV-09). */
export const saveCobertura = route({
  method: 'POST',
  path: '/api/corretores/:id/cobertura',
  ...ofCorretor,
  summary: 'Troca de uma vez os bairros em que o corretor atua e responde a lista salva',
  body: z.object({ bairrosIds: bairrosIds.refine((ids) => ids.length > 0, coberturaMessages.none) }),
  responses: { 200: z.array(id) },
});

const precosSchema = z.object({ precoMin: z.string().nullable(), precoMax: z.string().nullable() });
export type Precos = z.infer<typeof precosSchema>;

/** A price; null and '' mean none, absent stays unchanged (COV-19, API-21). */
export const price = (name: string) => {
  const message = `${name} inválido: use um número como 350000.00, sem sinal e com até duas casas decimais`;
  return (
    z
      .union([z.string(), z.number(), z.null()], { error: message })
      .transform((value) => {
        const text = String(value ?? '').trim();
        return text === '' ? null : text;
      })
      // Invalid prices are not compared.
      .pipe(z.string().regex(moneyPattern, { error: message, abort: true }).nullable())
      .optional()
  );
};

export const getPrecos = route({
  method: 'GET',
  path: '/api/corretores/:id/precos',
  ...ofCorretor,
  summary: 'A faixa de preços do corretor; nulo onde não há limite',
  responses: { 200: precosSchema },
});

export const savePrecos = route({
  method: 'POST',
  path: '/api/corretores/:id/precos',
  ...ofCorretor,
  summary: 'Altera a faixa de preços do corretor: o que falta fica como está, nulo retira o limite',
  body: z
    .object({ precoMin: price('Preço mínimo'), precoMax: price('Preço máximo') })
    .refine(({ precoMin = null, precoMax = null }) => !isReversed(precoMin, precoMax), {
      error: coberturaMessages.reversed,
      path: ['precoMin'],
    }),
  responses: { 200: precosSchema },
});

const alcanceSchema = z.object({
  /** Active empreendimentos of the bairros. */
  nosBairros: id,
  /** Those within the price range, if one is set: the ones the corretor's site shows. */
  naFaixa: id,
  /** Those without a price, which no range includes. */
  semPreco: id,
});
export type Alcance = z.infer<typeof alcanceSchema>;

/** Counts without saving; fields absent from the body are read from the stored record. */
export const countAlcance = route({
  method: 'POST',
  path: '/api/corretores/:id/alcance',
  ...ofCorretor,
  summary: 'Conta os empreendimentos que uma cobertura e uma faixa de preços trazem, sem salvar nada',
  body: z.object({
    bairrosIds: bairrosIds.optional(),
    precoMin: price('Preço mínimo'),
    precoMax: price('Preço máximo'),
  }),
  responses: { 200: alcanceSchema },
});

const slugCheckSchema = z.object({
  /** The address as it would be stored. */
  slug: z.string(),
  livre: z.boolean(),
  motivo: z.enum(['vazia', 'reservada', 'em-uso']).nullable(),
  /** A similar free address, when this one is taken. */
  sugestao: z.string().nullable(),
});
export type SlugCheck = z.infer<typeof slugCheckSchema>;

export const checkSlug = route({
  method: 'GET',
  path: '/api/corretores/:id/url-livre',
  ...ofCorretor,
  summary: 'Diz se um endereço de site está livre para o corretor e, se não, sugere um',
  query: z.object({ slug: z.string({ error: 'Informe a URL' }).max(300, 'URL longa demais') }),
  responses: { 200: slugCheckSchema },
});

const enderecosSchema = z.object({
  /** Origin of the public pages, when they have a host of their own ('https://paginas.exemplo.com.br'). */
  origem: z.string().nullable(),
  /** Former addresses of the site, newest first; they redirect to the current one. */
  antigos: z.array(z.string()),
});

export const getEnderecos = route({
  method: 'GET',
  path: '/api/corretores/:id/enderecos',
  ...ofCorretor,
  summary: 'Onde o site do corretor é visto e os endereços antigos que levam a ele',
  responses: { 200: enderecosSchema },
});
