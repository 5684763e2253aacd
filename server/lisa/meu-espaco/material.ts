import { and, eq, isNull } from 'drizzle-orm';
import type { Asset, Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { OwnImage, OwnMaterial } from '#contract/lisa/meu-espaco.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { dayInBrazil } from '#server/kernel/reading/day-in-brazil.ts';
import {
  readShownPrices,
  shownEmpreendimentos,
  storedPicture,
} from '#server/publico/paginas-publicas/service.ts';
import { cardPicture, type PageDeps } from './page.ts';

/** WhatsApp's photo width; it downsizes larger ones itself, with lower quality. */
const widest = 1600;

/** The largest JPEG that fits, else PNG: WhatsApp does not treat WebP and AVIF as photos. */
function fileOf({ variants, url }: Asset): {
  url: string;
  bytes: number | null;
  width?: number;
  height?: number;
} {
  const plain = (format: string) =>
    variants
      .filter((variant) => variant.format === format && variant.width <= widest)
      .sort((a, b) => b.width - a.width)[0];
  return plain('jpeg') ?? plain('png') ?? { url, bytes: null };
}

/** File name on a phone: 'residencial-ambar-fachada-2.jpg'. */
function fileName(nome: string, categoria: string, number: number, url: string): string {
  const plain = `${nome} ${categoria}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain}-${number}${/\.\w{3,4}$/.exec(url)?.[0] ?? '.jpg'}`;
}

function toImage(asset: Asset, nome: string, number: number): OwnImage {
  const categoria = imageClass[asset.category].label;
  const file = fileOf(asset);
  return {
    id: asset.id,
    descricao: asset.description,
    categoria,
    miniatura: cardPicture(asset.url) ?? asset.url,
    arquivo: file.url,
    nome: fileName(nome, categoria, number, file.url),
    largura: file.width ?? null,
    altura: file.height ?? null,
    bytes: file.bytes,
  };
}

function imagesOf(text: string | null, nome: string): OwnImage[] {
  if (!text) return [];
  const { assets } = JSON.parse(text) as Catalog;
  return assets
    .filter(({ type, usage }) => type === 'image' && usage === 'usar')
    .map((asset, index) => toImage(asset, nome, index + 1));
}

/** Shareable material of an empreendimento he shows. Throws 404 for any other. */
export async function readMaterial(
  deps: PageDeps,
  { corretorId, id }: { corretorId: number; id: number },
): Promise<OwnMaterial> {
  const { db, mediaOrigins } = deps;
  const [corretor] = await db
    .select({ id: corretores.id, slug: corretores.slug })
    .from(corretores)
    .where(eq(corretores.id, corretorId));
  const oferta =
    corretor && (await shownEmpreendimentos(db, corretor, deps)).find((each) => each.empreendimentoId === id);
  if (!oferta) throw missingRecord('empreendimento');
  const [row] = await db
    .select({
      catalog: empreendimentos.assetsCatalog,
      ofHotsite: hotsites.catalog,
      imagem: empreendimentos.imagemPrincipal,
    })
    .from(empreendimentos)
    .leftJoin(hotsites, and(eq(hotsites.empreendimentoId, empreendimentos.id), isNull(hotsites.excluidoEm)))
    .where(eq(empreendimentos.id, id));
  const { nome, preco, dataTabela, registroIncorporacao, cartorio, texto: descricao } = oferta;
  const today = dayInBrazil(deps.clock.now());
  const prices = (await readShownPrices(db, { corretorId, id }, today))!;
  const imagens = imagesOf(row?.ofHotsite ?? row?.catalog ?? null, nome);
  const principal = storedPicture(row?.imagem ?? null, mediaOrigins);
  return {
    empreendimentoId: id,
    nome,
    preco,
    dataTabela,
    registroIncorporacao,
    cartorio,
    descricao,
    vigencia: {
      estado: prices.vigencia.estado,
      ate: [prices.tabela?.ate, prices.vigencia.ate].filter((day) => day != null).toSorted()[0] ?? null,
    },
    tipos: prices.tipos,
    imagens: imagens.length > 0 || principal === null ? imagens : [onlyPicture(principal, nome)],
  };
}

/** The only picture of an empreendimento without a catalogue. */
const onlyPicture = (address: string, nome: string): OwnImage => ({
  id: 'principal',
  descricao: `Imagem de ${nome}`,
  categoria: 'Imagem principal',
  miniatura: cardPicture(address) ?? address,
  arquivo: address,
  nome: fileName(nome, '', 1, address),
  largura: null,
  altura: null,
  bytes: null,
});
