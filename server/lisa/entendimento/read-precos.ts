import { foldText } from '#contract/base/text.ts';
import type { UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { withNumberWords } from './number-words-meant.ts';
import { withFigures } from './spelled-numbers.ts';

interface Amount {
  value: number;
  /** Its multiplier; null if not stated. */
  scale: number | null;
  /** Written in full, without a multiplier. */
  isFull: boolean;
  from: number;
  to: number;
}

const scales: Record<string, number> = {
  mil: 1e3,
  k: 1e3,
  mi: 1e6,
  mm: 1e6,
  m: 1e6,
  milhao: 1e6,
  milhoes: 1e6,
  milha: 1e6,
  milhas: 1e6,
  kk: 1e6,
  bi: 1e9,
  bilhao: 1e9,
  bilhoes: 1e9,
};
const amount =
  /(r\$\s*)?(?<![\d.,@\p{L}])(\d{1,3}(?:[.\s]\d{3})+(?:,\d{2})?|\d{1,9}(?:[.,]\d{1,3})?)\s*(milhoes|milhao|bilhoes|bilhao|milhas|milha|mil|mm|mi|kk|k|bi|m(?![a-z2²]))?(?![\p{L}\d²])(?:\s+e\s+(mei[oa]|\d{2,3})(?:\s*mil)?(?!\d|[.,]\d|\s*(?:milh|mi\b|mm\b)))?/gu;

/** Measures, counts and ages are not prices. */
const withoutMeasures = (folded: string) =>
  folded
    .replace(/\S*@\S*/g, ' ')
    .replace(/(?<!\d)\+?\(?\d{2}\)?\s*9?\d{4}[\s-]\d{4}(?!\d)/g, ' ')
    .replace(/\bcreci\P{N}{0,12}[\d.]+/gu, ' ')
    .replace(
      /\b\d+(?:\s*(?:a|e|ou|ate|-)\s*\d+)?\s*(?:quartos?|dorm\w*|suites?|vagas?|m2|m²|metros?|anos?|km|%|andar\w*|banheiros?|unidades?|bairros?|coisas|perguntas|duvidas|correcoes|erros|dados|itens|pontos)/g,
      ' ',
    );

/** '1.234,56', '1,2' and '1.2' → a number; point-separated groups of three are thousands. */
function toNumber(written: string, scale: number | null): number {
  const groups = /^\d{1,3}(?:[.\s]\d{3})+(?:,\d{2})?$/.test(written);
  if (groups && !(scale !== null && scale >= 1e6 && /^\d\.\d{3}$/.test(written)))
    return Number(written.replace(/[.\s]/g, '').replace(',', '.'));
  return Number(written.replace(',', '.'));
}

function findAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(amount)) {
    const [whole, mark, written, word, rest] = match;
    const scale = word ? scales[word]! : null;
    let value = toNumber(written!, scale);
    if (word === 'm' && value >= 100) continue;
    // 'um milhão e meio', 'um milhão e duzentos'
    let length = whole.length;
    if (rest !== undefined) {
      const half = rest.startsWith('mei');
      if (scale !== null && scale >= 1e6) value += half ? 0.5 : Number(rest) / 1000;
      // 'de 300 e 800': the second is a separate amount.
      else length = whole.lastIndexOf(' e ') > 0 ? whole.search(/\s+e\s+/) : length;
    }
    const isFull = scale === null && (value >= 10_000 || (mark !== undefined && value >= 1000));
    found.push({ value, scale, isFull, from: match.index, to: match.index + length });
    if (rest !== undefined && !(scale !== null && scale >= 1e6) && /^\d/.test(rest)) {
      const at = match.index + whole.indexOf(rest, length);
      const own = /\s*mil$/.test(whole) ? 1e3 : null;
      found.push({
        value: Number(rest),
        scale: own,
        isFull: false,
        from: at,
        to: match.index + whole.length,
      });
    }
  }
  return found;
}

