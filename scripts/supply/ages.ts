import pLimit from 'p-limit';
import type { Installed } from './installed.ts';

export interface Age {
  name: string;
  version: string;
  /** Publication day of the installed version, 'YYYY-MM-DD'; null if unknown. */
  published: string | null;
  /** Newest release, and its day. */
  newest: string | null;
  newestPublished: string | null;
}

interface Packument {
  time?: Record<string, string>;
  'dist-tags'?: { latest?: string };
}

/** Asks npm's registry when each version and the newest one were published. */
export async function readAges(packages: Installed[], registry: string): Promise<Age[]> {
  const limit = pLimit(4);
  const known = new Map<string, Promise<Packument | null>>();
  const packument = (name: string) => {
    const asked = known.get(name) ?? limit(() => ask(new URL(name.replace('/', '%2f'), registry)));
    known.set(name, asked);
    return asked;
  };
  return Promise.all(
    packages.map(async ({ name, version }) => {
      const found = await packument(name);
      const newest = found?.['dist-tags']?.latest ?? null;
      const day = (of: string | null) => (of ? (found?.time?.[of]?.slice(0, 10) ?? null) : null);
      return { name, version, published: day(version), newest, newestPublished: day(newest) };
    }),
  );
}

/** A connection closed while being reused is retried once. */
async function ask(address: URL, again = true): Promise<Packument | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(60_000) });
    if (!response.ok) return null;
    const { time, 'dist-tags': tags } = (await response.json()) as Packument;
    return { ...(time ? { time } : {}), ...(tags ? { 'dist-tags': tags } : {}) };
  } catch {
    return again ? ask(address, false) : null;
  }
}
