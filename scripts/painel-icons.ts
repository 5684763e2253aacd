import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const library = 'lucide-react';
const barrel = join(import.meta.dirname, `../node_modules/${library}/dist/esm/${library}.mjs`);

/** The file of each icon's name, aliases too: 'Trash2' is 'trash-2'. */
function filesOfIcons(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names, file] of readFileSync(barrel, 'utf8').matchAll(
    /^export \{ (.*) \} from '\.\/icons\/([\w-]+)\.mjs';$/gm,
  ))
    for (const [, name] of names!.matchAll(/default as (\w+)/g)) files.set(name!, file!);
  return files;
}

const importsOfIcons = new RegExp(`import \\{([^}]*)\\} from '${library}';`, 'g');

/**
 * Imports each icon from its own file. Through the library's list of all of them the plan of the first script
 * (`painel-chunks.ts`) sees every icon of the panel in whatever shows one: 120 of them, 9 kB gzipped.
 */
export function painelIcons(): Plugin {
  let files: Map<string, string> | undefined;
  return {
    name: 'painel-icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/, code: library },
      handler(code) {
        return code.replace(importsOfIcons, (_, names: string) =>
          names
            .split(',')
            .map((each) => each.trim())
            .filter((each) => each !== '' && !each.startsWith('type '))
            .map((each) => {
              const [name, local = name] = each.split(' as ');
              files ??= filesOfIcons();
              const file = files.get(name!);
              if (!file) throw new Error(`no icon called ${name} in ${library}`);
              return `import ${local} from '${library}/icons/${file}';`;
            })
            .join(''),
        );
      },
    },
  };
}

/** Whether a module is the library's. */
export const isIcon = (id: string): boolean => id.includes(`/node_modules/${library}/`);
