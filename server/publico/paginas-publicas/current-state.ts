import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { coalesced } from '#server/db/coalesced.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { validadeGuardada } from '#server/db/validade-tabela.ts';
import { whileUnchanged } from '#server/db/while-unchanged.ts';

export interface HotsiteState {
  id: number;
  rota: string;
  /** Null until a version is public. */
  versaoId: number | null;
  /** The page may be shown: neither the hotsite nor its empreendimento is switched off. */
  ativo: boolean;
  /** What the record says of the price now, and for how many days a table holds. */
  preco: { valor: string | null; dataTabela: string | null; validade: string | null };
}

/** What a page may say of a corretor. */
export interface PublicCorretor {
  nome: string;
  nomeGuerra: string;
  creci: string;
  ufCreci: string | null;
  whatsapp: string | null;
  foto: string | null;
}

export interface PageState {
  hotsite: HotsiteState;
  /** The corretor of the asked slug, as long as he is active and approved. */
  corretor: PublicCorretor | null;
  corretorId: number | null;
}

/** Reads a rota's hotsite and a slug's corretor; undefined where no hotsite has the rota. */
export type CurrentState = (rota: string, slug: string | null) => Promise<PageState | undefined>;

/** Neither a rota nor a slug holds a blank; without a slug nothing stands after it. */
const keyOf = (rota: string, slug: string | null) => `${rota} ${slug ?? ''}`;

/**
 * What is true at this moment of the rows a public page depends on. A switch thrown in the panel or a
 * corretor's new number shows on the next request, from every process. `changes` spares readings
 * where nobody else can write.
 */
export function createCurrentState(db: Db, changes: (() => number) | null): CurrentState {
  const asked = sql`unnest(${sql.placeholder('rotas')}::text[], ${sql.placeholder('slugs')}::text[]) as asked(rota, slug)`;
  const statement = db
    .select({
      slug: sql<string>`asked.slug`,
      hotsite: {
        id: hotsites.id,
        rota: hotsites.rota,
        versaoId: hotsites.versaoPublicaId,
        ativo: sql<boolean>`${hotsites.ativo} and ${empreendimentos.ativo} and ${empreendimentos.excluidoEm} is null`,
      },
      preco: {
        valor: empreendimentos.precoInicial,
        dataTabela: empreendimentos.dataTabela,
        validade: validadeGuardada,
      },
      corretorId: corretores.id,
      corretor: {
        nome: corretores.nome,
        nomeGuerra: corretores.nomeGuerra,
        creci: corretores.creci,
        ufCreci: corretores.ufCreci,
        whatsapp: corretores.whatsapp,
        foto: corretores.foto,
      },
    })
    .from(asked)
    .innerJoin(hotsites, and(eq(hotsites.rota, sql`asked.rota`), isNull(hotsites.excluidoEm)))
    .innerJoin(empreendimentos, eq(empreendimentos.id, hotsites.empreendimentoId))
    .leftJoin(
      corretores,
      and(
        eq(corretores.slug, sql`asked.slug`),
        eq(corretores.ativo, true),
        eq(corretores.aprovado, true),
        isNull(corretores.rejeitadoEm),
        isNull(corretores.apagadoEm),
        isNull(corretores.excluidoEm),
      ),
    )
    // A named statement is planned once per connection; the embedded engine takes none.
    .prepare(changes ? '' : 'public_page_state');

  const read = coalesced(async (keys) => {
    const pairs = keys.map((key) => key.split(' '));
    const rows = await statement.execute({
      rotas: pairs.map(([rota]) => rota),
      slugs: pairs.map(([, slug]) => slug),
    });
    return new Map(
      rows.map(({ slug, preco, ...state }): [string, PageState] => [
        keyOf(state.hotsite.rota, slug),
        { ...state, hotsite: { ...state.hotsite, preco } },
      ]),
    );
  });
  const known = whileUnchanged(changes, read);
  return (rota, slug) => known(keyOf(rota, slug));
}
