import { eq } from 'drizzle-orm';
import { pageFactsSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { runsTable } from '#server/db/schema/runs.ts';
import { AppError } from '#server/kernel/errors.ts';
import { escapeText } from '#server/kernel/html/tree.ts';
import { type FoundPublication, presentPublication } from './find-publication.ts';
import { listPictures, pictureFolder, picturesIn, withPackedPictures } from './pictures.ts';
import { readme } from './readme.ts';
import { sourcesAt } from './sources.ts';
import { openStored } from './stored-bytes.ts';
import { type PackPart, writePack } from './write-zip.ts';

export interface PackDeps {
  db: Db;
  storage: Storage;
  /** Renders the stored page without a corretor. */
  showPage: (html: string) => string;
}

/**
 * Packs the evidence of a published page into one ZIP, deterministic for the same records, reading and
 * packing file by file. `done` resolves to its manifest's hash. Throws AppError 503 if the page's own files
 * are gone.
 */
export async function packPublication(deps: PackDeps, found: FoundPublication) {
  const { hotsite, day, publicadaEm, versao } = found;
  const [html, css, js] = await Promise.all(
    [versao.htmlFile, versao.cssFile, versao.jsFile].map((key) => readPageFile(deps.storage, key)),
  );
  const page = { html: html!, css: css!, js: js! };
  return writePack(partsOf(deps, found, page), {
    formato: 'portal-do-corretor/comprovante',
    versao: 1,
    hotsite: { id: hotsite.id, nome: hotsite.nome, rota: hotsite.rota },
    data: day,
    publicadaEm: publicadaEm.toISOString(),
  });
}

const text = (nome: string, content: string): PackPart => ({ nome, bytes: () => [Buffer.from(content)] });
const json = (nome: string, value: unknown) => text(nome, `${JSON.stringify(value, null, 2)}\n`);

interface PageFiles {
  html: string;
  css: string;
  js: string;
}

async function* partsOf(
  deps: PackDeps,
  found: FoundPublication,
  { html, css, js }: PageFiles,
): AsyncGenerator<PackPart> {
  const { storage } = deps;
  const { versao, hotsite, empreendimento, publicadaEm, achados } = found;
  const keys = picturesIn(storage, [html, css, JSON.stringify(versao.cabeca)]);
  const pictures = await listPictures(storage, keys, [hotsite.catalog, empreendimento.assetsCatalog]);
  const packed = (content: string) => withPackedPictures(storage, content, keys);

  yield text('LEIA-ME.txt', readme(found));
  yield json('publicacao.json', await aboutPublication(deps, found));
  yield text('pagina/fonte.html', html);
  yield text('pagina/estilo.css', css);
  yield text('pagina/script.js', js);
  yield text('pagina/abrir.html', viewable(versao, packed(deps.showPage(html)), packed(css)));
  yield json('pagina/cabeca.json', versao.cabeca);
  yield json('fatos.json', versao.fatos);
  yield json(
    'fontes.json',
    await sourcesAt(deps, {
      empreendimentoId: empreendimento.id,
      moment: publicadaEm,
      facts: pageFactsSchema.parse(versao.fatos),
    }),
  );
  yield json('conferencia.json', achados);
  yield json('blueprint.json', versao.blueprint);
  yield json('imagens.json', pictures);
  for (const key of keys) {
    const file = await openStored(storage, key);
    if (file) yield { nome: `${pictureFolder}${key}`, bytes: file.pieces };
  }
}

async function readPageFile(storage: Storage, key: string): Promise<string> {
  const file = await storage.get(key);
  if (file) return Buffer.from(file.bytes).toString('utf8');
  throw new AppError(503, 'indisponivel', 'Os arquivos desta versão da página não estão mais guardados');
}

/** Who published what, when and why. */
async function aboutPublication({ db }: PackDeps, found: FoundPublication) {
  const { versao, hotsite, empreendimento, day } = found;
  const [run] =
    versao.runId === null
      ? []
      : await db
          .select({ numero: runsTable.numero, tipo: runsTable.kind, inicio: runsTable.criadoEm })
          .from(runsTable)
          .where(eq(runsTable.id, versao.runId));
  const { achados: _, ...publication } = presentPublication(found);
  return {
    data: day,
    hotsite: { id: hotsite.id, nome: hotsite.nome, rota: hotsite.rota },
    empreendimento: { id: empreendimento.id, nome: empreendimento.nome },
    ...publication,
    feitaEm: versao.criadoEm.toISOString(),
    execucao: run ? { ...run, inicio: run.inicio.toISOString() } : null,
    arquivos: { html: versao.htmlFile, css: versao.cssFile, js: versao.jsFile },
  };
}

/**
 * The page for opening from the unpacked ZIP, without a server and without its script: early versions may
 * contain a free one, and this is opened outside any isolation.
 */
function viewable(versao: FoundPublication['versao'], body: string, css: string): string {
  const { title = '' } = versao.cabeca as { title?: string };
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>${css}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
