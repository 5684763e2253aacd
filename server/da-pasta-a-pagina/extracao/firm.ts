import { nameKey, noSubject } from './name-candidates.ts';
import type { SourceLine } from './source.ts';

/** Headings under which a firm describes itself and its earlier projects. */
const heading =
  /^\W*(?:sobre (?:nos\b|a (?:construtora|incorporadora|empresa|loteadora|marca)\b)|quem somos|nossa historia|(?:a|conheca a) (?:construtora|incorporadora|empresa|loteadora)\b|portfolio|tambem d[aeo] \S|(?:obras|empreendimentos|projetos) (?:ja )?(?:entregues|realizad[ao]s|concluid[ao]s)|(?:conheca )?(?:nossos )?outr[oa]s? (?:[a-z]+ ?){1,3}$|institucional)/;
/** What ends so is followed by a list of the firm's other work. */
const opensList =
  /\b(?:conheca|veja|confira) (?:tambem|ainda|(?:os |nossos )?outros [a-z ]+)\s*:\s*$|\bportfolio\b[^.:]{0,40}:\s*$|^\W*d[ao] mesm[ao] (?:construtora|incorporadora|empresa|loteadora|grupo)\s*:?\s*$/;
/** Where a seller's page goes on with what else it sells. */
const alike =
  /^\W*(?:(?:imoveis|anuncios|ofertas|oportunidades) (?:semelhantes|parecid[oa]s|similares|relacionad[oa]s)|(?:veja|conheca) tambem|voce tambem (?:pode|vai) gostar.{0,20})\W*$/;

/** The lines before a page goes on with what else its seller sells: nothing below is of this building. */
export function withoutAlike(lines: SourceLine[]): SourceLine[] {
  if (!lines.some(({ folded }) => alike.test(folded))) return lines;
  let from: SourceLine | null = null;
  return lines.filter((line) => {
    if (alike.test(line.folded)) from = line;
    return from?.document !== line.document || from.page !== line.page;
  });
}

/** Sentences of the same kind, anywhere. */
const sentence =
  /\b(?:entregamos\b.{0,60}\b(?:em|de) (?:19|20)\d{2}|ja entreg(?:amos|ou)|(?:unidades|familias|empreendimentos|imoveis) (?:ja )?entregues|(?:\d\.\d{3}|mil|milh(?:ao|oes) de) (?:m²|m2|metros quadrados) (?:ja )?(?:entregues|construidos)|\d+ anos (?:de (?:mercado|historia|experiencia|tradicao|atuacao)|no mercado)|(?:melhores|maiores) construtoras)\b/;

/**
 * The lines that are not about the firm's past, whose rooms, dates and places are not this project's. A
 * heading's passage ends with the page, the next heading or a wide gap.
 */
export function withoutFirmHistory(lines: SourceLine[], nome: string | null = null): SourceLine[] {
  let opened: SourceLine | null = null;
  let last: SourceLine | null = null;
  const own = lines.filter((line) => {
    const above = last;
    last = line;
    if (isHeading(line) || (line.cells.length === 1 && opensList.test(line.folded))) {
      opened = line;
      return false;
    }
    if (opened && above && endsPassage(opened, above, line)) opened = null;
    return opened === null && !sentence.test(line.folded);
  });
  return withoutOtherProjects(own, nome ? nameKey(nome) : '');
}

/** What a firm counts of itself: its years, buildings, awards. */
const ofItself =
  /\b(?:(?:fundad[ao]|criad[ao]|nascid[ao]|nasceu)(?: em [a-z ]{3,30},?)? em|atua(?:mos)? desde|desde) (?:19|20)\d{2}\b|\b(?:\d[\d.]*|cem|duzent[ao]s|dez|vinte|trinta|quarenta|cinquenta) (?:anos(?!\s+de\s+garantia)|obras|edificios|predios|empreendimentos|torres|condominios|loteamentos|casas|bairros)\b[^.]{0,40}(?:\b(?:entregues?|erguid\w+|construid\w+|prontos|historia|mercado|atrasos?|obras|unidades|apartamentos|premios?)\b)|\b(?:entregou|ergueu|construiu|entregamos|erguemos|construimos)\b[^.]{0,30}\b(?:\d+|[a-z]+) (?:edificios|predios|empreendimentos|obras|torres|condominios|loteamentos)\b|\b(?:fez|assina|prepara) [oa]s? [a-z]+.{0,60}\b(?:19|20)\d{2}\b/;
/** How far one of its buildings is. */
const fate =
  /\bentregue(?:s)?(?: em)?\b|\bem (?:obras|construcao|andamento)\b|\bpront[oa]s?\b(?! para)|,\s*(?:19|20)\d{2}\b/;

/**
 * Drops the pages on which a firm counts its buildings and says how far each of them is: the figures beside
 * them are theirs. The first page, and the only one with figures, are kept.
 */
