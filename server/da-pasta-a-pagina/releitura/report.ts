import type { Vigencia } from '#contract/cadastros/vigencia.ts';
import { filesOf, type LeftOut } from '#contract/da-pasta-a-pagina/assets.ts';
import { assetCategories, imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { Achado, Relatorio } from '#contract/da-pasta-a-pagina/pastas.ts';
import { formatMonth } from '#contract/publico/page-format.ts';
import { kindOfName, selectPdfs } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { arquivos } from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { ArquivoDaPasta } from '#server/db/schema/pastas.ts';
import type { FolderRecord } from './record.ts';

/** A narrower façade cannot lead a page, in pixels. */
const leadWidth = 1600;

/** What a folder lacks and what is wrong with its content, as far as known. */
export function reportOf(
  record: FolderRecord,
  files: readonly ArquivoDaPasta[],
  avisos: readonly string[],
  tabela: Vigencia,
): Relatorio {
  const there = new Set(files.map(({ path }) => path));
  const leftOut = (record.catalog?.left_out ?? []).filter(({ path }) => there.has(path));
  const outFor = (...reasons: LeftOut['reason'][]) =>
    leftOut.filter(({ reason }) => reasons.includes(reason)).map(({ path, message }) => told(path, message));
  const documentos = record.documentos.filter(({ path }) => there.has(path));
  const inState = (state: string) =>
    documentos
      .filter((documento) => documento.state === state && !/mais PDFs do que/.test(documento.message ?? ''))
      .map(({ path, message }) => ({ texto: message ?? path, arquivos: [path] }));
  const hidden = selectPdfs(files.map(arquivos.toFile)).passed.flatMap((reading) =>
    reading.state === 'reservado' ? [{ texto: reading.message, arquivos: [reading.path] }] : [],
  );
  return {
    faltando: missing(record, files, tabela),
    ilegiveis: once([
      ...inState('ignorado'),
      ...outFor('corrompido', 'formato', 'grande-demais', 'download', 'outro'),
      ...avisos.map((texto) => ({ texto, arquivos: [] })),
    ]),
    pequenas: once([...outFor('pequeno-demais'), ...tooSmall(record, there)]),
    privados: once([...inState('reservado'), ...hidden, ...outFor('privado')]),
    duplicados: once([...outFor('duplicado'), ...samePdfs(files)]),
  };
}

const told = (path: string, message: string): Achado => ({
  texto: `“${path}”: ${message}`,
  arquivos: [path],
});

/** Removes duplicate files within a group. */
function once(achados: Achado[]): Achado[] {
  const seen = new Set<string>();
  return achados.filter(({ texto, arquivos: [path] }) => {
    const key = path ?? texto;
    return !seen.has(key) && seen.add(key);
  });
}

function missing(
  { catalog, documentos, registroIncorporacao, precoInicial, dataTabela }: FolderRecord,
  files: readonly ArquivoDaPasta[],
  tabela: Vigencia,
): Achado[] {
  const read = new Map(
    documentos.map(({ path, state, kind }) => [path, state === 'lido' ? kind : undefined]),
  );
  const kinds = new Set(
    files.filter(arquivos.isDocument).map(({ path }) => read.get(path) ?? kindOfName(path)),
  );
  const has = (...wanted: string[]) => wanted.some((kind) => kinds.has(kind));
  const lacks: string[] = [];
  if (!has('book', 'apresentacao', 'ficha')) lacks.push('Book ou apresentação do empreendimento em PDF');
  if (tabela.estado === 'vencida')
    lacks.push(`Tabela de vendas atual: a última é de ${formatMonth(dataTabela) ?? dataTabela}`);
  else if (!has('tabela')) lacks.push('Tabela de vendas com a data');
  else if (precoInicial !== null && dataTabela === null) lacks.push('A data da tabela de vendas');
  if (registroIncorporacao === null)
    lacks.push('Memorial de incorporação com o número do registro e o cartório');
  lacks.push(...missingPictures(catalog, files));
  return lacks.map((texto) => ({ texto, arquivos: [] }));
}

function missingPictures(catalog: FolderRecord['catalog'], files: readonly ArquivoDaPasta[]): string[] {
  if (!catalog) {
    const any = files.some(({ mimeType }) => mimeType.startsWith('image/'));
    return any ? [] : ['Imagens do empreendimento e plantas das unidades'];
  }
  const there = new Set(files.map(({ path }) => path));
  const known = new Set(
    catalog.assets
      .filter((asset) => !asset.uncertain && filesOf(asset).some((each) => there.has(each)))
      .map(({ category }) => category),
  );
  return assetCategories
    .flatMap((category) => (known.has(category) ? [] : (imageClass[category].missing ?? [])))
    .sort((a, b) => a.rank - b.rank)
    .map(({ text }) => text);
}

function tooSmall({ catalog }: FolderRecord, there: ReadonlySet<string>): Achado[] {
  const assets = (catalog?.assets ?? []).filter(({ type, path }) => type === 'image' && there.has(path));
  const small = assets
    .filter(({ usageReason }) => /pequena demais/.test(usageReason))
    .map(({ path, width, height }) => told(path, `tem ${width} × ${height} pixels.`));
  const [widest] = assets
    .filter(({ category, uncertain }) => category === 'fachada' && !uncertain)
    .sort((a, b) => (b.width ?? 0) - (a.width ?? 0));
  if (!widest || (widest.width ?? 0) >= leadWidth) return small;
  const texto = `A maior imagem da fachada tem ${widest.width} pixels de largura; o ideal são 2400 ou mais.`;
  return [...small, { texto, arquivos: [widest.path] }];
}

/** Byte-identical duplicate documents. */
function samePdfs(files: readonly ArquivoDaPasta[]): Achado[] {
  const groups = Map.groupBy(
    files.filter((file) => arquivos.isDocument(file) && file.size),
    ({ size, version }) => `${size} ${version}`,
  );
  return [...groups.values()].flatMap(([first, ...copies]) =>
    copies.map(({ path }) => told(path, `é igual a “${first!.path}”.`)),
  );
}
