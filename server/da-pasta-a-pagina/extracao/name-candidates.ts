import { foldText } from '#contract/base/text.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { findCidade } from './address-line.ts';
import { type Candidate, candidate, stated } from './candidate.ts';
import { untracked } from './lettering.ts';
import { isPlainValue } from './machine-talk.ts';
import { type Passage, type Sentence, sentencesOf } from './passages.ts';
import { isNext, type SourceLine } from './source.ts';

/** Prefixes of a name that state what it names. */
const prefix =
  '(?:Residencial|Resid\\.|Edif[íi]cio|Edf?\\.|Condom[íi]nio|Complexo|Residence|Residenza|Torres?|Vila|Parque|Reserva)';
const word = "(?:[\\p{Lu}\\d][\\p{L}\\d'’.&]*|d[aeo]s?|e|D[AEO]S?)";
const prefixed = new RegExp(
  `(?<![\\p{L}])(${prefix}|${prefix.replace(/[\p{L}\p{M}íÍ[\]]+/gu, (part) => part.toUpperCase())})((?: ${word}){1,5})`,
  'gu',
);
const subject = /^\W*assunto:\s*(?:(?:re|enc|fwd?):\s*)*([^|:–—-]{3,40}?)\s*[|–—-]/i;
const labelled =
  /^\W*(?:nome (?:do empreendimento|empreendimento|comercial(?: do empreendimento)?)|empreendimento|produto|projeto|obra)\s*(?:[:\t]|(?:\.\s?){3,}|…+)\s*(.{2,60})/i;
const nameLabel = /^\W*(?:nome (?:d|c|e)|empreendimento\s*(?:[:\t]|\.\s?\.|…))/;
const tableTitle =
  /^\W*(?:tabela|lista|espelho) (?:de |dos |da )?(?:vendas?|precos?|valores|pre[çc]os|unidades|campanha|lan[çc]amento)\s*(?:[-–—|:•]|do|da)?\s*(.{2,60})$/i;
const memorialTitle = /^\W*memorial descritivo\s*(?:[-–—|:•]|do|da)\s*(.{2,60})$/i;

/** Kinds of homes, and no name: 'Sobrados geminados', 'Casas em condomínio'. */
const kindsOfHomes =
  /^(?:sobrados?|casas?|geminad[oa]s|lotes?|salas?|lajes?|lojas?|terrenos?|chacaras?|flats?|kitnets?|lofts?|studios?|predios?|bangalos)(?: (?:geminad[oa]s|terre[oa]s|comerciais|corporativ[oa]s|residenciais|(?:em|de) condominio(?: fechado)?|de (?:lazer|luxo|alto padrao|rua|vila|praia|campo)|nov[oa]s|pront[oa]s|a venda|duplex|triplex|individuais|isolad[oa]s|populares|e|ou|com|sem|\d+|[a-z]*dorm\w*|quartos|suites))*$/;
/** What a paper is called, and for whom it is: 'Manual do corretor', 'Estudo para investidores'. */
export const titleOfPapers =
  /^(?:.*\b(?:corretor(?:es|as?)?|parceir[ao]s|imobiliarias|investidor(?:es)?)\b.*|(?:manual|cartilha|caderno|edital|minuta|regulamento|agenda|cronograma|encarte|panfleto|prospecto|estudo|laudo|certidao|pauta|ata|plano|carta|mensagem|oferta)(?: (?:d[aeo]s?|para|n[ao]s?|comercia\w*|de) .*)?)$/;
