import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { megabyte } from '#contract/base/units.ts';
import type { Oferta } from '#contract/publico/corretor-site.ts';
import type { Db } from '#server/db/client.ts';
import { createSingleFlight } from '#server/kernel/single-flight.ts';
import { readEmpreendimentos, readImoveisUsados, toOferta } from './read-ofertas.ts';
import type { SiteCorretor, SiteState } from './site-state.ts';

export interface SiteContent {
  ofertas: Oferta[];
  /** Changes with the content. */
  mark: string;
}

/**
 * Each corretor's offers, cached until anything visible is written or the day changes, when authorisations
 * and prices expire. The version comes with the state of every request: no process is stale.
 */
export function createSiteContent(db: Db, pictureKey: (address: string | null) => string | null) {
  type Held = SiteContent & { version: string; bytes: number };
  const contents = new LRUCache<string, Held>({
    maxSize: 16 * megabyte,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const reading = createSingleFlight<string, Held>();

  async function read({ id, slug }: SiteCorretor, today: string, version: string): Promise<Held> {
    const [empreendimentos, usados] = await Promise.all([
      readEmpreendimentos(db, id),
      readImoveisUsados(db, id, today),
    ]);
    const shown = { slug, today, pictureKey };
    const ofertas = [
      ...empreendimentos.map((row) => toOferta(row, 'e', shown)),
      ...usados.map((row) => toOferta(row, 'u', shown)),
    ];
    const text = JSON.stringify(ofertas);
    const mark = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    return { version, ofertas, mark, bytes: 3 * text.length + 500 };
  }

  return async (state: SiteState, today: string): Promise<SiteContent> => {
    const { corretor } = state;
    const version = `${today} ${corretor.slug} ${state.version}`;
    const key = String(corretor.id);
    const held = contents.get(key);
    if (held?.version === version) return held;
    const name = `${key} ${version}`;
    const content = await reading.run(name, () => read(corretor, today, version));
    contents.set(key, content);
    return content;
  };
}
