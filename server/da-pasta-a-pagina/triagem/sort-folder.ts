import { foldText } from '#contract/base/text.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { readIdentity } from '#server/da-pasta-a-pagina/extracao/service.ts';
import { type Development, developmentsIn } from './developments.ts';
import { lookedPages, type Nature, natureOf } from './nature.ts';

/** What a folder is, by the first pages of its documents (TRU-03). */
export interface Sorting {
  /** What it is instead of the material of one development in Portuguese; null if it is that. */
  caso: 'outro-assunto' | 'outra-lingua' | 'varios' | null;
  natures: Map<string, Nature>;
  developments: Development[];
}

/** Sorts the readable documents of a folder. */
export function sortFolder(documents: DocumentText[], folderName: string | null): Sorting {
  const looked = documents.map((document) => ({ ...document, pages: document.pages.slice(0, lookedPages) }));
  const natures = new Map(looked.map(({ path, pages }) => [path, natureOf(pages)]));
  const isSale = ({ path }: DocumentText) => natures.get(path)!.assunto === 'venda';
  const isForeign = ({ path }: DocumentText) => (natures.get(path)!.lingua ?? 'pt') !== 'pt';
  const most = (a: DocumentText, b: DocumentText) =>
    natures.get(b.path)!.sinais - natures.get(a.path)!.sinais;
  const sales = looked.filter((one) => isSale(one) && !isForeign(one)).sort(most);
  if (sales.length > 0) {
    const developments = describedIn(sales, folderName);
    return { caso: developments.length > 1 ? 'varios' : null, natures, developments };
  }
  const foreign = looked.filter((one) => isSale(one)).sort(most);
  if (foreign.length > 0) return { caso: 'outra-lingua', natures, developments: developmentsIn(foreign) };
  // Too little text for an offer, but about homes: a question about the name is enough.
  const all = [...natures.values()];
  const least = all.some(({ assunto }) => assunto === 'outro') ? 2 : 1;
  const mayBe = all.some(
    ({ assunto, moradia, sinais }) => assunto === 'incerto' && moradia && sinais >= least,
  );
  return { caso: mayBe || looked.length === 0 ? null : 'outro-assunto', natures, developments: [] };
}

/** Several documents of several developments, or one catalogue of several that the folder is not named after. */
function describedIn(sales: DocumentText[], folderName: string | null): Development[] {
  const developments = developmentsIn(sales);
  if (developments.length > 1) return developments;
  const { nome, outros } = readIdentity(sales, folderName);
  const isFolders = nome !== null && folderName !== null && folded(folderName).includes(folded(nome.value));
  if (!nome || outros.length === 0 || isFolders) return developments;
  const named = [
    { nome: nome.value, evidence: nome.evidence[0] ?? null },
    ...outros.map((one) => ({ nome: one, evidence: null })),
  ];
  return named.map((one) => ({ ...one, paths: [] }));
}

const folded = (text: string) => foldText(text).replace(/[^a-z0-9]+/g, '');
