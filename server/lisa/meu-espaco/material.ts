import { eq } from 'drizzle-orm';
import type { OwnMaterial } from '#contract/lisa/meu-espaco.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { dayInBrazil } from '#server/kernel/reading/day-in-brazil.ts';
import { imagesOf, readPictures } from '#server/publico/material/service.ts';
import { readShownPrices, shownEmpreendimentos } from '#server/publico/paginas-publicas/service.ts';
import type { PageDeps } from './page.ts';

interface Which {
  corretorId: number;
  id: number;
}

/** An empreendimento as he shows it. Throws 404 for any other. */
export async function ownOferta(deps: PageDeps, { corretorId, id }: Which) {
  const [corretor] = await deps.db
    .select({ id: corretores.id, slug: corretores.slug })
    .from(corretores)
    .where(eq(corretores.id, corretorId));
  const oferta =
    corretor &&
    (await shownEmpreendimentos(deps.db, corretor, deps)).find((each) => each.empreendimentoId === id);
  if (!oferta) throw missingRecord('empreendimento');
  return oferta;
}

/** Shareable material of an empreendimento he shows. Throws 404 for any other. */
export async function readMaterial(deps: PageDeps, which: Which): Promise<OwnMaterial> {
  const { db, mediaOrigins } = deps;
  const { nome, preco, dataTabela, registroIncorporacao, cartorio, texto } = await ownOferta(deps, which);
  const today = dayInBrazil(deps.clock.now());
  const prices = (await readShownPrices(db, which, today))!;
  return {
    empreendimentoId: which.id,
    nome,
    preco,
    dataTabela,
    registroIncorporacao,
    cartorio,
    descricao: texto,
    vigencia: {
      estado: prices.vigencia.estado,
      ate: [prices.tabela?.ate, prices.vigencia.ate].filter((day) => day != null).toSorted()[0] ?? null,
    },
    tipos: prices.tipos,
    imagens: imagesOf(await readPictures(db, which.id, mediaOrigins), nome),
  };
}
