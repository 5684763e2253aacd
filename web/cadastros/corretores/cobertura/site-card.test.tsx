import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { createQueryClient } from '#web/kit/api/queries.ts';
import { coberturaQuery } from './cobertura-card.tsx';
import { SiteCard } from './site-card.tsx';

const marina = {
  id: 7,
  nome: 'Marina Lopes',
  nomeGuerra: 'Marina',
  slug: 'marina-lopes',
  creci: '12345-F',
  ativo: true,
};

/** The card of a corretor whose coverage is saved. */
function drawn(own: Pick<Corretor, 'aprovado' | 'siteAtivo'>): string {
  vi.stubGlobal('location', { origin: 'https://portal.example' });
  const client = createQueryClient();
  client.setQueryData(coberturaQuery(7).queryKey, [{ bairroId: 3 }] as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SiteCard corretor={{ ...marina, ...own } as Corretor} onSaved={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('PNL-05 in part: beside the switch of somebody not approved stands that his site is not public yet, before it is turned on and after', () => {
  const warning = 'só fica disponível publicamente depois que ele for aprovado';
  expect(drawn({ aprovado: false, siteAtivo: false })).toContain(warning);
  expect(drawn({ aprovado: false, siteAtivo: true })).toContain(warning);
  expect(drawn({ aprovado: true, siteAtivo: false })).not.toContain(warning);
});
