import type { CampoFato } from '#contract/cadastros/fatos.ts';
import type { Evidence, Prova } from '#contract/da-pasta-a-pagina/evidencia.ts';
import type { Candidate } from '../candidate.ts';
import { readComodos, suitesOnly } from '../comodos.ts';
import { findMoney } from '../money.ts';
import { readNumbers } from '../numbers.ts';
import type { SourceLine } from '../source.ts';
import { foldFigures } from '../spelled-figures.ts';
import { hipotese, isReported, relato } from './reported.ts';

/** Fields whose values are read off what is said of the homes, the building and its date. */
export const assuntoDe = {
  dormitoriosMin: 'comodos',
  dormitoriosMax: 'comodos',
  suitesMin: 'comodos',
  suitesMax: 'comodos',
  vagasMin: 'comodos',
  vagasMax: 'comodos',
  areaMin: 'area',
  areaMax: 'area',
  precoInicial: 'preco',
  dataEntrega: 'entrega',
  entregas: 'entrega',
  totalUnidades: 'predio',
  torres: 'predio',
  pavimentos: 'predio',
  arquitetura: 'autor',
  interiores: 'autor',
  paisagismo: 'autor',
  construtora: 'autor',
  endereco: 'endereco',
} as const satisfies Partial<Record<CampoFato, string>>;
export type CampoJulgado = keyof typeof assuntoDe;
export type Assunto = (typeof assuntoDe)[CampoJulgado];

/** What a label names: rooms each by their own word. */
type Tema = Exclude<Assunto, 'comodos'> | 'dormitorios' | 'suites' | 'vagas';
const temaDe = (campo: CampoJulgado): Tema => {
  const subject = assuntoDe[campo];
  if (subject !== 'comodos') return subject;
  return campo.startsWith('dorm') ? 'dormitorios' : campo.startsWith('sui') ? 'suites' : 'vagas';
};

const everyHome =
  /\b(?:tod[oa]s|cada|qualquer|(?:por|\/|p\/) ?(?:unidade|apartamento|apto|ap|casa|sala|studio|flat|residencia|lote)\b|nenhum[a]?\b|[oa]?os (?:apartamentos|finais)|as (?:unidades|casas|residencias|coberturas))\b/;
const homes =
  /^\W*(?:\d{1,4} )?(?:seus? |os |as |sao )?(?:apartamentos?|aptos?|apes?|casas?|sobrados?|lotes?|studios?|estudios?|lofts?|flats?|unidades?|residencias?|plantas?|tipologias?|coberturas?|gardens?|duplex|salas|lajes|fina(?:l|is)|tipo|torre|bloco|bl|ap|casa|modelo)\b/;
/** 'No Michel, com apartamentos de 2 e 3 quartos' */
const homesWith =
  /\b(?:apartamentos?|aptos?|casas?|sobrados?|unidades?|plantas?|coberturas?|residencias?)(?: [a-z]+){0,2} (?:de|com|tem|possuem|terao) (?:\d|uma?|dois|duas|tres|quatro|cinco)\b/;
const ofHome =
  /\b(?:dorm\w*|quartos?|qr?ts?|qr?tos?|suites?|\dq|studios?|estudios?|lofts?|flats?|apartamentos?|aptos?|ap[ey]s?|casas?|sobrados?|unidades?|residencias?|tipo|fina(?:l|is)|coberturas?|gardens?|duplex|plantas?|salas|lajes|lotes?|privativ\w+|priv|uteis|util|terrenos?|o (?:menor|maior))\b/;
const area = /\d\s?(?:m[²2]|metros)(?![\p{L}])/u;
/** What makes a sum the lowest. */
const begins = /\b(?:a partir|desde|part(?:e|em|ir)|inicia(?:l|is)|menor|minimo|comeca\w*)\b/;
/** A word that makes a sentence of a line. */
const verb =
  /(?<!\p{L})(?:é|são|tem|terá|terão|fica|ficam|será|serão|possui|possuem|conta|contam|oferece\w*|nasce|chega|reune|une|traz|vem|vai|vao|faz|fazem|distribui\w*|constitui\w*|totaliza\w*|mede|medem|abriga|ocupa|que|onde|quando|porque|para quem)(?!\p{L})/u;

