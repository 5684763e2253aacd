import { foldText } from '#contract/base/text.ts';
import { type Candidate, candidate } from './candidate.ts';
import { leadIn } from './lead-in.ts';
import { allCapitalised } from './name-candidates.ts';
import { wordsOf } from './respostas/possible-answers.ts';
import { type Mention, type Span, spanKey } from './respostas/spans.ts';
import type { SourceLine } from './source.ts';
import { firmsSpes, isSpe, ownsSpe } from './spe.ts';

/** Who a book says builds: where and how a firm's name stands, each way one witness of its own. */
interface Way {
  /** Whether only a developer stands so; a foot or an address may be the building's own. */
  ofFirms: boolean;
  told: (mention: Mention, pages: Pages) => boolean;
}

/** What is known of the lines around. */
interface Pages {
  above: (line: SourceLine) => SourceLine | null;
  below: (line: SourceLine) => SourceLine | null;
  /** Addresses of sites and mail, without signs. */
  addresses: string[];
  /** What companies made for one building are called. */
  spes: string[];
  heightOf: (line: SourceLine) => number;
  lastPage: (line: SourceLine) => number;
}

const work = '(?:incorporacao|realizacao|construcao|desenvolvimento|urbanismo)';
/** 'Realização', 'Incorporação e construção', 'Uma realização': what a firm's name stands beside or under. */
const label = `(?:uma )?${work}(?:(?: e|,| \\/|\\/| \\+) ?${work})*(?: imobiliari[ao])?`;
const asked =
  '(?:incorporad[oa]r[a]?|construtora|loteadora|urbanizadora|empreendedora)(?: e (?:construtora|incorporadora|proprietaria))?(?: responsavel)?';
const beforeFirm = new RegExp(
  `(?:^|[^a-z])(?:(?:${label}|${asked})\\s*(?:[:|•·–—-]\\s*)?|(?:(?:uma )?realizacao|(?:incorporacao|realizacao) e) d[ao] |(?:incorporad|realizad|desenvolvid|lancad|assinad)[oa]s? (?:e (?:construid|realizad|incorporad)[oa]s? )?(?:por|pel[ao]) (?:[ao] )?)\\*?$`,
);
/** 'Também da Alfa Incorporação: …': a firm's own name, and no label. */
const endsFirm = /\bd[aeo] [a-z&]{3,20} (?:incorporacao|incorporadora|construtora)\s*[:|•·–—-]\s*$/;
/** Who only builds may build for another. */
const onlyBuilds = /(?:^|[^a-z])(?:construcao|construtora)\W*$/;
/** 'Construtora Alfa' is a name, 'Construtora: Alfa' an office. */
const asBuilder = /(?:construcao\W*|construtora\s*[:\t|–-]\s*)$/;
const bothWorks = /(?:incorporac|realizac|incorporador)[a-z]*(?: e|,| \/|\/| \+) ?constr[a-z]*\W*$/;
const onlyLabel = new RegExp(`^\\W*(?:${label}|${asked})\\W*$`);
const itsWork =
  /(?:^|[^a-z])(?:(?:mais )?um(?:a|as|s)? (?:empreendimento|lancamento|criacao|assinatura)|(?:qualidade|padrao|selo|assinatura|tradicao|marca|grife))(?: d[aeo]| com assinatura)?\s$/;
/** 'Outras obras da Alfa: …' */
const otherWork =
  /\b(?:(?:outr[ao]s?|ultim[ao]s?) (?:obras?|empreendimentos?|lancamentos?)|obras entregues|quem e)(?: (?:d[ao]s?|pel[ao]|[ao]))? $/;
/** 'Alfa — incorporação': the name before its office. */
const officeAfter =
  /^\s*(?:[|•·–—▲/-]|\W\s)\s*(?:incorporacao|incorporadora|(?:incorporacao|incorporadora) e (?:construcao|construtora)|(?:construcao|construtora) e (?:incorporacao|incorporadora))\W*$/;
const officeBelow = /^\W*(?:construtora e incorporadora|incorporadora e construtora)\W*$/;
/** 'Sociedade do grupo Alfa' */
const owned = /\b(?:spe|ltda|sociedade|empresa)\b[^;]{0,50} d[oe] (grupo )?$/;
const signed = /(?:^|[\s,–—|-])by $/;
const firmsDo =
  /^\s*(?:,[^,]{3,40},\s*)?(?:apresenta\b|nasceu em \d|foi fundada|fundad[ao] em|ja entregou|entregou|constroi|construiu|ergue[u]?\b|atua (?:desde|ha|no)|incorpora\b|tem (?:mais de )?(?:\d+|[a-z]+) anos|esta ha (?:\d+|[a-z]+) anos|ha (?:mais de )?(?:\d+|[a-z]+) anos)/;
