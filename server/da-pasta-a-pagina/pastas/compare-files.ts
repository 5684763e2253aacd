import type { MudancaTipo } from '#contract/da-pasta-a-pagina/pastas.ts';
import type { ArquivoDaPasta } from '#server/db/schema/pastas.ts';

/** One difference between two listings of a folder. */
export interface Mudanca {
  tipo: MudancaTipo;
  /** As it stands now; as it was last where it is gone. */
  arquivo: ArquivoDaPasta;
  /** As it was before, under whatever name; null for what is new. */
  antes: ArquivoDaPasta | null;
}

/**
 * What became of a folder between two listings. A file is known by its path, then by its own id, then
 * by its content, so that one that was moved or renamed is not taken for another.
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
