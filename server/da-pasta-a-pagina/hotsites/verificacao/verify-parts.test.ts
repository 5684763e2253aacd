import { describe, expect, test } from 'vitest';
import type { Blueprint, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { serialize } from '#server/kernel/html/tree.ts';
import { assetOf, blueprintFixture, catalogOf, factsOf, sourceOf } from '#tests/fixtures/hotsite.ts';
import { enforceCreciSize } from '../creci-size.ts';
import { type InspectedPage, inspectPage } from './inspect.ts';
import { readHtml } from './read-page.ts';

const stored = { exists: async () => true, url: (key: string) => `/media/${key}` } as unknown as Storage;
const without = (gone: RegExp) => ({ ...stored, exists: async (key: string) => !gone.test(key) }) as Storage;

const picture = (attrs = '') =>
  `<picture><source type="image/avif" srcset="/media/img/a1/a1-480.avif 480w, /media/img/a1/a1-1200.avif 1200w">` +
  `<img src="/media/img/a1/a1-1200.jpg" alt="Fachada do prédio" data-asset="a1" fetchpriority="high" ${attrs}></picture>`;

const html = (more = '') =>
  `${sourceOf()
    .html.replace(/<img src="asset:a1"[^>]*>/, picture())
    .replace(
      'ilustrativas.',
      'ilustrativas. Valor da tabela de janeiro de 2026.',
    )}<section id="sobre"><h2>Sobre</h2><p>Piscina e academia.</p></section>${more}`;

interface Change {
  html?: string;
  /** Markup as older versions generated it. */
  older?: string;
  css?: string;
  made?: Partial<PageFacts>;
  now?: Partial<PageFacts>;
  blueprint?: Blueprint;
  catalog?: InspectedPage['catalog'];
  current?: InspectedPage['catalog'];
  storage?: Storage;
}

/** The findings of a faultless page with one change. */
async function check(change: Change = {}) {
  const page: InspectedPage = {
    html: change.older ?? serialize(enforceCreciSize(readHtml(change.html ?? html()))),
    css: change.css ?? 'body{margin:0}',
    js: '',
    blueprint: change.blueprint ?? blueprintFixture,
    facts: factsOf(change.made),
    style: 'modern',
    catalog: change.catalog ?? catalogOf(),
  };
  return inspectPage(change.storage ?? stored, page, {
    facts: factsOf(change.now ?? change.made),
    catalog: change.current ?? change.catalog ?? catalogOf(),
  });
}
const codes = async (change: Change) => (await check(change)).achados.map(({ code }) => code);
const messages = async (change: Change) => (await check(change)).achados.map(({ message }) => message);

describe('a page without a fault', () => {
  test('nothing is found on it, and its first view is weighed', async () => {
    const { achados, medidas, ausentes } = await check();
    expect(achados).toEqual([]);
    expect(ausentes).toEqual([]);
    expect(medidas.imagens).toBe(1);
    // Fonts of the style and one picture at the least.
    expect(medidas.primeiraVista).toBeGreaterThan(40_000);
  });
});

describe('the law', () => {
  test.each<[string, Change, string]>([
    ['a launch without a registration', { now: { registroIncorporacao: null } }, 'lancamento-sem-registro'],
    ['a launch without its registry office', { now: { cartorio: null } }, 'lancamento-sem-cartorio'],
    ['a number the page does not show', { html: html().replace('R.3/12.345', '') }, 'registro-ausente'],
    [
      'no word that images are illustrations',
      { html: html().replace('Imagens ilustrativas.', '') },
      'sem-imagens-ilustrativas',
    ],
    ['a price whose table has no date', { made: { dataTabela: null } }, 'preco-sem-data'],
    [
      'a price the page does not date',
      { html: html().replace('Valor da tabela de janeiro de 2026.', '') },
      'data-do-preco-ausente',
    ],
    ['a sentence without its end', { html: html('<p>Os jardins cercam a torre e as.</p>') }, 'frase-cortada'],
    [
      'a sentence without its beginning',
      { html: html('<p>devolve o jeito de morar com quintal.</p>') },
      'frase-cortada',
    ],
    ['a list posing as text', { html: html('<p>Piscina, academia, jardim, praça.</p>') }, 'lista-como-texto'],
    [
      'a registry without its end',
      { now: { cartorio: '5º Ofício de Registro de Imóveis de Belo' } },
      'cartorio-cortado',
    ],
    ['a CRECI that a sheet may make as small as it likes', { older: html() }, 'creci-sem-tamanho'],
    [
      'a corretor without his CRECI',
      { html: html().replace(', CRECI {{CORRETOR_UF_CRECI}} {{CORRETOR_CRECI}}', '') },
      'corretor-sem-creci',
    ],
    [
      'a corretor without his title',
      { html: html().replace(', Corretor de Imóveis', '').replace('Fale com um corretor.', '') },
      'corretor-sem-titulo',
    ],
  ])('%s is found, and gone once it is mended', async (_, change, code) => {
    expect(await codes(change)).toContain(code);
    expect(await codes({})).not.toContain(code);
  });

  test('only a launch must show its registration', async () => {
    const pronto = { status: 'pronto', registroIncorporacao: null, cartorio: null };
    const found = await codes({ html: html().replace(/<footer>.*<\/footer>/, ''), made: pronto });
    expect(found).not.toContain('lancamento-sem-registro');
  });
});

describe('facts, against the record as it is now', () => {
  test('a number that left the record is found where the page still says it', async () => {
    const found = await messages({ now: { areaMax: '98.00' } });
    expect(found).toContainEqual(expect.stringMatching(/A página diz “A partir de .*110,5/));
    expect(await codes({ now: { areaMax: '110.50' } })).toEqual([]);
  });

  test('another price in the record makes the old one a claim without support', async () => {
    expect(await codes({ now: { precoInicial: '720000.00' } })).toContain('numero-fora-do-cadastro');
  });

  test('a price somebody corrected is held against the cheapest home of the table beside it', async () => {
    const tipo = { nome: 'Tipo A', disponiveis: 3, precoMin: '680000.00', precoMax: '700000.00' };
    const tabela = { data: '2026-01-10', ate: '2026-12-31', pagamento: [], tipos: [tipo] };
    const said = html('<p>Tipo A por R$ 680.000</p>');
    expect(await messages({ html: said, now: { tabela } })).toContainEqual(
      expect.stringMatching(/“a partir de R\$.690\.000”, e a tabela de unidades tem Tipo A por R\$.680\.000/),
    );
    const same = { ...tabela, tipos: [{ ...tipo, precoMin: '690000.00' }] };
    expect(await codes({ now: { tabela: same } })).toEqual([]);
    const sold = { ...tabela, tipos: [{ ...tipo, disponiveis: 0 }] };
    expect(await codes({ html: said, now: { tabela: sold } })).not.toContain('preco-diverge-da-tabela');
  });

  test('a number read out by a screen reader counts as one that is shown', async () => {
    const said = html('<a href="#sobre" aria-label="Veja os 48 apartamentos">Veja</a>');
    expect(await codes({ html: said })).toContain('numero-fora-do-cadastro');
  });

  test('an amenity taken out of the record is found, and one worded otherwise is not', async () => {
    const found = await messages({ now: { amenidades: ['Academia'] } });
    expect(found).toContain('A página mostra “Piscina”, que não está entre as amenidades do cadastro.');
    expect(await codes({ now: { amenidades: ['Piscina aquecida', 'Academia'] } })).toEqual([]);
  });

  test('an amenity that the page lists and the record never had is found', async () => {
    const section = {
      id: 'amenidades',
      titulo: 'Lazer',
      subtitulo: null,
      texto: [],
      assets: [],
      destaques: [],
    };
    const itens = [{ titulo: 'Heliponto', texto: null, grupo: null, asset: null }];
    const blueprint = {
      ...blueprintFixture,
      sections: [...blueprintFixture.sections, { ...section, itens } as Blueprint['sections'][number]],
    };
    const listing = html('<section id="amenidades"><h2>Lazer</h2><ul><li>Heliponto</li></ul></section>');
    expect(await codes({ html: listing, blueprint })).toContain('amenidade-fora-do-cadastro');
    const now = { amenidades: ['Piscina', 'Academia', 'Heliponto'] };
    expect(await codes({ html: listing, blueprint, now })).toEqual([]);
  });

  test('a promise in the prose is asked about, the caption of a picture is not', async () => {
    expect(await codes({ html: html('<p>Relaxe na sauna.</p>') })).toEqual(['amenidade-nao-listada']);
    const caption = html('<figure><figcaption>Perspectiva da sauna</figcaption></figure>');
    expect(await codes({ html: caption })).toEqual([]);
  });

  test('what was renamed, moved or delivered since is told with both words', async () => {
    const shown = html('<p>Rua das Acácias, 123</p><p>Entrega em novembro de 2029</p>');
    const now = { endereco: 'Rua das Palmeiras, 9', dataEntrega: '2030-03', status: 'pronto' };
    const found = await messages({ html: shown, now });
    expect(found).toContain(
      'Endereço: a página diz “Rua das Acácias, 123”, e o cadastro agora diz “Rua das Palmeiras, 9”.',
    );
    expect(found).toContain(
      'Entrega: a página diz “novembro de 2029”, e o cadastro agora diz “março de 2030”.',
    );
    expect(found).toContain(
      'Status: a página foi feita em “Em Lançamento”, e o cadastro agora diz “Pronto”.',
    );
  });
});

describe('pictures', () => {
  test('files that are gone are counted, and keep the page from being whole', async () => {
    const { achados, ausentes } = await check({ storage: without(/a1-480/) });
    expect(achados.map(({ code }) => code)).toEqual(['imagem-ausente']);
    expect(ausentes).toEqual(['img/a1/a1-480.avif']);
  });

  test.each<[string, Change, string]>([
    [
      'a picture too small for the opening',
      { catalog: catalogOf([assetOf('a1', { width: 900 })]) },
      'imagem-pequena',
    ],
    [
      'a picture too small for the opening, marked as nothing of the kind',
      {
        html: html().replace('fetchpriority="high"', ''),
        catalog: catalogOf([assetOf('a1', { width: 900 })]),
      },
      'imagem-pequena',
    ],
    [
      'a plan in the opening',
      { catalog: catalogOf([assetOf('a1', { category: 'planta' })]) },
      'imagem-classe',
    ],
    [
      'a main picture nobody is sure of',
      { catalog: catalogOf([assetOf('a1', { uncertain: true })]) },
      'imagem-principal-incerta',
    ],
    [
      'a picture kept in reserve',
      { catalog: catalogOf([assetOf('a1', { usage: 'reserva' })]) },
      'imagem-reserva',
    ],
    ['a picture the catalogue lost', { current: catalogOf([assetOf('b2')]) }, 'imagem-fora-do-catalogo'],
    [
      'a picture without words',
      { html: html().replace('alt="Fachada do prédio"', 'alt=""') },
      'imagem-sem-descricao',
    ],
    [
      'a picture called like its file',
      { html: html().replace('Fachada do prédio', 'IMG_2034.jpg') },
      'imagem-com-nome-de-arquivo',
    ],
  ])('%s is found', async (_, change, code) => {
    expect(await codes(change)).toContain(code);
  });
});

describe('access', () => {
  const scheme = blueprintFixture.metadata.color_scheme;
  const pale: Blueprint = {
    ...blueprintFixture,
    metadata: { ...blueprintFixture.metadata, color_scheme: { ...scheme, muted: '#b5b0ab' } },
  };
  test.each<[string, Change, string]>([
    ['a heading that skips a level', { html: html('<h4>Detalhe</h4>') }, 'titulos-fora-de-ordem'],
    ['two main headings', { html: html('<h1>Outro</h1>') }, 'titulo-principal'],
    ['a button without words', { html: html('<button type="button"></button>') }, 'sem-rotulo'],
    ['a label that points at nothing', { html: html('<nav aria-labelledby="nada">a</nav>') }, 'sem-rotulo'],
    ['text in another language', { html: html('<p lang="en">Hello</p>') }, 'idioma'],
    ['colours too close to each other', { blueprint: pale }, 'contraste'],
  ])('%s is found', async (_, change, code) => {
    expect(await codes(change)).toContain(code);
  });

  test('a picture names the link it stands in', async () => {
    expect(await codes({ html: html(`<a href="#sobre">${picture()}</a>`) })).toEqual([]);
  });
});

describe('weight, links, placeholders, addresses', () => {
  test('a first view over 300 kB is found', async () => {
    const asset = assetOf('a1');
    const heavy = asset.variants.map((variant) => ({ ...variant, bytes: 400_000 }));
    const catalog = catalogOf([{ ...asset, variants: heavy }]);
    expect(await codes({ catalog })).toContain('primeira-vista-pesada');
    // A picture that waits until it comes near costs nothing at first.
    const lazy = html().replace('fetchpriority="high"', 'loading="lazy"');
    expect(await codes({ catalog, html: lazy })).toEqual([]);
  });

  test.each<[string, Change, string]>([
    ['a link to nothing', { html: html('<a href="#contato">Contato</a>') }, 'link-quebrado'],
    [
      'a placeholder nobody fills',
      { html: html('<p>{{CORRETOR_TELEFONE}}</p>') },
      'placeholder-desconhecido',
    ],
    ['a foreign address', { html: html('<a href="https://exemplo.com/x">Veja</a>') }, 'endereco-externo'],
    [
      'a foreign picture',
      { html: html('<img alt="Vista" srcset="//cdn.exemplo.com/a.jpg 1x">') },
      'endereco-externo',
    ],
    [
      'a WhatsApp number that is not the one of who shares the page',
      { html: html('<a href="https://wa.me/5547999990000">WhatsApp</a>') },
      'endereco-externo',
    ],
    ['a sheet that fetches', { css: 'body{background:url(https://exemplo.com/a.png)}' }, 'endereco-externo'],
  ])('%s is found', async (_, change, code) => {
    expect(await codes(change)).toContain(code);
  });
});
