import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { publicLists } from '#contract/base/lists.ts';
import type { Db } from '#server/db/client.ts';
import { coalesced } from '#server/db/coalesced.ts';
import { corretores, corretorSlugsAntigos } from '#server/db/schema/corretores.ts';
import { whileUnchanged } from '#server/db/while-unchanged.ts';

/** What a corretor's own site may say of him. `nomeGuerra` is a nickname: adverts must not carry it. */
const shown = {
  id: corretores.id,
  slug: corretores.slug,
  nome: corretores.nome,
  creci: corretores.creci,
  ufCreci: corretores.ufCreci,
  whatsapp: corretores.whatsapp,
  foto: corretores.foto,
  logoPersonalizada: corretores.logoPersonalizada,
  sitePersonalizado: corretores.sitePersonalizado,
  biografia: corretores.biografia,
  tituloSite: corretores.tituloSite,
  subtituloSite: corretores.subtituloSite,
  imagemFundoSite: corretores.imagemFundoSite,
  corTema: corretores.corTema,
  redesSociais: corretores.redesSociais,
};

/** His site may be seen (PUB-02): he is active, it is switched on, and he is still with us. */
export const siteVisible = and(
  eq(corretores.ativo, true),
  eq(corretores.siteAtivo, true),
  isNull(corretores.rejeitadoEm),
  isNull(corretores.apagadoEm),
  isNull(corretores.excluidoEm),
);

/** Moves when something of a public page does, and not with whatever else is written. */
export const publicVersion = sql<number>`(
  SELECT coalesce(sum(versao), 0) FROM lista_versoes
  WHERE lista IN (${sql.raw(publicLists.map((name) => `'${name}'`).join(', '))}))`;

const found = (db: Db) => db.select(shown).from(corretores);
export type SiteCorretor = Awaited<ReturnType<typeof found>>[number];

export interface SiteState {
  corretor: SiteCorretor;
  /** Grows with every write that may be seen on a public page. */
  version: number;
}
/** The corretor of a slug, also of one he had before; undefined where no site may be seen. */
export type ReadSiteState = (slug: string) => Promise<SiteState | undefined>;

/**
 * Reads whose site a slug is, as it is at this moment: a switch thrown in the panel, a new photo or
 * number shows on the next request. All that a page's freshness hangs on comes by one question. A slug of somebody's present site is never another's old one.
 */
export function createSiteState(db: Db, changes: (() => number) | null): ReadSiteState {
  const present = alias(corretores, 'presente');
  const asked = sql`unnest(${sql.placeholder('slugs')}::text[]) as asked(slug)`;
  const statement = db
    .select({ asked: sql<string>`asked.slug`, corretor: shown, version: publicVersion.mapWith(Number) })
    .from(asked)
    .leftJoin(present, and(eq(present.slug, sql`asked.slug`), isNull(present.excluidoEm)))
    .leftJoin(corretorSlugsAntigos, and(eq(corretorSlugsAntigos.slug, sql`asked.slug`), isNull(present.id)))
    .innerJoin(
      corretores,
      and(or(eq(corretores.id, present.id), eq(corretores.id, corretorSlugsAntigos.corretorId)), siteVisible),
    )
    // A named statement is planned once per connection; the embedded engine takes none.
    .prepare(changes ? '' : 'public_site_state');
  const read = coalesced(async (slugs) => {
    const rows = await statement.execute({ slugs });
    return new Map(rows.map(({ asked, ...state }): [string, SiteState] => [asked, state]));
  });
  return whileUnchanged(changes, read);
}
