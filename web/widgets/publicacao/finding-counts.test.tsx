import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FindingCounts } from './finding-counts.tsx';

it.each([
  [null, 'Por verificar: o cadastro mudou', ['Por verificar']],
  [{ vermelhos: 0, amarelos: 0 }, 'Sem pendências', ['Em ordem']],
  [{ vermelhos: 0, amarelos: 2 }, '2 avisos', ['2']],
  [{ vermelhos: 1, amarelos: 0 }, '1 pendência grave', ['1']],
  [{ vermelhos: 3, amarelos: 1 }, '3 pendências graves, 1 aviso', ['3', '1']],
])('what a check found, %j, is said as “%s” and shown as %j', (counts, words, marks) => {
  const html = renderToStaticMarkup(<FindingCounts counts={counts} />);
  const shown = html.replace(/<svg.*?<\/svg>/g, '');
  expect(shown).toContain(`<span class="sr-only">${words}</span>`);
  expect([...shown.matchAll(/aria-hidden="true"[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(marks);
});
