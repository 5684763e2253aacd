import { normalize } from '../intencoes/normalize.ts';

/**
 * What corretores ask of a building and its record has no field for, as it is called and by its words. Its own questions
 * and answers may tell it all the same.
 */
const subjects: readonly [nome: string, words: RegExp][] = [
  ['o desconto', /\b(?:descont(?:os?|inhos?|aos?)|abatimento)\b/],
  ['o pagamento à vista', /\b(?:a vista|avista)\b/],
  [
    'a permuta',
    /\bpermutas?\b|\b(?:aceita\w*|entrada|pega\w*|troca\w*|da) (?:o |um |meu |no |de |por )*(?:carro|veiculo|terreno|imovel|apartamento na troca)\b/,
  ],
  ['o FGTS', /\bfgts\b/],
  [
    'o financiamento',
    /\bfinanci\w+\b|\b(?:qual|quais|que|por) bancos?\b|\b(?:caixa economica|minha casa minha vida|mcmv)\b/,
  ],
  ['o stand de vendas', /\b(?:stand|stande|plantao|decorado|showroom|estande)\b/],
  [
    'o condomínio',
    /\b(?:valor|preco|quanto|taxa|qual) .{0,16}\bcondominio\b|^(?:e )?(?:o )?condominio(?: \?)?$/,
  ],
  ['o IPTU', /\biptu\b/],
  [
    'animais',
    /\b(?:aceita\w*|pode\w*|permit\w*|tem) .{0,14}\b(?:pets?|animal|animais|cachorros?|gatos?|bichos?)\b|\bpet friendly\b/,
  ],
  ['o reajuste', /\b(?:reajust\w+|incc|ipca|igpm|juros|correcao (?:monetaria|anual|mensal|das parcelas))\b/],
  [
    'a reserva de unidades',
    /\b(?:como|posso|da (?:pra|para)|quero|consegue|consigo|faz|fazer) .{0,10}\breserv(?:ar?|o|as)\b/,
  ],
];

export const outsideRecord = new RegExp(subjects.map(([, { source }]) => source).join('|'));

/** What a text asks that no record has; its first is what it is about. */
export function outsideRecordOf(text: string): { nome: string; isAbout: (other: string) => boolean } | null {
  const found = subjects.filter(([, words]) => words.test(normalize(text)));
  const [first] = found;
  if (!first) return null;
  return {
    nome: found.map(([nome]) => nome).join(' nem '),
    isAbout: (other) => found.every(([, words]) => words.test(normalize(other))),
  };
}
