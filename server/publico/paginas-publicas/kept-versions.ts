import { LRUCache } from 'lru-cache';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { megabyte } from '#contract/base/units.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { HotsiteState } from './current-state.ts';
import { isPriceShown, isTableShown, type PagePrice } from './price-shown.ts';
import { readVersion, type StoredVersion } from './stored-version.ts';

/** What of a page hangs on the day. */
export interface ShownNow {
  priced: boolean;
  tabled: boolean;
}

/** Public versions, read once and kept. */
export function createKeptVersions({ db, storage, clock }: { db: Db; storage: Storage; clock: Clock }) {
  const versions = new LRUCache<string, StoredVersion>({
    maxSize: 32 * megabyte,
    sizeCalculation: ({ bytes }) => bytes,
  });
  /** Versions are immutable: the small data needed on every request is cached separately. */
  const prices = new LRUCache<string, PagePrice>({ maxSize: 100_000, sizeCalculation: () => 1 });

  async function version(versaoId: number): Promise<StoredVersion> {
    const key = String(versaoId);
    const kept = versions.get(key) ?? (await readVersion(db, storage, versaoId));
    versions.set(key, kept);
    return kept;
  }

  /** Whether a version's price may be shown now, and what it tells by its table. */
  async function shownNow({ preco }: HotsiteState, versaoId: number): Promise<ShownNow> {
    const key = String(versaoId);
    let written = prices.get(key);
    if (!written) {
      const { precoInicial, dataTabela, tabela } = (await version(versaoId)).facts;
      written = { precoInicial, dataTabela, tabela };
      prices.set(key, written);
    }
    const today = dayInBrazil(clock.now());
    return {
      priced: isPriceShown(written, preco, today),
      tabled: isTableShown(written, preco, today),
    };
  }

  return { version, shownNow };
}
