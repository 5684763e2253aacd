import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { publicLists } from '#contract/base/lists.ts';
import type { Db } from '#server/db/client.ts';
import { coalesceReads } from '#server/db/coalesce-reads.ts';
import { asList } from '#server/db/named-statement.ts';
import { corretores, corretorSlugsAntigos } from '#server/db/schema/corretores.ts';
import { whileUnchanged } from '#server/db/while-unchanged.ts';
import type { Soon } from '#server/kernel/soon.ts';

/** Public fields of a corretor. `nomeGuerra` is a nickname: adverts lead with the registered name. */
const shown = {
  id: corretores.id,
  slug: corretores.slug,
  nome: corretores.nome,
  nomeGuerra: corretores.nomeGuerra,
  creci: corretores.creci,
  ufCreci: corretores.ufCreci,
  tratamento: corretores.tratamento,
  whatsapp: corretores.whatsapp,
  telefone: corretores.telefone,
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

/** Whether his site is online (PUB-02): active, switched on, and not deleted. */
export const siteVisible = and(
  eq(corretores.ativo, true),
  eq(corretores.siteAtivo, true),
  isNull(corretores.rejeitadoEm),
  isNull(corretores.apagadoEm),
  isNull(corretores.excluidoEm),
);

/** Changes only with public data. */
export const publicVersion = sql<number>`(
  SELECT coalesce(sum(versao), 0) FROM lista_versoes
  WHERE lista IN (${sql.raw(publicLists.map((name) => `'${name}'`).join(', '))}))`;

const found = (db: Db) => db.select(shown).from(corretores);
export type SiteCorretor = Awaited<ReturnType<typeof found>>[number];

export interface SiteState {
  corretor: SiteCorretor;
  /** Incremented by every write that may be publicly visible. */
  version: number;
}
/** The corretor of a slug, current or former; undefined if there is no visible site. */
export type ReadSiteState = (slug: string) => Soon<SiteState | undefined>;

/**
 * Reads the current owner of a slug: a switch, photo or number changed in the panel is visible on the next
 * request. Everything a page's freshness depends on is read in one query. A current slug is never another
 * corretor's former one.
 */
export function createSiteState(db: Db, changes: (() => number) | null): ReadSiteState {
  const present = alias(corretores, 'presente');
  const asked = sql`unnest(${asList(sql.placeholder('slugs'), 'text')}) as asked(slug)`;
  const statement = db
    .select({ asked: sql<string>`asked.slug`, corretor: shown, version: publicVersion.mapWith(Number) })
    .from(asked)
    .leftJoin(present, and(eq(present.slug, sql`asked.slug`), isNull(present.excluidoEm)))
    .leftJoin(corretorSlugsAntigos, and(eq(corretorSlugsAntigos.slug, sql`asked.slug`), isNull(present.id)))
    .innerJoin(
      corretores,
      and(or(eq(corretores.id, present.id), eq(corretores.id, corretorSlugsAntigos.corretorId)), siteVisible),
    )
    // A named statement is planned once per connection; the embedded engine supports none.
    .prepare(changes ? '' : 'public_site_state');
  const read = coalesceReads(async (slugs) => {
    const rows = await statement.execute({ slugs });
    return new Map(rows.map(({ asked, ...state }): [string, SiteState] => [asked, state]));
  });
  return whileUnchanged(changes, read);
}
