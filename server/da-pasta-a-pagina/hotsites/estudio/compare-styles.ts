import { followPictures, shownBlueprint } from '#contract/da-pasta-a-pagina/edicao.ts';
import { type HotsiteStyle, hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Images } from '#server/adapters/images/port.ts';
import type { StyleWriter } from '#server/adapters/intelligence/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/kernel/errors.ts';
import { type ComposedPage, composePage } from '../compose-page.ts';
import { readIncorporadoraLogo, withLogo } from '../incorporadora-logo.ts';
import { pageAssetsOf } from '../page-assets.ts';
import { currentPlan, type EditingState, editedCatalogOf, readEditingState } from './editing-state.ts';
import { readLocked, withLockedPlans } from './locks.ts';
import { assertPlan } from './plan-faults.ts';

export interface HandMade {
  db: Db;
  storage: Storage;
  images: Images;
  styles: StyleWriter;
}

/**
 * The plan in hand with hand-made sections, in any style: no model call, no version. Throws AppError 400
 * without a plan, PageRefused.
 */
export async function pageByHand(
  { db, storage, images, styles }: HandMade,
  hand: EditingState,
  /** What the record does not support: refused, or told while somebody is still writing. */
  onFault: (fault: unknown) => void = refuse,
): Promise<(estilo: HotsiteStyle) => Promise<ComposedPage>> {
  const edited = editedCatalogOf(hand);
  const plan = currentPlan(hand);
  if (!edited || !plan)
    throw new AppError(400, 'sem-plano', 'Planeje as seções ou gere a página antes de comparar os estilos');
  const { facts } = hand;
  const { empreendimentoId } = hand.hotsite;
  const logo = await readIncorporadoraLogo({ db, storage, images }, empreendimentoId, edited);
  const catalog = withLogo(edited, logo);
  const assets = pageAssetsOf(catalog, facts);
  const { desligadas, travas } = hand.edicao;
  const locked = await readLocked(
    { db, storage },
    hand.hotsite.id,
    travas.filter(({ secao }) => !desligadas.some((id) => id === secao)),
  );
  const shown = withLockedPlans(shownBlueprint(followPictures(plan, catalog.assets), desligadas), locked);
  try {
    assertPlan(
      { sections: shown.sections.filter(({ id }) => !locked.some(({ secao }) => secao === id)) },
      facts,
    );
  } catch (fault) {
    onFault(fault);
  }
  return async (estilo) => {
    const blueprint = styles.restyle(shown, estilo, { facts, assets });
    const source = await styles.writePage({ facts, assets, blueprint });
    return composePage(storage, { source, blueprint, facts, catalog, style: estilo }, locked);
  };
}

function refuse(fault: unknown): never {
  throw fault;
}

/** The current plan in each style. Throws like `pageByHand`. */
export async function pagesOfStyles(
  deps: HandMade,
  hotsiteId: number,
): Promise<{ estilo: HotsiteStyle; page: ComposedPage }[]> {
  const pageIn = await pageByHand(deps, await readEditingState(deps.db, hotsiteId));
  return Promise.all(hotsiteStyles.map(async (estilo) => ({ estilo, page: await pageIn(estilo) })));
}
