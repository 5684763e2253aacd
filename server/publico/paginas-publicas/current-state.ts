import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { coalesceReads } from '#server/db/coalesce-reads.ts';
import { vigenciaGuardada } from '#server/db/dias-de-vigencia.ts';
import { asList } from '#server/db/named-statement.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { whatsappGuardado } from '#server/db/whatsapp-guardado.ts';
import { whileUnchanged } from '#server/db/while-unchanged.ts';
import type { Soon } from '#server/kernel/soon.ts';

export interface HotsiteState {
  id: number;
  rota: string;
  /** Null until a version is public. */
  versaoId: number | null;
  /** Whether the page may be shown: neither the hotsite nor its empreendimento is inactive. */
  ativo: boolean;
  /** The record's current price, and the number of days a table is valid. */
  preco: { valor: string | null; dataTabela: string | null; validade: string | null };
}

/** What a page may say about a corretor. */
export interface PublicCorretor {
  nome: string;
  nomeGuerra: string;
  creci: string;
  ufCreci: string | null;
  tratamento: string | null;
  whatsapp: string | null;
  foto: string | null;
}

export interface PageState {
  hotsite: HotsiteState;
  /** The corretor of the requested slug, if active and approved. */
  corretor: PublicCorretor | null;
  corretorId: number | null;
  /** The programme's number as it was typed; null or empty if none is set. */
  programa: string | null;
}

/** Reads a rota's hotsite and a slug's corretor; undefined if no hotsite has the rota. */
export type CurrentState = (rota: string, slug: string | null) => Soon<PageState | undefined>;

/** Neither contains a blank; without a slug nothing follows it. */
const keyOf = (rota: string, slug: string | null) => `${rota} ${slug ?? ''}`;

/**
 * The current state of all rows a public page depends on. A switch or number changed in the panel is visible
 * on the next request, in every process. `changes` saves reads when no other process can write.
 */
export function createCurrentState(db: Db, changes: (() => number) | null): CurrentState {
  const asked = sql`unnest(${asList(sql.placeholder('rotas'), 'text')}, ${asList(sql.placeholder('slugs'), 'text')}) as asked(rota, slug)`;
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
        validade: vigenciaGuardada,
      },
      programa: whatsappGuardado,
      corretorId: corretores.id,
      corretor: {
        nome: corretores.nome,
        nomeGuerra: corretores.nomeGuerra,
        creci: corretores.creci,
        ufCreci: corretores.ufCreci,
        tratamento: corretores.tratamento,
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
    // A named statement is planned once per connection; the embedded engine supports none.
    .prepare(changes ? '' : 'public_page_state');

  const read = coalesceReads(async (keys) => {
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
