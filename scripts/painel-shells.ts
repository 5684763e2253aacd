import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const root = join(import.meta.dirname, '..');
const panel = '#web/app/painel.tsx';
const screensFile = join(root, 'web/app/screens.ts');

/** What is known of a screen before it runs. */
interface Declared {
  path: string;
  list?: string;
  load: () => unknown;
  declared?: () => unknown;
}

/** The modules imported by a screen's loader functions, as written. */
const importsOf = ({ load, declared }: Declared) =>
  [...`${load} ${declared}`.matchAll(/\bimport\(\s*['"](#web\/[^'"]+)['"]\s*\)/g)].map(([, name]) => name!);

/** The files containing these modules, and their imports. */
function filesOf(bundle: Bundle, names: string[]): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const wanted = names.map((name) => {
    const id = join(root, name.slice(1));
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`${name} is in no file of the panel`);
    return chunk.fileName;
  });
  // It grows during iteration.
  for (const name of wanted) {
    const chunk = bundle[name];
    if (scripts.has(name) || chunk?.type !== 'chunk') continue;
    scripts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    wanted.push(...chunk.imports);
  }
  return { scripts, styles };
}

/** The page with a screen's files preloaded, and the list its entry may request immediately. */
function shellFor(html: string, bundle: Bundle, screen: Declared): string {
  const names = importsOf(screen);
  if (names.length === 0) throw new Error(`${screen.path}: no code found to load beforehand`);
  const { scripts, styles } = filesOf(bundle, [panel, ...names]);
  const links = [
    ...[...scripts].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ...[...styles].map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
    // Already preloaded by the page.
  ].filter((link) => !html.includes(/href="([^"]+)"/.exec(link)![1]!));
  const read = screen.list ? ` data-read="/api/${screen.list}"` : '';
  return html
    .replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
    .replace('<div id="root"', `<div id="root"${read}`);
}

/**
 * Writes `shells/admin/regioes.html` and so on: the page for logged-in users, so that a browser requests all
 * of a screen's files at once instead of discovering them one by one.
 */
export function painelShells(): Plugin {
  return {
    name: 'panel-shells',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the panel has no page');
      const declared: { screens: Declared[] } = await import(pathToFileURL(screensFile).href);
      for (const screen of declared.screens)
        this.emitFile({
          type: 'asset',
          fileName: `shells${screen.path}.html`,
          source: shellFor(String(page.source), bundle, screen),
        });
    },
  };
}
