import { describe, expect, test } from 'vitest';
import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import { serialize } from '#server/kernel/html/tree.ts';
import { assetOf, catalogOf, factsOf, sourceOf } from '#tests/fixtures/hotsite.ts';
import { assemble } from './assemble.ts';
import { sanitizePage } from './sanitize/sanitize-page.ts';

function assembled(html: string, list: Asset[], css = '') {
  const check = sanitizePage(sourceOf({ html: `<h1>x</h1>${html}`, css }), factsOf(), catalogOf(list));
  if (!check.ok) throw new Error(JSON.stringify(check.reasons));
  const page = assemble(check.page.nodes, check.page.css, new Map(list.map((asset) => [asset.id, asset])));
  return { ...page, html: serialize(page.nodes).replace('<h1>x</h1>', '') };
}

describe('assembling a page', () => {
  test('a picture brings every format and width, its size, and its words', () => {
    const { html, used } = assembled(
      '<img class="c" src="asset:a1" alt="Fachada" sizes="50vw" data-fit="cover">',
      [assetOf('a1')],
    );
    expect(html).toBe(
      '<picture><source type="image/avif" srcset="/media/img/a1/a1-480.avif 480w, /media/img/a1/a1-1200.avif 1200w, /media/img/a1/a1-2400.avif 2400w" sizes="50vw">' +
        '<source type="image/webp" srcset="/media/img/a1/a1-480.webp 480w, /media/img/a1/a1-1200.webp 1200w, /media/img/a1/a1-2400.webp 2400w" sizes="50vw">' +
        '<img src="/media/img/a1/a1-1200.jpg" srcset="/media/img/a1/a1-480.jpg 480w, /media/img/a1/a1-1200.jpg 1200w, /media/img/a1/a1-2400.jpg 2400w" sizes="50vw" ' +
        'class="c" alt="Fachada" data-fit="cover" width="2400" height="1600" fetchpriority="high" decoding="async" data-asset="a1"></picture>',
    );
    expect(used).toEqual(['a1']);
  });

  test('the first picture that is no logo loads first, the others when they come near', () => {
    const list = [assetOf('l1', { category: 'logo' }), assetOf('a1'), assetOf('a2')];
    const { html } = assembled(
      '<img src="asset:l1"><img src="asset:a1" loading="lazy"><img src="asset:a2">',
      list,
    );
    const images = html.match(/<img[^>]*>/g) ?? [];
    expect(images.map((image) => [/fetchpriority="high"/.test(image), /loading="lazy"/.test(image)])).toEqual(
      [
        [false, true],
        [true, false],
        [false, true],
      ],
    );
  });

  test('crop and first view are rules of the sheet, never a style attribute', () => {
    const { html, css } = assembled('<img src="asset:a1">', [assetOf('a1', { focus: { x: 0.2, y: 0.7 } })]);
    expect(html).not.toContain('style=');
    expect(css).toContain('[data-asset="a1"][data-fit="cover"]{object-position:20% 70%}');
    expect(css).toContain(
      '[data-asset="a1"]:not([data-fit="contain"]){background:#335577 url(data:image/webp;base64,UklGRg==)',
    );
  });

  test('links to a picture lead to its largest file, a poster to a smaller one, style to one that fits', () => {
    const list = [assetOf('a1'), assetOf('v1', { type: 'video', url: '/media/video/v1.mp4', variants: [] })];
    const { html, css } = assembled(
      '<a href="asset:a1" data-full="asset:a1">ver</a><video src="asset:v1" poster="asset:a1" autoplay></video>',
      list,
      '.h{background:url(asset:a1)}',
    );
    expect(html).toContain('href="/media/img/a1/a1-2400.webp" data-full="/media/img/a1/a1-2400.webp"');
    expect(html).toContain(
      '<video src="/media/video/v1.mp4" poster="/media/img/a1/a1-1200.webp" controls playsinline preload="none">',
    );
    expect(css).toContain('.h{background:url(/media/img/a1/a1-1200.webp)}');
  });
});