export function withoutFirmPages(lines: SourceLine[]): SourceLine[] {
  const pages = Map.groupBy(lines, (line) => `${line.document.path}#${line.page}`);
  const figures = [...pages.values()].filter((page) => page.some((line) => homeFigure.test(line.folded)));
  const isOfFirm = (page: SourceLine[]) => {
    if (page[0]!.page === 1 || figures.every((one) => one === page)) return false;
    const text = page.map((line) => line.folded).join(' ');
    if (!ofItself.test(text)) return false;
    // Figures beside what became of a building are that building's; a word on the firm elsewhere takes none away.
    const told = new Set(page.filter(({ folded }) => fate.test(folded)).map(({ paragraph }) => paragraph));
    const near = (line: SourceLine) =>
      told.has(line.paragraph) || told.has(line.paragraph - 1) || told.has(line.paragraph + 1);
    return page.some((line) => homeFigure.test(line.folded) && near(line));
  };
  const gone = new Set([...pages.values()].filter(isOfFirm).flatMap(firmsPart));
  return gone.size === 0 ? lines : lines.filter((line) => !gone.has(line));
}
/** 'SOBRE A CASA AGRESTE' begins what the firm says of itself; what stands above it is the building's. */
function firmsPart(page: SourceLine[]): SourceLine[] {
  const from = page.findIndex(({ folded }) => aboutFirm.test(folded));
  const above = page.slice(0, Math.max(0, from));
  return above.some(({ folded }) => ofItself.test(folded)) || above.length === 0 ? page : page.slice(from);
}
const aboutFirm =
  /^\W*(?:sobre [oa] (?:[a-z’'&-]+ ?){1,4}|quem (?:faz|somos|assina|constroi)|a (?:incorporadora|construtora))\W*$/;
const homeFigure = /\bm[²2]\b|m²|\b(?:dorm\w*|quartos?|suites?)\b/;

const others =
  /\b(?:nossos|conheca|veja|confira) (?:tambem )?(?:os )?outros (?:empreendimentos|lancamentos|projetos)\b/;

const sibling =
  /\b(?:d[ao] mesm[ao] (?:incorporador[ao]|construtora|loteadora|empresa|grupo)|outr[oa] (?:empreendimento|lancamento|projeto|obra) d[ao] (?:incorporadora|construtora|loteadora|empresa|grupo|casa|marca))\b/;
const invited = /\b(?:conheca|veja|confira|visite|descubra) (?:tambem|ainda) [oa] (?=\S)/;

/** 'Conheça também o DECORADO DE 3 QUARTOS' is the building's own. */
const ofOwn = /^(?:decorad|apart|stand|estande|tour|video|site|noss|lazer|club)/;

/** Where a line begins to speak of another building of the firm; -1 if it does not. */
function otherProjectAt({ text, folded }: SourceLine, own: string): number {
  const [at] = [folded.search(others), folded.search(sibling)].filter((found) => found >= 0);
  if (at !== undefined) return at;
  const match = invited.exec(folded);
  if (!match) return -1;
  const name = match.index + match[0].length;
  const rest = folded.slice(name);
  const isNamed =
    /^(?:\p{Lu}\p{Ll}|\p{Lu}{3,} \p{Lu}{2,})/u.test(text.slice(name)) &&
    !noSubject.test(rest) &&
    !ofOwn.test(rest);
  const isOwn = own !== '' && nameKey(rest).startsWith(own);
  return isNamed && !isOwn ? match.index : -1;
}

/** Drops what follows 'conheça outros empreendimentos' up to the end of its paragraph. */
function withoutOtherProjects(lines: SourceLine[], own: string): SourceLine[] {
  let gone: SourceLine | null = null;
  return lines.flatMap((line) => {
    if (gone && gone.document === line.document && gone.paragraph === line.paragraph) return [];
    const at = line.cells.length === 1 ? otherProjectAt(line, own) : -1;
    if (at < 0) return [line];
    gone = line;
    const text = line.text.slice(0, at);
    const folded = line.folded.slice(0, at);
    if (text.trim() === '') return [];
    // Half a line is quoted alone: joined with the next it would not match the page.
    const position = line.position - 0.5;
    return [{ ...line, text, folded, position, cells: [{ ...line.cells[0]!, text, folded }] }];
  });
}

const isHeading = (line: SourceLine) =>
  line.cells.length === 1 && line.text.length <= 60 && !/[.:]$/.test(line.text) && heading.test(line.folded);

function endsPassage(opened: SourceLine, above: SourceLine, line: SourceLine): boolean {
  if (line.document !== opened.document || line.page !== opened.page) return true;
  const bigger = line.box.height >= opened.box.height * 0.95 && opened.box.height > above.box.height * 1.1;
  const gap = line.box.y - (above.box.y + above.box.height);
  return bigger || gap > line.box.height * 5 || gap < -line.box.height;
}
