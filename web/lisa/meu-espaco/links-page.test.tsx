import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { MeuEspaco } from '#contract/lisa/meu-espaco.ts';

async function draw(hotsites: { nome: string; url: null }[]) {
  // The page follows the address bar, which there is none of here.
  vi.stubGlobal('window', { addEventListener() {} });
  const { LinksPage } = await import('./links-page.tsx');
  return renderToStaticMarkup(
    <LinksPage
      espaco={
        {
          corretor: { slug: 'ana', nome: 'Ana', titulo: 'Corretora de Imóveis' },
          site: { ativo: false, url: null },
          hotsites,
        } as unknown as MeuEspaco
      }
    />,
  );
}

it('a corretor reads whether there is nothing for him yet or its pages are being made', async () => {
  expect(await draw([])).toContain('Nenhum empreendimento ainda.');
  const waiting = await draw([{ nome: 'Residencial Aurora', url: null }]);
  expect(waiting).toContain('As páginas dos seus empreendimentos estão em preparação.');
  expect(waiting).not.toContain('Nenhum empreendimento ainda.');
});
