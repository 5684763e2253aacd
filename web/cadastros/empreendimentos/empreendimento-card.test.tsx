import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { empreendimento } from '#tests/e2e/support/records.ts';
import { EmpreendimentoCard } from './empreendimento-card.tsx';

function drawn(own: Partial<Empreendimento>): string {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <EmpreendimentoCard
          record={empreendimento({ id: 7, nome: 'Aurora Jardins', ...own })}
          marked={false}
          deleting={false}
          main={{ label: 'Abrir página', Icon: FileText, go: { to: '/' } }}
          buttons={null}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('a card shows its main image, and a drawn façade where there is none', () => {
  const withImage = drawn({ imagemPrincipal: '/media/aurora.webp' });
  expect(withImage).toContain('<img src="/media/aurora.webp"');
  expect(withImage).not.toContain('viewBox="0 0 320 200"');
  const without = drawn({ imagemPrincipal: null });
  expect(without).not.toContain('<img');
  expect(without).toContain('viewBox="0 0 320 200"');
});

it("'N/A' stands small and quiet where the price would, and is no figure", () => {
  const priced = drawn({ precoInicial: '961000.00' });
  expect(priced).toMatch(/font-semibold tracking-tight tabular-nums[^"]*">R\$\s961\.000</);
  expect(drawn({ precoInicial: null })).toMatch(
    /tabular-nums[^"]*"><span class="text-\[13px\] font-normal text-muted">N\/A</,
  );
});
