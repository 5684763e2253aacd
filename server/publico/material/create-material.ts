import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { and, eq, isNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { megabyte } from '#contract/base/units.ts';
import { creciText } from '#contract/cadastros/creci-text.ts';
import { tituloCorretor } from '#contract/cadastros/titulo-corretor.ts';
import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import { defaultStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { Peca } from '#contract/publico/material.ts';
import { materialText } from '#contract/publico/material-text.ts';
import type { Images } from '#server/adapters/images/port.ts';
import type { DrawMaterial, MaterialContent, MaterialPicture } from '#server/adapters/material/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import {
  chooseGallery,
  chooseHero,
  colorScheme,
  colorSources,
} from '#server/da-pasta-a-pagina/redacao/service.ts';
import type { Db } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { whatsappDigits } from '#server/kernel/reading/whatsapp.ts';
import { createSingleFlight } from '#server/kernel/single-flight.ts';
import { pageLook, shownFacts, storedKeys } from '#server/publico/paginas-publicas/service.ts';
import * as pictures from './pictures.ts';
import { wordsOf } from './words-of.ts';
import { zipOf } from './zip.ts';

export interface MaterialDeps {
  db: Db;
  storage: Storage;
  images: Images;
  clock: Clock;
  drawMaterial: DrawMaterial;
  publicPagesUrl: string;
  mediaOrigins: readonly string[];
}

/** An empreendimento, in the edition of a corretor or in none. */
export interface Edition {
  id: number;
  corretorId: number | null;
}

const middle = { x: 0.5, y: 0.4 };
const portrait = { width: 320, height: 320, fit: 'cover', format: 'webp' } as const;
/** As wide as a sheet or a poster shows it. */
const wide = 1600;
const narrow = 960;

/** '5547999991234' → '(47) 99999-1234' */
const spoken = (digits: string | null): string | null =>
  digits === null ? null : digits.replace(/^55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

async function readCorretor({ db }: MaterialDeps, id: number) {
  const [row] = await db
    .select({
      nome: corretores.nome,
      slug: corretores.slug,
      creci: corretores.creci,
      ufCreci: corretores.ufCreci,
      tratamento: corretores.tratamento,
      whatsapp: corretores.whatsapp,
      telefone: corretores.telefone,
      foto: corretores.foto,
    })
    .from(corretores)
    .where(
      and(
        eq(corretores.id, id),
        eq(corretores.ativo, true),
        eq(corretores.aprovado, true),
        isNull(corretores.rejeitadoEm),
        isNull(corretores.apagadoEm),
        isNull(corretores.excluidoEm),
      ),
    );
  if (!row) throw new AppError(404, 'nao-encontrado', 'Corretor não encontrado ou ainda não aprovado');
  return row;
}

/** Everything material is made of, as addresses. */
async function gather(deps: MaterialDeps, { id, corretorId }: Edition) {
  const { db, clock, publicPagesUrl, mediaOrigins } = deps;
  const [facts, look, found, corretor] = await Promise.all([
    shownFacts(db, id, dayInBrazil(clock.now())),
    pageLook(db, id),
    pictures.readPictures(db, id, mediaOrigins),
    corretorId === null ? null : readCorretor(deps, corretorId),
  ]);
  const lead = chooseHero(found.assets) as Asset | null;
  const others = chooseGallery(found.assets, new Set(lead ? [lead.id] : [])) as Asset[];
  const shown = [...(lead ? [lead] : []), ...others];
  const addressed = (asset: Asset, most: number) => ({
    url: pictures.fileOf(asset, most).url,
    focus: asset.focus,
  });
  const photos = shown.slice(0, 4).map((asset, at) => addressed(asset, at === 0 ? wide : narrow));
  const [planta] = found.assets
    .filter(({ type, category, uncertain }) => type === 'image' && category === 'planta' && !uncertain)
    .sort((a, b) => b.score - a.score);
  const style = look?.style ?? defaultStyle;
  const edition = corretor ? `?corretor=${corretor.slug}` : '';
  const said = wordsOf(facts, shown.length > 0 || found.principal !== null);
  return {
    facts,
    found,
    corretor,
    url: look && `${publicPagesUrl}/hotsite/${look.rota}${edition}`,
    content: {
      ...said,
      style,
      colors: look?.colors ?? colorScheme(style, colorSources(found.assets, lead)),
      url: look && `${publicPagesUrl}/hotsite/${look.rota}${edition}`,
    },
    fotos: photos.length > 0 || !found.principal ? photos : [{ url: found.principal, focus: middle }],
    planta: planta ? addressed(planta, narrow) : null,
    retrato: corretor?.foto ?? null,
  };
}
type Gathered = Awaited<ReturnType<typeof gather>>;

/** Sales material per empreendimento and corretor, made when it is asked for and kept while nothing changes. */
export function createMaterial(deps: MaterialDeps) {
  const { storage, images, drawMaterial, mediaOrigins } = deps;
  const keyOf = storedKeys(storage, mediaOrigins);
  const kept = new LRUCache<string, Buffer>({
    maxSize: 32 * megabyte,
    sizeCalculation: (bytes) => bytes.length,
  });
  const making = createSingleFlight<string, Buffer>();

  const read = async (address: string | null): Promise<Uint8Array | null> => {
    const key = keyOf(address);
    return key ? ((await storage.get(key))?.bytes ?? null) : null;
  };
  async function pictureAt(given: { url: string; focus: MaterialPicture['focus'] } | null) {
    const bytes = given && (await read(given.url));
    return bytes ? { bytes, focus: given!.focus } : null;
  }
  /** A face in the size it is shown in; a photo may be as large as a camera makes it. */
  async function faceAt(address: string | null): Promise<Uint8Array | null> {
    const bytes = await read(address);
    return (
      bytes &&
      images.reshape(bytes, portrait).then(
        (small) => small.bytes,
        () => null,
      )
    );
  }

  async function contentOf({
    content,
    corretor,
    fotos,
    planta,
    retrato,
  }: Gathered): Promise<MaterialContent> {
    const [photos, plan, foto] = await Promise.all([
      Promise.all(fotos.map(pictureAt)),
      pictureAt(planta),
      faceAt(retrato),
    ]);
    return {
      ...content,
      fotos: photos.filter((photo) => photo !== null),
      planta: plan,
      corretor: corretor && {
        nome: corretor.nome,
        registro: [tituloCorretor(corretor), creciText(corretor.creci, corretor.ufCreci)],
        telefone: spoken(whatsappDigits(corretor.whatsapp) ?? whatsappDigits(corretor.telefone)),
        foto,
      },
    };
  }

  /** The file of each key; a ZIP that lacks one is none. */
  const entryOf = ({ nome, arquivo }: { nome: string; arquivo: string }) => ({
    nome,
    bytes: async () => {
      const bytes = await read(arquivo);
      if (!bytes) throw new Error(`a picture of the material is missing: ${nome}`);
      return bytes;
    },
  });

  return {
    /** A sheet, story or post. Throws AppError 404. */
    async drawn(edition: Edition, peca: Exclude<Peca, 'imagens'>): Promise<{ nome: string; bytes: Buffer }> {
      const gathered = await gather(deps, edition);
      const { nome } = gathered.content;
      const { content, corretor, fotos, planta } = gathered;
      const mark = createHash('sha256')
        .update(JSON.stringify([peca, content, corretor, fotos, planta]))
        .digest('base64url');
      const known = kept.get(mark);
      if (known) return { nome, bytes: known };
      const bytes = await making.run(mark, async () => {
        const whole = await contentOf(gathered);
        return peca === 'ficha' ? drawMaterial.ficha(whole) : drawMaterial.cartaz(whole, peca);
      });
      kept.set(mark, bytes);
      return { nome, bytes };
    },

    /** All its pictures, as a stream. Throws AppError 404 where there are none. */
    async images(edition: Edition): Promise<{ nome: string; stream: Readable }> {
      const { content, found } = await gather(deps, edition);
      const all = pictures.imagesOf(found, content.nome).filter(({ arquivo }) => keyOf(arquivo) !== null);
      if (all.length === 0)
        throw new AppError(404, 'nao-encontrado', 'Ainda não há imagens deste empreendimento');
      return { nome: content.nome, stream: zipOf(all.map(entryOf)) };
    },

    /** The words to send with it. Throws AppError 404. */
    async text(edition: Edition): Promise<string> {
      const { facts, corretor, url } = await gather(deps, edition);
      const { nome, bairro, cidade, descricao, dataTabela, registroIncorporacao, cartorio } = facts;
      return materialText(
        { nome, descricao, preco: facts.precoInicial, dataTabela, registroIncorporacao, cartorio },
        { bairro, cidade, url },
        corretor,
      );
    },
  };
}
export type Material = ReturnType<typeof createMaterial>;