const labels: Record<Tema, RegExp> = {
  dormitorios:
    /\b(?:dorm\w*|quartos?|qr?tos?|tipologias?)\b[^.;\d]{0,12}[:=\t?…]|(?:dorm\w*|quartos?)\s?\.{3,}/,
  suites: /\bsuites?\b[^.;\d]{0,12}[:=\t?…]|suites?\s?\.{3,}/,
  vagas:
    /\b(?:vagas?|vgs?|garage[mn]s?|estacionamento)\b[^.;\d]{0,20}[:=\t?…]|(?:vagas?|garage[mn]s?)\s?\.{3,}/,
  area: /\b(?:areas?|metrage[mn]s?|tamanhos?|plantas?|tipologias?|privativ\w+)\b[^.;\d]{0,24}[:=\t…]|(?:areas?|metrage[mn]s?)[^.;\d]{0,20}\.{3,}/,
  preco:
    /\b(?:precos?|valor(?:es)?|investimento)\b[^.;\d]{0,24}[:=\t…]|\b(?:menor|mais baixo|inicial|minimo|mais barat[oa]|ti(?:quete|cket) (?:de entrada|inicial))\b/,
  entrega:
    /\b(?:entregas?|previs\w+|conclusao|termino|prazos?|chaves|habite-se|quando|cronograma|pront[oa]s?|inaugura\w+)\b[^;\d]{0,30}(?:[:=\t…]|\.{3,})/,
  predio:
    /\b(?:unidades|apartamentos|aptos|total|torres?|blocos?|pavimentos|andares|casas|lotes)\b[^.;\d]{0,20}(?:[:=\t…]|\.{3,})/,
  autor:
    /(?:^|\t|\. |[•·|] )\W*(?:[a-z]+[. ]+){0,6}?(?:arq\w*|projet\w*|interior\w*|decorac\w*|ambienta\w*|paisag\w*|jardins?|constru\w*|obras?|execuc\w*|engenharia|design|autor\w*|fachada|retrofit)\b[a-z .]{0,36}(?:[:=\t…–|-]|\.{3,})|^\W*(?:arquitetura|interiores|decoracao|paisagismo|jardins|construcao|obra|execucao)(?: e [a-z]+)? (?!d[aeo]s? )/,
  endereco:
    /\b(?:endereco|local(?:izac\w+)?|onde(?: fica)?|logradouro|terreno|situ\w+|fica)\b[^.;\d]{0,24}(?:[:=\t…?]|\.{3,})/,
};

/** 'Unidade 201  63,00 m²  1 vaga  R$ 690.000,00' */
const unit =
  /^\W*(?:unid(?:ade)?|apto?|apartamento|ap|casa|lote|sala|studio|cobertura)\.? ?(?:n[.ºo°]* ?)?\d{1,5}[a-z]?\b(?! ?m)/;

const row = (quote: string, folded: string) =>
  (quote.split('\t').length > 2 && (findMoney(folded).length > 0 || /^\W*\d{2,5}[a-z]?\t/.test(folded))) ||
  (unit.test(folded) && findMoney(folded).length > 0) ||
  (folded.match(/\d[\d.]*,\d{2}(?!\d)/g) ?? []).length > 2 ||
  /\b(?:disponivel|vendid[ao]|reservad[ao])\W*$/.test(folded);

