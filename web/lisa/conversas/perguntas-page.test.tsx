import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { conversasMessages, listConversas } from '#contract/lisa/conversas.ts';
import { PerguntasPage } from './perguntas-page.tsx';

const conversa = { id: 9, nome: 'Marta Reis', whatsapp: '(11) 91111-0004', perguntas: ['Tem piscina?'] };
const taken = { ...conversa, assumidaPor: { id: 2, username: 'bia' } };
const free = { ...conversa, assumidaPor: null };

/** The page's text with one person's questions and what is known of the conversation. */
function draw(transcript: object | undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const query = { filtro: 'com-pergunta', limite: 20, passo: undefined, q: undefined };
  client.setQueryData([listConversas.path, 'lista', query], { itens: [free], total: 1 });
  if (transcript) client.setQueryData([listConversas.path, 'transcricao', 9, 1], transcript);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PerguntasPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('PNL-09 what Lisa could not answer is answered in place while the person may be written to', () => {
  const shown = draw({ conversa: free, minha: false, janela: { aberta: true } });
  expect(shown).toContain('1 pessoa espera uma resposta');
  expect(shown).toMatch(/Marta Reis.*Tem piscina\?.*Responder/);
});

test('PNL-09 where it may not be answered it says why, and the conversation is one click away', () => {
  const shut = draw({ conversa: free, minha: false, janela: { aberta: false } });
  expect(shut).toContain(conversasMessages.shut);
  const elsewhere = draw({ conversa: taken, minha: false, janela: { aberta: true } });
  expect(elsewhere).toContain('bia responde nesta conversa.');
  for (const shown of [shut, elsewhere, draw(undefined)]) {
    expect(shown).not.toContain('Responder ');
    expect(shown).toContain('Abrir conversa com Marta Reis');
  }
});
