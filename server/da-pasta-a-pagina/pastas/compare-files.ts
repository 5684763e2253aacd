import type { MudancaTipo } from '#contract/da-pasta-a-pagina/pastas.ts';
import type { ArquivoDaPasta } from '#server/db/schema/pastas.ts';

/** One difference between two listings of a folder. */
export interface Mudanca {
  tipo: MudancaTipo;
  /** The current file; the last known one if deleted. */
  arquivo: ArquivoDaPasta;
  /** The previous file, under whatever name; null if new. */
  antes: ArquivoDaPasta | null;
}

/**
 * Compares two listings of a folder. Files are matched by path, then by id, then by content, so that moved or
 * renamed ones are recognised.
 */
export function compareFiles(before: readonly ArquivoDaPasta[], now: readonly ArquivoDaPasta[]): Mudanca[] {
  const earlier = new Map(before.map((file) => [file.path, file]));
  const current = new Set(now.map(({ path }) => path));
  const gone = new Set(before.filter(({ path }) => !current.has(path)));
  const fresh = now.filter(({ path }) => !earlier.has(path));
  const changed: Mudanca[] = now.flatMap((arquivo) => {
    const antes = earlier.get(arquivo.path);
    return antes && antes.version !== arquivo.version ? { tipo: 'alterado', arquivo, antes } : [];
  });

  const byId = new Map([...gone].map((file) => [file.id, file]));
  const found = new Map<ArquivoDaPasta, ArquivoDaPasta>();
  const take = (file: ArquivoDaPasta, was: ArquivoDaPasta | undefined) => {
    if (!was || !gone.delete(was)) return;
    found.set(file, was);
  };
  for (const file of fresh) take(file, byId.get(file.id));
  const byContent = Map.groupBy(gone, contentOf);
  for (const file of fresh) {
    if (found.has(file) || !file.size) continue;
    take(
      file,
      byContent.get(contentOf(file))?.find((was) => gone.has(was)),
    );
  }

  const come = fresh.map((arquivo): Mudanca => {
    const antes = found.get(arquivo) ?? null;
    if (!antes) return { tipo: 'adicionado', arquivo, antes };
    return { tipo: antes.version === arquivo.version ? 'renomeado' : 'alterado', arquivo, antes };
  });
  const left = [...gone].map((arquivo): Mudanca => ({ tipo: 'removido', arquivo, antes: arquivo }));
  return [...come, ...changed, ...left];
}

const contentOf = ({ version, size }: ArquivoDaPasta) => `${size} ${version}`;