/** The part of a quote that says the value: its sentences, or all of it where none does alone. */
function partOf(field: CampoJulgado, quote: string, value: unknown): string {
  const parts = quote.split(/(?<=[.!;])\s+(?=[\p{Lu}\d“"(*-])|(?<=\?)\s+(?=[\p{Lu}])/u);
  const own = parts.filter((part) => says(field, foldFigures(part), value));
  return own.length === 0 ? quote : own.join(' ');
}

function says(field: CampoJulgado, folded: string, value: unknown): boolean {
  const subject = temaDe(field);
  if (subject === 'dormitorios' || subject === 'suites' || subject === 'vagas') {
    const said = readComodos(folded);
    return [...said[subject], ...(subject === 'dormitorios' ? suitesOnly(folded, said) : [])].includes(
      Number(value),
    );
  }
  if (subject === 'preco') return findMoney(folded).some((sum) => Number(sum.value) === Number(value));
  if (subject === 'area') return folded.includes(String(value).replace(/\.0+$/, '').replace('.', ','));
  if (subject === 'predio') return readNumbers(folded).includes(Number(value));
  if (subject === 'entrega') return /20\d\d/.test(folded);
  return folded.includes(foldFigures(String(Array.isArray(value) ? value[0] : value)));
}

/** What stands over an address, or before it, and makes it somebody else's. */
const invited =
  /\b(?:evento|convite|coquetel|festa|plantao|stand|estande|decorado|showroom|central de vendas|visite|rsvp|encontro|atendimento)\b/;
const firms =
  /\b(?:loja|sede|matriz|escritorio|incorporadora|construtora|imobiliaria)\b[^.;]{0,30}$|\b(?:imob|ltda|s\/a|inc|incorp\w*|construt\w*|urbanismo|empreendimentos|realizac\w+)\.?\W*$/;
const outright =
  /\b(?:endereco d[ao] (?:obra|empreendimento|predio|projeto|imovel)|local(?:izacao)?|terreno|onde(?: fica)?|logradouro)\s*[:\t.…?]/;

/** How a quote says the value of a field. */
export function kindOf(
  field: CampoJulgado,
  said: Evidence,
  value: unknown,
  { lines, nome }: { lines: SourceLine[]; nome: string | null },
): Prova {
  const subject = temaDe(field);
  const { quote } = said;
  const isOfHomes = ['area', 'preco', 'dormitorios', 'suites', 'vagas'].includes(subject);
  if (isOfHomes && row(quote, foldFigures(quote))) return 'tabela';
  const whole = partOf(field, quote, value);
  // '2 vagas em todos (o 103 pode ter a terceira)' says the same without what it adds.
  const bare = whole
    .replace(/\([^()]*(?:\)|$)/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  const part = says(field, foldFigures(bare), value) ? bare : whole;
  const folded = foldFigures(part);
  if (subject === 'endereco' && isOfOthers(said, String(value), lines)) return 'relato';
  if (subject === 'autor')
    return isCut(part, value) ? 'relato' : labels.autor.test(folded) ? 'rotulo' : 'frase';
  if (subject === 'preco' && otherLabel.test(folded) && !priceWords.test(folded)) return 'relato';
  // 'Garagem? Uma por apartamento.'
  if (answered.test(foldFigures(quote)) && labels[subject].test(foldFigures(quote))) return 'rotulo';
  if (subject !== 'endereco' && !(subject === 'entrega' && moved.test(folded))) {
    const line = lineOf(said, lines);
    if (line ? isReported(line, lines, { text: part, folded }, nome) : relato.test(folded)) return 'relato';
    if (isOfHomes && subject !== 'preco' && hipotese.test(folded)) return 'hipotese';
  }
  if (labels[subject].test(folded)) return 'rotulo';
  if (isOfHomes && area.test(folded) && ofHome.test(folded) && !(subject === 'preco' && begins.test(folded)))
    return 'planta';
  if (everyHome.test(folded)) return 'todas';
  if (
    homes.test(folded) ||
    (isOfHomes && homesWith.test(folded)) ||
    (folded.length <= 70 && !verb.test(part.toLowerCase()))
  )
    return 'lista';
  return 'frase';
}

/** Whether what stands before an address in its quote, or over it, says that it is somebody else's. */
function isOfOthers({ file, page, quote }: Evidence, value: string, lines: SourceLine[]): boolean {
  const before = foldFigures(quote.slice(0, Math.max(0, quote.indexOf(value)))).replace(/^.*[.;] /, '');
  if (outright.test(before)) return false;
  if (invited.test(before) || firms.test(before)) return true;
  if (phone.test(foldFigures(quote))) return true;
  if (suite.test(foldFigures(quote.slice(quote.indexOf(value) + value.length)))) return true;
  const at = lines.indexOf(lineOf({ file, page, quote, box: null }, lines)!);
  const above = lines[at - 1];
  // A heading, and no sentence of its own.
  const isOver = above?.page === page && above.text.length <= 60 && !/\d/.test(above.text);
  return isOver && invited.test(above.folded);
}

/** 'Rua X, 300, sala 2': a firm's. */
const suite = /^[^.;]{0,3}(?:cj|conj|conjunto|salas?|sl|loja|piso|\d{1,2}º? andar)\b/;
const phone = /\(\d\d\) ?\d{4}|\b(?:fone|tel|whats\w*)\b/;

const lineOf = ({ file, page, quote }: Evidence, lines: SourceLine[]) =>
  lines.find((line) => line.page === page && line.document.path === file && quote.includes(line.text));

/** A question that the quote answers. */
const answered = /^\W*(?:e )?(?:quant[oa]s? )?[a-z ]{4,24}\? \S/;
/** 'A entrega, que era junho/2027, passou para outubro/2027' */
const moved = /\b(?:pass(?:a|ou) (?:para|a ser)|remarcad|adiad|antecipad|nova (?:data|previsao))/;

/** 'Projeto de Irene Sá Arquitetura para Envelhecer', 'do Escritório Técnico Sá': a name goes on before or behind. */
function isCut(part: string, value: unknown): boolean {
  const name = String(Array.isArray(value) ? value[0] : value);
  const at = part.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return false;
  const [before, after] = [part.slice(0, at), part.slice(at + name.length)];
  return (
    /(?:^|[^\p{L}.])(?:d[aeo]s?|pel[ao]|com|por) (?:\p{Lu}\p{Ll}+ )+$/u.test(before) ||
    /^ (?:para |e |de |d[ao]s? )?\p{Lu}\p{Ll}+(?!\p{L}*\s?:)/u.test(after)
  );
}

/** '06/27 | R$ 113.340,00': a sum with a label that is no price's. */
const otherLabel = /^[^\t$]{2,30}\tr\$/;
const priceWords =
  /\b(?:precos?|valor(?:es)?|total|a partir|desde|a vista|investimento|unid\w*|apt\w*|ap|casa|lote|sala|studio|tipo|fina(?:l|is)|dorm\w*|quartos?|suites?)\b|m[²2]/;

/** What is told of others or of the past is no rival of what is told of the homes sold. */
export function withoutReports<Value>(
  field: CampoJulgado,
  candidates: Candidate<Value>[],
  lines: SourceLine[],
): Candidate<Value>[] {
  const own = candidates.filter(
    ({ value, evidence }) => kindOf(field, evidence, value, { lines, nome: null }) !== 'relato',
  );
  return own.length > 0 ? own : candidates;
}
