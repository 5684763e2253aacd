import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Rule {
  word: string;
  /** Part of a path; '' is everywhere. */
  where: string;
}

/** The losing words of the glossary's table 'One word per thing'. */
function losingWords(glossary: string): Rule[] {
  const [, table = ''] = glossary.split('## One word per thing');
  const rows = table
    .split(/^## /m)[0]!
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Thing'));
  return rows.flatMap((row) => {
    const [, , , never, where] = row.split('|').map((cell) => cell.trim());
    const scope = where === '–' ? '' : where!.replaceAll('`', '');
    return never!.split(',').map((word) => ({ word: word.trim(), where: scope }));
  });
}

/** Words of a path or an identifier: `openPanel` is 'open' and 'panel'. */
const wordsOf = (name: string) => name.split(/(?=[A-Z])|[^A-Za-z]/).map((word) => word.toLowerCase());

function exportedNames(source: string): string[] {
  const declared = source.matchAll(
    /^export (?:default )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm,
  );
  const listed = source.matchAll(/^export (?:type )?\{([^}]+)\}/gm);
  return [
    ...[...declared].map(([, name]) => name!),
    ...[...listed].flatMap(([, names]) => names!.split(',').map((name) => name.trim().split(' ').at(-1)!)),
  ];
}

const rules = losingWords(readFileSync('docs/glossario.md', 'utf8'));

/** Names of a file that use a losing word: its path and its exports. */
function faults(path: string, source: string): string[] {
  const lost = new Set(rules.filter(({ where }) => path.includes(where)).map(({ word }) => word));
  return [path, ...exportedNames(source)].filter((name) => wordsOf(name).some((word) => lost.has(word)));
}

describe('one word per thing', () => {
  it('HSE-17 (a losing word is red) in an exported name, the name of a file or of a folder', () => {
    expect(faults('server/panel.ts', 'export function tellAll() {}\nexport const other = 1;')).toEqual([
      'server/panel.ts',
      'tellAll',
    ]);
    expect(faults('server/da-pasta-a-pagina/hotsites/check/page.ts', '')).not.toEqual([]);
    expect(faults('server/cadastros/check.ts', 'export { kick as wake };')).toEqual([]);
  });

  it('HSE-17 (no losing word returns) in any file of the sources', () => {
    const paths = execFileSync(
      'git',
      ['ls-files', 'contract', 'server', 'web', 'site', 'scripts', 'tests', ':!server/db/migrations'],
      { encoding: 'utf8' },
    )
      .split('\n')
      .filter(Boolean);
    const found = paths.flatMap((path) =>
      faults(path, /\.tsx?$/.test(path) ? readFileSync(path, 'utf8') : '').map((name) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });
});
