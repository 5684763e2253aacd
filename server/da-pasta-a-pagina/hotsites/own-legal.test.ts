import { expect, it } from 'vitest';
import { elementsOf, textOf } from '#server/kernel/html/tree.ts';
import { assetOf, blueprintFixture, catalogOf, factsOf, sourceOf } from '#tests/fixtures/hotsite.ts';
import { sanitizePage } from './sanitize/sanitize-page.ts';

const facts = factsOf();
const written = (html: string) => {
  const source = { html, css: 'img{width:100%}', js: '' };
  const result = sanitizePage(source, facts, catalogOf([assetOf('a1')]), blueprintFixture);
  if (!result.ok) throw new Error(result.reasons.map(({ message }) => message).join(' '));
  return { ...result.page, found: result.findings.map(({ code }) => code) };
};
const picture = '<img src="asset:a1" alt="Fachada" sizes="100vw">';
const footersOf = (nodes: ReturnType<typeof written>['nodes']) =>
  [...elementsOf(nodes)].filter(({ tag }) => tag === 'footer').map(({ children }) => textOf(children));

it('what the law wants read stands on a page whose writer forgot it, once, in its footer or in one of ours', () => {
  for (const end of ['', '<footer><p>Residencial Aurora</p></footer>']) {
    const { nodes, css, found } = written(
      `<main id="conteudo"><h1>Residencial Aurora</h1>${picture}<p>A partir de R$ 690.000.</p></main>${end}`,
    );
    const [footer, ...others] = footersOf(nodes);
    expect(others).toEqual([]);
    for (const said of [
      'R.3/12.345 no 2º Ofício de Registro de Imóveis',
      'Incorporação: Horizonte Incorporações',
      'sujeito a alteração',
      'Imagens meramente ilustrativas.',
    ])
      expect(footer).toContain(said);
    expect(css).toContain('.legal-nosso');
    expect(found).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/registro-ausente|cartorio-ausente|ilustrativas/)]),
    );
  }
});

it('a page that tells it itself is left as it is, but for what is missing', () => {
  const { html } = sourceOf();
  const [footer] = footersOf(written(html).nodes);
  expect(footer?.match(/R\.3\/12\.345/g)).toHaveLength(1);
  expect(footer?.match(/ilustrativas/g)).toHaveLength(1);
});

it('a page that names no price bears no note about one', () => {
  const { nodes } = written(`<main id="conteudo"><h1>Residencial Aurora</h1>${picture}</main>`);
  expect(footersOf(nodes)[0]).toContain('Imagens meramente ilustrativas.');
  expect(footersOf(nodes)[0]).not.toContain('sujeito a alteração');
});
