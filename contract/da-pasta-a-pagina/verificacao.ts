import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { findingSchema } from './hotsites.ts';
import type { CampoDaLeitura } from './leitura.ts';

/** What the check looks at, in the order a person goes through it: the law first. */
export const areasDaVerificacao = [
  'legal',
  'fatos',
  'imagens',
  'acessibilidade',
  'peso',
  'enderecos',
] as const;
export type AreaDaVerificacao = (typeof areasDaVerificacao)[number];
export const nomesDasAreas: Record<AreaDaVerificacao, string> = {
  legal: 'Exigências legais',
  fatos: 'Fatos',
  imagens: 'Imagens',
  acessibilidade: 'Acessibilidade',
  peso: 'Peso',
  enderecos: 'Links e marcadores',
};

/** Where something is mended: a field of the record, the catalogue, the styles of the page, or the folder. */
export type Conserto =
  | { tipo: 'campo'; campo: CampoDaLeitura }
  | { tipo: 'catalogo' }
  | { tipo: 'gerar' }
  | { tipo: 'pasta' }
  | { tipo: 'textos' };

const gerar: Conserto = { tipo: 'gerar' };
const catalogo: Conserto = { tipo: 'catalogo' };
const campo = (nome: CampoDaLeitura): Conserto => ({ tipo: 'campo', campo: nome });
/** The instructions pages are written by: what a page says of the corretor comes from there. */
const textos: Conserto = { tipo: 'textos' };

/** Every code of the check with the area it stands in and where it is mended. */
const codigos: Record<string, [AreaDaVerificacao, Conserto]> = {
  'lancamento-sem-registro': ['legal', campo('registroIncorporacao')],
  'registro-ausente': ['legal', gerar],
  'lancamento-sem-cartorio': ['legal', campo('cartorio')],
  'cartorio-ausente': ['legal', gerar],
  'sem-imagens-ilustrativas': ['legal', gerar],
  'preco-sem-data': ['legal', campo('dataTabela')],
  'data-do-preco-ausente': ['legal', gerar],
  'nome-de-guerra-sozinho': ['legal', textos],
  'corretor-sem-creci': ['legal', textos],
  'corretor-sem-titulo': ['legal', textos],
  'creci-sem-tamanho': ['legal', gerar],
  'sem-whatsapp': ['legal', textos],
  'numero-fora-do-cadastro': ['fatos', gerar],
  'amenidade-fora-do-cadastro': ['fatos', campo('amenidades')],
  'amenidade-nao-listada': ['fatos', campo('amenidades')],
  'fato-mudou': ['fatos', gerar],
  'afirmacao-sem-fonte': ['fatos', gerar],
  'numero-disfarcado': ['fatos', gerar],
  'resto-de-instrucao': ['fatos', gerar],
  'frase-sem-fonte': ['fatos', gerar],
  'rotulo-sem-fonte': ['fatos', gerar],
  'status-sem-fonte': ['fatos', campo('status')],
  'imagem-ausente': ['imagens', { tipo: 'pasta' }],
  'imagem-pequena': ['imagens', catalogo],
  'imagem-sem-descricao': ['imagens', catalogo],
  'imagem-com-nome-de-arquivo': ['imagens', catalogo],
  'imagem-classe': ['imagens', catalogo],
  'imagem-reserva': ['imagens', catalogo],
  'imagem-fora-do-catalogo': ['imagens', gerar],
  'titulo-principal': ['acessibilidade', gerar],
  'titulos-fora-de-ordem': ['acessibilidade', gerar],
  'id-repetido': ['acessibilidade', gerar],
  'sem-rotulo': ['acessibilidade', gerar],
  contraste: ['acessibilidade', gerar],
  idioma: ['acessibilidade', gerar],
  'secao-vazia': ['acessibilidade', gerar],
  'secao-contato': ['enderecos', gerar],
  'primeira-vista-pesada': ['peso', catalogo],
  'pagina-pesada': ['peso', gerar],
  'link-quebrado': ['enderecos', gerar],
  'placeholder-desconhecido': ['enderecos', textos],
  'endereco-externo': ['enderecos', gerar],
};

/**
 * What keeps a page from becoming public by itself, whatever the programme's rule: it says what the
 * record does not, or what was never meant for a visitor. Publishing it is a person's decision, with a reason.
 */
