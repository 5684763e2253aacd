import { describe, expect, it } from 'vitest';
import { blueprintFixture, catalogOf, factsOf, sourceOf } from '#tests/fixtures/hotsite.ts';
import { sanitizePage } from './sanitize-page.ts';

const check = (html: string) =>
  sanitizePage(sourceOf({ html: `<h1>Aurora</h1>${html}` }), factsOf(), catalogOf(), blueprintFixture);
const filled = (seed: string) => seed.repeat(Math.ceil(58_000 / seed.length));

/** Inputs on which backtracking patterns are slowest; a page is read by the thread that answers everybody. */
const slow = [
  ...[
    'a',
    'aa ',
    'a.',
    'a-',
    'a.a ',
    '1.',
    'a@',
    'www.',
    'p r o n t o ',
    'n o v e ',
    'á ',
    'o\u0301',
    'a/b ',
  ],
  ...[
    'e ',
    'a\n',
    'apenas so cerca de ',
    '10 ou ',
    'dois mil e ',
    '<i>1</i>',
    '&nbsp;a',
    'IV ',
    '1o semestre ',
  ],
  ...['casa ', 'casa. ', 'sem aviso ', 'lado a ', '<a href="#x">a</a> '],
  ...[`${'x'.repeat(199)} `, `${'a-'.repeat(99)} `, `${'1.'.repeat(99)} `],
];

describe('SAF-02 no text keeps the check busy', () => {
  it.each(slow)('of %j, over and over', { timeout: 20_000 }, (seed) => {
    expect(check(`<p>${filled(seed)}</p>`)).toBeDefined();
    expect(check(`<p title="${filled(seed).replace(/[<"]/g, '')}">Sala</p>`)).toBeDefined();
  });

  it('a word or a gap without end goes and is told, what stands around it stays', () => {
    const result = check(`<p>Sala ${'a'.repeat(400_000)} ampla${' '.repeat(9_000)}e clara.</p>`);
    expect(result.ok && JSON.stringify(result.page.nodes)).toContain('Sala  ampla e clara.');
    expect(result.ok && result.findings.map(({ code }) => code)).toContain('palavra-sem-fim');
  });

  it('a page of more text than any is refused', () => {
    const result = check(`<p>${'Sala ampla. '.repeat(6_000)}</p>`);
    expect(!result.ok && result.reasons.map(({ code }) => code)).toEqual(['texto-demais']);
  });
});
