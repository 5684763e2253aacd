import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PreviewLinks } from './past.tsx';

it('a preview link says which version it shows, until when, and who made it when', () => {
  const link = {
    id: 1,
    numero: 3,
    autor: 'Bia',
    criadoEm: '2026-11-20T15:00:00.000Z',
    expiraEm: '2026-11-27T18:30:00.000Z',
  };
  const html = renderToStaticMarkup(<PreviewLinks links={[link]} busy={false} onRevoke={() => {}} />);
  const text = html.replace(/<[^>]+>/g, '');
  expect(text).toContain('Versão 3 até 27/11/2026 às 15:30');
  expect(text).toContain('Criado em 20/11/2026 por Bia');
});