/** 'A Alfa, incorporadora com 20 anos de praça' */
const apposed = /^, (?:uma? )?(?:incorporadora|loteadora|urbanizadora|construtora e incorporadora)\b/;
/** 'ALFA' over 'desde 1971' */
const since = /^[\s·•|–—-]*desde (?:19|20)\d\d\W*$/;
const rightsBefore = /(?:©|copyright|\(c\))\s*(?:(?:19|20)\d{2})?\s*[-–—|,]?\s*$/;
const rightsAfter = /^\s*(?:©|[-–—|,.]?\s*(?:todos os )?direitos reservados)/;
const numberAfter =
  /^[,\s]*(?:(?:ltda|s\.?\s?\/?a|spe|eireli)\b[.,\s]*){0,2}[(,\s–—|-]*(?:inscrit[ao][^.;]{0,30})?cnpj/;
const numberBefore = /\d{4}-?\d{2}\s*[-–—|,)]*\s*$/;
/** A legal note goes on with the registration of the incorporação. */
const registered =
  /^[.,\s–—|-]*(?:(?:ltda|s\.?\s?\/?a)\b[.,\s–—|-]*)?(?:(?:memorial de )?incorporacao (?:imobiliaria )?(?:registrad|em fase|a ser)|registro (?:n|r|de incorporac|da incorporac)|matricula\b)/;
const kind =
  /\b(?:construtora|incorporadora|incorporac(?:ao|oes)|construcoes|empreendimentos|urbanismo|urbanizadora|loteadora|loteamentos|engenharia|desenvolvimento imobiliario|inc|realty|ltda|s a|spe)$|^(?:construtora|incorporadora|loteadora|urbanizadora|grupo) /;

const ways: Record<string, Way> = {
  label: {
    ofFirms: true,
    told: ({ before, after, lines }, { above, below }) => {
      const over = before === '' && after === '' ? above(lines[0]!)?.folded : undefined;
      const told =
        beforeFirm.test(before) && !endsFirm.test(before)
          ? before
          : over !== undefined && onlyLabel.test(over)
            ? over
            : null;
      // Where a name stands below, the office is that one's.
      const next = below(lines.at(-1)!);
      const isLast = (line: SourceLine | null) => !line || !allCapitalised.test(line.text);
      if (officeAfter.test(after) && isLast(next)) return true;
      const isOver = next && before === '' && after === '' && officeBelow.test(next.folded);
      if (isOver && isLast(below(next))) return true;
      return told !== null && (!onlyBuilds.test(told) || bothWorks.test(told));
    },
  },
  builds: { ofFirms: true, told: ({ before }) => beforeFirm.test(before) && onlyBuilds.test(before) },
  kind: {
    ofFirms: true,
    told: ({ value, after }) => kind.test(spanKey(value)) || /^ ?(?:incorp|empreend|constr)\b/.test(after),
  },
  work: { ofFirms: true, told: ({ before }) => itsWork.test(before) },
  owner: {
    ofFirms: true,
    told: ({ before, value }) => {
      const [found, group] = owned.exec(before) ?? [];
      return found !== undefined && (group !== undefined || /^grupo /i.test(value));
    },
  },
  // 'AS Solar SPE' is Alfa Sul's.
  spe: { ofFirms: true, told: ({ value }, { spes }) => spes.some((spe) => ownsSpe(value, spe)) },
  others: { ofFirms: true, told: ({ before }) => otherWork.test(before) },
  head: {
    ofFirms: false,
    told: ({ as, lines: [line] }) => as !== 'words' && line!.page === 1 && line!.position <= 3,
  },
  // Designers sign so too.
  signed: { ofFirms: false, told: ({ before }) => signed.test(before) },
  speaks: { ofFirms: true, told: ({ after }) => firmsDo.test(after) },
  apposed: { ofFirms: true, told: ({ after }) => apposed.test(after) },
  since: {
    ofFirms: false,
    told: ({ before, after, lines }, { below }) => {
      const under = before === '' && after === '' ? below(lines.at(-1)!) : null;
      return since.test(under ? under.folded : after);
    },
  },
  rights: {
    ofFirms: true,
    told: ({ before, after }) => rightsBefore.test(before) || rightsAfter.test(after),
  },
  number: {
    ofFirms: true,
    told: ({ before, after, lines }, { below }) => {
      if (numberAfter.test(after) || numberBefore.test(before)) return true;
      const under = before === '' && after === '' ? below(lines.at(-1)!) : null;
      return under !== null && /^\W*cnpj\b/.test(under.folded);
    },
  },
  registered: { ofFirms: true, told: ({ after }) => registered.test(after) },
  address: {
    ofFirms: false,
    told: ({ value }, { addresses }) => {
      const key = letters(value);
      return key.length >= 4 && addresses.some((one) => one.startsWith(key));
    },
  },
  foot: {
    ofFirms: false,
    told: ({ lines: [line] }, { heightOf, lastPage }) =>
      line!.page > 1 && line!.page === lastPage(line!) && line!.box.y > 0.8 * heightOf(line!),
  },
};

