import { and, eq, isNull } from 'drizzle-orm';
import type { AssetClass, Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { maxPdfs, maxAssets as mostAssets, superAiSteps } from '#contract/da-pasta-a-pagina/super-ai.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import {
  type Metadados,
  storeCatalog,
  updateFromReading,
} from '#server/cadastros/empreendimentos/service.ts';
import { isSheet, withRegistro } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { readLinhas } from '#server/da-pasta-a-pagina/leitura/service.ts';
import {
  arquivos,
  carryRenamedMedia,
  changesBetween,
  folderPdfs,
  listFolder,
  type Mudanca,
  mergedCatalog,
  processMedia,
  type Renamed,
  readFolderMemory,
  recordRead,
} from '#server/da-pasta-a-pagina/pastas/service.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { notFound } from '#server/kernel/errors.ts';
import { inSubstep } from '#server/kernel/runs/step-error.ts';
import type { RunContext } from '../context.ts';
import { keptDecision, readMaterial } from '../material.ts';
import { metadadosOf } from '../metadados.ts';
import { pagePictures } from '../page-pictures.ts';
import type { RunPlan } from '../run.ts';
import { factsItem } from '../run-items.ts';
import { type RereadInput, rereadRun } from '../run-kinds.ts';
import { readUnits, type UnitsInFolder } from '../units-in-folder.ts';
import { carryDocuments } from './carry-documents.ts';
import { keepUntouched, withNewNames } from './kept-evidence.ts';

export const rereadPlan: RunPlan<RereadInput> = {
  kind: rereadRun,
  folderOf: (run, { driveUrl }) => ({ key: run.folderKey, url: driveUrl }),
  follow,
};

type Context = RunContext<RereadInput>;

/**
 * Re-reads what changed in a folder. Everything is stored at the end in one transaction: a failed run changes
 * nothing.
 */
async function follow(context: Context): Promise<void> {
  const { durable, input, db, folder, clock } = context;
  const { empreendimentoId } = input;
  const { files, name, skipped } = await inSubstep('list-pdfs', () => listFolder(context));
  const record = await inSubstep('list-pdfs', () => readRecord(context));
  const memory = await readFolderMemory(db, empreendimentoId, folder.key);
  const changes = changesBetween(memory?.arquivos ?? [], files.map(arquivos.from));
  await inSubstep('list-pdfs', () => carryNames(context, changes));

  const own = await ownFiles(context, record, { files, name });
  const pictures = catalogFor(context, record, own, changes);
  pictures.catch(() => {});
  const documents = await readDocuments(context, { record, files, folderName: name, changes });
  const catalog = await pictures;
  await durable.finish('build-catalog', `${catalog?.statistics.total_assets ?? 0} assets no catálogo`);

  const userId = durable.run.userId;
  const result = {
    empreendimentoId,
    nome: record.nome,
    hotsiteId: null,
    rota: null,
    findings: [],
    pdfsRead: documents.read,
    totalAssets: catalog?.statistics.total_assets ?? null,
    skipped: [...documents.skipped, ...skipped],
  };
  await inSubstep('build-catalog', () =>
    durable.complete(result, 'Pasta lida de novo', async (tx) => {
      if (documents.metadados) {
        const { metadados } = documents;
        const nome = metadados.fatos.nome?.value ?? record.nome;
        await updateFromReading(tx, empreendimentoId, { metadados, nome, driveUrl: folder.url, userId });
      }
      await documents.units.store(tx, empreendimentoId, clock.now());
      if (catalog) await storeCatalog(tx, empreendimentoId, catalog, { at: clock.now(), userId, folder });
      await recordRead(tx, { empreendimentoId, folder, files, part: 'tudo', at: clock.now() });
    }),
  );
}

/** The files of the development that was chosen among the folder's, if one was. */
async function ownFiles(
  context: Context,
  { metadados }: Known,
  listing: { files: DriveFile[]; name: string | null },
): Promise<DriveFile[]> {
  const decided = keptDecision(metadados);
  if (decided?.decisao !== 'escolher') return listing.files;
  return (await readMaterial(context, listing, { limit: maxPdfs, decided })).files;
}

interface Known {
  nome: string;
  metadados: Metadados | null;
  catalog: Catalog | null;
  maxAssets: number;
}

async function readRecord({ db, input }: Context): Promise<Known> {
  const [row] = await db
    .select({
      nome: empreendimentos.nome,
      metadados: empreendimentos.metadados,
      catalog: empreendimentos.assetsCatalog,
      maxAssets: hotsites.maxAssets,
    })
    .from(empreendimentos)
    .leftJoin(hotsites, and(eq(hotsites.empreendimentoId, empreendimentos.id), isNull(hotsites.excluidoEm)))
    .where(and(eq(empreendimentos.id, input.empreendimentoId), isNull(empreendimentos.excluidoEm)));
  if (!row) throw notFound('Empreendimento');
  return {
    nome: row.nome,
    metadados: row.metadados as Metadados | null,
    catalog: row.catalog ? (JSON.parse(row.catalog) as Catalog) : null,
    maxAssets: row.maxAssets ?? mostAssets,
  };
}

/** Files only renamed or moved. */
const renamedOf = (changes: Mudanca[]): Renamed[] =>
  changes.flatMap(({ tipo, arquivo, antes }) =>
    tipo === 'renomeado' && antes ? [{ from: arquivos.toFile(antes), to: arquivos.toFile(arquivo) }] : [],
  );

