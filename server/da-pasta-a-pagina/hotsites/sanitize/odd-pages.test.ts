import { expect, test } from 'vitest';
import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { textoDoRascunho } from '#contract/da-pasta-a-pagina/verificacao.ts';
import { serialize } from '#server/kernel/html/tree.ts';
import { editionValues } from '#server/publico/paginas-publicas/edition.ts';
import { compileTemplate, render } from '#server/publico/paginas-publicas/template.ts';
import { assetOf, blueprintFixture, catalogOf, factsOf, sourceOf } from '#tests/fixtures/hotsite.ts';
import { assemble } from '../assemble.ts';
import { guardedHtml } from './guard-page.ts';
import { sanitizePage } from './sanitize-page.ts';

const facts = factsOf();
const catalog = catalogOf([assetOf('a1'), assetOf('b2')]);
const hero = '<h1>Residencial Aurora</h1>';
const within = (body: string) => `<main id="conteudo"><section id="hero">${body}</section></main>`;

/** What a visitor gets of a page a model wrote, and why it would wait as a draft. */
function shown(html: string): { html: string; retida: string | null; achados: Finding[] } {
  const checked = sanitizePage(sourceOf({ html }), facts, catalog, blueprintFixture);
  if (!checked.ok) throw new Error(JSON.stringify(checked.reasons));
  const { nodes } = assemble(
    checked.page.nodes,
    checked.page.css,
    new Map(catalog.assets.map((a) => [a.id, a])),
  );
  const template = compileTemplate(guardedHtml(serialize(nodes), facts));
  const form = { href: '/hotsite/aurora/contato', label: 'Falar com a gente' };
  return {
    html: render(template, editionValues(null, [], { form })),
    achados: checked.findings,
    retida: textoDoRascunho(checked.findings, { publica: null, bloqueia: false }),
  };
}
const count = (text: string, part: string) => text.split(part).length - 1;

test('a model’s page without <main> still has the law’s words, its heading and the way to somebody', () => {
  const page = shown(`<section id="hero">${hero}<img src="asset:a1" alt="Fachada"></section>`);
  for (const part of ['<h1', 'Incorporação registrada sob nº R.3/12.345', 'href="/hotsite/aurora/contato"'])
    expect(page.html).toContain(part);
});

test('one with 900 images asks for the first alone; the others are asked for as they come near', () => {
  const page = shown(within(`${hero}${'<img src="asset:b2" alt="Fachada">'.repeat(900)}`));
  expect(count(page.html, '<img') - count(page.html, 'loading="lazy"')).toBe(1);
});

test('one in English stays a draft and says so', () => {
  const page = shown(
    within(`${hero}<p>Welcome to your new home by the beach. Luxury living starts here.</p>`),
  );
  expect(page.retida).toMatch(/ficou como rascunho/);
});

test('one with a form has nothing to type in and nothing to send', () => {
  const fields = '<label>Nome</label><input name="nome"><textarea></textarea><select></select>';
  const page = shown(within(`${hero}<form action="/x">${fields}<button>Enviar</button></form>`));
  expect(page.html).not.toMatch(/<(?:form|input|textarea|select)|type="submit"|action=/);
  expect(page.achados.map(({ code }) => code)).toContain('codigo-removido');
});

test('one with text as pictures loses the picture, and waits as a draft for what a drawing says', () => {
  const drawn = '<svg viewBox="0 0 200 40"><text x="0" y="20">Últimas unidades</text></svg>';
  const said = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="R$ 100.000 de desconto">';
  const page = shown(within(`${hero}${said}${drawn}`));
  expect(page.html).not.toMatch(/data:image|100\.000/);
  expect(page.retida).toMatch(/ficou como rascunho/);
  // A heading that is a picture is told.
  const bare = shown(within('<img src="asset:a1" alt="Residencial Aurora">'));
  expect(bare.achados.map(({ code }) => code)).toContain('titulo-principal');
});