export const codigosQueRetem: readonly string[] = [
  'afirmacao-sem-fonte',
  'numero-disfarcado',
  'resto-de-instrucao',
  'rotulo-sem-fonte',
];
/** What a version with these findings waits for; empty where nothing keeps it back. */
export const achadosQueRetem = <Achado extends { code: string }>(achados: readonly Achado[]): Achado[] =>
  achados.filter(({ code }) => codigosQueRetem.includes(code));

/** Told where the reasons stand elsewhere. */
export const paginaEmRascunho =
  'A página ficou como rascunho: confira em “Verificação” o que o cadastro não sustenta.';
/** The second line of what is told when a page was made and not shown. */
export function textoDoRascunho(achados: readonly { level: string; code: string }[]): string {
  const retem = achadosQueRetem(achados).length;
  if (retem === 0) return 'A página ficou como rascunho: a verificação encontrou pendências graves.';
  const what =
    retem === 1 ? 'um trecho que o cadastro não sustenta' : `${retem} trechos que o cadastro não sustenta`;
  return `A página ficou como rascunho: o texto tem ${what}. Confira em “Verificação” e publique por lá, se for o caso.`;
}

/** The area of a code; one that is not known is about the page's code. */
export const areaDoAchado = (code: string): AreaDaVerificacao => codigos[code]?.[0] ?? 'enderecos';
/** Where what a code tells of is mended; writing the page anew helps where nothing else is known. */
export const consertoDe = (code: string): Conserto => codigos[code]?.[1] ?? gerar;

export const medidasSchema = z.object({
  /** Pictures on the page. */
  imagens: z.number().int(),
  /** Bytes a phone fetches before it shows the first view, about. */
  primeiraVista: z.number().int(),
});
export type Medidas = z.infer<typeof medidasSchema>;

export const verificacaoSchema = z.object({
  hotsite: z.object({
    id: z.number().int(),
    nome: z.string(),
    rota: z.string(),
    ativo: z.boolean(),
    empreendimentoId: z.number().int(),
    versaoPublicaId: z.number().int().nullable(),
  }),
  /** The version that was looked at; null while there is none. */
  versao: z.object({ id: z.number().int(), numero: z.number().int(), publica: z.boolean() }).nullable(),
  /** Null while there is no version. */
  verificadaEm: z.string().nullable(),
  por: z.string().nullable(),
  achados: z.array(findingSchema),
  medidas: medidasSchema.nullable(),
  /** What was taken out of the page when it was made. */
  retirados: z.array(findingSchema),
  /** Red findings keep a version from being published unless a reason is given. */
  bloqueia: z.boolean(),
});
export type Verificacao = z.infer<typeof verificacaoSchema>;

const params = z.object({ id: idSchema });
const versaoId = z.preprocess(
  (value) => (value === null || value === '' ? undefined : value),
  idSchema.optional(),
);

export const getVerificacao = route({
  method: 'GET',
  path: '/api/hotsites/:id/verificacao',
  summary:
    'A verificação de uma versão da página contra o cadastro como está; sem versão, da que está pública',
  params,
  query: z.object({ versaoId }),
  responses: { 200: verificacaoSchema },
});

export const runVerificacao = route({
  method: 'POST',
  path: '/api/hotsites/:id/verificacao',
  summary: 'Verifica uma versão da página contra o cadastro como está agora',
  params,
  body: z.object({ versaoId }),
  responses: { 200: verificacaoSchema },
});

export const regraSchema = z.object({
  /** Red findings block a publication. */
  bloqueia: z.boolean(),
  alteradaEm: z.string().nullable(),
});
export type Regra = z.infer<typeof regraSchema>;

export const getRegra = route({
  method: 'GET',
  path: '/api/programa/publicacao',
  summary: 'Se pendências graves impedem a publicação de um hotsite',
  responses: { 200: regraSchema },
});

export const setRegra = route({
  method: 'PUT',
  path: '/api/programa/publicacao',
  summary: 'Liga ou desliga o bloqueio da publicação por pendências graves',
  body: z.object({ bloqueia: z.boolean({ error: 'Use verdadeiro ou falso' }) }),
  responses: { 200: regraSchema },
});
