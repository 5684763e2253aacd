import pLimit from 'p-limit';
import type { DocumentReading, DocumentText } from '#contract/documentos.ts';
import type { Fatos } from '#contract/fatos.ts';
import type { RunAnswer } from '#contract/super-ai.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import type { ExtractOutput } from '#server/adapters/intelligence/port.ts';
import { READING_VERSION, readDocument, selectPdfs, withRegistro } from '#server/documentos/service.ts';
import { createFromReading, findByFolder, updateFromReading } from '#server/empreendimentos/service.ts';
import { findOrCreateIncorporadora } from '#server/incorporadoras/service.ts';
import { findMunicipio, findOrCreateBairro, type Place, soleUf } from '#server/territorio/service.ts';
import { NeedsAnswer, type RunContext, StepError, within } from '../context.ts';
import { derive } from '../derived.ts';

/** PDFs in flight: their analysis is the longest tail, so they are never held back. */
const parallelPdfs = 3;
/** Larger ones are named and passed over. */
const maxPdfBytes = 200 * 1024 * 1024;

export interface PdfAnalysis {
  empreendimentoId: number;
  nome: string;
  pdfsRead: number;
  /** One Portuguese sentence per document that was passed over. */
  skipped: string[];
}

/** The first step: documents → facts → incorporadora and empreendimento. */
export async function analysePdfs(context: RunContext, files: DriveFile[]): Promise<PdfAnalysis> {
  const { durable, input } = context;
  const selection = selectPdfs(files, input.maxPDFs);
  const chosen = selection.chosen;
  for (const substep of ['download-pdfs', 'extract-text']) durable.sequence.total(substep, chosen.length);
  await durable.finish('list-pdfs', countText(chosen.length, 'PDF na pasta', 'PDFs na pasta'), {
    total: chosen.length,
  });
  if (chosen.length === 0 && selection.passed.length === 0) {
    throw new StepError(
      'list-pdfs',
      'A pasta não tem nenhum PDF. O Super AI precisa de ao menos um documento (book, tabela de vendas ou memorial) para criar o empreendimento.',
    );
  }

  const readings = [...selection.passed, ...(await readAll(context, chosen))];
  const documents = readings.flatMap((reading) => (reading.state === 'lido' ? [reading.document] : []));
  const skipped = readings.flatMap((reading) =>
    reading.state === 'lido' ? reading.warnings : [reading.message],
  );
  await durable.finish('download-pdfs', countText(chosen.length, 'PDF baixado', 'PDFs baixados'));
  await durable.finish('extract-text', countText(documents.length, 'PDF lido', 'PDFs lidos'), { skipped });
  if (documents.length === 0) {
    throw new StepError('extract-text', `Nenhum PDF da pasta pôde ser lido. ${skipped.join(' ')}`.trim());
  }

  const { fatos, warnings } = await extract(context, documents, readings);
  await durable.finish('analyze-content', 'Informações extraídas dos documentos', {
    found: Object.values(fatos).filter((fact) => fact !== null).length,
  });

  const nome = await nomeOf(context, fatos);
  const incorporadora = await within('match-incorporadora', async () => {
    const found = { nome: incorporadoraOf(context, fatos), cnpj: fatos.cnpj?.value ?? null };
    return durable.onceInTransaction('match-incorporadora', 'incorporadora', found, (tx) =>
      findOrCreateIncorporadora(tx, found),
    );
  });
  await durable.finish(
    'match-incorporadora',
    incorporadora.created ? 'Incorporadora cadastrada' : 'Incorporadora já cadastrada',
  );

  const place = await within('create-empreendimento', () => placeOf(context, fatos));
  const empreendimentoId = await within('create-empreendimento', () =>
    createEmpreendimento(context, {
      fatos,
      nome,
      place,
      incorporadoraId: incorporadora.id,
      readings,
      warnings,
    }),
  );
  await durable.finish('create-empreendimento', nome, { empreendimentoId, nome });
  return { empreendimentoId, nome, pdfsRead: documents.length, skipped: [...skipped, ...warnings] };
}

/** Reads every chosen PDF, a few at a time; one that cannot be read is a reading that says why. */
function readAll(context: RunContext, chosen: DriveFile[]): Promise<DocumentReading[]> {
  const limit = pLimit(parallelPdfs);
  return Promise.all(chosen.map((file) => limit(() => readOne(context, file))));
}

async function readOne(context: RunContext, file: DriveFile): Promise<DocumentReading> {
  const { durable, db, storage } = context;
  const version = [context.folder.key, file.path, file.version].join('|');
  return within('extract-text', () =>
    durable.once('extract-text', file.path, `${version}|${READING_VERSION}`, () =>
      derive(
        db,
        'pdf-texto',
        `${version}|${READING_VERSION}`,
        async () => {
          const stored = await downloadOne(context, file, version);
          if ('state' in stored) return stored;
          const source = await storage.get(stored.key);
          if (!source)
            throw new StepError('download-pdfs', `O arquivo “${file.path}” não está mais guardado.`);
          return readDocument({
            path: file.path,
            bytes: source.bytes,
            pdf: context.pdf,
            signal: context.signal,
          });
        },
        // A failed download may work next time; what the file itself says stays true.
        (reading) => !(reading.state === 'ignorado' && reading.reason === 'falha-no-download'),
      ),
    ),
  );
}

