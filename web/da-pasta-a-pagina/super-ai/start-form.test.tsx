import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSession, type SessionInfo } from '#contract/sistema/sessao.ts';
import { createQueryClient, read } from '#web/kit/api/queries.ts';
import { StartForm } from './start-form.tsx';

function draw(drive: SessionInfo['drive']) {
  const client = createQueryClient();
  client.setQueryData(read(readSession).queryKey, { drive, engine: 'Motor local' } as SessionInfo);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StartForm id="iniciar" defaultUrl="" onStart={() => {}} />
    </QueryClientProvider>,
  );
}

it('a folder of this computer is offered where the server takes one, and nowhere else', () => {
  const offer = 'uma pasta deste computador';
  for (const google of [true, false]) {
    expect(draw({ google, localFolders: true })).toContain(offer);
    expect(draw({ google, localFolders: false })).not.toContain(offer);
  }
});
