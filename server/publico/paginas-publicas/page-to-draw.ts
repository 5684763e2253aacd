import type { PageToDraw } from '#server/adapters/page-drawing/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { callsOf, type DrawablePage, guardedPage } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { loadFonts } from './fonts.ts';
import { hotsiteDocument } from './hotsite-document.ts';
import { loadPageScript } from './page-script.ts';
import { renderWithoutCorretor } from './render-without-corretor.ts';

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};
/** Addresses of stored pictures, and nothing else of the storage. */
const picture = /^\/media\/(img\/[a-z0-9/._-]+\.(avif|webp|jpg|png))$/;

/** A page as a visitor without a corretor gets it, with all it asks for. */
export function createPageToDraw({ storage }: { storage: Storage }): (page: DrawablePage) => PageToDraw {
  let loaded: { fonts: ReturnType<typeof loadFonts>; script: ReturnType<typeof loadPageScript> } | undefined;
  // A public bucket's addresses lead outside, where the browser cannot go.
  const base = storage.url('x').slice(0, -1);
  const ours = (text: string) => (base.startsWith('http') ? text.replaceAll(base, '/media/') : text);
  return ({ html, css, js, head, facts, blueprint }) => {
    loaded ??= { fonts: loadFonts(), script: loadPageScript() };
    const { fonts, script } = loaded;
    const { style, color_scheme: colors } = blueprint.metadata;
    const whole = hotsiteDocument({
      head,
      facts,
      colors,
      canonical: 'http://127.0.0.1/',
      css,
      script: script.url,
      calls: callsOf(js),
      fonts: fonts.byStyle[style],
      body: renderWithoutCorretor(guardedPage(html, facts)),
      indexed: false,
    });
    return {
      html: ours(whole),
      async file(path) {
        if (path === script.url) return { bytes: script.text, type: 'text/javascript' };
        const font = fonts.files.get(path.replace('/fontes/', ''));
        if (font) return { bytes: font, type: 'font/woff2' };
        const [, key, format = ''] = picture.exec(path) ?? [];
        const file = key ? await storage.get(key) : null;
        return file && { bytes: file.bytes, type: types[format]! };
      },
    };
  };
}