/** Brings one PDF into the private part of the storage, where its pages can be shown from later. */
async function downloadOne(context: RunContext, file: DriveFile, version: string) {
  const { durable, drive, storage, signal } = context;
  const ignored = (reason: 'grande-demais' | 'falha-no-download', why: string): DocumentReading => ({
    state: 'ignorado',
    path: file.path,
    reason,
    message: `“${file.path}” ficou de fora: ${why}.`,
  });
  if (file.size !== null && file.size > maxPdfBytes) return ignored('grande-demais', 'tem mais de 200 MB');
  return durable.once('download-pdfs', file.path, version, async () => {
    const { createHash } = await import('node:crypto');
    const key = `origem/${createHash('sha256').update(version).digest('hex')}.pdf`;
    if (await storage.exists(key)) return { key };
    let stream: ReadableStream<Uint8Array>;
    try {
      stream = await drive.open(file, { signal });
      await storage.putStream(key, stream, 'application/pdf', maxPdfBytes);
    } catch (error) {
      signal.throwIfAborted();
      const code = (error as { code?: string }).code;
      if (code === 'cheio' || code === 'sem-credencial') throw error;
      if (code === 'grande-demais') return ignored('grande-demais', 'tem mais de 200 MB');
      return ignored('falha-no-download', 'não foi possível baixá-lo');
    }
    return { key };
  });
}

async function extract(
  context: RunContext,
  documents: DocumentText[],
  readings: DocumentReading[],
): Promise<ExtractOutput> {
  const { durable, intelligence, folder } = context;
  const folderName = folderNameOf(folder.url);
  const input = [
    intelligence.name,
    folderName,
    ...documents.map((document) => [document.path, document.pageCount]),
  ];
  const output = await within('analyze-content', () =>
    durable.once('analyze-content', 'fatos', input, () =>
      intelligence.extractEmpreendimento({ documents, folderName }, context.call),
    ),
  );
  return { ...output, fatos: withRegistro(output.fatos, readings) };
}

/** The last part of a local link; a Drive link has no name to tell. */
function folderNameOf(url: string): string | null {
  if (!url.startsWith('file:')) return null;
  return decodeURIComponent(url.replace(/\/+$/, '').split('/').at(-1) ?? '') || null;
}

const answerOf = <Kind extends RunAnswer['kind']>(context: RunContext, kind: Kind) =>
  context.answers.findLast((answer): answer is Extract<RunAnswer, { kind: Kind }> => answer.kind === kind);

async function nomeOf(context: RunContext, fatos: Fatos): Promise<string> {
  const found = answerOf(context, 'nome')?.nome ?? fatos.nome?.value;
  if (found) return found;
  const folder = folderNameOf(context.folder.url);
  throw new NeedsAnswer({
    kind: 'nome',
    text: 'Os documentos não dizem o nome do empreendimento. Como ele se chama?',
    candidates: folder ? [folder] : [],
  });
}

function incorporadoraOf(context: RunContext, fatos: Fatos): string {
  const found = answerOf(context, 'incorporadora')?.nome ?? fatos.incorporadora?.value;
  if (found) return found;
  throw new NeedsAnswer({
    kind: 'incorporadora',
    text: 'Os documentos não dizem quem é a incorporadora. Qual é o nome dela?',
  });
}

/** Bairro, cidade and UF when they are sure; else the run asks (SUP-35). */
async function placeOf(context: RunContext, fatos: Fatos): Promise<Place> {
  const answer = answerOf(context, 'bairro');
  if (answer) return { bairro: answer.bairro, cidade: answer.cidade, uf: answer.uf };
  const bairro = fatos.bairro?.value ?? null;
  const cidade = fatos.cidade?.value ?? null;
  const uf = fatos.uf?.value ?? (cidade ? await soleUf(context.db, cidade) : null);
  if (bairro && cidade && uf && (await findMunicipio(context.db, cidade, uf))) return { bairro, cidade, uf };
  throw new NeedsAnswer({
    kind: 'bairro',
    text: 'Não foi possível identificar com certeza o bairro e a cidade do empreendimento. Onde ele fica?',
    found: { bairro, cidade, uf },
  });
}

async function createEmpreendimento(
  context: RunContext,
  found: {
    fatos: Fatos;
    nome: string;
    place: Place;
    incorporadoraId: number;
    readings: DocumentReading[];
    warnings: string[];
  },
): Promise<number> {
  const { durable, folder, input, intelligence, clock } = context;
  const { fatos, nome, place, incorporadoraId } = found;
  const earlier = durable.previous<number>('create-empreendimento', 'empreendimento') ?? undefined;
  return durable.onceInTransaction(
    'create-empreendimento',
    'empreendimento',
    { fatos, nome, place, incorporadoraId },
    async (tx) => {
      const bairroId = await findOrCreateBairro(tx, place);
      if (bairroId === null) {
        throw new StepError(
          'create-empreendimento',
          `A cidade “${place.cidade}/${place.uf}” não consta do IBGE.`,
        );
      }
      const reading = {
        metadados: {
          fatos,
          documentos: found.readings.map(({ state, ...reading }) =>
            'document' in reading
              ? {
                  state,
                  path: reading.document.path,
                  kind: reading.document.kind,
                  date: reading.document.date,
                }
              : { state, path: reading.path, message: reading.message },
          ),
          avisos: found.warnings,
          motor: intelligence.name,
          lidoEm: clock.now().toISOString(),
        },
        nome,
        bairroId,
        incorporadoraId,
        driveUrl: folder.url,
        driveKey: folder.key,
        userId: durable.run.userId,
      };
      const id = earlier ?? (input.mode === 'update' ? (await findByFolder(tx, folder.key))?.id : undefined);
      if (id === undefined) return createFromReading(tx, reading);
      await updateFromReading(tx, id, reading);
      return id;
    },
  );
}

const countText = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
