import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const maker = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

/**
 * Removes JSON Schema generation from the browser's zod: every schema has it as a method, so no bundler can
 * tell that the panel never uses it, and it would add 6 kB before the first row. Each function of these
 * modules is replaced by one that throws.
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
        // Method factories run for every schema: what they create throws when used.
        ...names.map((name) =>
          name!.startsWith('create')
            ? `export const ${name} = () => refuse;`
            : `export const ${name} = refuse;`,
        ),
      ].join('\n');
    },
  };
}