const worth = ({ value, scale, isFull }: Amount, otherwise: number) =>
  value * (isFull ? 1 : (scale ?? otherwise));

/** The default multiplier of an amount, when neighbours do not determine it. */
const usual = (value: number) => (value < 30 ? 1e6 : 1e3);

/** Both amounts in reais; a missing multiplier is taken from the other, or the plausible one. */
function pair(first: Amount, second: Amount): [number, number] {
  const one = worth(first, second.scale ?? usual(second.value));
  const other = worth(second, first.scale ?? usual(first.value));
  if (first.scale === null && !first.isFull && one > other) return [worth(first, 1e3), other];
  if (second.scale === null && !second.isFull && other < one && second.value < 100)
    return [one, worth(second, 1e6)];
  return [one, other];
}

const upTo =
  /(?:\bate|\b(?:(?:preco|valor|limite) (?:mais alto|mais caro|maior|de cima)|(?:maior|mais alto) (?:preco|valor))(?: (?:para|pra|e|eh|era|seria|fica|vai ser|agora e))?|\b(?:maximo|max|teto|limite) (?:para|pra|em|de|a|e|eh|era|seria|fica|vai ser|(?:deve|devia|deveria|tem que|tinha que|e para|era para) ser|agora e)|\bnao (?:passa|passo|passamos|subo|superior(?:es)?|mais) (?:de|que|a)|\bnao (?:ultrapass\w+|exced\w+)(?: de)?|\bsem (?:ultrapassar|passar de|exceder)|\bno maximo|\bmax(?:imo)?(?: de)?|\babaixo de|\bmenos (?:de|que)|\bteto(?: de)?|\blimite(?: de)?|\bmenor(?:es)? que|<=?|≤)\s*(?:uns |os |as |de |:)?\s*(?:r\$\s*)?$/;
const upToAfter = /^\s*(?:reais )?(?:no maximo|de teto|(?:pra|para|p) (?:baixo|baicho)|ou menos|maximo)/;
const from =
  /(?:\ba partir d[eo]s?|\b(?:(?:preco|valor) (?:mais baixo|mais barato|menor|de baixo)|(?:menor|mais baixo) (?:preco|valor))(?: (?:para|pra|e|eh|era|seria|fica|vai ser|agora e))?|\b(?:minimo|min|piso) (?:para|pra|em|de|a|e|eh|era|seria|fica|vai ser|(?:deve|devia|deveria|tem que|tinha que|e para|era para) ser|agora e)|\bnao inferior(?:es)? a|\bsuperior(?:es)? a|\bde cima de|\bacima d[eo]s?|\bmais de|\bmin(?:imo)?(?: de)?|\bdesde|\bpiso(?: de)?|\bmaior(?:es)? que|\bcomeca(?:ndo)? em|\bno minimo|>=?|≥|\+)\s*(?:uns |os |as |:)?\s*(?:r\$\s*)?$/;
const fromAfter =
  /^\s*(?:reais )?(?:d?ai )?(?:\+|ou mais|(?:pra|para|por?|p) (?:cima|sima|riba|frente|adiante|la)|em diante|acima|afora|pra mais|para mais|no minimo|de minimo)/;
const refused =
  /\b(?:(?:nao|nem) (?:\w+ ){0,3}|(?=nada ))(?:nada|imove(?:l|is)|coisa|apartamentos?|casas?)? ?(?:que (?:seja|custe) )?(?:abaixo de|acima d[eo]|menos (?:de|que)|mais (?:de|que)|menor que|maior que)\s*(?:r\$\s*)?$/;
const notDone =
  '(?:,|ja)?\\s*(?:eu )?(?:ja )?(?:nem|nao)\\b(?! (?:tem|ha|tenho|existe|ponho|boto|coloco|estabeleco|imponho|limito|mais nem menos|menos nem mais)\\b)';
