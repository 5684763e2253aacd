import { formatCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { foldText } from '#contract/base/text.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { type Candidate, candidate, stated, withoutParts } from './candidate.ts';
import { directFinance } from './direct-finance.ts';
import { witnessedFirms } from './firm-witnesses.ts';
import { leadIn } from './lead-in.ts';
import { isPlainValue } from './machine-talk.ts';
import { nameKey } from './name-candidates.ts';
import { partners } from './partnership.ts';
import { readPassages, type Sentence, sentencesOf } from './passages.ts';
import { decide, precedences } from './precedence.ts';
import { spanKey } from './respostas/spans.ts';
import { isNext, type SourceLine } from './source.ts';
import { bareFirm, isSpe, ownersOfSpes } from './spe.ts';

export interface IncorporadoraFacts {
  incorporadora: Fact<string> | null;
  cnpj: Fact<string> | null;
}

const labels: [RegExp, number][] = [
  // 'Da mesma incorporadora: Solar do Porto' names another building.
  [
    /(?<!\bd[ao] mesm[ao] )\bincorporadora?(?: e (?:construtora?|proprietari[ao]))?\s*(?:responsavel)?\s*[:\t]\s*/,
    4,
  ],
  [/\b(?:loteadora|empreendedora|developer)(?: responsavel)?\s*[:\t]\s*/, 4],
  [/(?<!registro d[ae] )\bincorporacao(?:(?: e|,) (?:construcao|realizacao|vendas))*\s*[:\t]\s*/, 4],
  // 'Incorporação Caldeira Montes.'
  [/^incorporacao (?!d[aeo]s? |imobiliaria|registr|sob |n[.º°]|e |aprovad|a ser )/, 3],
  [/\b(?:construcao|realizacao) e incorporacao\s*[:\t]\s*/, 4],
  [/\b(?:uma )?realizacao(?:(?: e|,) (?:construcao|incorporacao))*\s*[:\t]\s*/, 3],
  [/\bquem (?:faz|realiza|incorpora)\s*[:\t]\s*/, 2],
  [/\b(?:mais )?um (?:empreendimento|lancamento) (?:d[ao] )?(?=\S)/, 1.5],
  [/\bconstrutora(?: e incorporadora)?\s*[:\t]\s*/, 2],
  [/\b(?:desenvolvimento|desenvolvido por|incorporado por)\s*[:\t]?\s*/, 1],
  [/\b(?:construcao|construido por)\s*[:\t]?\s*/, 0.5],
];
/** 'Alfa Incorporação: …' is a firm that says something, and no label. */
const endsName = /\p{Lu}[\p{L}&'’]+ $/u;
/** Endings and words of a company's registered name. */
const companyWords =
  /\b(?:ltda|s\.?\/?a\.?|spe|eireli|incorporadora|incorporacoes|construtora|construcoes|empreendimentos|engenharia|urbanismo|desenvolvimento imobiliario|participacoes)\b/;
/** 'Memorial de incorporação - Extrato' */
const ofPapers = /^(?:extrato|consulta|resumo|quadro|minuta|publicidade|certidao|memorial)\b/;
const notIncorporadora =
  /\b(?:imobiliaria|corretor\w*|creci|arquitetura|arquitetos?|paisagismo|interiores|banco|administradora|vendas|agencia|projeto)\b/;
/** Sellers and lenders: their CNPJ is never the incorporadora's. */
const othersNumber =
  /\b(?:banco|caixa economica|bradesco|itau|santander|sicredi|sicoob|agente financeiro|financiamento|credito imobiliario|imobiliaria|corretor\w*|creci|intermediac\w+|comercializac\w+|vendas|assessoria|consultoria|administradora|agencia|publicidade|arquitetura|paisagismo|projetos?|imoveis (?:ltda|s\.?\/?a|eireli))\b/;
/** A self-declared incorporadora, as a heading or footer. */
const incorporadoraWords =
  /\b(?:incorporadora|incorporacoes|empreendimentos imobiliarios|urbanismo|loteamentos|desenvolvimento imobiliario)\b/;

const cnpjShape = /(?<![\w.])[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/[0-9A-Z]{4}-?\d{2}(?!\w)/g;

const firmWord = "[\\p{Lu}][\\p{L}\\d'’&.-]*";
const firmName = `${firmWord}(?: (?:(?:d[aeo]s?|e|&) )?${firmWord}){0,4}`;
const kinds =
  '(?:Constru[çc][õo]es|Realiza[çc][õo]es|Construtora|Incorporadora|Incorpora[çc][õo]es|Empreendimentos|Urbanismo|Urbanizadora|Loteadora|Loteamentos|Participa[çc][õo]es|Desenvolvimento (?:Imobili[áa]rio|Urbano)|(?:Engenharia|Constru[çc][ãa]o) e Incorpora[çc](?:[ãa]o|[õo]es))(?: (?:e (?:Incorpora[çc](?:[ãa]o|[õo]es)|Incorporadora|Construtora|Empreendimentos)|Imobili[áa]rios))?(?: (?:LTDA|Ltda|S/A|S\\.A)\\.?)?';
/** The first shapes are believed where no other firm is named. */
const looseShapes = 3;
const loosely = 0.9;
/** What construction firms call themselves, before and after their name. */
const spokenFirms = [
  // 'A incorporadora Alfa Sul, que …', 'na Alfa Construtora', 'PELA ALFA INCORPORADORA'
  new RegExp(
    `(?<=(?:^|[^\\p{L}])(?<!(?:outra|mesma|nenhuma) )(?:incorporadora|loteadora|urbanizadora|empreendedora|construtora e incorporadora) )(${firmName})`,
    'gu',
  ),
  new RegExp(
    `(?<=(?:^|[^\\p{L}])(?:[AaàÀ]|[DdNn]a|[Pp]ela) )(${firmWord}(?: (?:(?:d[aeo]s?|e|&) )?${firmWord}){0,3} ${kinds})(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}&] )(?<![\\p{L}])(${firmWord}(?: (?:(?:d[aeo]s?|e|&) )?${firmWord}){0,3} (?:e )?${kinds})(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}])((?:Construtora(?: e [Ii]ncorporadora)?|Incorporadora|Loteadora|Urbanizadora) ${firmName})`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}&] )(?<![\\p{L}])(${firmWord}(?: (?:(?:d[aeo]s?|e|&) )?${firmWord}){0,3} (?:e )?(?:Constru[çc][õo]es|Construtora|Incorporadora|Incorpora[çc][õo]es|Empreendimentos|Urbanismo|Loteamentos|Desenvolvimento Imobili[áa]rio)(?: (?:e (?:Incorpora[çc][õo]es|Incorporadora|Empreendimentos)|Imobili[áa]rios))?(?: (?:LTDA|Ltda|S/A|S\\.A)\\.?)?)(?![\\p{L}])`,

    'gu',
  ),
];
/** Before a firm's name: designers, sellers and lenders, and the firm's other work. */
const otherPart =
  /\b(?:contractor|builder|execuc(?:ao|oes) d[ae]s?|obras? (?:e|sera|fica\w*|cab\w+|a cargo)|construcao (?:e|sera|fica\w*|a cargo)|assina\w* com|construid[ao]s? pel[ao]|executad[ao]s? pel[ao]|projet\w*|arquitet\w*|paisag\w*|interiores|decora\w*|calculo\w*|estrutura\w*|fundac\w*|instalac\w*|consultori\w*|sondage\w*|topografi\w*|vendas?|comercializac\w*|intermediac\w*|imobiliari\w*|atendimento|financiamento pel[oa]|banco|parceri\w*|apoio|administrac\w*)\b[^.;|•·]{0,40}$|\b(?:obra|execucao)\s*[:\t|–-]+\s*$/;

/** Praise, and no name: 'UMA GRANDE CONSTRUTORA'. */
const anyWords =
  /^(?:uma?|grandes?|melhor(?:es)?|maior(?:es)?|nossa?|sua|esta|mais|para|quem|conheca|direto|com|sobre|tradicional|outra?|mesma|de|da|do|pela)\b/;
/** 'Realização Alfa Urbanismo' names Alfa Urbanismo. */
const whatItDoes =
  /^(?:Uma )?(?:(?:Realiza[çc][ãa]o|Incorpora[çc][ãa]o|Constru[çc][ãa]o|Desenvolvimento|Empreendimento|Lan[çc]amento)(?:,| e)? )+(?=\p{Lu})/iu;

/** 'Alfa Construtora' ends its line, 'Rua das Acácias' begins the next. */
const ofStreet = / (?:Rua|Av\.|Avenida|Alameda|Rodovia|Estrada|Travessa)(?: .*)?$/u;

/** 'Incorporadora Alfa | Obra da Beta' in one row. */
const ofNextRole =
  / (?:Obras?|Constru[çc][ãa]o|Arquitetura|Projeto|Paisagismo|Interiores|Vendas|Realiza[çc][ãa]o) (?:d[aeo]s? |: ?).*$/u;

/** Who builds may build for another: asked. */
const onlyBuilds =
  /(?<!incorporac\w+(?: e|,|\/) )\b(?:construcao|construtora|obra|execucao(?: da obra)?)\s*[:\t|–-]?\s*$/;

const ownOffice =
  /\b(?:para [ao]|(?:realizacao|incorporacao)(?: e (?:construcao|realizacao|incorporacao))?:?) $/;
/** 'Obra da Alfa', 'erguido pela Alfa' */
const buildsIt = /\b(?:obras?|constru\w+|execu\w+|ergu\w+|levant\w+)\b[^.;|•·\t]{0,40} (?:d|pel)[ao] $/;
/** 'Incorporação ........ Alfa' is set with leaders. */
const withoutLeaders = (folded: string) =>
  folded.replace(/\s?(?:\. ?){4,}/g, (dots) => ':'.padEnd(dots.length));

/** Firms a sentence names by their kind: '(Construtora Alfa)', 'Beta Construções · Centro'. */
function spokenNames(sentence: Sentence): Candidate<string>[] {
  return spokenFirms.flatMap((shape, index) =>
    [...sentence.text.matchAll(shape)].flatMap((match) => {
      const after = sentence.text.slice(match.index + match[0].length);
      const end = after.startsWith('/A') ? '/A' : /^ SPE(?!\p{L})/u.test(after) ? ' SPE' : '';
      const said = match[1]!
        .replace(whatItDoes, '')
        .replace(leadIn, '')
        .replace(ofStreet, '')
        .replace(ofNextRole, '');
      const name = `${said.replace(/\s+CNPJ$/i, '').replace(/(?<!Ltda|LTDA)[.-]+$/, '')}${end}`;
      const before = withoutLeaders(sentence.folded).slice(0, match.index);
      const folded = foldText(name);
      // 'Um projeto Beta Arquitetura para a Alfa Incorporadora'
      const isOfOther = otherPart.test(before) && !ownOffice.test(before);
      const isOther =
        isOfOther || notIncorporadora.test(folded) || street.test(folded) || anyWords.test(folded);
      if (isOther || !isProperName(name) || !isPlainValue(name)) return [];
      const weight = index < looseShapes ? loosely : 1;
      return [stated(name, onlyBuilds.test(before) || buildsIt.test(before) ? 0.5 : weight, sentence)];
    }),
  );
}

/** The developing company and its CNPJ in the usual format. */
export function extractIncorporadora(lines: SourceLine[], nome: string | null = null): IncorporadoraFacts {
  const names: Candidate<string>[] = [];
  const numbers: OwnedNumber[] = [];
  const sentences = readPassages(lines).flatMap(sentencesOf);
  sentences.forEach((sentence, index) => {
    const folded = withoutLeaders(sentence.folded);
    for (const [label, weight] of labels) {
      const match = label.exec(folded);
      if (!match || endsName.test(sentence.text.slice(0, match.index))) continue;
      const rest = sentence.text.slice(match.index + match[0].length);
      const own = companyName(rest, weight >= 3);
      const below = sentences[index + 1];
      if (own) names.push(stated(own, weight, sentence));
      else if (rest.trim() === '' && isNext(sentence.lines.at(-1)!, below?.lines[0])) {
        const name = companyName(below!.text, weight >= 3);
        if (name) names.push(stated(name, weight, { lines: [...sentence.lines, ...below!.lines] }));
      }
      break;
    }
    names.push(...spokenNames(sentence), ...partners(sentence));
  });
  const financing = directFinance(sentences, nome).filter(
    ({ value }) => isProperName(value) && isPlainValue(value),
  );
  names.push(...financing);
  lines.forEach((line, index) => {
    const alone = incorporadoraWords.test(line.folded) ? companyName(line.text, false) : null;
    if (alone && isProperName(alone) && incorporadoraWords.test(foldText(alone)))
      names.push(candidate(alone, 0.5, line));
    const above = isNext(lines[index - 1] ?? line, line) ? lines[index - 1]! : null;
    numbers.push(...cnpjsOf(line, above));
    names.push(...namesBeforeCnpj(line, above));
  });
  const witnessed = witnessedFirms(lines, told).filter(({ value }) => !isName(value, nome));
  const owners = withoutBuilders(ownersOfSpes([...names, ...witnessed], lines, nome), sentences, nome);
  // 'Alfa' is no part of 'Alfa Solar SPE': the company made for one building is the other way round.
  const firms = [
    ...withoutParts(
      owners.filter(({ value }) => !isSpe(value)),
      words,
    ),
    ...owners.filter(({ value }) => isSpe(value)),
  ];
  const decided = decide(weighLoose(firms, owners), precedences.bySupport, { key });
  const incorporadora = decided && { ...decided, value: asSaid(decided.value, lines) };
  // Of several numbers, the one next to the incorporadora's own name is its.
  const own = incorporadora ? key(incorporadora.value) : null;
  return {
    incorporadora,
    cnpj: decide(
      numbers.map((one) => (own && one.owner.includes(own) ? { ...one, weight: one.weight + 4 } : one)),
      precedences.bySupport,
    ),
  };
}

/** What only loose shapes tell is believed where no other firm is named, and never for its parts. */
function weighLoose(firms: Candidate<string>[], owners: Candidate<string>[]): Candidate<string>[] {
  const keysOf = (some: Candidate<string>[]) => new Set(some.map(({ value }) => key(value)));
  const told = keysOf(owners.filter(({ weight }) => weight >= 1));
  const loose = keysOf(owners.filter(({ weight }) => weight === loosely));
  const most = keysOf(firms).size === 1 ? 1 : loosely;
  return firms.map((one) => {
    const own = key(one.value);
    if (!loose.has(own) || told.has(own)) return one;
    return { ...one, weight: one.weight >= loosely ? most : one.weight };
  });
}

/** 'Alfa Desenvolvimento Imobiliário S.A.' is 'Alfa' where the documents call it so. */
function asSaid(name: string, lines: SourceLine[]): string {
  const [, short] =
    /^(\p{Lu}.{2,30}?) (?:Desenvolvimento Imobili[áa]rio|(?:Empreendimentos|Neg[óo]cios|Investimentos) (?:e |(?!Imobili)\p{Lu})[\p{L} ]+?)(?:,? (?:S\.?\/?A|Ltda)\.?)?$/iu.exec(
      name,
    ) ?? [];
  if (short === undefined) return name;
  const called = new RegExp(
    `(?:^|[^a-z])(?:[ao]|d[ao]|n[ao]|pel[ao]|by|lancamento|empreendimento|realizacao|assinatura) ${foldText(short)}(?! (?:desenv|empreend|negocios|invest))(?![a-z])|^\\W*${foldText(short)}\\W*$`,
  );
  return lines.some(({ folded }) => called.test(folded)) ? short : name;
}

/** 'Branca' of 'Pedra Branca' is the building. */
const isName = (value: string, nome: string | null) =>
  nome !== null && ` ${nameKey(nome)} `.includes(` ${nameKey(value)} `);

const asBuilder =
  /\b(?:construcao|construtora|obras?|execucao(?: da obra)?|engenharia)\s*[:\t|–.-]*\s*$|\b(?:obras?|construcao|execucao) (?:e|fica|sera|a cargo|cabera) (?:d?[ao]|a cargo d[ao]) $/;

/**
 * Who only builds, and a company that has nothing but the building's name, are no rivals of a firm that is told
 * otherwise.
 */
function withoutBuilders(
  firms: Candidate<string>[],
  sentences: Sentence[],
  nome: string | null,
): Candidate<string>[] {
  const groups = Map.groupBy(firms, ({ value }) => key(value));
  const isMinor = (own: Candidate<string>[]) =>
    own.every(({ value }) => isBuilder(value, sentences) || isOfNameAlone(value, nome));
  const others = [...groups.values()].filter((own) => !isMinor(own));
  const isTold = others.some((own) => own.some(({ weight }) => weight >= 1));
  return isTold ? others.flat() : firms;
}

function isBuilder(value: string, sentences: Sentence[]): boolean {
  const name = foldText(value);
  const befores = sentences.flatMap(({ folded }) => {
    const at = folded.indexOf(name);
    return at < 0 ? [] : [folded.slice(0, at)];
  });
  const isOther = (before: string) => /\b(?:incorporac|incorporador|realizac)/.test(before.slice(-40));
  return befores.some((before) => asBuilder.test(before)) && !befores.some(isOther);
}

function isOfNameAlone(value: string, nome: string | null): boolean {
  const own = bareFirm(value);
  return isSpe(value) && nome !== null && own !== '' && ` ${spanKey(nome)} `.includes(` ${own} `);
}

/** A company's own words, between spaces. */
const words = (name: string) => {
  const own = bareName(name)
    .replace(whatItIs, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return own.length >= 2 ? own : foldText(name);
};

/** 'Alfa', 'Construtora Alfa' and 'Alfa Ltda.' are one company. */
const key = (name: string) => {
  const bare = bareName(name);
  const own = bare.replace(whatItIs, ' ').replace(/[^a-z0-9]/g, '');
  return own.length >= 2 ? own : bare.replace(/[^a-z0-9]/g, '');
};
const whatItIs =
  /\b(?:construtora|incorporadora|construcoes|incorporac(?:ao|oes)|construcao|empreendimentos|imobiliarios|urbanismo|loteadora|urbanizadora|loteamentos|grupo|desenvolvimento|imobiliario|e)\b/g;

/** What stands after a CNPJ in a data sheet, before the next datum. */
const isLabel = /^(?:endereco|telefone|fone|site|e-?mail|contato|cidade|bairro|cep|localizacao)$/;

const told = {
  keyOf: key,
  mayBeFirm: (name: string) =>
    isProperName(name) &&
    !ofNextRole.test(name) &&
    !ofPapers.test(foldText(name)) &&
    !/\b(?:mil|milhao|milhoes|reais)\b/.test(foldText(name)) &&
    !isLabel.test(foldText(name)),
  isOthers: (before: string) => otherPart.test(before),
};

/** A CNPJ with the folded words before it. */
type OwnedNumber = Candidate<string> & { owner: string };

/** The CNPJs of a line, each with the preceding words that identify its owner; excludes sellers and banks. */
function cnpjsOf(line: SourceLine, above: SourceLine | null): OwnedNumber[] {
  return [...line.text.matchAll(cnpjShape)].flatMap((match) => {
    if (!isValidCnpj(match[0], { version: 2 })) return [];
    const lead = above?.paragraph === line.paragraph || startsWithCnpj(line) ? `${above?.folded ?? ''} ` : '';
    const before = `${lead}${line.folded.slice(0, match.index)}`;
    const owner = before.split(sentenceEnd).at(-1)!.slice(-120);
    if (othersNumber.test(owner)) return [];
    const after = line.folded.slice(match.index + match[0].length, match.index + match[0].length + 12);
    const weight = /creci/.test(after) ? 0.5 : companyWords.test(owner) ? 3 : 1.5;
    const value = formatCnpj(match[0], { version: 2 });
    return [{ ...candidate(value, weight, line), owner: owner.replace(/[^a-z0-9]/g, '') }];
  });
}

/** End of the words about one company: a period that is not an abbreviation's, or another CNPJ. */
const sentenceEnd = /(?<!\b(?:ltda|s\.a|s\/a|eireli|av|r|n|cia))\.\s+(?=[a-z])|\/\d{4}-?\d{2}|[;|]/;
const startsWithCnpj = (line: SourceLine) => /^\W*cnpj\b/.test(line.folded);

/** The company named before a CNPJ on its line, or alone on the line above. */
function namesBeforeCnpj(line: SourceLine, above: SourceLine | null): Candidate<string>[] {
  return [...line.text.matchAll(cnpjShape)].flatMap((match) => {
    if (!isValidCnpj(match[0], { version: 2 })) return [];
    const before = line.text.slice(0, match.index).replace(/[\s,(–-]*(?:inscrit[ao].{0,30})?cnpj.*$/i, '');
    const own = companyName(before.split(/[.:;\t|]\s+|[:\t|]/).at(-1) ?? '', false);
    if (own && !othersNumber.test(foldText(before).slice(-120))) return [candidate(own, 2, line)];
    const over = before.trim() === '' && above ? companyName(above.text, false) : null;
    return over && isProperName(over) ? [candidate(over, 2, above!, line)] : [];
  });
}

/** Every word is capitalised, as in a name, and at least one is distinctive. */
const isProperName = (name: string) =>
  !/\.{3}|…|^(?:rua|avenida|av\.?|alameda|travessa|rodovia|estrada|pra[çc]a) /i.test(name) &&
  !name.includes(':') &&
  name.split(' ').every((word) => /^[\p{Lu}\d&]/u.test(word) || /^(?:e|d[aeo]s?)$/.test(word)) &&
  hasOwnWord(foldText(name));
const hasOwnWord = (folded: string) =>
  folded.split(/[^a-z0-9]+/).some((word) => word.length >= 2 && !anyFirm.test(word));
/** Words any firm's name or heading may contain. */
const anyFirm =
  /^(?:incorporadoras?|incorporac(?:ao|oes)|construtoras?|construc(?:ao|oes)|empreendimentos?|imobiliarios?|urbanismo|loteamentos?|desenvolvimento|engenharia|participacoes|ltda|spe|eireli|responsavel|registro|memorial|realizacao|loteadora|e|sa|cnpj|sobre|nossa|nosso|grupo|conheca|dados|outros|novos|das?|dos?)$/;

/** 'Incorporação R.01/71.002 do 1º RI' */
const registration = /^r[.\s-]*\d|\d\/\d{2}|\bmatricula\b|\d ?[ºo°a]? (?:[cs]?ri|oficio|registro)\b/;

/** The company name at the start of a passage, up to what cannot belong to it; null if there is none. */
function companyName(passage: string, labelled: boolean): string | null {
  const name = passage
    .replace(
      /^\W*(?:incorporadora|construtora|loteadora)(?: e (?:construtora|incorporadora))? respons[áa]vel\s*:?\s*/i,
      '',
    )
    .split(/\t|\s\/\s(?=[a-zà-ý ]{3,30}:)|\s[|•·–—]\s|\s-\s|;|\(|,\s|\bCNPJ\b|\.\s+[A-ZÀ-Ý]/i)[0]!
    .replace(/^[\s:–-]+|[\s:–-]+$/g, '')
    .replace(whatItDoes, '')
    .replace(leadIn, '')
    .replace(ofNextRole, '')
    .replace(/(?<!\b(?:S\.A|LTDA|Ltda|S\/A))\.$/, '')
    // The period belongs to the abbreviation and ends the sentence too.
    .replace(/\b(?:LTDA|Ltda|EIRELI|Eireli)$/, (form) => (passage.includes(`${form}.`) ? `${form}.` : form));
  const folded = foldText(name);
  if (!isPlainValue(name) || name.length < 3 || name.length > 90 || !/^[A-ZÀ-Ý0-9]/.test(name)) return null;
  if (registration.test(folded)) return null;
  if (notIncorporadora.test(folded) || /\d{4}|r\$/.test(folded) || street.test(folded)) return null;
  if (/^(?:e|da|do|de|o|a|um|uma|com|para|que|imobiliaria|registrada)\b/.test(folded)) return null;
  if (!/[a-z]{3}/.test(bareName(name)) || !hasOwnWord(folded)) return null;
  return labelled || companyWords.test(folded) ? name : null;
}

/** What follows a firm's name or office is where it is. */
const street =
  /(?:^|\W)(?:rua|avenida|av\.|rodovia|rod\.|alameda|travessa|estrada|praca)(?: d[aeo]s?)? [a-z]/;

/** A company's folded name without its legal form. */
const bareName = (name: string) =>
  foldText(name).replace(/\b(?:ltda|s\.?\/?a|spe(?: \d+)?|eireli)\b\.?/g, '');
