import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { extractImages, extractText, getDocumentProxy, getMeta } from 'unpdf';
import { ensureHotsite, pageFacts, publishGenerated } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { associacoes } from '#server/db/schema/empreendimentos.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import { flatPicture } from '#tests/fixtures/flat-picture.ts';
import {
  assetOf,
  blueprintFixture,
  catalogOf,
  insertEmpreendimento,
  sourceOf,
} from '#tests/fixtures/hotsite.ts';
import { thisMonth } from '#tests/fixtures/this-month.ts';
import type { ProductHere } from '../product-here.ts';

/** The ground of its page. */
export const ground = '#f4ead8';
export const planColor = '#ff00ff';

/** What a corretor shows: a public page in the style Luxo, a table of this month, a plan. */
export async function offerWithMaterial(
  product: ProductHere,
  corretorId: number,
  change: Parameters<typeof insertEmpreendimento>[1] = {},
) {
  const assets = [
    assetOf('d1'),
    assetOf('d2', { category: 'planta', description: 'Planta de 63 m²' }),
    assetOf('d3', { category: 'lazer', description: 'Piscina', usage: 'reserva' }),
  ];
  const catalog = catalogOf(assets);
  const id = await insertEmpreendimento(product.db, {
    ...change,
    assetsCatalog: JSON.stringify(catalog),
  });
  const colors = ['#148c3c', planColor, '#ff0000'];
  for (const [n, { variants }] of assets.entries())
    for (const { url, format, width } of variants.filter(({ format }) => format !== 'avif'))
      await product.storage.put(
        url.replace('/media/', ''),
        await flatPicture(width, format as 'jpeg', colors[n]!),
        `image/${format}`,
      );
  const [tabela] = await product.db
    .insert(tabelasDeUnidades)
    .values({
      empreendimentoId: id,
      arquivo: 'tabela.pdf',
      data: thisMonth.iso,
      ignoradas: 0,
      excedentes: 0,
      versao: '1',
      hash: 'material',
      lidaEm: new Date(),
    })
    .returning();
  await product.db.insert(unidades).values(
    ['690000.00', '812000.00'].map((preco, ordem) => ({
      tabelaId: tabela!.id,
      ordem,
      unidade: `10${ordem}`,
      faixa: false,
      tipologia: '2 dormitórios',
      preco,
      estado: 'disponivel',
      pagina: 1,
      linha: ordem + 1,
    })),
  );
  const made = await product.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId: id, nome: 'Residencial Aurora' }),
  );
  const { metadata } = blueprintFixture;
  await publishGenerated(product, {
    hotsiteId: made.id,
    source: sourceOf(),
    blueprint: {
      ...blueprintFixture,
      metadata: { ...metadata, color_scheme: { ...metadata.color_scheme, background: ground } },
    },
    facts: await pageFacts(product.db, id),
    catalog,
    style: 'luxury',
    engine: 'Motor local',
    motivo: 'Super AI',
    autorId: null,
    runId: null,
  });
  await product.db.insert(associacoes).values({ corretorId, empreendimentoId: id });
  return { id, rota: made.rota };
}

interface Handed {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Takes the place of the device's sheet of apps: what is handed to it, and the addresses opened. */
export async function takeShares(page: Page) {
  const handed: Handed[] = [];
  const opened: string[] = [];
  await page.exposeFunction('takeFile', (name: string, type: string, text: string) => {
    handed.push({ name, type, bytes: Buffer.from(text, 'base64') });
  });
  await page.exposeFunction('takeAddress', (address: string) => void opened.push(address));
  await page.addInitScript(() => {
    const to = window as unknown as {
      takeFile(name: string, type: string, text: string): Promise<void>;
      takeAddress(address: string): Promise<void>;
    };
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      for (const file of files) {
        const bytes = new Uint8Array(await file.arrayBuffer());
        let text = '';
        for (let at = 0; at < bytes.length; at += 8192)
          text += String.fromCharCode(...bytes.subarray(at, at + 8192));
        await to.takeFile(file.name, file.type, btoa(text));
      }
    };
    window.open = (address) => {
      void to.takeAddress(String(address));
      return null;
    };
  });
  return { handed, opened };
}

/** What stands in a PDF of one page. */
export async function readPdf(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  const page = await document.getPage(1);
  const [, , width = 0, height = 0] = page.view;
  const { info } = await getMeta(document);
  const images = await extractImages(document, 1);
  return {
    pages: document.numPages,
    size: [width, height],
    text: text.replace(/\s+/g, ' '),
    links: (await page.getAnnotations()).map(({ url }: { url?: string }) => url),
    made: String(info.Producer),
    creator: String(info.Creator ?? ''),
    /** How many of its pictures have a color in their middle. */
    plans: (color: string) =>
      images.filter(({ data, width, height, channels }) => {
        const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * channels;
        return isNear([...data.slice(at, at + 3)], color);
      }).length,
  };
}

/** Whether a pixel has a color, but for what JPEG changes. */
export function isNear(pixel: readonly number[], color: string): boolean {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return wanted.every((value, at) => Math.abs(value - pixel[at]!) < 16);
}

export async function pixelAt(picture: Buffer, place: { left: number; top: number }): Promise<number[]> {
  return [
    ...(await sharp(picture)
      .extract({ ...place, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];
}

/** Letters and digits alone, so that what was read of a picture can be compared. */
export const plainly = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
