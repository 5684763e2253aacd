import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { DocumentReading, DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { CampoDaLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import type { ExtractOutput } from '#server/adapters/intelligence/port.ts';
import {
  createFromReading,
  findByFolder,
  updateFromReading,
} from '#server/cadastros/empreendimentos/service.ts';
import { findOrCreateIncorporadora } from '#server/cadastros/incorporadoras/service.ts';
import { findOrCreateBairro, type Place } from '#server/cadastros/territorio/service.ts';
import { selectPdfs, withRegistro } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { keepAnswers, readLinhas } from '#server/da-pasta-a-pagina/leitura/service.ts';
import type { Listing } from '#server/da-pasta-a-pagina/pastas/service.ts';
import { inSubstep, StepError } from '#server/kernel/runs/step-error.ts';
import { NeedsAnswer, type RunContext } from '../context.ts';
import { keptDecision, type Material, readMaterial } from '../material.ts';
import { metadadosOf } from '../metadados.ts';
import { pagePictures } from '../page-pictures.ts';
import { empreendimentoItem, factsItem, incorporadoraItem } from '../run-items.ts';
import { readUnits, type UnitsInFolder } from '../units-in-folder.ts';
import { askMaterial } from './material-question.ts';
import { answered, requiredFacts } from './open-questions.ts';

export interface PdfAnalysis {
  empreendimentoId: number;
  nome: string;
  /** The folder's files, without those of other developments. */
  files: DriveFile[];
  pdfsRead: number;
  /** One Portuguese sentence per skipped document. */
  skipped: string[];
}

/** The first step: documents → facts → incorporadora and empreendimento. */
export async function analysePdfs(context: RunContext, listing: Listing): Promise<PdfAnalysis> {
  const { durable } = context;
  const { chosen, passed } = selectPdfs(listing.files, context.input.maxPDFs);
  for (const substep of ['download-pdfs', 'extract-text']) durable.sequence.total(substep, chosen.length);
  await durable.finish('list-pdfs', countText(chosen.length, 'PDF na pasta', 'PDFs na pasta'), {
    total: chosen.length,
  });
  if (chosen.length === 0 && passed.length === 0) {
    throw new StepError(
      'list-pdfs',
      'A pasta não tem nenhum PDF. O Super AI precisa de ao menos um documento (book, tabela de vendas ou memorial) para criar o empreendimento.',
    );
  }

  const material = await materialOf(context, listing);
  const { readings, decision } = material;
  const chosenName = decision?.decisao === 'escolher' ? decision.empreendimento : null;
  const folderName = chosenName ?? listing.name;
  const units = await readUnits(context, readings, material.files);
  const pdfs = readings.flatMap((reading) => (reading.state === 'lido' ? [reading.document] : []));
  const documents = [...pdfs, ...units.texts];
  const skipped = units.readings.flatMap((reading) =>
    reading.state === 'lido' ? reading.warnings : [reading.message],
  );
  await durable.finish('download-pdfs', countText(material.chosen.length, 'PDF baixado', 'PDFs baixados'));
  await durable.finish('extract-text', countText(pdfs.length, 'PDF lido', 'PDFs lidos'), { skipped });
  if (documents.length === 0) {
    throw new StepError('extract-text', `Nenhum PDF da pasta pôde ser lido. ${skipped.join(' ')}`.trim());
  }
  if (material.sorting.caso !== null && !decision) throw new NeedsAnswer(askMaterial(material));

  const extracted = await extract(context, { folderName, documents, readings, files: material.files });
  const fatos = units.follow(extracted.fatos);
  const warnings = [...extracted.warnings, ...units.warnings];
  await durable.finish('analyze-content', 'Informações extraídas dos documentos', {
    found: Object.values(fatos).filter((fact) => fact !== null).length,
  });

  const required = await inSubstep('match-incorporadora', () =>
    requiredFacts(context, { fatos, documents, folderName, chosenName }),
  );
  const { nome, place } = required;
  const incorporadora = await inSubstep('match-incorporadora', () => {
    const found = { nome: required.incorporadora, cnpj: fatos.cnpj?.value ?? null };
    return durable.onceInTransaction(incorporadoraItem, 'incorporadora', found, (tx) =>
      findOrCreateIncorporadora(tx, found, durable.run.userId),
    );
  });
  await durable.finish(
    'match-incorporadora',
    incorporadora.created ? 'Incorporadora cadastrada' : 'Incorporadora já cadastrada',
  );

  const empreendimentoId = await inSubstep('create-empreendimento', () =>
    createEmpreendimento(context, {
      fatos,
      nome,
      place,
      answered: required.answered,
      incorporadoraId: incorporadora.id,
      material,
      warnings,
      units,
    }),
  );
  await durable.finish('create-empreendimento', nome, { empreendimentoId, nome });
  const { files } = material;
  return { empreendimentoId, nome, files, pdfsRead: pdfs.length, skipped: [...skipped, ...warnings] };
}

/** The folder's documents by what a person answered, now or when its record was made. */
async function materialOf(context: RunContext, listing: Listing): Promise<Material> {
  const { db, folder, input } = context;
  const said = answered(context, 'material');
  const known = input.mode === 'update' ? await findByFolder(db, folder.key) : null;
  const decided =
    said && said.decisao !== 'parar' ? { ...said, decisao: said.decisao } : keptDecision(known?.metadados);
  return readMaterial(context, listing, { limit: input.maxPDFs, decided });
}

async function extract(
  context: RunContext,
  {
    folderName,
    documents,
    readings,
    files,
  }: {
    folderName: string | null;
    documents: DocumentText[];
    readings: DocumentReading[];
    files: DriveFile[];
  },
): Promise<ExtractOutput> {
  const { durable, intelligence } = context;
  const pictures = pagePictures(context, documents, files);
  const input = [
    intelligence.name,
    folderName,
    ...documents.map((document) => [document.path, document.pageCount]),
  ];
  const output = await inSubstep('analyze-content', () =>
    durable.once(factsItem, 'fatos', input, () =>
      intelligence.extractEmpreendimento({ documents, folderName, pictures }, context.call),
    ),
  );
  return { ...output, fatos: withRegistro(output.fatos, readings) };
}

async function createEmpreendimento(
  context: RunContext,
  found: {
    fatos: Fatos;
    nome: string;
    place: Place | null;
    answered: CampoDaLeitura[];
    incorporadoraId: number;
    material: Material;
    warnings: string[];
    units: UnitsInFolder;
  },
): Promise<number> {
  const { durable, folder, input } = context;
  const { fatos, nome, place, incorporadoraId } = found;
  const linhas = await readLinhas(context.db, { incorporadoraId });
  const earlier = durable.previous(empreendimentoItem, 'empreendimento') ?? undefined;
  return durable.onceInTransaction(
    empreendimentoItem,
    'empreendimento',
    { fatos, nome, place, incorporadoraId },
    async (tx) => {
      const id = earlier ?? (input.mode === 'update' ? (await findByFolder(tx, folder.key))?.id : undefined);
      const reading = {
        metadados: metadadosOf(context, {
          fatos,
          linhas,
          folder,
          avisos: found.warnings,
          material: found.material,
        }),
        nome,
        incorporadoraId,
        driveUrl: folder.url,
        driveKey: folder.key,
        userId: durable.run.userId,
      };
      const bairroId =
        id === undefined && place ? await findOrCreateBairro(tx, place, durable.run.userId) : null;
      if (id === undefined && !bairroId)
        throw new StepError(
          'create-empreendimento',
          `A cidade “${place?.cidade}/${place?.uf}” não consta do IBGE.`,
        );
      const empreendimentoId = id ?? (await createFromReading(tx, { ...reading, bairroId: bairroId! }));
      if (id !== undefined) await updateFromReading(tx, id, reading);
      else
        await keepAnswers(tx, { id: empreendimentoId, campos: found.answered, userId: durable.run.userId });
      await found.units.store(tx, empreendimentoId, context.clock.now());
      return empreendimentoId;
    },
  );
}

const countText = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
