import { type Corretor, searchCorretores } from '#contract/cadastros/corretores.ts';
import { creciText } from '#contract/cadastros/creci-text.ts';
import { call } from '#web/kit/api/client.ts';
import type { SearchSource } from '#web/kit/crud/screen.ts';

/** Searches one of thousands of corretores. */
export const corretorOptions: SearchSource = {
  list: 'corretores',
  search: async (q, signal) => (await call(searchCorretores, { query: { q } }, signal)).itens,
  option: ({ id, nome, creci, ufCreci }: Corretor) => ({
    value: String(id),
    label: `${nome} · ${creciText(creci, ufCreci)}`,
  }),
};
