import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { megabyte } from '#contract/base/units.ts';
import { creciText } from '#contract/cadastros/creci-text.ts';
import { tituloCorretor } from '#contract/cadastros/titulo-corretor.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { formatArea } from '#contract/publico/page-format.ts';
import { type DrawShareCard, previewCardSize } from '#server/adapters/preview-card/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { createSingleFlight } from '#server/kernel/single-flight.ts';
import type { PublicCorretor } from './current-state.ts';
import { pictureKeys } from './picture-key.ts';
import type { StoredVersion } from './stored-version.ts';

type Version = Pick<StoredVersion, 'facts' | 'head' | 'colors'>;

/** '2 a 3', or '3' where both ends are the same; null if none is known. */
function between(min: number | string | null, max: number | string | null): string | null {
  const [from, to] = [min ?? max, max ?? min];
  if (from === null || to === null || Number(to) === 0) return null;
  const [low, high] = [formatArea(String(from)), formatArea(String(to))];
  return low === high ? high : `${low} a ${high}`;
}

/** '2 a 3 dormitórios', '63 a 110,50 m²': figures that do not lapse. */
function figures({ dormitoriosMin, dormitoriosMax, areaMin, areaMax }: PageFacts): string[] {
  const rooms = between(dormitoriosMin, dormitoriosMax);
  const area = between(areaMin, areaMax);
  return [
    ...(rooms ? [`${rooms} ${rooms === '1' ? 'dormitório' : 'dormitórios'}`] : []),
    ...(area ? [`${area} m²`] : []),
  ];
}

/** Link previews of hotsites, one for a page and one for each edition; drawn when they are asked for. */
export function createSharePictures({
  storage,
  drawShareCard,
  mediaOrigins,
}: {
  storage: Storage;
  drawShareCard: DrawShareCard;
  mediaOrigins: readonly string[];
}) {
  const keyOf = pictureKeys(storage, mediaOrigins);
  const kept = new LRUCache<string, Buffer>({
    maxSize: 24 * megabyte,
    sizeCalculation: (bytes) => bytes.length,
  });
  const making = createSingleFlight<string, Buffer>();

  /** What a preview shows, and a mark that changes with it. */
  function contentOf({ facts, head, colors }: Version, corretor: PublicCorretor | null) {
    const said = {
      nome: facts.nome,
      lugar: `${facts.bairro}, ${facts.cidade}/${facts.uf}`,
      figuras: figures(facts),
      colors: { fill: colors.accent, onFill: colors.onAccent },
    };
    const who = corretor && {
      nome: corretor.nome,
      registro: [tituloCorretor(corretor), creciText(corretor.creci, corretor.ufCreci)] satisfies [
        string,
        string,
      ],
    };
    const keys = { foto: keyOf(head.image?.url ?? null), retrato: keyOf(corretor?.foto ?? null) };
    const mark = createHash('sha256')
      .update(JSON.stringify([said, who, keys]))
      .digest('hex')
      .slice(0, 16);
    return { said, who, keys, mark };
  }

  return {
    /** Its address below the page's, with its size and words. */
    describe(version: Version, corretor: PublicCorretor | null) {
      const { said, who, mark } = contentOf(version, corretor);
      const building = `${said.nome}, ${said.lugar}`;
      return {
        mark,
        ...previewCardSize,
        alt: who ? `${building}. ${who.nome}, ${who.registro.join(', ')}` : building,
      };
    },

    async draw(version: Version, corretor: PublicCorretor | null): Promise<{ bytes: Buffer; mark: string }> {
      const { said, who, keys, mark } = contentOf(version, corretor);
      const known = kept.get(mark);
      if (known) return { bytes: known, mark };
      const read = async (key: string | null) => (key ? ((await storage.get(key))?.bytes ?? null) : null);
      const bytes = await making.run(mark, async () => {
        const [foto, retrato] = await Promise.all([read(keys.foto), read(keys.retrato)]);
        return drawShareCard({ ...said, foto, corretor: who && { ...who, foto: retrato } });
      });
      kept.set(mark, bytes);
      return { bytes, mark };
    },
  };
}