async function carryNames(context: Context, changes: Mudanca[]): Promise<void> {
  const renamed = renamedOf(changes);
  await carryDocuments(
    context,
    renamed.filter(({ to }) => arquivos.isDocument(to)),
  );
  await carryRenamedMedia(
    context.db,
    context.folder,
    renamed.filter(({ to }) => !arquivos.isDocument(to)),
  );
}

interface DocumentsRead {
  /** Null if no document changed: the earlier reading stays. */
  metadados: Metadados | null;
  read: number;
  skipped: string[];
  /** The tables of units of what was read again. */
  units: UnitsInFolder;
}

/** The documents step: reads changed documents and re-evaluates their facts. */
async function readDocuments(
  context: Context,
  found: { record: Known; files: DriveFile[]; folderName: string | null; changes: Mudanca[] },
): Promise<DocumentsRead> {
  const { durable, folder } = context;
  const { record, files, folderName } = found;
  const changes = found.changes.filter(({ arquivo }) => arquivos.isDocument(arquivo) || isSheet(arquivo));
  const names = new Map(renamedOf(changes).map(({ from, to }) => [from.path, to.path]));
  const known = record.metadados && withNewNames(record.metadados, names);
  const changed = changes.filter(({ tipo }) => tipo !== 'renomeado');
  const fresh = changed.filter(
    ({ tipo, arquivo }) => tipo !== 'removido' && arquivos.isDocument(arquivo),
  ).length;
  await durable.finish('list-pdfs', countText(fresh, 'PDF novo ou alterado', 'PDFs novos ou alterados'), {
    total: fresh,
  });

  const decided = keptDecision(record.metadados);
  const material =
    changed.length === 0
      ? { files, readings: [], chosen: [], decision: decided }
      : await readMaterial(context, { files, name: folderName }, { limit: maxPdfs, decided });
  const { readings } = material;
  const units = await readUnits(context, readings, material.files);
  const pdfs = readings.flatMap((reading) => (reading.state === 'lido' ? [reading.document] : []));
  const documents = changed.length === 0 ? [] : [...pdfs, ...units.texts];
  await durable.finish('download-pdfs', countText(fresh, 'PDF baixado', 'PDFs baixados'));
  const skipped = units.readings.flatMap((reading) => (reading.state === 'lido' ? [] : [reading.message]));
  await durable.finish('extract-text', undefined, { skipped });

  let metadados = names.size > 0 ? known : null;
  // If no document is left to read, the earlier reading and its evidence stay.
  if (documents.length > 0) {
    const touched = new Set(
      changed.flatMap(({ arquivo, antes }) => [arquivo.path, antes?.path ?? arquivo.path]),
    );
    const extracted = await inSubstep('analyze-content', () =>
      durable.once(factsItem, 'fatos', [readings, units.texts], () =>
        context.intelligence.extractEmpreendimento(
          { documents, folderName, pictures: pagePictures(context, documents, material.files) },
          context.call,
        ),
      ),
    );
    const fatos = keepUntouched(
      known?.fatos ?? null,
      units.follow(withRegistro(extracted.fatos, readings)),
      touched,
    );
    const avisos = [...extracted.warnings, ...units.warnings];
    const linhas = await readLinhas(context.db, context.input);
    metadados = metadadosOf(context, { fatos, material, avisos, linhas, folder });
  }
  await durable.finish(
    'analyze-content',
    changed.length === 0 ? 'Nenhum documento mudou' : 'Informações dos documentos alterados extraídas',
  );
  await durable.finish('match-incorporadora', 'Incorporadora mantida');
  await durable.finish('create-empreendimento', record.nome, {
    empreendimentoId: context.input.empreendimentoId,
  });
  return { metadados, read: documents.length > 0 ? fresh : 0, skipped, units };
}

/** The pictures step; null if none changed. */
async function catalogFor(
  context: Context,
  { catalog, maxAssets }: Known,
  files: DriveFile[],
  changes: Mudanca[],
): Promise<Catalog | null> {
  const { durable } = context;
  const changed = changes.some(
    ({ arquivo }) => !arquivos.isDocument(arquivo) || folderPdfs.mayHavePictures(arquivo.path),
  );
  // A file that could not be fetched is requested again.
  const missed = catalog?.left_out.some(({ reason }) => reason === 'download') ?? true;
  if (!changed && !missed) {
    for (const { id } of superAiSteps[1].substeps.slice(0, -1)) await durable.finish(id, 'Nada mudou');
    return null;
  }
  const fresh = await processMedia({ ...context, knownClass: classesOf(catalog) }, files, maxAssets);
  return catalog ? mergedCatalog(catalog, fresh) : fresh;
}

/** Classes of pictures already in the catalogue, which are not asked again. */
function classesOf(catalog: Catalog | null) {
  const known = new Map(catalog?.assets.map((asset) => [asset.id, asset]));
  return ({ id }: { id: string }): AssetClass | null => {
    const asset = known.get(id);
    if (!asset) return null;
    const { category, kind, confidence, description, classifiedBy } = asset;
    return { category, kind, confidence, description, reason: classifiedBy.replace(/^[^:]*: /, '') };
  };
}

const countText = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
