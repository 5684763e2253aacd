import type { DocumentKind, DocumentReading } from '#contract/da-pasta-a-pagina/documentos.ts';
import { maxPdfs } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { type Nature, nameOfLanguage } from '#server/da-pasta-a-pagina/triagem/service.ts';
import { dateInName } from '#server/kernel/reading/dates.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';
import { kindFromName } from './document-kind.ts';
import { fileName, wordsOfName } from './file-names.ts';
import { privateByName } from './private-by-name.ts';
import { leftOut, reserved } from './texts.ts';

/** What selection needs of a file; a listing has more. */
export interface PdfFile {
  path: string;
  mimeType: string;
  modifiedAt: Date | null;
}
export interface PdfSelection<File extends PdfFile> {
  /** The PDFs to read, most informative first. */
  chosen: File[];
  /** Outcomes of the others: private papers and those beyond the limit. */
  passed: DocumentReading[];
}

const worth: Record<DocumentKind, number> = {
  tabela: 0,
  book: 1,
  memorial: 2,
  ficha: 3,
  apresentacao: 4,
  plantas: 5,
  outro: 6,
  registro: 6,
};
/** What says little on its first pages, or could not be looked at, comes after what offers homes. */
const unsure = 10;

/** What a first look at a PDF told. */
export interface Looked extends Pick<Nature, 'assunto' | 'papel' | 'lingua' | 'sinais'> {
  kind: DocumentKind;
}
type Looks = ReadonlyMap<string, Looked>;

/** Slots for certificates that may contain the registration number, read locally only. */
const certificates = 2;

interface Ranked<File> {
  file: File;
  kind: DocumentKind;
  date: string;
  rank: number;
  sinais: number;
}

/**
 * Chooses at most `limit` PDFs of a folder (SUP-16): the newest table of each series, the book, the memorial
 * and so on; earlier tables come last. Private papers are excluded, except certificates of the incorporação
 * that fit, for their registration number only. By their names, or by what a look at each told (TRU-03): then
 * what is about something else is left out.
 */
export function selectPdfs<File extends PdfFile>(
  files: File[],
  limit: number = maxPdfs,
  looks: Looks = new Map(),
): PdfSelection<File> {
  const all = files.filter(isPdf).sort((a, b) => a.path.localeCompare(b.path, 'pt-BR'));
  const strange = strangeOf(looks);
  const pdfs = all.filter(({ path }) => !strange.has(path));
  const papers = pdfs.flatMap((file) => {
    const paper = privateByName(file.path);
    return paper ? [{ file, paper }] : [];
  });
  const hidden = new Set(papers.map(({ file }) => file));
  const ranked = rank(
    pdfs.filter((file) => !hidden.has(file)),
    looks,
  );
  const mayTell = papers
    .filter(({ file, paper }) => paper === 'certidao' && mayHoldRegistro(file.path))
    .map(({ file }) => file);
  // A certificate says more than an unidentified PDF.
  const crowded = mayTell.length > 0 && (ranked[limit - 1]?.rank ?? 0) >= worth.outro;
  const places = crowded ? limit - 1 : limit;
  const chosen = ranked.slice(0, places).map(({ file }) => file);
  const forRegistro = mayTell.slice(0, Math.min(certificates, limit - chosen.length));
  return {
    chosen: [...chosen, ...forRegistro],
    passed: [
      ...papers
        .filter(({ file }) => !forRegistro.includes(file))
        .map(({ file, paper }) => reserved(file.path, paper, null)),
      ...ranked.slice(places).map(({ file }) => leftOut(file.path, 'limite-de-pdfs')),
      ...all.flatMap(({ path }) => (strange.has(path) ? [strangeReading(path, looks.get(path)!)] : [])),
    ],
  };
}

/** Whether a document says nothing of a home on offer, or says it in another language. */
export const isStrange = ({ assunto, lingua }: Pick<Looked, 'assunto' | 'lingua'>): boolean =>
  assunto === 'outro' || (lingua !== null && lingua !== 'pt');

/** Why such a document is left out. */
export function strangeReading(
  path: string,
  { assunto, papel, lingua }: Omit<Looked, 'kind'>,
): DocumentReading {
  if (assunto === 'venda') return leftOut(path, 'outra-lingua', `está em ${nameOfLanguage(lingua!)}`);
  return leftOut(path, 'outro-assunto', papel ? `parece ser ${papel}, não material de vendas` : undefined);
}

/** Documents about something else, where some are sales material in Portuguese: else they are all there is. */
function strangeOf(looks: Looks): ReadonlySet<string> {
  const all = [...looks];
  if (!all.some(([, look]) => look.assunto === 'venda' && !isStrange(look))) return new Set();
  return new Set(all.flatMap(([path, look]) => (isStrange(look) ? [path] : [])));
}

const isPdf = (file: PdfFile) => /\.pdf$/i.test(file.path) || file.mimeType === 'application/pdf';
const mayHoldRegistro = (path: string) =>
  /incorporacao|matricula|inteiro teor|registro|averbac/.test(wordsOfName(fileName(path)));

function rank<File extends PdfFile>(files: File[], looks: Looks): Ranked<File>[] {
  const all = files.map((file) => {
    const look = looks.get(file.path);
    const kind = look?.kind ?? kindFromName(file.path);
    const named = dateInName(foldAligned(fileName(file.path)));
    const rank = worth[kind] + (looks.size > 0 && look?.assunto !== 'venda' ? unsure : 0);
    return { file, kind, date: named ?? '', rank, sinais: look?.sinais ?? 0 };
  });
  const newestOf = new Map<string, Ranked<File>>();
  for (const one of all.filter(({ kind }) => kind === 'tabela')) {
    const key = series(one.file.path);
    const newest = newestOf.get(key);
    if (!newest || isNewer(one, newest)) newestOf.set(key, one);
  }
  for (const one of all) {
    if (one.kind === 'tabela' && newestOf.get(series(one.file.path)) !== one) one.rank += worth.outro + 1;
  }
  const older = (a: Ranked<File>, b: Ranked<File>) => (isNewer(a, b) ? -1 : isNewer(b, a) ? 1 : 0);
  return all.sort((a, b) => a.rank - b.rank || b.sinais - a.sinais || older(a, b));
}

function isNewer<File extends PdfFile>(a: Ranked<File>, b: Ranked<File>): boolean {
  if (a.date !== b.date) return a.date > b.date;
  return (a.file.modifiedAt?.getTime() ?? 0) > (b.file.modifiedAt?.getTime() ?? 0);
}

/** A table's name without the parts that change monthly. */
function series(path: string): string {
  return wordsOfName(fileName(path))
    .replace(/\b(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]{0,7}\b/g, '')
    .replace(/\b(?:v|r|rev|final|atualizad[ao]|nova|copia)\d*\b|\d+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
