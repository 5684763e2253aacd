import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { listRuns } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { read } from '#web/kit/api/queries.ts';
import { RunResults } from './run-results.tsx';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });

/** The text of what stands over the list after so many runs. */
function draw(count: number): string {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const runs = Array.from({ length: count }, (_, n) => ({
    runId: `r${n}`,
    state: 'completed',
    finishedAt: new Date().toISOString(),
    result: { empreendimentoId: n + 1, nome: `Residencial ${n + 1}`, rota: `r-${n}` },
  }));
  // biome-ignore lint/suspicious/noExplicitAny: the rest of a run is not read here
  client.setQueryData(read(listRuns).queryKey, runs as any);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RunResults />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return html.replace(/<details.*<\/details>/s, (details) => details.replace(/<ul.*<\/ul>/s, ''));
}

test('PNL-01 the last result stands in full, the earlier ones behind one line that counts them', () => {
  expect(draw(0)).toBe('');
  expect(draw(1)).toContain('Residencial 1 está publicado.');
  expect(draw(1)).not.toContain('resultado');
  expect(draw(2)).toContain('E mais 1 resultado por ver');
  const many = draw(9);
  expect(many).toContain('E mais 8 resultados por ver');
  expect(many).toContain('Residencial 1 está publicado.');
  expect(many).not.toContain('Residencial 2 está publicado.');
});
