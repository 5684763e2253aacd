import type { DriveFile, FolderRef } from '#server/adapters/drive/port.ts';
import {
  metadadosOfEmpreendimento,
  nomeOfEmpreendimento,
  updateFromReading,
} from '#server/cadastros/empreendimentos/service.ts';
import { withRegistro } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { readLinhas } from '#server/da-pasta-a-pagina/leitura/service.ts';
import { maxFolderFiles, recordRead } from '#server/da-pasta-a-pagina/pastas/service.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import type { SuperAiDeps } from './context.ts';
import { keptDecision, readMaterial } from './material.ts';
import { metadadosOf } from './metadados.ts';
import { pagePictures } from './page-pictures.ts';
import { readUnits } from './units-in-folder.ts';

/**
 * Reads a folder's PDFs for an existing empreendimento (SUP-32) and updates it; a person's changes are kept.
 * Returns how many PDFs were readable. Throws AppError 404 and 400, DriveError, IntelligenceError.
 */
export async function generateFromPdfs(
  deps: SuperAiDeps,
  wanted: {
    empreendimentoId: number;
    folder: FolderRef;
    maxPDFs: number;
    userId: number;
    signal: AbortSignal;
  },
): Promise<{ pdfProcessing: { validPDFs: number } }> {
  const { db, drive, intelligence } = deps;
  const { empreendimentoId, folder, signal } = wanted;
  const current = await nomeOfEmpreendimento(db, empreendimentoId);
  if (current === null) throw notFound('Empreendimento');

  const files: DriveFile[] = [];
  const names: string[] = [];
  const onFolder = (name: string) => void names.push(name);
  for await (const file of drive.list(folder, { signal, maxFiles: maxFolderFiles, onFolder }))
    files.push(file);
  // Nothing is durable: the call answers when done, and may be repeated.
  const durable = {
    once: <Result>(_: unknown, __: string, ___: unknown, work: () => Promise<Result>) => work(),
  };
  const name = names[0] ?? null;
  const material = await readMaterial(
    { ...deps, folder, signal, durable },
    { files, name },
    {
      limit: wanted.maxPDFs,
      decided: keptDecision(await metadadosOfEmpreendimento(db, empreendimentoId)),
    },
  );
  const { readings } = material;
  const pdfs = readings.flatMap((reading) => (reading.state === 'lido' ? [reading.document] : []));
  const units = await readUnits({ ...deps, folder, signal, durable }, readings, material.files);
  const documents = [...pdfs, ...units.texts];
  if (documents.length === 0) {
    const reasons = readings.flatMap((reading) => ('message' in reading ? [reading.message] : []));
    throw new AppError(400, 'sem-pdf', `Nenhum PDF da pasta pôde ser lido. ${reasons.join(' ')}`.trim());
  }
  const extracted = await intelligence.extractEmpreendimento(
    {
      documents,
      folderName: name,
      pictures: pagePictures({ ...deps, folder, signal }, documents, material.files),
    },
    deps.callContext(signal, null),
  );
  const fatos = units.follow(withRegistro(extracted.fatos, readings));
  const avisos = [...extracted.warnings, ...units.warnings];
  const linhas = await readLinhas(db, { empreendimentoId });
  await db.transaction(async (tx) => {
    await updateFromReading(tx, empreendimentoId, {
      metadados: metadadosOf(deps, { fatos, material, avisos, linhas, folder }),
      nome: fatos.nome?.value ?? current,
      driveUrl: folder.url,
      userId: wanted.userId,
    });
    const at = deps.clock.now();
    await units.store(tx, empreendimentoId, at);
    await recordRead(tx, { empreendimentoId, folder, files, part: 'documentos', at });
  });
  return { pdfProcessing: { validPDFs: pdfs.length } };
}