/** A firm's name ends with its legal form: 'Alfa Ltda. Projeto' is the next sentence. */
const afterForm = /(\b(?:Ltda|LTDA|Eireli|EIRELI|S\.A)\.?)\s.*$/;
/** Who draws, sells, lends or keeps the registry: named beside its trade. */
const others =
  /\b(?:mesm[ao]|outr[ao]s?|arquitet\w*|paisag\w*|interiores|decora\w*|estrutura\w*|calculo|engenharia de|instalac\w*|imagens|ilustrac\w*|fotos?|vendas?|comercializac\w*|intermediac\w*|imobiliari\w*|corretor\w*|creci|atendimento|banco|financiamento|agencia|publicidade|oficio|cartorio|registro de imoveis|administra\w*|projeto (?:de|arq\w*|estr\w*|legal))\b[^.;|]{0,30}$/;
const noFirm =
  /^(?:ha|minha|incorp|empreend|edificio|residencial|condominio|cnpj|creci|tabelas?|precos?|vigencia|validade|imagens?|rua|avenida|av|r|alameda|rodovia|praca|bairro|centro|todos?|www|http|site|fone|tel\w*|whats\w*|r\$|spe|ltda|realizac\w*|incorporac\w*|construc\w*|incorporadora|construtora|empreendimentos?|apartamentos?|plantas?|lazer|localizacao|piscina|projetos?|obras?|memorial|registro|matricula|oficio|cartorio|comarca|municipio|imobiliaria|vendas?|comercializacao|intermediacao|banco|caixa|lancamento|perspectiva|ilustrativ\w*|material|uso|documento|conforme|este|esta|nossa?|sobre|conheca|quem|uma?|o|a|os|as|e|com|mais|desde|fundada|financiamento|parcelamento|pagamento|direto|onde|contato|breve|obrigad[oa]|copyright|direitos|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|[\d ]+)(?: |$)/;
const trade =
  /\b(?:imobiliaria|corretor\w*|creci|arquitet\w*|estudio|atelie|paisagismo|interiores|imoveis|advog\w*|banco)\b/;

/** 'Alfa Incorp', as people write. */
const shortKind = /(?<=\p{L}{2}) (?:Incorp|Empreend|Constr)\.?$/u;

const letters = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '');

/** How a firm is told, and the words that tell it. */
interface Told {
  way: string;
  ofFirms: boolean;
  value: string;
  mention: Mention;
}

/** What makes a firm of some words. */
interface FirmWords {
  /** One of a firm's spellings. */
  keyOf: (name: string) => string;
  mayBeFirm: (name: string) => boolean;
  /** Whether the folded words before a name make it that of somebody else. */
  isOthers: (before: string) => boolean;
}

/** The same lines are asked for places, names and firms. */
const known = new WeakMap<SourceLine[], Told[][]>();

/**
 * Firms that stand as developers do in two ways and more, one of which is a developer's alone, or under a word
 * for who realises the building. Where there is none, those told in a single way: a question's candidates.
 */
export function witnessedFirms(lines: SourceLine[], firm: FirmWords): Candidate<string>[] {
  const firms = known.get(lines) ?? toldFirms(lines, firm);
  known.set(lines, firms);
  const sure = firms.filter((told) => told.length > 1 || told[0]!.way === 'label');
  return (sure.length > 0 ? sure : firms).flatMap((told) =>
    told.map(({ value, mention }) =>
      candidate(value, weightOf(told), mention.lines[0]!, ...mention.lines.slice(1)),
    ),
  );
}

