import { expect, test } from 'vitest';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { guardedHtml } from './guard-page.ts';

const facts = factsOf();
const guarded = (html: string) => guardedHtml(html, facts);

test('SAF-02 the heading that must be seen is the one with the name, whatever stands before it', () => {
  expect(guarded('<h1>Bem-vindo</h1><main><h1>Residencial Aurora</h1></main>')).toMatch(
    /<h1 data-guarda="parte">Bem-vindo<\/h1><main[^>]*><h1 data-guarda="texto">Residencial Aurora/,
  );
  expect(guarded('<main><h1>Bem-vindo</h1></main>')).toContain('<h1 data-guarda="texto">Bem-vindo');
});

test('SAF-02 a price in the link past the header, behind a film or in a drawing is none that is seen', () => {
  const real = '<main><section><p>R$ 690.000</p></section></main>';
  for (const decoy of [
    '<a href="#x"><span>R$ 690.000</span></a>',
    '<video src="asset:v1">R$ 690.000</video>',
    '<svg><text>R$ 690.000</text></svg>',
  ]) {
    const html = guarded(decoy + real);
    expect(html, decoy).toContain('<p data-guarda="texto">R$ 690.000</p>');
    expect(html.match(/data-guarda="texto"/g), decoy).toHaveLength(1);
  }
});

test('SAF-02 the corretor’s name that must be seen needs no photo of him', () => {
  const name = '{{CORRETOR_NOME}}, CRECI {{CORRETOR_CRECI}}';
  const html = guarded(`<main><p data-corretor="foto">${name}</p><p data-corretor="com">${name}</p></main>`);
  expect(html).toContain(`<p data-corretor="com" data-guarda="texto">${name}`);
  expect(guarded(`<main><p data-corretor="foto">${name}</p></main>`)).toContain(
    `<p data-corretor="com" data-guarda="texto">`,
  );
});
