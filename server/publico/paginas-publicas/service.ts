import { and, eq } from 'drizzle-orm';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import type { Oferta } from '#contract/publico/corretor-site.ts';
import type { Db } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { readEmpreendimentos, toOferta } from './corretor/read-ofertas.ts';
import {
  readShownPrices as readPrices,
  readShownUnits as readUnits,
  type ShownPrices as Shown,
} from './corretor/shown-prices.ts';
import { siteVisible } from './corretor/site-state.ts';
import { ownPicture } from './edition.ts';
import { pictureKeys } from './picture-key.ts';
import { readPageLook, readShownFacts } from './shown-facts.ts';

/** The empreendimentos a corretor shows by the rule of his site (PUB-03), whether it is on or not. */
export async function shownEmpreendimentos(
  db: Db,
  { id, slug }: { id: number; slug: string },
  { mediaOrigins, clock }: { mediaOrigins: readonly string[]; clock: Clock },
): Promise<(Oferta & { empreendimentoId: number; texto: string | null })[]> {
  const rows = await readEmpreendimentos(db, id);
  const today = dayInBrazil(clock.now());
  const pictureKey = (address: string | null) => ownPicture(address, mediaOrigins);
  return rows.map((row) => ({
    ...toOferta(row, 'e', { slug, today, pictureKey }),
    empreendimentoId: row.id,
    texto: row.descricao?.trim() || null,
  }));
}

/** Whether a corretor's site is online (PUB-02). */
export const isSiteOpen = async (db: Db, id: number): Promise<boolean> =>
  (
    await db
      .select({ id: corretores.id })
      .from(corretores)
      .where(and(eq(corretores.id, id), siteVisible))
  ).length > 0;

/** A picture stored by the product, or null: our pages show no others. */
export const storedPicture = ownPicture;

/** Prices a corretor may tell of an empreendimento he shows, as its page has them. */
export const readShownPrices = readPrices;
/** The units of the table they come from. */
export const readShownUnits = readUnits;
export type ShownPrices = Shown;

/** The facts that may be told in public today, and the look of the public page. */
export const shownFacts = readShownFacts;
export const pageLook = readPageLook;

/** The storage key of a picture's address; null for a foreign one. */
export const storedKeys = pictureKeys;
