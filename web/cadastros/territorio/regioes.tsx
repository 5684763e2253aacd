import type { Regiao } from '#contract/cadastros/territorio.ts';
import { crudScreen } from '#web/kit/crud/screen.ts';
import { regioesCsv } from './csv.ts';
import { sameName } from './same-name.ts';

/** Regiões: name and code (TER-04). */
export const regioesScreen = crudScreen({
  list: 'regioes',
  loadRoutes: async () => (await import('#contract/cadastros/territorio.ts')).regioesRoutes,
  columns: [
    { id: 'nome', label: 'Nome', value: (row: Regiao) => row.nome, onCard: 'title' },
    { id: 'codigo', label: 'Código', value: (row) => row.codigo },
  ],
  csv: regioesCsv,
  form: {
    fields: [
      { kind: 'text', name: 'nome', label: 'Nome', maxLength: 200 },
      { kind: 'text', name: 'codigo', label: 'Código', maxLength: 20 },
    ],
    empty: { nome: '', codigo: '' },
    of: ({ nome, codigo }) => ({ nome, codigo }),
    doubt: ({ nome }, rows, id) => sameName(nome, rows, id, 'outra região'),
  },
  loadWhenEmpty: async () => (await import('./load-ibge.tsx')).LoadIbge,
});
