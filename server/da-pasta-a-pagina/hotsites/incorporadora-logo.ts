import { eq } from 'drizzle-orm';
import type { Asset, Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { ImageError, type Images, type ProcessedImage } from '#server/adapters/images/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { storePicture } from '#server/da-pasta-a-pagina/assets/service.ts';
import type { Queryable } from '#server/db/client.ts';
import { empreendimentos, incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { withOwnLogos } from './own-logos.ts';

interface LogoWork {
  db: Queryable;
  storage: Storage;
  images: Images;
}

/** As large as an upload is kept, whatever was stored. */
const box = { width: 800, height: 600, fit: 'inside', format: 'webp' } as const;
const isLogo = ({ type, category, uncertain }: Asset) =>
  type === 'image' && category === 'logo' && !uncertain;

/**
 * The incorporadora's logo as a picture of the page, where the folder has no own logo and hers can be drawn; else null. One
 * that cannot leaves the page without a logo, as it would be without hers.
 */
export async function readIncorporadoraLogo(
  { db, storage, images }: LogoWork,
  empreendimentoId: number,
  catalog: Catalog,
): Promise<Asset | null> {
  const [row] = await db
    .select({
      nome: incorporadoras.nome,
      logo: incorporadoras.logo,
      empreendimento: empreendimentos.nome,
    })
    .from(empreendimentos)
    .innerJoin(incorporadoras, eq(incorporadoras.id, empreendimentos.incorporadoraId))
    .where(eq(empreendimentos.id, empreendimentoId));
  const usable = catalog.assets.filter(({ usage }) => usage === 'usar');
  if (row && withOwnLogos(usable, { nome: row.empreendimento, incorporadora: row.nome }).some(isLogo))
    return null;
  const key = row && storedKey(row.logo, storage);
  const file = key ? await storage.get(key) : null;
  if (!row || !file) return null;
  const done = await images
    .reshape(file.bytes, box)
    .then(({ bytes }) => images.process(bytes, 'logo'))
    .catch((error: unknown) => {
      if (error instanceof ImageError) return null;
      throw error;
    });
  // A picture of one colour shows no mark.
  if (!done || (!done.measures.hasAlpha && done.measures.edgeDensity === 0)) return null;
  return assetOf(row.nome, done, await storePicture(storage, file.bytes, done));
}

/** The catalogue with it, at the end. */
export const withLogo = (catalog: Catalog, logo: Asset | null): Catalog =>
  logo ? { ...catalog, assets: [...catalog.assets, logo] } : catalog;

/** Our own address of an upload; a foreign one is fetched by nobody. */
function storedKey(address: string | null, storage: Storage): string | null {
  const base = storage.url('x').slice(0, -1);
  const start = ['/media/', base].find((prefix) => address?.startsWith(prefix));
  const key = start === undefined ? null : address!.slice(start.length);
  return key && /^(img|upload)\/[a-z0-9/._-]+\.(avif|webp|jpg|png)$/.test(key) ? key : null;
}

function assetOf(
  nome: string,
  { width, height, measures }: ProcessedImage,
  { id, variants, placeholder, url }: Awaited<ReturnType<typeof storePicture>>,
): Asset {
  return {
    id,
    type: 'image',
    name: `Logo de ${nome}`,
    path: `Logo de ${nome}`,
    daIncorporadora: true,
    category: 'logo',
    kind: null,
    confidence: 1,
    uncertain: false,
    description: `Logo de ${nome}`,
    classifiedBy: 'cadastro da incorporadora',
    score: 0,
    width,
    height,
    colors: measures.colors,
    ...(measures.own?.colors.length ? { ownColors: measures.own.colors } : {}),
    focus: { x: 0.5, y: 0.5 },
    url,
    variants,
    placeholder,
    usage: 'usar',
    usageReason: 'logo da incorporadora',
    merged: [],
  };
}
