import { QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { type Hotsite, hotsitesRoutes } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { createQueryClient, read } from '#web/kit/api/queries.ts';
import { EmpreendimentoChoice } from './empreendimento-choice.tsx';

const aurora = { id: 7, nome: 'Aurora', bairro: { nome: 'Centro', cidade: 'Joinville' } };

function draw(list: object, { value = '', taken = [] as number[] } = {}) {
  const client = createQueryClient();
  client.setQueryData(
    read(hotsitesRoutes.list).queryKey,
    taken.map((empreendimentoId) => ({ empreendimentoId }) as Hotsite),
  );
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <EmpreendimentoChoice
        list={list as UseQueryResult<Empreendimento[]>}
        record={null}
        value={value}
        onChange={() => {}}
        inputRef={() => {}}
      />
    </QueryClientProvider>,
  );
}
const answered = { data: [aurora], isPending: false, isError: false };

it('HOT-51 the choice says that it loads, what to do, or that each empreendimento has its hotsite', () => {
  expect(draw({ isPending: true })).toContain('placeholder="Carregando..."');
  expect(draw(answered)).toContain('placeholder="Selecione o empreendimento"');
  expect(draw(answered, { taken: [7] })).toContain('placeholder="Todos já possuem um hotsite"');
  expect(draw(answered, { value: '7' })).toContain('value="Aurora"');
});
