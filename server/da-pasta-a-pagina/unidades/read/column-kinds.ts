/** What a column of a price table is about; of `outra` nothing is read. */
export type ColumnKind =
  | 'unidade'
  | 'torre'
  | 'andar'
  | 'posicao'
  | 'tipologia'
  | 'dormitorios'
  | 'area'
  | 'area-total'
  | 'vagas'
  | 'preco'
  | 'a-vista'
  | 'campanha'
  | 'total'
  | 'estado'
  | 'final'
  | 'outra';

/** Sums that are no price of the whole: instalments, indices, the bank's valuation, a parking space. */
const partial =
  /avaliac|laudo|financ|subsidio|fgts|entrada|sinal|\bato\b|mensa(?:l|is)|parcela|chaves|semestra|\banua(?:l|is)|balao|baloes|reforco|intermediaria|desconto|economia|\bcub\d*\b|\bincc\b|iptu|condominio|itbi|comissao|saldo|renda|\d+ ?x\b|\bx ?\d+\b|(?:valor|preco|r\$)(?: ?(?:do|por|\/))? ?m[²2]|\/ ?m[²2]|aluguel|diaria|repasse|taxa|juros|premiac|bonus|\bpos\b|prestac|entrega|assinatura|\b\d+ dias\b|trimestr|bimestr|corretagem|escritura|registro|\bunica\b/;
const special = /campanha|promoc|promo\b|especial|feirao|oferta|black|relampago|imperdivel/;
/** A price with a last day of its own: 'Lançamento até 20/12'. */
const untilADay =
  /^(?:preco |valor |tabela )?(?:de )?(?:lancamento|promocional|tabela|preco|valor) ate (?:o dia )?\d{1,2}\/\d/;
const somethingElse =
  /box|garage[mn]|vaga|deposito|hobby|escaninho|varanda|terraco|comum|ideal|descobert|externa|jardim|sacada/;
const money = /preco|a partir de|valor|venda|lista|tabela|r\$|reais|investimento/;

const kinds: [ColumnKind, RegExp][] = [
  ['final', /^(?:final|col(?:una)?|fin)\.? ?\d{1,2}$/],
  [
    'unidade',
    /^(?:n[.ºo°]* ?(?:d[ao] )?)?(?:un|unid|unidades?|und|aptos?|ap|apartamentos?|apart|casas?|villas?|sobrados?|lotes?|salas?|lojas?|studios?|lofts?|imove(?:l|is)|terrenos?|chales?|bangalos?)(?:\.|\/un\.?|\/unid\.?)?(?: ?(?:n[.ºo°]*|numero|\/ ?(?:final|casa|unidade|sala|lote|apto)))?$/,
  ],
  ['torre', /^(?:torres?|blocos?|bl\.?|quadras?|qd\.?|edificios?|predios?|modulos?|setor|condominio)$/],
  ['andar', /^(?:andar(?:es)?|pav(?:imentos?|tos?)?\.?|piso|nivel)$/],
  ['estado', /^(?:situac(?:ao|oes)|status|disponibilidade|disp\.?|estado)$/],
  [
    'posicao',
    /^(?:posicao|face|faces|frente|vista|sol|orientacao|insolacao|onde|final|coluna|localizacao|lado)$/,
  ],
  ['dormitorios', /^(?:n[.ºo°]* ?(?:de )?)?(?:dorms?|dormitorios?|dmts?|quartos?|suites?|qtos?)\.?$/],
  ['tipologia', /^(?:tipos?|tipologias?|planta|modelo|descricao|tipo de (?:unidade|planta)|produto)$/],
  [
    'vagas',
    /^(?:n[.ºo°]* ?(?:de )?)?(?:vagas?|carros|garage[mn]s?|box(?:es)?|vg|vgs|estacionamento)\.?(?: ?(?:garage[mn]|de garage[mn]|carros?|\/ ?dep\.?|cobertas?))?$/,
  ],
];

/** What a heading says its column is about. `folded` has no accents and no capitals. */
export function kindOfHeading(folded: string): ColumnKind {
  const label = folded.replace(/\s+/g, ' ').trim();
  const named = kinds.find(([, pattern]) => pattern.test(label));
  if (named) return named[0];
  const isArea = /\barea\b|m[²2]|metragem|metros|privativ|\bpriv/.test(label);
  if (special.test(label) || untilADay.test(label) || /^por(?: \(?r\$\)?)?$/.test(label)) return 'campanha';
  if (partial.test(label)) return 'outra';
  if (isArea && !/r\$|preco|valor|venda/.test(label)) {
    if (/priv|util/.test(label)) return somethingElse.test(label) ? 'outra' : 'area';
    if (/total|global|constru|bruta/.test(label)) return 'area-total';
    return somethingElse.test(label) ? 'outra' : 'area';
  }
  if (/a vista/.test(label)) return 'a-vista';
  if (/^de(?: \(?r\$\)?)?$/.test(label)) return 'preco';
  if (money.test(label) && !somethingElse.test(label)) return 'preco';
  if (/^(?:total|global)$/.test(label)) return 'total';
  return 'outra';
}
