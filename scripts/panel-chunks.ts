import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const web = join(import.meta.dirname, '../web');
const roots = {
  entry: join(web, 'index.html'),
  panel: join(web, 'app/panel.tsx'),
  screens: join(web, 'app/screens.ts'),
  listPage: join(web, 'app/crud-screen.tsx'),
  declarations: [join(web, 'kit/crud/screen.ts'), join(web, 'kit/crud/plain-screen.ts')],
};

/** The modules that are there as soon as these are: themselves and all they import statically. */
function reachedFrom(graph: Graph, ...starts: string[]): Set<string> {
  const found = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** What each declared list brings with it. */
function reachOfLists(graph: Graph): Set<string>[] {
  const pages = [...(graph.getModuleInfo(roots.screens)?.dynamicallyImportedIds ?? [])];
  return pages
    .filter((id) => graph.getModuleInfo(id)?.importedIds.some((other) => roots.declarations.includes(other)))
    .map((id) => reachedFrom(graph, id));
}

/** What more than this part of some lists has in common. */
function shared(lists: Set<string>[], part: number): string[] {
  const times = new Map<string, number>();
  for (const list of lists) for (const id of list) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times].filter(([, count]) => count > part * lists.length).map(([id]) => id);
}

/** A list that shows its rows without a schema: those come with its dialog. */
const isLight = (list: Set<string>) => ![...list].some((id) => id.includes('/zod/'));

function plan(graph: Graph): Map<string, string> {
  const chunks = new Map<string, string>();
  // The first that takes a module keeps it: what the entry has is not in the panel, and so on.
  const take = (name: string, ids: Iterable<string>) => {
    for (const id of ids) if (!chunks.has(id)) chunks.set(id, name);
  };
  take('index', reachedFrom(graph, roots.entry));
  take('panel', reachedFrom(graph, roots.panel));
  const lists = reachOfLists(graph);
  take('list', [
    ...reachedFrom(graph, roots.listPage, ...roots.declarations),
    ...shared(lists, 0.75),
    ...shared(lists.filter(isLight), 0.5),
  ]);
  // What many of the others want beside: schemas and parts of forms.
  take('forms', shared(lists, 0.55));
  return chunks;
}

/**
 * The way to the first row of a list in three files, or four, and the screen's own. Left to itself the bundler
 * makes a file of whatever two parts share, forty of them, and a browser asks for six at a time.
 */
export function panelChunks(): Rolldown.CodeSplittingOptions {
  let planned: Map<string, string> | undefined;
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'the way to the first row',
        name: (id, graph) => {
          planned ??= plan(graph);
          return planned.get(id) ?? null;
        },
      },
    ],
  };
}