const refusal = new RegExp(`^\\s*${notDone}`);
const aboveRefused = new RegExp(
  `^\\s*(?:reais )?(?:(?:pra|para|p) (?:cima|sima|riba|frente)|acima|em diante|ou mais)\\s*${notDone}`,
);
const belowRefused = new RegExp(`^\\s*(?:reais )?(?:(?:pra|para|p) baixo|abaixo|ou menos)\\s*${notDone}`);
const anything =
  /\b(?:(?:qualquer|qq|qlq|qlqr|qquer) (?:valor|preco|faixa)|tod[ao]s (?:as faixas|os valores|os precos|faixas)|sem (?:limite|restricao|faixa)|todos os precos|tanto faz|nao (?:estabeleco|tenho|tem|ha|existe) (?:nenhum )?(?:limites?|teto|restricao|preferencia)|(?:tem|tenho) limite nao|sem preferencia|qualquer um|pego tudo|vendo tudo|atendo tudo|o que vier|todas|todos|nao tenho faixa|de tudo|todo tipo|nao importa (?:[oa] )?(?:valor|preco|faixa)|(?:valor|preco) (?:nao importa|(?:e )?indiferente)|independente(?:mente)? d[oe] (?:valor|preco))\b/;
/** 'Prefiro não informar, atendo todo tipo de cliente' tells no range. */
const withheld =
  /\b(?:nao|nem) (?:quero |vou |posso |gosto de |costumo |gostaria de )*(?:informar|informo|dizer|digo|falar|falo|passar|passo|responder)\b/;
const mentions =
  /r\$|\b(?:mil|milh\w+|mi|mm|k|kk|reais|faixa|preco|valor|valores|ticket)\b|\d(?:k|mi|mm|m)\b/;

/** 'de 200, não, de 250 a 800 mil': what is taken back is not meant. */
const takenBack =
  /[,.]\s?(?:nao(?! (?:mais|menos|pass[ao]|acima|abaixo|ultrapass\w+|ponho|boto|tem|tenho|vendo|pego|faco)\b)|digo|alias|quer dizer|ops|opa|perai|errei|melhor)[,.:]? /g;
function meant(folded: string): { told: string; before: string | null } {
  const last = [...folded.matchAll(takenBack)].at(-1);
  const [before, after] = last
    ? [folded.slice(0, last.index), folded.slice(last.index + last[0].length)]
    : ['', ''];
  return /\d/.test(before) && /\d/.test(after) ? { told: after, before } : { told: folded, before: null };
}

/** 'Vendi um de seis milhões ano passado, mas o normal é de 800 mil a 2 milhões': what was sold once is no range. */
const sale =
  /^.*\b(?:vendi|vendemos|vendeu|fechei|fechamos|aluguei|intermediei|peguei)\b.*?\d?.*?\b(?:mas|porem|so que)\b (?=.*\b(?:normal|comum|costume|geral|faixa|media|forte|dia a dia|geralmente|normalmente|maioria|trabalho|atendo|foco|mesmo)\b.*)/;
const withoutSale = (folded: string): string =>
  folded.length > longestMended ? folded : folded.replace(sale, '');

/** 'R$ 800.000,00 (oitocentos mil reais)' */
const spelledAgain = / ?\((?=[^()]*\b(?:mil|milh\w+|reais)\b)[^()\d]*\)/g;

const wrongAmount =
  /((?:\d|\bmil\b|milh\w+)[^,.]*),? (?:e )?nao (?:e |eh |os |o )?(?:r\$ ?)?(?:\d[\d.,]*|(?:\w+ (?:e )?){1,4}mil)(?: ?(?:mil|k|mi\w*))?\W*$/;
/** Nobody says more of one price. */
const longestMended = 300;
/** 'É 250, não 200': the last is the wrong one. */
const withoutWrong = (folded: string): string =>
  folded.length > longestMended ? folded : folded.replace(wrongAmount, '$1');
const lastAmount = /\d[\d.,]*\s*(?:mil|k|mi|milh\w+)?\s*$/;

const smallest = 10_000;
const largest = 1e12;

