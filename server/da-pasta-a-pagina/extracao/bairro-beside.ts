import type { Uf } from '#contract/base/common.ts';
import { foldText } from '#contract/base/text.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { readAddress } from './address-line.ts';
import type { Passage, Sentence } from './passages.ts';
import { ofOthers } from './whose-address.ts';

/** 'no Centro de Itapema/SC'; 'Solar do Porto: apartamentos no Mar Grosso, Laguna/SC' has its own name before. */
export function isBairroBeside(
  { bairro, uf }: { bairro: string; uf: Uf | null },
  sentence: Sentence,
  nome: string | null,
): boolean {
  const { text, folded } = sentence;
  if (/^centro(?: historico)?$/.test(foldText(bairro))) return homes.test(folded);
  const at = text.lastIndexOf(bairro);
  const before = folded.slice(0, at);
  // 'no Setor Bueno': no building is called so.
  if (/^setor /.test(foldText(bairro)) && /\bno $/.test(before)) return true;
  const own = nome ? foldText(nome) : '';
  if (development.test(foldText(bairro)) || own.includes(foldText(bairro))) return false;
  // 'Em Ponta Verde': a building would have its article.
  if (/(?:^|[^\p{L}])em $/u.test(before))
    return (/^\W*em $/.test(before) || homes.test(before)) && !(uf && ufsOfCidade(bairro).has(uf));
  if (own.length < 4 || beach.test(foldText(bairro))) return false;
  if (lies.test(before)) return true;
  return homes.test(folded) && /\bn[ao] $/.test(before) && before.includes(own);
}

/** 'Praia do Iguape' may be the beach of the bairro 'Iguape'. */
const beach = /^praia d[aeo]s? /;
/** 'um condomínio de 18 casas no Rita Vieira, …', 'nosso lançamento no Altiplano, …' */
const lies =
  /\b(?:predio|edificio|condominio|loteamento|lancamento|empreendimento|\d+ (?:casas|sobrados|apartamentos|lotes)|terreno|residencial|torres?|fica|localizad[oa]|situad[oa])\b[^.;:]{0,60}\bn[ao] $/;

interface Beside {
  sentence: Sentence;
  at: number;
  passages: readonly Passage[];
  nome: string | null;
}

/**
 * 'Pituba, Salvador - BA' where the text says 'na Pituba' too, alone on the line over or under a street with its
 * number, or under the name that heads the book. What ends a book may be the firm's seat.
 */
export function isWitnessed(bairro: string, { sentence, at, passages, nome }: Beside): boolean {
  const name = foldText(bairro);
  if (development.test(name) || ` ${foldText(nome ?? '')} `.includes(` ${name} `)) return false;
  const said = new RegExp(`(?:^|[^a-z])(?:na|em|bairro|(?:miolo|coracao) d[aeo]) ${name}(?![a-z])`);
  const [line] = sentence.lines;
  const elsewhere = passages.some(
    ({ lines, folded }) => !lines.includes(line!) && said.test(folded) && !ofOthers.test(folded),
  );
  if (elsewhere) return true;
  if (nome !== null && isUnderName(name, sentence, nome)) return true;
  const isLast = line!.page > 1 && line!.page === line!.document.pageCount;
  const isAlone = /^\W*$/.test(sentence.folded.slice(0, sentence.folded.indexOf(name)));
  const streets = [at - 1, at + 1].filter((next) => {
    const address = passages[next] && readAddress(passages[next].text);
    const told = [passages[next - 1], passages[next]].some((one) => one && ofOthers.test(one.folded));
    return address?.exact && address.index <= 3 && !told;
  });
  return isAlone && !isLast && streets.length === 1;
}

/** Near the top of the first page, with its city and the building's own name and nothing else, but for a block. */
function isUnderName(bairro: string, { lines: [line], folded }: Sentence, nome: string): boolean {
  if (line!.page !== 1 || line!.position > 5 || beach.test(bairro)) return false;
  const before = folded.slice(0, folded.indexOf(bairro)).replace(foldText(nome), ' ').replace(block, ' ');
  return !/[a-z]/.test(before);
}
/** 'SQNW 104, Projeção F': addresses of Brasília have no streets. */
const block =
  /\b(?:s[hq][a-z]{1,3}|cl[ns]w?|q[ieln]|projecao|bloco|lote|conjunto|quadra) [“"]?[a-z0-9]{1,4}\b/g;

/** Whether what looks like a bairro is a firm's name. */
export function isOfFirm(bairro: string, firms: string[]): boolean {
  const words = ` ${foldText(bairro)} `;
  return firms.some((firm) => ` ${foldText(firm)} `.includes(words));
}

/** A firm's seat or a shop may be in the centre of a town as well. */
const homes =
  /\b(?:apartamentos?|aptos?|casas?|sobrados?|studios?|lotes?|coberturas?|residencias?|dormitorios?|quartos|suites?)\b|\d\s?m[²2]/;
const development =
  /\b(?:reserva|resort|club|clube|park|residence|residences|home|hotel|shopping|complexo|loteamento|tower|towers|village|grand|gran|edificio|solar|mirante|outlet)\b/;
