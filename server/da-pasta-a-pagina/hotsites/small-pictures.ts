import pLimit from 'p-limit';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Intelligence, PageAsset, SmallPictures } from '#server/adapters/intelligence/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';

/** As many as any prompt shows. */
const most = 40;

/** The smallest stored JPEG of each picture a page may use; one that is gone is left out. */
export async function smallPictures(
  storage: Storage,
  { assets }: Catalog,
  offered: readonly Pick<PageAsset, 'id' | 'type'>[],
): Promise<SmallPictures> {
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  const base = storage.url('x').slice(0, -1);
  const limit = pLimit(4);
  const read = offered
    .filter(({ type }) => type === 'image')
    .slice(0, most)
    .map(({ id }) =>
      limit(async (): Promise<[string, Uint8Array][]> => {
        const [smallest] = (byId.get(id)?.variants ?? [])
          .filter(({ format }) => format === 'jpeg')
          .sort((a, b) => a.width - b.width);
        const prefix = ['/media/', base].find((start) => smallest?.url.startsWith(start));
        const file = smallest && prefix ? await storage.get(smallest.url.slice(prefix.length)) : null;
        return file ? [[id, file.bytes]] : [];
      }),
    );
  return new Map((await Promise.all(read)).flat());
}

/** What an engine is shown of them: rules look at no picture. */
export const picturesFor = async (
  { kind }: Pick<Intelligence, 'kind'>,
  ...[storage, catalog, offered]: Parameters<typeof smallPictures>
): Promise<SmallPictures> =>
  kind === 'model' ? smallPictures(storage, catalog, offered) : new Map<string, Uint8Array>();
