import { foldText } from '#contract/base/text.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { nameKey } from './name-candidates.ts';
import { readPassages, type Sentence, sentencesOf } from './passages.ts';
import type { SourceLine } from './source.ts';

const word = "[\\p{Lu}][\\p{L}\\d'’.&-]*";
const name = `${word}(?: (?:(?:d[aeo]s?|e|&) )?(?:${word}|\\d+)){0,4}`;
/** 'Solar Verde (Canela, 2021)', 'Solar Verde (Canela)': where, and when, a firm built something else. */
const placed = new RegExp(`(${name}),? \\(([\\p{Lu}][\\p{L}'’ -]{2,30}?)(?:[/,–-][^)]{1,40})?\\)`, 'gu');
/** 'Solar Verde, de 1974, …', 'Solar Verde, em construção (…)': how far something else is. */
const dated = new RegExp(
  `(${name}),? (?:\\((?:19|20)\\d\\d\\)|\\(?(?:de (?:19|20)\\d\\d\\b|em (?:constru[çc][ãa]o|obras|projeto)\\b|entregue\\b|pront[oa]\\b|com lan[çc]amento em\\b))`,
  'gu',
);
/** 'Solar Verde (Canela, 2 quartos, 61 m²)', 'Solar Verde (Centro, 2018, 244 m²)': figures of something listed by name. */
const listed = new RegExp(
  `(${name}),? \\((?=[^)]*(?:\\d ?m²|quartos?|dorm|su[ií]tes?|qtos))(?=[^)]*(?:(?:19|20)\\d\\d|\\p{Lu}\\p{Ll}+[^)]*,))([^)]{4,200})\\)`,
  'gu',
);
/** 'No Solar Verde, nosso próximo lançamento, teremos 120 apartamentos' */
const next = new RegExp(`(${name}), noss[oa] (?:pr[óo]xim|[úu]ltim|anterior|primeir|outr)[oa]?`, 'gu');
/** 'O Solar Verde, que a Alfa entrega em maio', 'em 2024, a Alfa lançou o Solar Verde', 'a 900 m do Residencial Solar Verde' */
const made = [
  new RegExp(
    `\\d ?(?:m|metros|km|min\\p{L}*|quadras?|passos) d[ao] ((?:Residencial|Edif[íi]cio|Condom[íi]nio|Empreendimento) ${name})`,
    'gu',
  ),
  new RegExp(
    `(${name}),? que [ao] [\\p{L}'’ ]{3,40}? (?:entregou|entrega|entregará|lançou|lança|construiu|ergueu)(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?:[Ee]m|[Dd]esde) (?:19|20)\\d\\d,? [ao] [\\p{L}'’ ]{3,40}? (?:lançou|entregou|vendeu|ergueu|construiu|inaugurou) [ao] (${name})`,
    'gu',
  ),
];
/** Labels before a list of what a firm made, or what else there is. */
const otherList =
  /^\W*(?:(?:tambem )?d[ao] mesm[ao] (?:casa|time|turma|gente|prancheta|marca|autor\w*)|ja (?:fizemos|entregamos|erguemos|construimos|assinamos)|leia tambem|outr[ao]s d[ao] (?:casa|marca|gente)|tem d[oe] lado|quem viu|(?:voce )?(?:tambem )?(?:pode|vai) (?:tambem )?(?:gostar|se interessar)(?: d[aeo]s?| por)?|(?:imoveis|anuncios|empreendimentos) (?:semelhantes|similares|relacionados|parecidos|recomendados)|recomendad[oa]s para voce)\b[^.:]{0,30}[:?]|^\W*(?:(?:conheca|veja|confira) )?(?:(?:tambem|em breve),? d[aeo]s? [^.:]{3,50}|(?:conheca|veja) tambem):(?=\s*\S)|^\W*outr[oa]s(?: (?:(?:obras|empreendimentos|projetos|lancamentos|predios)(?: d[aeo] [^:]{2,30})?|d[ao] casa|enderecos nossos|[a-z]+ nossos|nossos [a-z]+))?:/;
/** What stands around is no part of what is sold. */
const around =
  /\b(?:vizinh[oa]s? (?:de (?:praia|rua|bairro|frente|porta))?:|do outro lado d[ao]|na vizinhanca\b|(?:predio|edificio|condominio|torre) (?:ao lado|vizinh[oa]|em frente)\b|na mesma (?:calcada|rua|quadra) (?:existe|fica|esta|ha)\b|, do lado, |\b(?:e|esta) usad[oa]\b|outro (?:proprietario|dono)\b|\bnao confund\w+|\boutra obra (?:nossa|d[ao])\b|outro (?:produto|empreendimento|lancamento|projeto|condominio|residencial) d[aeo] [a-z])/;

/** What is told of the market is told of no building: prices that rose, stock, rents elsewhere. */
const ofMarket =
  /\b(?:o )?(?:metro quadrado|m²) .{0,40}\b(?:subiu|valorizou|custa|cresceu)\b|\bestoque de (?:apartamentos|imoveis|unidades)\b|\bmedia d[aeo]s? (?:mercado|regiao|bairro|cidade|orla)\b|\b(?:revenda|vendid[oa]s?) entre particulares\b/;

