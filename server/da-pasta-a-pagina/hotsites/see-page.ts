import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Desenho } from '#contract/da-pasta-a-pagina/desenho.ts';
import {
  type CallContext,
  type Intelligence,
  IntelligenceError,
  type WriteInput,
} from '#server/adapters/intelligence/port.ts';
import type { Drawing } from '#server/adapters/page-drawing/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { serialize } from '#server/kernel/html/tree.ts';
import { assemble } from './assemble.ts';
import { acceptPage } from './compose-page.ts';
import { type PageHead, pageHead } from './page-head.ts';
import { PageRefused } from './page-refused.ts';
import { smallPictures } from './small-pictures.ts';

/** A sanitised page with its pictures in place, as it is handed to a browser. */
export interface DrawablePage extends Pick<WriteInput, 'facts' | 'blueprint'> {
  html: string;
  css: string;
  js: string;
  head: PageHead;
}
export type DrawHotsite = (page: DrawablePage, signal: AbortSignal) => Promise<Drawing>;

interface SeeingWork {
  intelligence: Intelligence;
  storage: Storage;
  call: CallContext;
  drawHotsite: DrawHotsite;
}

/** A page as it was written, and whether somebody saw it. */
export type SeenPage = PageSource & { desenho?: Desenho };

/**
 * Writes a page. One a model wrote is drawn, and goes back to it once with its pictures and what the check found; the
 * second is drawn too, and the better of the two is kept. Rules write without either, and their page is checked by who composes it. Throws PageRefused if the first one is unusable.
 */
export async function writeAndSee(
  { intelligence, storage, call, drawHotsite }: SeeingWork,
  plan: Pick<WriteInput, 'facts' | 'assets' | 'blueprint'>,
  catalog: Catalog,
): Promise<SeenPage> {
  const { facts, assets, blueprint } = plan;
  const accept = (source: PageSource) => acceptPage(source, facts, catalog, blueprint);
  // The same rules would write the same page again: it is checked once, where it is composed.
  if (intelligence.kind === 'local') return intelligence.writePage({ facts, assets, blueprint }, call);
  const pictures = await smallPictures(storage, catalog, assets);
  const input: WriteInput = { facts, assets, blueprint, pictures };
  const first = await intelligence.writePage(input, call);
  // A refused page is not kept: a resumed run requests another one.
  const checked = accept(first);
  // The rules wrote in its stead.
  if (call.doneBy?.has('write')) return first;
  const draw = (page: Accepted) => drawHotsite(drawable(page, plan, catalog), call.signal);
  const drawing = await draw(checked);
  if (!drawing.drawn) return { ...first, desenho: { estado: 'nao-desenhada', motivo: drawing.motivo } };
  const findings = [...checked.findings.map(({ message }) => message), ...holesIn(drawing)];
  const revision = { source: first, findings, drawn: drawing.pictures };
  const keepFirst = (motivo: string | null): SeenPage => ({
    ...first,
    desenho: { estado: 'desenhada', ficou: 'primeira', motivo },
  });
  const second = await revised(() => intelligence.writePage({ ...input, revision }, call), accept);
  if ('motivo' in second) return keepFirst(second.motivo);
  if (faults(second.checked) > faults(checked)) return keepFirst(null);
  // Nothing is kept unseen: the second is drawn as the first was.
  const again = await draw(second.checked);
  if (!again.drawn) return keepFirst('a segunda versão não pôde ser desenhada');
  const isBetter = faults(second.checked, again) <= faults(checked, drawing);
  return isBetter
    ? { ...second.source, desenho: { estado: 'desenhada', ficou: 'segunda', motivo: null } }
    : keepFirst(null);
}

type Accepted = ReturnType<typeof acceptPage>;

/** The page written again; what fails there costs nothing but the better page. */
async function revised(
  write: () => Promise<PageSource>,
  accept: (source: PageSource) => Accepted,
): Promise<{ source: PageSource; checked: Accepted } | { motivo: string }> {
  try {
    const source = await write();
    return { source, checked: accept(source) };
  } catch (error) {
    if (error instanceof PageRefused) return { motivo: 'a segunda versão foi recusada na conferência' };
    if (error instanceof IntelligenceError) return { motivo: 'o modelo não escreveu a segunda versão' };
    throw error;
  }
}

/** Red ones weigh more than any number of others, a screen with nothing on it as much as several. */
const faults = ({ findings }: Accepted, drawing?: Drawn) =>
  findings.reduce((sum, { level }) => sum + (level === 'red' ? 1000 : 1), 0) +
  (drawing?.pictures ?? []).reduce((sum, { holes }) => sum + 10 * holes, 0);

type Drawn = Extract<Drawing, { drawn: true }>;

/** Screens of the drawn page on which nothing stands, as the model is told of them. */
const holesIn = ({ pictures }: Drawn) =>
  pictures.flatMap(({ width, holes }) =>
    holes === 0
      ? []
      : `Com ${width} px de largura, ${holes === 1 ? 'um trecho' : `${holes} trechos`} da altura de uma tela não mostra nada.`,
  );

function drawable(
  { page }: Accepted,
  { facts, blueprint }: Pick<WriteInput, 'facts' | 'blueprint'>,
  catalog: Catalog,
): DrawablePage {
  const byId = new Map(catalog.assets.map((asset) => [asset.id, asset]));
  const { nodes, css, used } = assemble(page.nodes, page.css, byId);
  const head = pageHead(
    facts,
    blueprint,
    used.flatMap((id) => byId.get(id) ?? []),
  );
  return { html: serialize(nodes), css, js: page.js, head, facts, blueprint };
}
