import { eq } from 'drizzle-orm';
import { type Blueprint, blueprintSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { type Edicao, textsOf } from '#contract/da-pasta-a-pagina/edicao.ts';
import { type PreviaDoRascunho, sectionLabels } from '#contract/da-pasta-a-pagina/estudio.ts';
import type { Queryable } from '#server/db/client.ts';
import { hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { AppError } from '#server/kernel/errors.ts';
import { partChanges } from '../versoes/compare.ts';
import { factChanges } from '../versoes/fact-changes.ts';
import { type HandMade, pageByHand } from './compare-styles.ts';
import { isPending, readEditingState, recordMoved } from './editing-state.ts';
import type { ShownPage } from './previews.ts';

/** The parts of a plan as a reader would tell them apart. */
const partsOf = ({ sections }: Pick<Blueprint, 'sections'>) =>
  sections.map((section) => ({
    nome: sectionLabels[section.id],
    linhas: textsOf(section).map(({ texto }) => texto),
    imagens: new Set(section.assets),
  }));

/** What visitors would see change; null without a public page. */
async function changesFor(
  db: Queryable,
  publicId: number | null,
  page: { fatos: unknown; blueprint: unknown },
): Promise<PreviaDoRascunho['mudancas']> {
  if (publicId === null) return null;
  const [shown] = await db
    .select({ fatos: hotsiteVersoes.fatos, blueprint: hotsiteVersoes.blueprint })
    .from(hotsiteVersoes)
    .where(eq(hotsiteVersoes.id, publicId));
  if (!shown) return null;
  return {
    fatos: factChanges(shown, page),
    partes: partChanges(
      partsOf(blueprintSchema.parse(shown.blueprint)),
      partsOf(blueprintSchema.parse(page.blueprint)),
    ),
  };
}

/**
 * The page as it would be with an edição that nobody has saved: the draft itself where neither edição
 * nor record differs from it, else the plan with hand-made sections in the draft's style. Throws like `pageByHand`.
 */
export async function draftPage(
  deps: HandMade & { isLocal: boolean },
  hotsiteId: number,
  edicao: Edicao,
): Promise<{ page: ShownPage } & Pick<PreviaDoRascunho, 'exata' | 'aviso' | 'mudancas'>> {
  const hand = { ...(await readEditingState(deps.db, hotsiteId)), edicao };
  const { base, hotsite } = hand;
  if (base && !isPending(hand) && !recordMoved(hand))
    return {
      page: base as unknown as ShownPage,
      exata: true,
      aviso: null,
      mudancas: await changesFor(deps.db, hotsite.versaoPublicaId, base),
    };
  let aviso: string | null = null;
  const pageIn = await pageByHand(deps, hand, (fault) => {
    if (!(fault instanceof AppError)) throw fault;
    aviso = fault.message;
  });
  const page = await pageIn((base?.estilo as ShownPage['estilo'] | undefined) ?? 'modern');
  return {
    page,
    exata: deps.isLocal,
    aviso,
    mudancas: await changesFor(deps.db, hotsite.versaoPublicaId, page),
  };
}
