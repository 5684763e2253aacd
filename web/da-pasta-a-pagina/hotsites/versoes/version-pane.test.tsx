import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Versao, Versoes } from '#contract/da-pasta-a-pagina/versoes.ts';
import { createQueryClient } from '#web/kit/api/queries.ts';
import type { VersoesActions } from './use-versoes.ts';
import { VersionPane } from './version-pane.tsx';

const version = (id: number, publica: boolean) =>
  ({
    id,
    numero: id,
    publica,
    criadaEm: '2026-03-12T14:05:00.000Z',
    motor: 'Motor local',
    motivo: 'Super AI',
    estilo: 'modern',
    imagens: 3,
    temFonte: true,
    secoes: [{ id: 'galeria', titulo: 'Galeria' }],
    achados: { vermelhos: 0, amarelos: 0 },
  }) as unknown as Versao;

const nothing = () => {};
function whole(isPending: boolean): string {
  const [versao, current] = [version(1, false), version(2, true)];
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <VersionPane
          data={{ hotsite: { id: 7 }, versoes: [current, versao] } as unknown as Versoes}
          versao={versao}
          wasPublic
          copy={{ isPending, mutate: nothing } as unknown as VersoesActions['copy']}
          onPublish={nothing}
          onShare={nothing}
          onCompare={nothing}
          onCopied={nothing}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const draw = (isPending: boolean) =>
  /<select[^>]*aria-label="Copiar uma seção para a versão 2"[^>]*>/.exec(whole(isPending))![0];

it('a section can be copied to the public version, one at a time', () => {
  expect(draw(false)).not.toContain('disabled');
  expect(draw(true)).toContain('disabled');
});

it('PNL-07 (in part) why and by what a version was made stands under the technical details', () => {
  const [before, after] = whole(false).split('Detalhes técnicos');
  expect(before).not.toMatch(/Motivo|Motor local/);
  expect(after).toMatch(/Motivo.*Super AI.*Motor local/);
});