const notAName =
  /^(?:errata.*|comunicado.*|aviso.*|atualizac.*|retificac.*|novidades?.*|lembrete.*|convite.*|informativo.*|circular.*|notas?(?: .*)?|boletim.*|faq.*|roteiro.*|script.*|argumentos?.*|treinamento.*|checklist.*|edf|edif|s[hq][a-z]{1,3} \d.*|press.*|release.*|kit.*|(?:midia|media) ?kit.*|extrato.*|resumo.*|planilha.*|quadro (?:de )?.*|teaser.*|sinopse.*|proposta.*|informe.*|documento.*|campanha.*|black (?:friday|november|week|novembro|d[aeo]s? ).*|feirao.*|saldao.*|promocao.*|dossie.*|especificac.*|condominio (?:fechado )?de (?:lotes|casas|chacaras)|relatorio.*|guia .*|perguntas.*|duvidas.*|qual|quais|quem|onde|quando|como|quanto\w*|por ?que\w*|(?:fase|etapa) \w+|book|e-?book|folder|tabela.*|lista(?: (?:d[aeo]s?|para|geral) ?.*)?|memorial.*|apresentacao.*|breve.*|pre[- ]?lancamento|lancamento|material.*|ficha.*|corretores?|vendas?|localizacao|lazer|areas? (?:comuns|de lazer)|plantas?|implantacao|sumario|indice|conceito|bem[- ]vindos?.*|exclusivo.*|digital|o empreendimento|empreendimento|residencial|res|resid|edificio|ed|edif|condominio|cond|complexo|residence|apartamentos?.*|realizacao.*|incorporac.*|construtora.*|uso interno.*|imagens? .*|diferenciais|fachada|perspectiva.*|unidades?.*|valor.*|torre|torre \w+|gardens?|penthouses?|coberturas?.*|duplex|studios?|lofts?|plantas? .*|finais .*|final .*|rooftop|espaco .*|sal[ao]o .*|piscina.*|living.*|suite.*|pavimento.*|tipo.*|catalogo.*|anexo.*|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;

/** A name candidate with a key equal for all its spellings. */
export type NameCandidate = Candidate<string> & {
  key: string;
  /** It heads a page that describes homes. */
  heads: boolean;
  /** A sentence is about it. */
  spoken: boolean;
  /** A label says that it is the name. */
  outright?: boolean;
  /** The legal note begins with it. */
  noted?: boolean;
  /** It stands over several lines of a title. */
  joined?: boolean;
};

/** 'Projeto: Ana Ruivo' above 'Paisagismo: …' credits its author. */
const anyones = /^\W*(?:projeto|obra)\s*[:\t]/;
const credits =
  /^\W*(?:arquitetura|paisagismo|interiores|decoracao|obra|construcao|construtora|incorporac|execucao|calculo|estrutura|projeto )[^:]{0,40}:/;
function isCredit(page: SourceLine[], line: SourceLine): boolean {
  const at = page.indexOf(line);
  return (
    anyones.test(line.folded) &&
    [page[at - 1], page[at + 1]].some((next) => next && credits.test(next.folded))
  );
}

/** A name alone, all of its words in capitals. */
const isName = (words: string) => allCapitalised.test(cleanName(words) ?? '');

const paper =
  /^\W*(?:errata|tabela|lista|espelho|memorial|ficha|book|material|perguntas|faq|duvidas|comunicado|informativo|atualizacao|novidades|release|press|convite|apresentacao|resumo|treinamento|argumentos|roteiro|campanha|relatorio)\b/;
const kindBefore = /^\W*(?:residencial|edificio|ed\.?|edf\.?|condominio|residence|loteamento)\s/;

/** 'ERRATA - material do corretor - Residencial Alfa', 'PERGUNTAS DE TODOS - MORADAS DO RIO': what a paper says it is of. */
function titleOfPaper({ text, page, position }: SourceLine): string | null {
  const all = text.split(/\t+|\s+[-–—|•·]\s+|:\s+/);
  // A letter's subject may be anything; 'Assunto: Atualização - Alfa' is of Alfa.
  const isLetter = /^\W*assunto\W*$/.test(foldText(all[0]!));
  const parts = isLetter ? all.slice(1) : all;
  const deepest = isLetter ? 4 : 1;
  if (page !== 1 || position > deepest || parts.length < 2 || !paper.test(foldText(parts[0]!))) return null;
  const at = parts.findIndex((part, index) => index > 0 && isName(part));
  const said = parts[at];
  if (!said || isFirm.test(foldText(said))) return null;
  if (kindBefore.test(foldText(said))) return said;
  // 'TABELA - VILA NOVA - JOINVILLE/SC' names places.
  const isPlace = parts.slice(at).some((part) => findCidade(part) || ufsOfCidade(part.trim()).size > 0);
  return said.includes(' ') && !isPlace ? said : null;
}

const endsOpen = /\s(?:d[aeo]s?|e)$/i;
const describesHomes = /\bm[²2]\b|m²|\bdorm|\bquartos?\b|\bsuites?\b|r\$/;

/** Words for a part of any building, never a project's name. */
const generic =
  /^(?:|d[aeo]s?|e|em|vagas?|garage[mn]s?|box(?:es)?|depositos?|lazer|areas?|comu(?:m|ns)|torres?|blocos?|pavimentos?|terreo|subsolo|apartamentos?|unidades?|plantas?|tipo|final|finais|valor(?:es)?|tabelas?|precos?|vendas?|condic(?:ao|oes)|pagamento|fluxo|completo|externas?|internas?|sociais|social|privativas?|total|lojas?|salas?|comerciais|localizacao|implantacao|ficha|tecnica|memorial|descritivo|norte|sul|leste|oeste|residenci(?:al|ais)|condominio|empreendimento|clube?|[a-z])$/;

/** Everything that may be an empreendimento's name, weighted by explicitness. */
export function nameCandidates(lines: SourceLine[]): NameCandidate[] {
  const found: NameCandidate[] = [];
  const add = (
    raw: string,
    weight: number,
    line: SourceLine,
    heads = false,
    outright = false,
    ...more: SourceLine[]
  ) => {
    const name = cleanName(raw);
    if (name)
      found.push({
        ...candidate(name, weight, line, ...more),
        key: nameKey(name),
        heads,
        spoken: false,
        outright,
      });
  };
  const said = new Set(lines.flatMap(({ folded }) => folded.match(/[a-z]{4,}/g) ?? []));
  for (const { name, isWide, line } of openingsOf(lines))
    found.push({
      ...candidate(name, 2.5, line),
      key: nameKey(name),
      heads: false,
      spoken: false,
      joined: isWide,
    });
  for (const page of Map.groupBy(lines, (line) => `${line.document.path}#${line.page}`).values()) {
    const heads = page.some((line) => describesHomes.test(line.folded));
    for (const line of page) {
      const label = labelled.exec(line.text)?.[1];
      const about = subject.exec(line.text)?.[1];
      if (about && allCapitalised.test(about)) add(about, 1.5, line);
      const title = (tableTitle.exec(line.text) ?? memorialTitle.exec(line.text))?.[1];
      // A heading of a list ('Empreendimento | Cidade | Entrega') labels its columns.
      if (label && line.cells.length <= 2 && !isCredit(page, line))
        add(label, 4, line, false, nameLabel.test(line.folded) && isName(label));
      else if (title && line.page <= 2) add(title, 3, line, heads);
      const titled = titleOfPaper(line);
      if (titled) add(titled, 3, line, heads, true);
      const below = page[page.indexOf(line) + 1];
      // 'PARQUE DAS' goes on in the line below.
      const goesOn = endsOpen.test(line.text) && isNext(line, below);
      for (const match of (goesOn ? `${line.text} ${below.text}` : line.text).matchAll(prefixed))
        add(match[0], 1, line, false, false, ...(goesOn ? [below] : []));
    }
    // Headings inside a price table name its parts.
    const firstRow = page.findIndex((line) => line.cells.length > 1);
    const above = page[0]!.document.kind === 'tabela' && firstRow >= 0 ? page.slice(0, firstRow) : page;
    const titles = titlesOf(page).filter((title) => above.includes(title));
    for (const block of joinedTitles(titles)) {
      const words = block.map((line) => untracked(line.text)).join(' ');
      const name = allCapitalised.test(words) ? cleanName(words) : null;
      const [line, ...more] = block;
      if (name)
        found.push({
          ...candidate(name, line!.page === 1 ? 2.5 : 1.5, line!, ...more),
          key: nameKey(name),
          heads,
          spoken: false,
          joined: true,
        });
    }
    for (const line of titles) {
      const isCover = line.page === 1;
      // A cover may name several: 'ETR · IBIS · PLAY'.
      for (const part of isCover ? spelled(line.text, said).split(/\s*[·•|/]\s*/) : [line.text])
        add(part, isCover && allCapitalised.test(part) ? 2 : 1.5, line, heads);
    }
  }
  return found;
}

const part = "[\\p{Lu}\\d][\\p{L}\\d'’.&-]*";
const joint = '(?:(?:d[aeoi]s?|dell?[ao]?|du|la|le|e|y|&|by) )';
const spokenName = `(${part}(?: ${joint}?${part}){0,5})`;
const goesOn =
  '(?=\\s*[?!.,:;)]|$|\\s+(?:é|est[áa]|fica|tem|conta|oferece|possui|ser[áa]|nasce|nasceu|re[úu]ne|une|traz|foi|chega|apresenta|combina|em|n[ao]|com|—|–|-)(?![\\p{L}]))';
const kind = '(?:condom[íi]nio|residencial|edif[íi]cio|empreendimento|pr[ée]dio|loteamento)';
/** Statements about a development by name: 'Onde fica o X?', 'a previsão de entrega do X é', 'o X tem'. */
const spoken = [
  new RegExp(
    `(?:fica|apresenta(?:m|mos)?|lan[çc]a|anuncia|estreia|inaugura|entrega|plantas?(?: e metragens)?|metragens|financiamento(?: direto)?|pagamento|localiza[çc][ãa]o|lazer|unidades?|obras?|apartamentos?|est[úu]dios?|conceito|diferenciais|t[ée]cnica|sobre|conhe[çc]a|descubra|apresentamos|vindos?(?: a)?|morar|viver|fachada|torres?|moradores|lan[çc]amento|empreendimento|projeto|nasce) (?:(?:d|n|a)?[oa]|a[o]) ${spokenName}${goesOn}`,
    'gu',
  ),
  new RegExp(
    `(?:(?:^|[.!?:—–]\\s*)(?:[OA] (?:${kind} )?)?|, [oa] )${spokenName}(?= (?:—|–|é uma?|é [oa](?! nome)|est[áa] localizad[oa]|fica (?:n[ao]s?|em|logo)|tem (?:apenas |s[óo] |somente )?(?:\\d+|uma?|duas|dois|tr[êe]s)|conta com|oferece|possui|nasce|nasceu|re[úu]ne|une|traz|foi (?:pensado|projetado|concebido|criado|desenhado)|chega|apresenta|combina)(?![\\p{L}]))`,
    'gu',
  ),
];
/** What the material says it is about. */
const defined = [
  // 'O X é o novo edifício', 'X é um loteamento'
  new RegExp(
    `(?:^|[.!?:—–]\\s*)(?:[OA] )?${spokenName}(?= é (?:um|uma|o|a)(?: \\p{Ll}+){0,2} (?:edif[íi]cio|residencial|empreendimento|condom[íi]nio|loteamento|pr[ée]dio|conjunto|bairro planejado|lan[çc]amento|torre|projeto)(?![\\p{L}]))`,
    'gu',
  ),
  // 'X, a ser edificado na Rua …', 'o condomínio denominado X'
  new RegExp(
    `(?:^|[.!?:—–]\\s*)(?:[OA] )?${spokenName}(?=,? (?:a ser|que ser[áa]|ser[áa]) (?:edificad|constru[íi]d|erguid|implantad)[oa])`,
    'gu',
  ),
  // 'O X, doravante EMPREENDIMENTO'
  new RegExp(
    `(?:^|[.!?:—–]\\s*|\\d\\.? )(?:[OA] )?${spokenName}(?=,? (?:doravante|a seguir|aqui|adiante) (?:denominad[oa] |simplesmente |chamad[oa] )*[“"]?\\p{Lu})`,
    'gu',
  ),
  new RegExp(`${kind} (?:(?:ser[áa] )?denominado|(?:que )?(?:se )?chama(?:r[áa])?) [“"]?${spokenName}`, 'gu'),
  // 'Passa a se chamar X', 'o nome certo é X'
  new RegExp(`(?:passa(?:r[áa])?|passou|vai) a se chamar (?:de )?[“"]?${spokenName}`, 'gu'),
  new RegExp(
    `nome (?:corret|cert|definitiv|oficial|nov)\\p{Ll}* (?:é|ser[áa]|passa a ser):? [“"]?${spokenName}`,
    'gu',
  ),
];
/** 'O produto até aqui chamado de X', 'X passa a se chamar Y': what it was called. */
const formerly = [
  new RegExp(
    `(?:até (?:aqui|agora|ent[ãa]o|hoje)|antes|anteriormente) (?:chamad|conhecid|denominad)[oa](?: de| como)? [“"]?${spokenName}`,
    'gu',
  ),
  new RegExp(`${spokenName}[”"]? (?:passa(?:r[áa])?|passou|vai) a se chamar`, 'gu'),
];
/** Hardly any text says so, and the shapes of names are slow to look for. */
const maySayFormerly = /chamad|chamar|conhecid|denominad/;
export const formerlySaid = (text: string): string[] =>
  maySayFormerly.test(text)
    ? formerly.flatMap((form) => [...text.matchAll(form)].map(([, name]) => nameKey(name!)))
    : [];

/** 'a tabela de maio do *ESTAÇÃO IPÊ*': in capitals within a sentence. */
const emphasised =
  /(?<=\p{Ll}{2} )(?:d?[oa] )\*?(\p{Lu}{5,}(?=[,.:;]? \p{Ll}|,)|(?:\p{Lu}[\p{Lu}’'-]{2,}(?: D[AEO]S?)? ){1,4}\p{Lu}[\p{Lu}’'-]+)(?![\p{L}])/gu;
/** People addressed or mentioned, and things merely located there. */
export const noSubject =
  /^(?:rua|avenida|av|praca|rodovia|shopping|aeroporto|hospital|universidade|escola|colegio|supermercado|mercado|parque d|praia|centro$|bairro|cidade|estado|regiao|construtora|incorporadora|grupo|corretor\w*|cliente|comprador|voce|nos|equipe|banco|caixa|fgts|creci|cub|incc|igpm|ipca|brasil|wellness|rooftop|sacada|varanda|sala|cozinha|academia|garden|studio|estudio|apartamento|projeto|layout|entrada|area|todos?|cada|tudo|aqui|este|esta|um|uma)(?![a-z])/;

/**
 * Names by what sentences say about them, and the first page's opening words: if nothing is larger than the
 * rest, the name is what the text keeps mentioning.
 */
export function spokenNames(passages: readonly Passage[]): NameCandidate[] {
  const found: NameCandidate[] = [];
  const add = (raw: string, weight: number, sentence: Sentence, spoken = true) => {
    const name = cleanName(raw);
    if (name && !noSubject.test(foldText(name)))
      found.push({ ...stated(name, weight, sentence), key: nameKey(name), heads: false, spoken });
  };
  for (const passage of passages) {
    const [line] = passage.lines;
    const opens = line!.page === 1 && line!.position === 0 && passage.text.split(' ').length <= 7;
    // 'Horto de Ondina. Apartamentos com varanda'
    const begins = line!.page === 1 && line!.position === 0 && nameThenMore.test(passage.text);
    const sentences = sentencesOf(passage);
    const noted = legalName(sentences);
    if (noted) found.push(noted);
    for (const sentence of sentences) {
      // 'Pop! Pinheiros' is not 'Pinheiros'.
      if (sentence === sentences[0] && (opens || begins))
        add(sentence.text, opens ? 1 : 1.5, sentence, false);
      for (const shape of spoken)
        for (const match of sentence.text.matchAll(shape)) add(match[1]!, 1.5, sentence);
      for (const shape of defined)
        for (const match of sentence.text.matchAll(shape)) add(match[1]!, 4, sentence);
      for (const match of sentence.text.matchAll(emphasised))
        if (/\p{Ll}{3}/u.test(sentence.text.slice(0, match.index))) add(match[1]!, 1.5, sentence);
    }
  }
  return found;
}

const nameThenMore = /^\p{Lu}[\p{L}'’]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'’]+){1,4}\. \p{Lu}/u;

/** 'Mirante do Vale. Alfa Ltda. Registro de incorporação R-4, …': a legal note begins with what it is about. */
function legalName([first, ...more]: Sentence[]): NameCandidate | null {
  if (!first?.text.endsWith('.') || !more.some(({ folded }) => legal.test(folded))) return null;
  const words = first.text.slice(0, -1);
  const name = allCapitalised.test(words) && !isFirm.test(first.folded) ? cleanName(words) : null;
  return name
    ? { ...stated(name, 1.2, first), key: nameKey(name), heads: false, spoken: false, noted: true }
    : null;
}
const legal = /\b(?:registro|matricula|mat\.|r[-.] ?\d|oficio|cnpj)/;
const isFirm =
  /\b(?:ltda|s\.?a|s\/a|eireli|incorporad\w+|incorporac\w+|construt\w+|construc\w+|engenharia|empreendimentos|urbanizadora|urbanismo|loteadora|imobiliari\w+|imoveis|realty|properties|spe)\b/;

/**
 * What each document begins with, in capitals: where nothing is larger than the rest, a name of several words heads
 * the first page, alone, before its subtitle or under one line of greeting. A firm's name heads it as well: it is said
 * with the article of a firm.
 */
function openingsOf(lines: SourceLine[]): { name: string; isWide: boolean; line: SourceLine }[] {
  return [...Map.groupBy(lines, ({ document }) => document.path).values()].flatMap((own) => {
    const [first, second] = own;
    if (first?.page !== 1 || first.position !== 0) return [];
    const greets = second?.position === 1 && cleanName(first.cells[0]!.text) === null;
    const line = greets ? second : first;
    // 'IGARAPÉ   SERENO' is set wide.
    const isWide =
      line.cells.length > 1 &&
      line.cells.length <= 4 &&
      line.cells.every(({ text }) => /^\p{Lu}{2,}$/u.test(text));
    const text = isWide ? line.cells.map((cell) => cell.text).join(' ') : line.cells[0]!.text;
    const head = text.split(/\s[-–—|•·]\s/)[0]!;
    const name = cleanName(head);
    const isShouted = head === head.toUpperCase() && /\p{Lu}{3}/u.test(head);
    const isName = head.split(' ').filter((one) => /^\p{L}{3}/u.test(one)).length > 1;
    if (!name || !isShouted || !isName || endsOpen.test(head)) return [];
    if (opensNoName.test(line.folded) || isFirm.test(line.cells[0]!.folded)) return [];
    const isFirms = own.some((one) => one !== line && isSaidOfFirm(one.folded, foldText(name)));
    return isFirms ? [] : [{ name, isWide, line }];
  });
}
/** '© Alfa', 'Vendas: Alfa', 'pela Alfa': a firm's name and no building's. */
function isSaidOfFirm(folded: string, name: string): boolean {
  const at = name === '' ? -1 : folded.indexOf(name);
  if (at < 0 || /\bspe\b/.test(folded)) return false;
  if (/©|copyright|\bcreci\b|\bcnpj\b|\b(?:vendas|corretor\w*|atendimento)\b|\bimobiliari/.test(folded))
    return true;
  return !feminine.test(name) && /(?:^|[^a-z])(?:d?a|pela|n[ao]ssa) $/.test(folded.slice(0, at));
}

/** What buildings and plots are called that have a feminine article as well. */
const feminine =
  /^(?:vilas?|villas?|quintas?|casas?|reserva|torres?|morada|praca|alameda|estacao|mares?|terras?|ilha|fazenda|granja|chacaras?|mata|enseada|praia|lagoa|aldeia|residencia|vista|dunas?|ponte|aguas?|encosta)\b/;
const opensNoName =
  /^\W*(?:para|de|do|da|em|no|na|por|com|sem|ao|a|o|comunicado|informativo|convite|semana|campanha|release|assunto|urgente|errata|confidencial|espelho|analise|inteligencia|treinamento|programa|minha casa|onde|quando|quem|como|porque|por que|saia|venha|more|viva|descubra|invista|compre|aproveite|seu|sua|voce|nao|o melhor|a melhor|ultimas|grande|super|novo lancamento)\b|[!?]/;

/** The largest words of a page, if some are larger. */
function titlesOf(page: SourceLine[]): SourceLine[] {
  const tallest = Math.max(...page.map((line) => line.box.height));
  const usual = page.map((line) => line.box.height).sort((a, b) => a - b)[Math.floor(page.length / 2)] ?? 0;
  if (page.length > 3 && tallest < usual * 1.25) return [];
  const share = page[0]!.page === 1 ? 0.7 : 0.95;
  return page.filter((line) => line.box.height >= tallest * share && line.cells.length === 1).slice(0, 4);
}

/** Titles that one name is broken over: lines of one size under each other, or going on in small letters. */
function joinedTitles(titles: SourceLine[]): SourceLine[][] {
  const blocks: SourceLine[][] = [];
  for (const line of titles) {
    const above = blocks.at(-1)?.at(-1);
    const step = above ? line.box.y - above.box.y : 0;
    const alike = above ? line.box.height / above.box.height : 0;
    const begins = /^(?:d[aeo]s?|dei|dell?[ao]?|e|di|du)\s/i.test(line.text);
    const near = above && isNext(above, line) && step > 0 && step < above.box.height * 1.7;
    if (near && (alike > 0.85 || (alike > 0.6 && begins)) && alike < 1.2) blocks.at(-1)!.push(line);
    else blocks.push([line]);
  }
  return blocks.filter((block) => block.length > 1 && block.length <= 3);
}

/** Every word is capitalised but those that join. */
export const allCapitalised = new RegExp(`^${part}(?: (?:${joint})?${part})*$`, 'u');

/** 'L U M I A R' is a word only where the text says it too: letters set apart lose the spaces between words. */
const spelled = (text: string, said: ReadonlySet<string>) =>
  said.has(foldText(untracked(text))) ? untracked(text) : text;

/** 'O Residencial das Acácias' is what a sentence calls it. */
const leadingArticle =
  /^[OA] (?=(?:Residencial|Edif[íi]cio|Condom[íi]nio|Complexo|Residence|Empreendimento|Loteamento|Torre)\b)/i;

/** The point of 'Ed. Barão' and 'Dr. João' ends no name. */
const endsName =
  /\t|\s[-–—|•·]\s|[;:|•]|,\s|(?<!(?:^|[^\p{L}\s]\s*)(?:ed|edf|edif|res|resid|cond|condom|lot|loteam)|(?<!\p{L})(?:jd|vl|pq|st|sta|sto|d|dr|dra|pres|gov|gal|cel|cap|ten|brig|sen|dep|prof|profa|des|mons|pe|fr|bar|vis|cons|alm|maj|mal|eng))\.\s|\(/iu;

const announced =
  /^(?:chegou|vem a[íi]|nasce|nasceu|conhe[çc]a|descubra|apresentamos|lan[çc]amos|saiu)\s+(?:o|a)\s+(?=\p{Lu})/iu;

/** The part of a title that can be a name: no date, no kind of document, no place after a dash. */
export function cleanName(raw: string): string | null {
  const parts = raw
    .replace(/^.*(?:→|->|=>)\s*|^\d+(?:\.\d+)+\.?\s+/u, '')
    .replace(/\p{Extended_Pictographic}|\uFE0F/gu, ' ')
    .split(endsName)
    .map((part) => part.replace(/^[\s"“”'–—-]+|[\s"“”'.,–—-]+$/g, '').replace(/^([^(]*)\)$/, '$1'))
    .map((part) =>
      part.replace(/\s+(?:n[ao]s?|em|com|é|fica|tem|est[áa]|oferece|possui|foi|ser[áa])\s.*$/u, ''),
    )
    // 'Nave Zona Sete by Pontal Azul': whose it is.
    .map((part) => part.replace(/\s+by\s+\p{Lu}.*$/iu, ''))
    .map((part) => part.replace(/\s+(?:d[aeo]s?|e)$/i, '').replace(leadingArticle, ''))
    // 'CHEGOU O MORE FÁCIL' calls it 'More Fácil'.
    .map((part) => part.replace(announced, ''))
    .map((part) => part.trim().replace(/^EDF\.? (?=\p{Lu})/u, 'EDIFÍCIO '))
    .map((part) => part.replace(/^Edf\.? (?=\p{Lu})/u, 'Edifício '))
    .filter((part) => part !== '');
  for (const name of parts) {
    const folded = foldText(name);
    if (
      titleOfPapers.test(folded) ||
      notAName.test(folded) ||
      kindsOfHomes.test(folded) ||
      !isPlainValue(name)
    )
      continue;
    if (name.length < 2 || name.length > 50 || name.split(' ').length > 6) return null;
    if (!/^[\p{Lu}\d]/u.test(name) || !/\p{L}{2}/u.test(name)) return null;
    // 'R E S I D E N C I A L': the spaces between words are lost.
    if (/^(?:\S ){3,}\S$/.test(name)) return null;
    if (folded.split(/[^a-z]+/).every((word) => generic.test(word))) return null;
    if (
      /\d{4,}|\d+[.,]\d|m²|r\$|%|[?!]|cnpj|creci|\barquitet|\bpaisagis|\bltda\b|\bs\/a\b|\bspe\b/.test(folded)
    )
      return null;
    return name;
  }
  return null;
}

/** The name without its kind: 'Edifício Aurora' and 'RESIDENCIAL AURORA' are 'aurora'. */
export function nameKey(name: string): string {
  const folded = foldText(name)
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = folded.replace(
    /^(?:o |a )?(?:residencial|resid|res|edificio|edif|edf|ed|condominio residencial|condominio|condom|cond|complexo|residence|empreendimento|loteam|lot) (?:d[aeo]s? )?/,
    '',
  );
  return bare || folded;
}
