import type { Storage } from '#server/adapters/storage/port.ts';
import { ownPicture } from './edition.ts';

/** Reads a picture's storage key from its address; foreign addresses have none. */
export function pictureKeys(storage: Storage, mediaOrigins: readonly string[]) {
  const keyPrefix = storage.url('img').slice(0, -'img'.length);
  return (address: string | null): string | null => {
    const own = ownPicture(address, mediaOrigins);
    const prefix = ['/media/', keyPrefix].find((start) => own?.startsWith(start));
    const key = prefix === undefined ? null : own!.slice(prefix.length);
    return key && /^(img|upload)\/[a-z0-9/._-]+\.(avif|webp|jpg|png)$/.test(key) ? key : null;
  };
}