/** What homes had is no longer sold: 'na fase 1 os apartamentos tinham 47 m²'. */
const earlier =
  /\b(?:apartamentos|unidades|casas|lotes) (?:tinham|mediam|eram de|custavam)\b|\bem (?:19|20)\d\d, (?:vendemos|entregamos|lancamos|fizemos)\b|\bperguntaram d[ao]\b|\bnao (?:fazem? parte d[ae]st[ae]|est(?:a|ao) a venda)\b|\((?:19|20)\d\d, [^)]*(?:m²|m2|quartos|unidades)|[a-z] [—–-] (?:19|20)\d\d, \d+ (?:apartamentos|unidades|casas)|\([a-z' ]{3,30}, (?:19|20)\d\d\)(?=.*(?:m²|m2|r\$|quartos?|dorm))/;

/**
 * The lines without the sentences that tell of another building: named with its city or how far it is, or as a
 * neighbour. A sentence that also names the own one is kept.
 */
export function withoutOthersBuildings(
  lines: SourceLine[],
  nome: string | null,
  firm: string | null,
): SourceLine[] {
  const own = nome ? nameKey(nome) : '';
  const gone = new Set<SourceLine>();
  for (const sentence of readPassages(lines).flatMap(sentencesOf))
    if (isOfAnother(sentence, own, firm)) for (const line of sentence.lines) gone.add(line);
  return gone.size === 0 ? lines : lines.filter((line) => !gone.has(line));
}

function isOfAnother({ text, folded }: Sentence, own: string, firm: string | null): boolean {
  if (otherList.test(folded)) return true;
  if (own !== '' && ` ${plain(folded)} `.includes(` ${own} `)) return false;
  if (isOfSibling(text, own, firm)) return true;
  if (around.test(folded) || ofMarket.test(folded) || earlier.test(folded)) return true;
  const others = [
    ...[...text.matchAll(placed)].filter(({ 2: city }) => ufsOfCidade(city!).size > 0),
    ...text.matchAll(dated),
    ...text.matchAll(next),
    ...made.flatMap((form) => [...text.matchAll(form)]),
    ...[...text.matchAll(listed)].filter(({ 2: inside }) => !noBuilding.test(nameKey(inside!))),
  ].filter(({ 1: said }) => isBuilding(said!, own, firm));
  return others.length > 0;
}

/** 'Aurora Savassi' beside 'Aurora Lourdes': a firm gives its buildings one first word. */
function isOfSibling(text: string, own: string, firm: string | null): boolean {
  const [first, ...rest] = withoutJoints(own);
  if (first === undefined || rest.length === 0 || first.length < 4 || ofPlaces.test(first)) return false;
  return [...text.matchAll(called)].some(([said]) => {
    const [head, second, ...more] = withoutJoints(nameKey(said));
    if (head !== first || second === undefined || ofAnyBuilding.test(second) || second === rest[0])
      return false;
    return !plain(foldText(firm ?? '')).includes([head, second, ...more].join(' ')) && !rest.includes(second);
  });
}
const called = new RegExp(name, 'gu');
const withoutJoints = (key: string) => key.split(' ').filter((one) => !/^(?:d[aeo]s?|e)?$/.test(one));
/** Towns and quarters share these. */
const ofPlaces =
  /^(?:alameda|travessa|rodovia|estrada|sitio|fazenda|chacara|sao|rio|riacho|ribeirao|enseada|igarape|centro|central|grande|alta|boa|bom|mar|parque|jardim|jardins|vila|villa|praca|praia|porto|alto|serra|lago|lagoa|monte|campo|santa|santo|nova|novo|bela|bairro|setor|ilha|ponta|barra|costa|morro|vale|terra|terras|cidade|bosque|residencial|edificio|condominio|torre|casa|casas|quadra|avenida|estacao|praca|largo|horto)$/;
const ofAnyBuilding =
  /^(?:torre|bloco|fase|etapa|residencial|residence|residences|home|club|clube|tower|park|living|garden|incorporad\w+|incorporac\w+|construt\w+|construc\w+|engenharia|empreendimentos|realizacoes|urbanismo|tem|fica|oferece|[a-z]|\d+)$/;

/** Not the firm, a person's task or a document. */
function isBuilding(said: string, own: string, firm: string | null): boolean {
  const key = nameKey(said);
  if (!said.includes(' ') || noBuilding.test(key) || ofFirms.test(key)) return false;
  if (own !== '' && (` ${own} `.includes(` ${key} `) || ` ${key} `.includes(` ${own} `))) return false;
  return firm === null || !plain(foldText(firm)).includes(key);
}
const noBuilding =
  /^(?:rua|avenida|av|fase|torre|etapa|bloco|lei|registro|tabela|entrega|previsao|obra|obras|apartamentos?|casas?|unidades?|matricula|shopping|parque d|plantas?|tipos?|opcao|opcoes|final|finais|studios?|gardens?|coberturas?|duplex|salas?|lajes?|lojas?|living|terraco|varanda|sobrado|quadra|lotes?|area|pavimentos?|andar|praca|praia|aeroporto|hospital|escola|colegio)(?: |$)/;
/** 'A Alfa Engenharia, de 1974, …' tells of who builds. */
const ofFirms =
  /\b(?:engenharia|construtora|construc(?:ao|oes)|incorporadora|incorporac(?:ao|oes)|empreendimentos|urbanismo|urbanizadora|loteadora|desenvolvimento|imobiliari[ao]s?|imoveis|arquitet\w+|arquitetura|paisagismo|interiores|participacoes|realizacoes|ltda|grupo)\b/;
const plain = (text: string) => text.replace(/[^a-z0-9]+/g, ' ').trim();
