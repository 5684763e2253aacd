import type { DocumentReading, DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { type MaterialDecision, materialDecisionSchema } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import { leftOutReading, strangers } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { folderPdfs } from '#server/da-pasta-a-pagina/pastas/service.ts';
import { type Sorting, sortFolder } from '#server/da-pasta-a-pagina/triagem/service.ts';
import { readPdfs } from './read-pdfs.ts';

/** A folder's documents, as far as they are material of the development that is read. */
export interface Material {
  /** The files that belong to it. */
  files: DriveFile[];
  /** The PDFs read. */
  chosen: DriveFile[];
  /** The outcome of every PDF of the folder. */
  readings: DocumentReading[];
  sorting: Sorting;
  /** What a person decided; null where there is nothing to decide, or nobody has. */
  decision: MaterialDecision | null;
}

type Context = Parameters<typeof readPdfs>[0];

/**
 * Reads a folder's PDFs and sorts them (TRU-03): junk beside sales material is left out by name, and of
 * several developments only the one decided on is read. A decision the folder no longer offers counts as none.
 */
export async function readMaterial(
  context: Context,
  { files, name }: { files: DriveFile[]; name: string | null },
  { limit, decided }: { limit: number; decided: MaterialDecision | null },
): Promise<Material> {
  const all = await readChosen(context, files, limit);
  const sorting = sortFolder(all.documents, name);
  const decision = sorting.caso === null || !decided || !isOffered(sorting, decided) ? null : decided;
  const others = othersOf(sorting, decision);
  if (others.size === 0)
    return { ...all, files, sorting, decision, readings: withoutJunk(all.readings, sorting) };
  const own = ownFiles(files, all.documents, others);
  const rest = await readChosen(context, own, limit);
  const left = all.readings
    .map(pathOf)
    .filter((path) => others.has(path) && !rest.readings.some((reading) => pathOf(reading) === path))
    .map((path) => leftOutReading(path, 'outro-empreendimento', `é de “${others.get(path)}”`));
  const natures = sortFolder(rest.documents, name);
  return {
    ...rest,
    files: own,
    sorting,
    decision,
    readings: [...withoutJunk(rest.readings, natures), ...left],
  };
}

/** What was decided when a record was made of the folder. */
export const keptDecision = (metadados: unknown): MaterialDecision | null =>
  materialDecisionSchema.safeParse((metadados as { material?: unknown } | null)?.material).data ?? null;

async function readChosen(context: Context, files: DriveFile[], limit: number) {
  const { chosen, passed, looked } = await folderPdfs.choose(context, files, limit);
  const readings = [...passed, ...(await readPdfs(context, chosen))];
  const read = readings.flatMap((reading) => (reading.state === 'lido' ? [reading.document] : []));
  const paths = new Set(read.map(({ path }) => path));
  const documents: DocumentText[] = [...read, ...looked.filter(({ path }) => !paths.has(path))];
  return { files, chosen, readings, documents };
}

const pathOf = (reading: DocumentReading) =>
  reading.state === 'lido' ? reading.document.path : reading.path;

const isOffered = ({ caso, developments }: Sorting, { decisao, empreendimento }: MaterialDecision) =>
  decisao === 'seguir' || (caso === 'varios' && developments.some(({ nome }) => nome === empreendimento));

/** Documents of the developments that were not chosen, with their development. */
function othersOf({ developments }: Sorting, decision: MaterialDecision | null): Map<string, string> {
  if (decision?.decisao !== 'escolher') return new Map();
  const others = developments.filter(({ nome }) => nome !== decision.empreendimento);
  return new Map(others.flatMap(({ nome, paths }) => paths.map((path) => [path, nome] as const)));
}

/** Without the others' documents, and what lies in folders that hold no document but theirs. */
function ownFiles(
  files: DriveFile[],
  documents: DocumentText[],
  others: ReadonlyMap<string, string>,
): DriveFile[] {
  const folders = new Map<string, boolean>();
  for (const { path } of documents)
    for (const folder of foldersAbove(path))
      folders.set(folder, (folders.get(folder) ?? true) && others.has(path));
  return files.filter(
    ({ path }) => !others.has(path) && !foldersAbove(path).some((folder) => folders.get(folder) === true),
  );
}

const foldersAbove = (path: string) =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'));

/** Where some documents offer homes in Portuguese, those about something else are named and not read. */
function withoutJunk(readings: DocumentReading[], { caso, natures }: Sorting): DocumentReading[] {
  if (caso === 'outro-assunto' || caso === 'outra-lingua') return readings;
  const isOffer = [...natures.values()].some((one) => one.assunto === 'venda' && !strangers.is(one));
  if (!isOffer) return readings;
  return readings.map((reading) => {
    const nature = reading.state === 'lido' ? natures.get(reading.document.path) : undefined;
    return nature && strangers.is(nature) ? strangers.reading(pathOf(reading), nature) : reading;
  });
}
