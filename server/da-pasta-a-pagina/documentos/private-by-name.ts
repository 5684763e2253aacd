import type { PrivatePaperKind } from '#contract/da-pasta-a-pagina/documentos.ts';
import { fileName, folderWords, wordsOfName } from './file-names.ts';

/** Names of sales material, whatever else they mention. */
const forEveryone =
  /\b(?:book|tabela (?:de |dos )?(?:vendas?|precos?|valores)|memorial descritivo|apresentacao|catalogo|folder|plantas?|caderno)\b/;

const papers: [PrivatePaperKind, RegExp][] = [
  [
    'certidao',
    /\b(?:certid(?:ao|oes)|matriculas?|inteiro teor|averbac(?:ao|oes)|memorial (?:de )?incorporacao|registro (?:de |da )?incorporacao|requerimento|escritura|habite ?se|alvara|onus reais|negativa de|cnds?|rgi)\b/,
  ],
  ['comissao', /\b(?:comiss(?:ao|oes)|comissionamento|premiac(?:ao|oes)|bonificac(?:ao|oes))\b/],
  [
    'contrato',
    /\b(?:contratos?|minutas?|distratos?|procurac(?:ao|oes)|(?:termo )?aditivos?|(?:compromisso|promessa|proposta) de compra|propostas? assinadas?|instrumento particular|ccv|pcv)\b/,
  ],
  [
    'dados-bancarios',
    /\b(?:dados bancarios|contas? bancarias?|extratos?|boletos?|ficha bancaria|comprovantes? (?:de )?(?:pagamento|deposito|transferencia|pix))\b/,
  ],
  [
    'identidade',
    /\b(?:rg|cpf|cnh|identidade|passaporte|comprovantes? (?:de )?(?:residencia|renda|endereco)|documentos? pessoa(?:l|is))\b/,
  ],
  [
    'dados-pessoais',
    // A campaign for the customer's month contains no customer.
    /(?<!\b(?:dia|mes|semana|campanha|atendimento|experiencia) (?:(?:d?[aeo]s?|pelo) )?)\bclientes?\b|\b(?:fichas? cadastra(?:l|is)|leads|compradores|interessados|curriculos?|folha de pagamento)\b/,
  ],
];

const folders: [PrivatePaperKind, RegExp][] = [
  ['certidao', /\b(?:juridico|certidoes|matriculas?|cartorio|registro de incorporacao)\b/],
  ['contrato', /\b(?:contratos?|minutas?|propostas?)\b/],
  ['comissao', /\b(?:comissoes|comissionamento)\b/],
  ['dados-bancarios', /\b(?:financeiro|bancos?|dados bancarios)\b/],
  ['dados-pessoais', /\b(?:clientes?|documentos pessoais|fichas? cadastrais|compradores)\b/],
];

/** The kind of private paper by file or folder name, or null. */
export function privateByName(path: string): PrivatePaperKind | null {
  const name = wordsOfName(fileName(path));
  const public_ = forEveryone.test(name);
  const named = papers.find(([, words]) => words.test(name))?.[0] ?? null;
  // 'Tabela de vendas com comissão' is sales material; 'certidão' and 'contrato' never are.
  if (named && !(public_ && named !== 'certidao' && named !== 'contrato')) return named;
  if (public_) return null;
  const above = folderWords(path);
  return folders.find(([, words]) => above.some((folder) => words.test(folder)))?.[0] ?? null;
}
