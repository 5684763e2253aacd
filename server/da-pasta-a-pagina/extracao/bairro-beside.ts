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
  if (ofDevelopments.test(foldText(bairro)) || own.includes(foldText(bairro))) return false;
  // 'Em Ponta Verde': a building would have its article.
  if (/(?:^|[^\p{L}])em $/u.test(before))
    return (/^\W*em $/.test(before) || homes.test(before)) && !(uf && ufsOfCidade(bairro).has(uf));
  // 'numa rua sem saída do Jardim Emília, em Sorocaba (SP)', 'chega ao Umarizal, em Belém'
  if (partOf.test(before) || /\bcheg(?:a|ou) ao? $/.test(before)) return true;
  if (own.length < 4 || beach.test(foldText(bairro))) return false;
  if (lies.test(before) || before.endsWith(`${own}, no `) || before.endsWith(`${own}, na `)) return true;
  return homes.test(folded) && /\bn[ao] $/.test(before) && before.includes(own);
}

const partOf =
  /\b(?:rua|ruas|avenida|esquina|quadra|miolo|coracao|trecho|parte|regiao|entrada|endereco|ponto)(?: [a-z]+){0,4} d[aeo] $/;
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
  if (ofDevelopments.test(name) || ` ${foldText(nome ?? '')} `.includes(` ${name} `)) return false;
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

/**
 * 'Taquaral - Campinas - SP' alone on its line, where the building is known to be called otherwise and no seller or
 * firm stands around.
 */
export function isAlone(bairro: string, { sentence, at, passages, nome }: Beside): boolean {
  const name = foldText(bairro);
  const [line] = sentence.lines;
  const isLast = line!.page > 1 && line!.page === line!.document.pageCount;
  const own = nome ? foldText(nome) : '';
  if (own === '' || isLast || ofDevelopments.test(name) || beach.test(name)) return false;
  if (own === name || name.includes(own)) return false;
  const cell = line!.cells.find(({ text }) => text.includes(bairro)) ?? sentence;
  const { cidade, uf } = readAddress(cell.text);
  const rest = [bairro, cidade, uf].reduce<string>(
    (left, part) => (part ? left.replace(part, ' ') : left),
    cell.text.replace(nome!, ' '),
  );
  const isBare = !/\p{L}|\d/u.test(rest.replace(stateNames, ' ').replace(kindsOfHomes, ' '));
  const around = passages
    .slice(Math.max(0, at - near), at + near + 1)
    .flatMap(({ lines }) => lines)
    .filter(
      ({ page, position }) =>
        page === line!.page && position >= line!.position - near && position <= line!.position + 1,
    );
  return isBare && cidade !== null && !around.some(({ folded }) => ofSellers.test(folded));
}
/** So many lines above tell whose place it is, and the next. */
const near = 2;
const kindsOfHomes =
  /(?:sobrados|casas|apartamentos|lotes|salas|lajes|studios|terrenos)(?: (?:geminados|geminadas|t[ée]rreas|comerciais|corporativas|residenciais|em condom[íi]nio))?/giu;
const stateNames =
  /(?:Acre|Alagoas|Amap[áa]|Amazonas|Bahia|Cear[áa]|Distrito Federal|Esp[íi]rito Santo|Goi[áa]s|Maranh[ãa]o|Mato Grosso(?: do Sul)?|Minas Gerais|Paran[áa]|Para[íi]ba|Par[áa]|Pernambuco|Piau[íi]|Rio de Janeiro|Rio Grande do (?:Norte|Sul)|Rond[ôo]nia|Roraima|Santa Catarina|S[ãa]o Paulo|Sergipe|Tocantins)/iu;
const ofSellers =
  /\b(?:plantao|stand|estande|creci|vendas:|imobiliaria|corretor\w*|escritorio|sede|matriz|showroom|cnpj|ltda|fone|tel\.|whats\w*)\b|\d{4}-\d{4}|@|www\./;

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
export const ofDevelopments =
  /\b(?:reserva|resort|club|clube|park|residence|residences|home|hotel|shopping|complexo|loteamento|tower|towers|village|grand|gran|edificio|solar|mirante|outlet)\b/;