function weightOf(told: Told[]): number {
  const isLabelled = told.some(({ way }) => way === 'label');
  // Who builds may build for another.
  if (!isLabelled && told.some(({ way, mention }) => way === 'builds' && asBuilder.test(mention.before)))
    return 0.5;
  return told.length > 2 || (isLabelled && told.length > 1) ? 1.5 : told.length > 1 || isLabelled ? 1 : 0.5;
}

function toldFirms(lines: SourceLine[], { keyOf, mayBeFirm, isOthers }: FirmWords): Told[][] {
  const around = pagesOf(lines);
  const spans = wordsOf(lines).spans.map((span) => ({
    ...span,
    value: span.value.replace(afterForm, '$1').replace(leadIn, '').replace(shortKind, ''),
  }));
  const groups = Map.groupBy(
    spans.filter((span) => isShort(span) && mayBeFirm(span.value)),
    ({ value }) => keyOf(value),
  );
  return [...groups].flatMap(([key, own]) => {
    if (key.length < 3) return [];
    const found = own.flatMap(({ value, mentions }) =>
      mentions
        .filter(
          ({ as, before, lines: quoted }) =>
            as !== 'file' &&
            !others.test(before) &&
            !isOthers(before) &&
            quoted.length <= 2 &&
            standsIn(value, quoted),
        )
        .map((mention) => ({ value, mention })),
    );
    // What a company made for one building is called heads the book as the building.
    const isOfSpe = own.some(({ value }) => isSpe(value));
    const told = Object.entries(ways).flatMap(([way, { ofFirms, told: tells }]) => {
      if (isOfSpe && (way === 'head' || way === 'spe')) return [];
      const one = found.find(({ mention }) => tells(mention, around));
      return one ? [{ way, ofFirms, ...one }] : [];
    });
    const onlySpe = told.filter(({ ofFirms }) => ofFirms).every(({ way }) => way === 'spe');
    if (onlySpe && isSaidAsBuilding(own, lines)) return [];
    return told.some(({ ofFirms }) => ofFirms) ? [told] : [];
  });
}

/** 'O Alfa', never 'a Alfa': the company has the building's name. */
function isSaidAsBuilding(own: Span[], lines: SourceLine[]): boolean {
  const spellings = own.map(({ value }) => foldText(value));
  const named = lines.filter(({ folded }) => spellings.some((name) => folded.includes(name)));
  const names = spellings.join('|').replace(/[.*+?^${}()[\]\\]/g, '\\$&');
  const said = (article: string) => {
    const form = new RegExp(`(?:^|[^a-z])${article} (?:${names})(?![a-z])`);
    return named.some(({ folded }) => form.test(folded));
  };
  return said('(?:d|n|a|pel)?o') && !said('(?:d|n|pel)?a');
}

/** 'Meia Praia, Itapema/SC' holds no firm 'Meia Praia Itapema SC'. */
function standsIn(value: string, lines: SourceLine[]): boolean {
  const close = (text: string) => foldText(text).replace(/\s/g, '');
  return close(lines.map(({ text }) => text).join(' ')).includes(close(value));
}

function isShort({ key, value }: Span): boolean {
  return /^\p{Lu}/u.test(value) && key.length <= 60 && !noFirm.test(key) && !trade.test(key);
}

const site = /(?:www\.|https?:\/\/(?:www\.)?|@)([a-z0-9-]{4,40})|\b([a-z0-9-]{4,40})\.(?:com|net|eng|inc)\b/g;
/** Providers of mail and networks say nothing of whose address it is. */
const anybodys =
  /^(?:gmail|hotmail|outlook|yahoo|uol|terra|instagram|facebook|youtube|linkedin|whatsapp|google|contato|vendas|site)/;

function pagesOf(lines: SourceLine[]): Pages {
  const at = new Map(lines.map((line) => [`${line.document.path}#${line.page}#${line.position}`, line]));
  const next = (line: SourceLine, step: number) =>
    at.get(`${line.document.path}#${line.page}#${line.position + step}`) ?? null;
  return {
    above: (line) => next(line, -1),
    below: (line) => next(line, 1),
    lastPage: ({ document }) => document.pageCount,
    spes: firmsSpes(lines),
    addresses: lines.flatMap(({ folded }) =>
      [...folded.matchAll(site)]
        .map((match) => (match[1] ?? match[2]!).replace(/[^a-z0-9]/g, ''))
        .filter((name) => !anybodys.test(name)),
    ),
    heightOf: (line) => line.document.pages.find(({ page }) => page === line.page)?.height ?? 842,
  };
}
