import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Words of the glossary's last column. */
function forbiddenWords(): string[] {
  const rows = readFileSync('docs/glossario.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| [a-zç]/.test(line));
  return rows
    .flatMap((row) => row.split('|').at(-2)!.split(','))
    .map((word) => word.trim())
    .filter((word) => /^[a-z]+$/i.test(word));
}

/**
 * Words of a source's identifiers: `brokerList` is 'broker' and 'list'. Strings, patterns and comments are
 * ignored.
 */
function wordsOf(source: string): Set<string> {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\/\/.*$/gm, ' ')
    .replace(/(['"])(?:\\.|(?!\1).)*\1/g, ' ')
    .replace(/`(?:\\.|[^`\\])*`/g, ' ')
    .replace(/>[^<>{}]*</g, ' ')
    .replace(/(?<=[=(,:[]\s*)\/(?:\\.|[^/\\\n])+\/[a-z]*/g, ' ');
  const identifiers = code.match(/[A-Za-z_$][\w$]*/g) ?? [];
  return new Set([
    ...identifiers,
    ...identifiers.flatMap((name) => name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase())),
  ]);
}

const sources = execFileSync('git', ['ls-files', 'contract', 'server', 'web', 'site', 'scripts', 'tests'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path));

describe('one word per thing', () => {
  const words = forbiddenWords().filter((word) => word !== 'property');

  it('reads the glossary', () => {
    expect(words).toContain('broker');
    expect(wordsOf('const brokerList = 1;')).toContain('broker');
  });

  it('no identifier uses a word the glossary forbids', () => {
    const found = sources.flatMap((path) => {
      const used = wordsOf(readFileSync(path, 'utf8'));
      return words.filter((word) => used.has(word)).map((word) => `${path}: ${word}`);
    });
    expect(found).toEqual([]);
  });

  it('no file is named by one', () => {
    const pattern = new RegExp(`(^|[/-])(${words.join('|').toLowerCase()})s?([./-]|$)`);
    expect(sources.filter((path) => pattern.test(path))).toEqual([]);
  });
});
