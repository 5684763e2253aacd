import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import type { publicCorretorSchema, publicHotsiteSchema } from '#contract/publico/paginas-publicas.ts';
import { siteNotFound } from '#contract/publico/paginas-publicas.ts';
import type { Db } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { whatsappDigits } from '#server/kernel/reading/whatsapp.ts';
import { siteVisible } from './corretor/site-state.ts';
import type { CurrentState } from './current-state.ts';
import type { DocumentHead } from './hotsite-document.ts';
import { isPriceShown, isTableShown } from './price-shown.ts';
import { withoutPrice } from './prices.ts';

/** Public data of a hotsite (PUB-09): what its page shows, no panel data. */
export async function publicHotsite(
  { db, clock, state, publicPagesUrl }: { db: Db; clock: Clock; state: CurrentState; publicPagesUrl: string },
  rota: string,
): Promise<z.output<typeof publicHotsiteSchema>> {
  const hotsite = (await state(rota, null))?.hotsite;
  if (!hotsite?.ativo) throw new AppError(404, 'nao-encontrado', 'Hotsite não encontrado');
  const url = `${publicPagesUrl}/hotsite/${rota}`;
  const [row] =
    hotsite.versaoId === null
      ? []
      : await db
          .select({ facts: hotsiteVersoes.fatos, head: hotsiteVersoes.cabeca, versao: hotsiteVersoes.numero })
          .from(hotsiteVersoes)
          .where(eq(hotsiteVersoes.id, hotsite.versaoId));
  if (!row) return { rota, url, publicado: false, versao: null, imagem: null, empreendimento: null };
  const head = row.head as DocumentHead;
  const facts = row.facts as NonNullable<z.output<typeof publicHotsiteSchema>['empreendimento']>;
  const today = dayInBrazil(clock.now());
  const priced = isPriceShown(facts, hotsite.preco, today);
  const { tabela, ...others } = facts;
  const shown = isTableShown(facts, hotsite.preco, today) ? facts : others;
  return {
    rota,
    url,
    publicado: true,
    versao: row.versao,
    imagem: head.image && new URL(head.image.url, url).href,
    empreendimento: priced
      ? shown
      : { ...others, precoInicial: null, descricao: facts.descricao && withoutPrice(facts.descricao) },
  };
}

/** Public data of a corretor's site (PUB-02, PUB-09): only while it is on. */
export async function publicCorretor(db: Db, slug: string): Promise<z.output<typeof publicCorretorSchema>> {
  const [row] = await db
    .select({
      slug: corretores.slug,
      nome: corretores.nome,
      nomeGuerra: corretores.nomeGuerra,
      creci: corretores.creci,
      ufCreci: corretores.ufCreci,
      whatsapp: corretores.whatsapp,
      foto: corretores.foto,
      biografia: corretores.biografia,
      tituloSite: corretores.tituloSite,
      subtituloSite: corretores.subtituloSite,
      imagemFundoSite: corretores.imagemFundoSite,
      corTema: corretores.corTema,
    })
    .from(corretores)
    .where(and(eq(corretores.slug, slug), siteVisible));
  if (!row) throw new AppError(404, 'nao-encontrado', siteNotFound);
  return { ...row, whatsapp: whatsappDigits(row.whatsapp) };
}
