import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { findingSchema } from './hotsites.ts';
import type { CampoDaLeitura } from './leitura.ts';

/** Areas of a verificação in review order, legal ones first. */
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

/** Where a finding is fixed: a field of the record, the catalogue, the page's styles, or the folder. */
export type Conserto =
  | { tipo: 'campo'; campo: CampoDaLeitura }
  | { tipo: 'catalogo' }
  | { tipo: 'gerar' }
  | { tipo: 'pasta' }
  | { tipo: 'textos' };

const gerar: Conserto = { tipo: 'gerar' };
const catalogo: Conserto = { tipo: 'catalogo' };
const campo = (nome: CampoDaLeitura): Conserto => ({ tipo: 'campo', campo: nome });
/** The page-writing prompts, source of what a page says about the corretor. */
const textos: Conserto = { tipo: 'textos' };

/** Every finding code with its area and where it is fixed. */
const codigos: Record<string, [AreaDaVerificacao, Conserto]> = {
  'lancamento-sem-registro': ['legal', campo('registroIncorporacao')],
  'registro-ausente': ['legal', gerar],
  'lancamento-sem-cartorio': ['legal', campo('cartorio')],
  'cartorio-ausente': ['legal', gerar],
  'registro-cortado': ['legal', campo('registroIncorporacao')],
  'cartorio-cortado': ['legal', campo('cartorio')],
  'sem-imagens-ilustrativas': ['legal', gerar],
  'preco-sem-data': ['legal', campo('dataTabela')],
  'data-do-preco-ausente': ['legal', gerar],
  'preco-diverge-da-tabela': ['fatos', campo('precoInicial')],
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
  'frase-cortada': ['fatos', gerar],
  'lista-como-texto': ['fatos', gerar],
  'imagem-ausente': ['imagens', { tipo: 'pasta' }],
  'imagem-pequena': ['imagens', catalogo],
  'imagem-sem-descricao': ['imagens', catalogo],
  'imagem-com-nome-de-arquivo': ['imagens', catalogo],
  'imagem-classe': ['imagens', catalogo],
  'imagem-principal-incerta': ['imagens', catalogo],
  'imagem-reserva': ['imagens', catalogo],
  'imagem-fora-do-catalogo': ['imagens', gerar],
  'nao-desenhada': ['imagens', gerar],
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
 * Findings that keep a page from being published automatically, whatever the programme's rule: it states what
 * the record does not, or what was never meant for visitors. Publishing it requires a person and a reason.
 */
export const codigosQueRetem: readonly string[] = [
  'afirmacao-sem-fonte',
  'numero-disfarcado',
  'resto-de-instrucao',
  'rotulo-sem-fonte',
];
/** The findings that hold a version back; empty if none. */
export const achadosQueRetem = <Achado extends { code: string }>(achados: readonly Achado[]): Achado[] =>
  achados.filter(({ code }) => codigosQueRetem.includes(code));

/** Used where the reasons are shown elsewhere. */
export const paginaEmRascunho =
  'A página ficou como rascunho: confira em “Verificação” o que o cadastro não sustenta.';

type Achado = { level: string; code: string };
const graves = (achados: readonly Achado[]) => achados.filter(({ level }) => level === 'red').length;
/**
 * Whether a version with these findings is published with a reason alone: by the programme's rule, and always if its
 * text states what the record does not (SAF-03).
 */
export const pedeMotivo = (achados: readonly Achado[], bloqueia: boolean): boolean =>
  achadosQueRetem(achados).length > 0 || (bloqueia && graves(achados) > 0);
const counted = (many: number, one: string, more: string) =>
  many === 0 ? [] : [many === 1 ? one : `${many} ${more}`];
const listed = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;

/**
 * Why a generated page is not published by itself, as the second line of its message; null where it is. It says
 * what the record does not, has a sentence cut or a link to nothing, has red findings while the programme's rule
 * is on, or more of them than the page it would replace (`publica`; null without one).
 */
export function textoDoRascunho(
  achados: readonly Achado[],
  { publica, bloqueia }: { publica: readonly Achado[] | null; bloqueia: boolean },
): string | null {
  const ficou = 'A página ficou como rascunho:';
  const of = (wanted: string) => achados.filter(({ code }) => code === wanted).length;
  const faults = [
    ...counted(
      achadosQueRetem(achados).length,
      'um trecho que o cadastro não sustenta',
      'trechos que o cadastro não sustenta',
    ),
    ...counted(of('frase-cortada'), 'uma frase cortada', 'frases cortadas'),
    ...counted(
      of('link-quebrado'),
      'um link que não leva a lugar nenhum',
      'links que não levam a lugar nenhum',
    ),
  ];
  if (faults.length > 0)
    return `${ficou} o texto tem ${listed(faults)}. Confira em “Verificação” e publique por lá, se for o caso.`;
  if (bloqueia && graves(achados) > 0) return `${ficou} a verificação encontrou pendências graves.`;
  if (publica && graves(achados) > graves(publica))
    return `${ficou} a verificação encontrou mais pendências graves nela do que na página pública, que continua no ar.`;
  return null;
}

/** The area of a finding code; unknown codes concern the page's code. */
export const areaDoAchado = (code: string): AreaDaVerificacao => codigos[code]?.[0] ?? 'enderecos';
/** Where a finding is fixed; by default, by rewriting the page. */
export const consertoDe = (code: string): Conserto => codigos[code]?.[1] ?? gerar;

export const medidasSchema = z.object({
  /** Pictures on the page. */
  imagens: z.number().int(),
  /** Approximate bytes a phone fetches for the first view. */
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
  /** The verified version; null if none exists. */
  versao: z.object({ id: z.number().int(), numero: z.number().int(), publica: z.boolean() }).nullable(),
  /** Null if no version exists. */
  verificadaEm: z.string().nullable(),
  por: z.string().nullable(),
  achados: z.array(findingSchema),
  medidas: medidasSchema.nullable(),
  /** What was removed from the page when it was generated. */
  retirados: z.array(findingSchema),
  /** Whether red findings block publishing without a reason. */
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
  /** Whether red findings block publishing. */
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
