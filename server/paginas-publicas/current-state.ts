import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { coalesced } from './coalesced.ts';

export interface HotsiteState {
  id: number;
  rota: string;
  /** Null until a version is public. */
  versaoId: number | null;
  /** The page may be shown: neither the hotsite nor its empreendimento is switched off. */
  ativo: boolean;
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

export interface CurrentState {
  hotsite(rota: string): Promise<HotsiteState | undefined>;
  /** The corretor of a slug, as long as he is active and approved. */
  corretor(slug: string): Promise<PublicCorretor | undefined>;
}

/**
 * What is true at this moment of the rows a public page depends on. A switch thrown in the panel or a
 * corretor's new number shows on the next request, from every process.
 */
export function createCurrentState(db: Db): CurrentState {
  return {
    hotsite: coalesced(async (rotas) => {
      const rows = await db
        .select({
          id: hotsites.id,
          rota: hotsites.rota,
          versaoId: hotsites.versaoPublicaId,
          ativo: hotsites.ativo,
          empreendimentoAtivo: empreendimentos.ativo,
          empreendimentoExcluidoEm: empreendimentos.excluidoEm,
        })
        .from(hotsites)
        .innerJoin(empreendimentos, eq(empreendimentos.id, hotsites.empreendimentoId))
        .where(and(inArray(hotsites.rota, rotas), isNull(hotsites.excluidoEm)));
      return new Map(
        rows.map(({ id, rota, versaoId, ativo, empreendimentoAtivo, empreendimentoExcluidoEm }) => [
          rota,
          { id, rota, versaoId, ativo: ativo && empreendimentoAtivo && empreendimentoExcluidoEm === null },
        ]),
      );
    }),
    corretor: coalesced(async (slugs) => {
      const rows = await db
        .select({
          slug: corretores.slug,
          nome: corretores.nome,
          nomeGuerra: corretores.nomeGuerra,
          creci: corretores.creci,
          ufCreci: corretores.ufCreci,
          whatsapp: corretores.whatsapp,
          foto: corretores.foto,
        })
        .from(corretores)
        .where(
          and(
            inArray(corretores.slug, slugs),
            eq(corretores.ativo, true),
            eq(corretores.aprovado, true),
            isNull(corretores.rejeitadoEm),
            isNull(corretores.excluidoEm),
          ),
        );
      return new Map(rows.map(({ slug, ...corretor }) => [slug, corretor]));
    }),
  };
}
