import type { Unidade } from '#contract/da-pasta-a-pagina/unidades.ts';
import { findMoney, isNext, type SourceLine } from '#server/da-pasta-a-pagina/extracao/service.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';
import { kindOfHeading } from './column-kinds.ts';
import { leadingUnit } from './unit-label.ts';
import { areaOf, estadoOf, priceOf } from './values.ts';

/** A unit said in a sentence takes no more lines than this. */
const longestSentence = 5;

/** 'Casa 01 (J1), 212,00 m² privativos, 2 vagas: R$ 1.890.000,00; sinal de …', over as many lines as it has. */
export function spokenUnit(
  lines: SourceLine[],
  index: number,
): { unit: Unidade | null; next: number } | null {
  const line = lines[index]!;
  const named = line.cells.length === 1 ? leadingUnit(line.text) : null;
  if (!named?.worded || !/^\s*[,(:–-]/.test(named.rest)) return null;
  let next = index + 1;
  let text = named.rest;
  while (next < index + longestSentence && goesOn(lines[next - 1]!, lines[next])) {
    text += ` ${lines[next]!.text}`;
    next++;
  }
  const folded = foldAligned(text);
  const area = areaIn(folded);
  const prices = pricesIn(folded);
  const estado = estadoOf(folded);
  if (area === null || (prices.length === 0 && estado === null)) return null;
  if (area === undefined || prices.length > 1) return { unit: null, next };
  const vagas = /\b(\d{1,2}) vagas?\b/.exec(folded)?.[1];
  const unit: Unidade = {
    unidade: named.label.unidade,
    faixa: false,
    torre: named.label.torre,
    andar: null,
    posicao: null,
    tipologia: /^\s*\(([\p{L}\d .-]{1,24})\)/u.exec(text)?.[1] ?? null,
    areaPrivativa: area,
    areaTotal: null,
    vagas: vagas === undefined ? null : Number(vagas),
    preco: prices[0] ?? null,
    precoAte: null,
    precoCampanha: null,
    estado: estado ?? 'disponivel',
    pagina: line.page,
    linha: line.position + 1,
  };
  return { unit, next };
}

const goesOn = (above: SourceLine, line: SourceLine | undefined) =>
  isNext(above, line) &&
  line.cells.length === 1 &&
  !leadingUnit(line.text)?.worded &&
  line.box.y - above.box.y <= Math.max(above.box.height, line.box.height) * 1.7 &&
  !/\.$/.test(above.text);

/** The private area; undefined where several areas stand and none is called so. */
function areaIn(folded: string): string | null | undefined {
  const found = [
    ...folded.matchAll(/(\d[\d.]*(?:,\d{1,2})?) ?m[²2]( (?:de )?(?:area )?(?:privativ|uteis|util))?/g),
  ];
  const values = found.flatMap(([, value, own]) => {
    const area = areaOf(value!);
    return area === null ? [] : [{ area, own: own !== undefined }];
  });
  if (values.length === 0) return null;
  const own = values.filter((value) => value.own);
  const [one] = own.length > 0 ? own : values;
  return (own.length > 0 ? own : values).every(({ area }) => area === one!.area) ? one!.area : undefined;
}

/** The sums that are no instalment: what stands between the sum and the sign before it says so. */
function pricesIn(folded: string): string[] {
  const sums = findMoney(folded).filter(
    ({ marked, amount }) => marked && priceOf(amount.toFixed(2).replace('.', ',')),
  );
  const own = sums.filter(({ index }) => {
    const before = folded.slice(0, index);
    const since = Math.max(
      ...[',', ';', ':', '(', ')', ' e ', ' ou ', ' + '].map((sign) => before.lastIndexOf(sign)),
    );
    const words = before.slice(since + 1).trim();
    return words === '' || ['preco', 'a-vista'].includes(kindOfHeading(words.replace(/ (?:de|e|por)$/, '')));
  });
  return [...new Set(own.map(({ value }) => value))];
}
