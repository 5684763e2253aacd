import { eq } from 'drizzle-orm';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { type Bloco, blocosDa } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { OwnMaterial } from '#contract/lisa/meu-espaco.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { imagesOf, readPictures } from '#server/publico/material/service.ts';
import {
  readShownPrices,
  shownEmpreendimentos,
  shownFacts,
} from '#server/publico/paginas-publicas/service.ts';
import { noUnits, readOwnUnits } from './own-units.ts';
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

/** Blocks of the public page that he is asked for, by what they are called here. */
const namesOfBlocos: Partial<Record<Bloco['id'], string>> = {
  pagamento: 'Como se paga',
  filmes: 'Vídeos e tours',
  downloads: 'Arquivos',
};

/** Shareable material of an empreendimento he shows. Throws 404 for any other. */
export async function readMaterial(deps: PageDeps, which: Which): Promise<OwnMaterial> {
  const { db, mediaOrigins } = deps;
  const { nome, preco, dataTabela, registroIncorporacao, cartorio, texto } = await ownOferta(deps, which);
  const today = dayInBrazil(deps.clock.now());
  const prices = (await readShownPrices(db, which, today))!;
  const facts = await shownFacts(db, which.id, today);
  const blocos = (['plantas', 'galeria', 'sobre'] as const).flatMap((secao) => blocosDa(secao, facts));
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
    ...(prices.tabela ? await readOwnUnits(db, which.id) : noUnits),
    blocos: blocos.flatMap(({ id, linhas }) => {
      const titulo = namesOfBlocos[id];
      const told = linhas.map(({ titulo: of, texto = null, href = null }) => ({ titulo: of, texto, href }));
      return titulo ? [{ titulo, linhas: told }] : [];
    }),
    imagens: imagesOf(await readPictures(db, which.id, mediaOrigins), nome),
  };
}
