import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { maxPdfs } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { selectPdfs, strangers } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { natureOf, sortFolder } from '#server/da-pasta-a-pagina/triagem/service.ts';
import { listFiles, readDocuments } from './read-folder.ts';

/** What each folder below `folders3` is, and which of its PDFs would be read (TRU-03). */
export async function sortBelow(root: string): Promise<Record<string, unknown>> {
  const file = join(root, 'folders3', 'truth.json');
  if (!existsSync(file)) return {};
  const truth = JSON.parse(await readFile(file, 'utf8')) as Record<string, { folder: string }>;
  const found: Record<string, unknown> = {};
  for (const [key, { folder }] of Object.entries(truth)) found[key] = await sortOne(join(root, folder));
  return found;
}

async function sortOne(folder: string) {
  const paths = (await listFiles(folder)).filter((path) => /\.pdf$/i.test(path));
  const readings = await readDocuments(folder, paths);
  const documents = readings.flatMap((reading) => (reading.state === 'lido' ? [reading.document] : []));
  const files = paths.map((path) => ({ path, mimeType: 'application/pdf', modifiedAt: null }));
  const looks = new Map(
    documents.map((one) => [one.path, { ...natureOf(one.pages), kind: one.kind }] as const),
  );
  const { chosen } = selectPdfs(files, maxPdfs, files.length > maxPdfs ? looks : undefined);
  const { caso, natures, developments } = sortFolder(documents, basename(folder));
  const foreign = [...natures.values()].find(({ assunto, lingua }) => assunto === 'venda' && lingua !== 'pt');
  return {
    caso,
    lingua: caso === 'outra-lingua' ? (foreign?.lingua ?? null) : 'pt',
    empreendimentos: developments.map(({ nome }) => nome),
    lidos: chosen
      .map(({ path }) => path)
      .filter((path) => natures.has(path) && (caso !== null || !strangers.is(natures.get(path)!))),
  };
}
