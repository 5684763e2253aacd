import { randomBytes } from 'node:crypto';
import { maxPictureBytes } from '#contract/lisa/lisa.ts';
import { ImageError, type Images } from '#server/adapters/images/port.ts';
import type { CardInput, CreciCard } from '#server/adapters/intelligence/port.ts';
import { type Pdf, PdfError } from '#server/adapters/pdf/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { MediaError, type WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Picture } from './conversation/session.ts';

export interface PictureTools {
  channel: WhatsappChannel;
  images: Images;
  storage: Storage;
  pdf: Pick<Pdf, 'renderPage'>;
}

export type ReadCard = (picture: CardInput) => Promise<CreciCard | null>;

/** Large enough for a card's small print. */
const cardShape = { width: 1600, height: 1600, fit: 'inside', format: 'webp' } as const;

/**
 * Receives a message's picture: downloaded, identified by its bytes, resized, stored under an unguessable
 * name. A requested card is read and not stored. An unusable picture is a normal result; a
 * transient failure is thrown.
 */
export async function takePicture(
  { channel, images, storage }: PictureTools,
  media: { midia: string; bytes: number | null },
  { card, signal }: { card: ReadCard | null; signal: AbortSignal },
): Promise<Picture> {
  if ((media.bytes ?? 0) > maxPictureBytes) return { problema: 'grande-demais' };
  try {
    const bytes = await channel.download(media.midia, maxPictureBytes, signal);
    if (card) {
      const { bytes: picture } = await images.reshape(bytes, cardShape);
      const carteira = await card({ picture, mediaType: 'image/webp' });
      // What was sent as a card is nobody's photo, whichever side it shows.
      return carteira ? { carteira } : { semCreci: true };
    }
    const { bytes: small, format } = await images.optimizeUpload(bytes);
    const name = randomBytes(16).toString('hex');
    const key = `upload/${name.slice(0, 2)}/${name}.${format}`;
    await storage.put(key, small, `image/${format}`);
    return { url: storage.url(key) };
  } catch (error) {
    if (error instanceof MediaError && !error.retryable) return { problema: error.code };
    if (error instanceof ImageError)
      return { problema: error.code === 'corrompido' ? 'formato' : error.code };
    throw error;
  }
}

/** Pages of a PDF on which a card is looked for: its two sides. */
const cardPages = [1, 2];

/** Reads the requested card from a PDF, which is not kept; null if it is too large or cannot be opened. */
export async function readCardFromPdf(
  { channel, images, pdf }: PictureTools,
  media: { midia: string; bytes: number | null },
  { card, signal }: { card: ReadCard; signal: AbortSignal },
): Promise<Picture | null> {
  if ((media.bytes ?? 0) > maxPictureBytes) return null;
  try {
    const bytes = await channel.download(media.midia, maxPictureBytes, signal);
    for (const page of cardPages) {
      const drawn = await pdf
        .renderPage(Uint8Array.from(bytes), page, cardShape.width)
        .catch((error: unknown) => {
          if (error instanceof PdfError && page > 1) return null;
          throw error;
        });
      if (drawn === null) break;
      const { bytes: picture } = await images.reshape(drawn, cardShape);
      const carteira = await card({ picture, mediaType: 'image/webp' });
      if (carteira) return { carteira };
    }
    return { semCreci: true };
  } catch (error) {
    if (error instanceof PdfError || (error instanceof MediaError && !error.retryable)) return null;
    throw error;
  }
}