/**
 * A price range: 'de 300 a 800 mil', 'até 1,2 mi'. A single amount without a bound word is none. If not asked
 * for, the text must mention money.
 */
export function readPrecos(text: string, isAsked: boolean): UnderstoodMessage['precos'] {
  const { told, before: retracted } = meant(
    withoutWrong(withoutSale(foldText(withNumberWords(text))))
      .replace(spelledAgain, '')
      .replace(/\bmilhaozi\w+/g, 'milhao')

      .replace(/\bn (?=pass[ao]\b|mais de\b|menos de\b)/g, 'nao ')
      .replace(/(?<=\d[a-z ]{0,8})\bp\/ ?/g, 'para '),
  );
  const found = rangeIn(told, isAsked);
  // '300 mil até 1 milhão. não, até 1,2': the end that was not taken back stays.
  const first = found && retracted !== null ? rangeIn(retracted, isAsked) : null;
  // 'De 300 a 800, digo, 900 mil': the last end alone is mended.
  if (found === null && retracted !== null)
    return rangeIn(`${retracted.replace(lastAmount, '')}${told}`, isAsked);
  if (found === null || first === null || (found.min !== null && found.max !== null)) return found;
  return { min: found.min ?? first.min, max: found.max ?? first.max };
}

function rangeIn(told: string, isAsked: boolean): UnderstoodMessage['precos'] {
  const folded = withoutMeasures(withFigures(told));
  if (!isAsked && !mentions.test(folded)) return null;
  const all = findAmounts(folded);
  // '300 a 500 mil' is a range, whatever was asked.
  const leadsToScale = ({ to }: Amount, next: Amount | undefined) =>
    next != null &&
    next.scale !== null &&
    /^\s*(?:a|ate|-|–)\s*(?:r\$\s*)?$/.test(folded.slice(to, next.from));
  const amounts = all.filter(
    (each, at) =>
      isAsked ||
      each.scale !== null ||
      each.isFull ||
      /\b(?:de|entre|ate)\b/.test(folded) ||
      leadsToScale(each, all[at + 1]),
  );
  const [first, second] = amounts;
  // 'De 0 a 500 mil' has no least.
  if (first?.value === 0 && second !== undefined && amounts.length === 2)
    return range(null, worth(second, usual(second.value)));
  if (first && second && amounts.every(({ value }) => value > 0)) {
    const between = folded.slice(first.to, second.from);
    if (between.length < 40) {
      const ends = pair(first, second).sort((one, other) => one - other);
      return range(ends[0]!, ends[1]!);
    }
  }
  if (!first)
    return isAsked && anything.test(folded) && !withheld.test(folded) ? { min: null, max: null } : null;
  const value = worth(first, usual(first.value));
  const before = folded.slice(0, first.from);
  const after = folded.slice(first.to);
  // 'Abaixo de 500 mil nem olho', 'não pego nada acima de 2 milhões' say the other end.
  const isRefusal = refusal.test(after) || refused.test(before);
  // 'Passou de 500 mil eu não vendo'
  if (isRefusal && /\bpass(?:ou|ando|ar|a) d[eo]s?\s*(?:r\$\s*)?$/.test(before)) return range(null, value);
  if (isRefusal && upTo.test(before)) return range(value, null);
  if (isRefusal && from.test(before)) return range(null, value);
  // 'De 700 mil pra cima eu nem pego', '500 mil pra baixo não compensa'
  if (aboveRefused.test(after)) return range(null, value);
  if (belowRefused.test(after)) return range(value, null);
  if (from.test(before) || fromAfter.test(after)) return range(value, null);
  if (upTo.test(before) || upToAfter.test(after)) return range(null, value);
  return null;
}

function range(min: number | null, max: number | null): UnderstoodMessage['precos'] {
  const isPrice = (value: number | null) => value === null || (value >= smallest && value < largest);
  if (!isPrice(min) || !isPrice(max)) return null;
  return { min: min?.toFixed(2) ?? null, max: max?.toFixed(2) ?? null };
}
