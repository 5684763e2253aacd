import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { isIcon } from './painel-icons.ts';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const web = join(import.meta.dirname, '../web');
const roots = {
  entry: join(web, 'index.html'),
  panel: join(web, 'app/painel.tsx'),
  screens: join(web, 'app/screens.ts'),
  listPage: join(web, 'app/crud-screen.tsx'),
  declarations: [join(web, 'kit/crud/screen.ts'), join(web, 'kit/crud/plain-screen.ts')],
};

/** Modules loaded with these: themselves and all static imports. */
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

/** The modules of each declared list. */
function reachOfLists(graph: Graph): Set<string>[] {
  const pages = [...(graph.getModuleInfo(roots.screens)?.dynamicallyImportedIds ?? [])];
  return pages
    .filter((id) => graph.getModuleInfo(id)?.importedIds.some((other) => roots.declarations.includes(other)))
    .map((id) => reachedFrom(graph, id));
}

/** Modules shared by more than this share of lists. */
function shared(lists: Set<string>[], part: number): string[] {
  const times = new Map<string, number>();
  for (const list of lists) for (const id of list) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times].filter(([, count]) => count > part * lists.length).map(([id]) => id);
}

/** A list that shows rows without schemas, which come with its dialog. */
const isLight = (list: Set<string>) => ![...list].some((id) => id.includes('/zod/'));

/**
 * Neither the panel's first script nor what shows a list's rows holds schemas: a call's address is enough to ask
 * (`at<typeof route>`). Throws, naming the modules of ours that bring them.
 */
function refuseSchemas(graph: Graph, first: Set<string>): void {
  const guilty = [...first].filter(
    (id) =>
      id.startsWith(web) &&
      graph.getModuleInfo(id)?.importedIds.some((other) => reachesSchemas(graph, other)),
  );
  if (guilty.length > 0)
    throw new Error(`what the first row waits for would hold schemas, by way of ${guilty.join(', ')}`);
}
const reachesSchemas = (graph: Graph, id: string) =>
  !id.startsWith(web) && [...reachedFrom(graph, id)].some((each) => each.includes('/zod/'));

function plan(graph: Graph): Map<string, string> {
  const chunks = new Map<string, string>();
  // The first match takes a module: what the entry has is not in the panel, and so on.
  const take = (name: string, ids: Iterable<string>) => {
    for (const id of ids) if (!chunks.has(id)) chunks.set(id, name);
  };
  take('index', reachedFrom(graph, roots.entry));
  const panel = reachedFrom(graph, roots.panel);
  refuseSchemas(graph, panel);
  take('panel', panel);
  refuseSchemas(graph, reachedFrom(graph, roots.listPage, ...roots.declarations));
  const lists = reachOfLists(graph);
  take('list', [
    ...reachedFrom(graph, roots.listPage, ...roots.declarations),
    ...shared(lists, 0.75),
    ...shared(lists.filter(isLight), 0.5),
  ]);
  // Shared by many others: schemas and form parts.
  take('forms', shared(lists, 0.55));
  return chunks;
}

/**
 * Loads a list's first row with three or four files plus the screen's own. By default the bundler creates a
 * file per shared part, forty of them, and a browser requests six at a time.
 */
export function painelChunks(): Rolldown.CodeSplittingOptions {
  let planned: Map<string, string> | undefined;
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'the way to the first row',
        name: (id, graph) => {
          planned ??= plan(graph);
          // The others' icons are small and shared: one file instead of a hundred.
          return planned.get(id) ?? (isIcon(id) ? 'icons' : null);
        },
      },
    ],
  };
}
