import { and, eq, isNull } from 'drizzle-orm';
import type { Asset, Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { plainName } from '#contract/publico/material.ts';
import { pictureAddress } from '#contract/publico/picture-address.ts';
import type { Db } from '#server/db/client.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { storedPicture } from '#server/publico/paginas-publicas/service.ts';

/** WhatsApp's photo width; it downsizes larger ones itself, with lower quality. */
const widest = 1600;

/** The largest JPEG that fits, else PNG: WhatsApp does not treat WebP and AVIF as photos. */
export function fileOf(
  { variants, url }: Asset,
  most = widest,
): { url: string; bytes: number | null; width?: number; height?: number } {
  const plain = (format: string) =>
    variants
      .filter((variant) => variant.format === format && variant.width <= most)
      .sort((a, b) => b.width - a.width)[0];
  return plain('jpeg') ?? plain('png') ?? { url, bytes: null };
}

/** File name on a phone: 'residencial-ambar-fachada-2.jpg'. */
const fileName = (nome: string, categoria: string, number: number, url: string): string =>
  `${plainName(`${nome} ${categoria}`)}-${number}${/\.\w{3,4}$/.exec(url)?.[0] ?? '.jpg'}`;

/** A stored picture in card size; a foreign one unchanged. */
export const cardPicture = (address: string | null): string | null =>
  address?.startsWith('/media/')
    ? pictureAddress(address.slice('/media/'.length), 'cartao', 'webp')
    : address;

/** What of an empreendimento's pictures may be shown: its page's catalogue, else its own, and its main picture. */
export async function readPictures(
  db: Db,
  id: number,
  mediaOrigins: readonly string[],
): Promise<{ assets: Asset[]; principal: string | null }> {
  const [row] = await db
    .select({
      catalog: empreendimentos.assetsCatalog,
      ofHotsite: hotsites.catalog,
      imagem: empreendimentos.imagemPrincipal,
    })
    .from(empreendimentos)
    .leftJoin(hotsites, and(eq(hotsites.empreendimentoId, empreendimentos.id), isNull(hotsites.excluidoEm)))
    .where(eq(empreendimentos.id, id));
  const text = row?.ofHotsite ?? row?.catalog ?? null;
  const { assets } = text ? (JSON.parse(text) as Catalog) : { assets: [] };
  return {
    assets: assets.filter(({ usage }) => usage === 'usar'),
    principal: storedPicture(row?.imagem ?? null, mediaOrigins),
  };
}

/** The pictures of an empreendimento as they are sent, each with its name on a phone. */
export function imagesOf({ assets, principal }: Awaited<ReturnType<typeof readPictures>>, nome: string) {
  const images = assets
    .filter(({ type }) => type === 'image')
    .map((asset, index) => {
      const categoria = imageClass[asset.category].label;
      const file = fileOf(asset);
      return {
        id: asset.id,
        descricao: asset.description,
        categoria,
        miniatura: cardPicture(asset.url) ?? asset.url,
        arquivo: file.url,
        nome: fileName(nome, categoria, index + 1, file.url),
        largura: file.width ?? null,
        altura: file.height ?? null,
        bytes: file.bytes,
      };
    });
  if (images.length > 0 || principal === null) return images;
  // The only picture of an empreendimento without a catalogue.
  return [
    {
      id: 'principal',
      descricao: `Imagem de ${nome}`,
      categoria: 'Imagem principal',
      miniatura: cardPicture(principal) ?? principal,
      arquivo: principal,
      nome: fileName(nome, '', 1, principal),
      largura: null,
      altura: null,
      bytes: null,
    },
  ];
}
