import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import type { PrivatePaperKind, TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';

interface Text {
  /** Folded lines of the first pages. */
  lines: string[];
  /** The same as one passage, so that phrases may span lines. */
  all: string;
  pageCount: number;
}

const has = (text: Text, patterns: RegExp[]) => patterns.filter((pattern) => pattern.test(text.all)).length;
const titled = (text: Text, title: RegExp) => text.lines.slice(0, 12).some((line) => title.test(line));

const contractTitle =
  /^\W*(?:minuta|instrumento particular|contrato (?:particular |de |preliminar )|(?:promessa|compromisso|proposta) (?:particular )?de (?:compra|venda|cessao)|distrato|termo aditivo|procuracao|termo de (?:cessao|reserva))/;
const contractMarks = [
  /\bcontratantes?\b/,
  /\bcontratad[ao]s?\b/,
  /promitentes? (?:vendedor|comprador)|promissari/,
  /clausula (?:primeira|1|segunda|2|terceira)/,
  /\btestemunhas?\b/,
  /\bforo d[ae] /,
  /\bdoravante\b|simplesmente denominad/,
  /as partes (?:acima|resolvem|tem|aqui|contratantes)|justo e contratado|justas e contratadas/,
];

const certificateMarks = [
  /\bcertifico\b/,
  /inteiro teor/,
  /\bdou fe\b/,
  /selo (?:digital|de fiscalizacao|eletronico)/,
  /\bemolumentos\b/,
  /livro n?[.º°o]* ?(?:2|02)\b/,
  /\bescrevente\b|oficial substitut|oficiala?\s+registrador/,
  /(?:^|\n)\s*(?:r|av)[.-]?\s?\d{1,2}[/-]\s?\d{1,3}\.?\d{3}.*\n(?:.*\n){0,60}?\s*(?:r|av)[.-]?\s?\d{1,2}[/-]/,
  /certidao (?:negativa|positiva|de onus|de matricula)/,
];
const incorporationMarks = [
  /art(?:igo|\.)? ?32/,
  /4\.?591/,
  /nbr ?12\.?721/,
  /fracao ideal|fracoes ideais/,
  /\brequer\b|\brequerente\b/,
  /quadro (?:i|ii|iii|iv|v)\b/,
  /oficial d[oe] registro|senhor oficial/,
];

const identityMarks = [
  /carteira (?:de identidade|nacional de habilitacao)/,
  /registro geral/,
  /\bfiliacao\b/,
  /data de nascimento|\bnaturalidade\b/,
  /orgao (?:emissor|expedidor)|doc\. ?origem/,
  /republica federativa do brasil/,
];
const bankMarks = [
  /\bag(?:encia|\.)?:? ?\d/,
  /conta (?:corrente|poupanca)|c\/c/,
  /\bfavorecido\b|\btitular\b/,
  /\bsaldo\b|\bextrato\b/,
  /chave pix/,
  /linha digitavel|nosso numero|cedente|beneficiario/,
];
const personMarks = [
  /estado civil/,
  /\bprofissao\b/,
  /\bconjuge\b/,
  /\bnacionalidade\b/,
  /renda (?:mensal|bruta|familiar)/,
  /\brg\b.{0,30}\bcpf\b|\bcpf\b.{0,30}\brg\b/,
  /nome (?:do|da) (?:cliente|comprador|proponente)|\bproponente\b/,
  /ficha cadastral/,
];

/** A bill is a proof of address. */
const bill =
  /conta de (?:energia|luz|agua|gas|telefone|consumo)|fatura (?:de|da) (?:energia|agua|telefone|internet|cartao)|nota fiscal[^\n]{0,30}energia|comprovante de (?:residencia|endereco)/;
const billMarks = [
  /\bvencimento\b/,
  /total a pagar|valor a pagar|valor total/,
  /\bconsumo\b|\bkwh\b|leitura (?:atual|anterior)/,
  /instalacao|unidade consumidora|codigo do cliente|numero do cliente|matricula do imovel/,
  /linha digitavel|codigo de barras|debito automatico/,
  /\b\d{5}-?\d{3}\b/,
];

const commissionLine = /comiss(?:ao|oes|ionamento)/;
const commissionInPrice = /comiss(?:ao|oes)[^.]{0,30}(?:inclus|ja consta|a parte|por conta|nao inclu)/;

/**
 * The kind of private paper by content. One mention is never enough: a book may mention a contract, a price
 * table its commission, and every advert its registration.
 */
export function privateByContent(pages: TextPage[]): PrivatePaperKind | null {
  const lines = pages.slice(0, 6).flatMap((page) => page.lines.map((line) => foldAligned(line.text)));
  const text: Text = { lines, all: lines.join('\n').slice(0, 60_000), pageCount: pages.length };
  const priced = lines.filter((line) => /\t/.test(line) && /\d\.\d{3},\d{2}/.test(line)).length >= 4;
  const contract = has(text, contractMarks);
  if (contract >= 5 || (contract >= 2 && titled(text, contractTitle))) return 'contrato';
  if (has(text, certificateMarks) >= 2) return 'certidao';
  const incorporation = has(text, incorporationMarks);
  if (incorporation >= 2 && titled(text, /^\W*(?:memorial|requerimento|registro) d[ea] incorporacao/))
    return 'certidao';
  if (isCommissionTable(text)) return 'comissao';
  const cpfs = new Set((text.all.match(/\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g) ?? []).filter(isValidCpf));
  if (
    text.pageCount <= 4 &&
    has(text, identityMarks) >= 2 &&
    (cpfs.size > 0 || has(text, identityMarks) >= 3)
  )
    return 'identidade';
  // A price table may name the account for the deposit; a bank paper is about little else.
  const bank = has(text, bankMarks);
  if (!priced && text.pageCount <= 4 && (bank >= 3 || (bank >= 2 && lines.length <= 40)))
    return 'dados-bancarios';
  if (text.pageCount <= 4 && bill.test(text.all) && has(text, billMarks) >= 3) return 'dados-pessoais';
  const person = has(text, personMarks);
  if (cpfs.size >= 3 || person >= 4 || (person >= 2 && cpfs.size > 0)) return 'dados-pessoais';
  return null;
}

function isCommissionTable(text: Text): boolean {
  const about = text.lines.filter((line) => commissionLine.test(line) && !commissionInPrice.test(line));
  const inTitle = text.lines
    .slice(0, 6)
    .some(
      (line) =>
        about.includes(line) &&
        line.length <= 70 &&
        /^\W*(?:tabela|politica|plano|regras|campanha|valores)?\b.{0,20}comiss/.test(line),
    );
  return inTitle || (about.length >= 4 && about.length * 7 >= text.lines.length);
}
