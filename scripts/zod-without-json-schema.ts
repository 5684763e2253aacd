import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const maker = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

/**
 * Leaves out of the browser's zod what makes JSON Schema of a schema: every schema carries it as a
 * method, so no bundler can tell that the panel never asks (the server does), and it would be 6 kB on
 * the way to the first row. Each function of these modules becomes one that says so.
 */
export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'zod-without-json-schema',
    apply: 'build',
    async load(id) {
      if (!maker.test(id)) return null;
      const source = await readFile(id, 'utf8');
      const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
      return [
        'const refuse = () => { throw new Error("The browser\'s zod makes no JSON Schema"); };',
        // The makers of methods are called with every schema: what they make is refused when it is used.
        ...names.map((name) =>
          name!.startsWith('create')
            ? `export const ${name} = () => refuse;`
            : `export const ${name} = refuse;`,
        ),
      ].join('\n');
    },
  };
}
