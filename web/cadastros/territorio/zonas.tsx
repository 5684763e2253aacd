import type { Zona } from '#contract/cadastros/territorio.ts';
import { crudScreen } from '#web/kit/crud/screen.ts';
import { zonasCsv } from './csv.ts';
import { cidadeLabel, cidadeOptions } from './options.ts';
import { sameName } from './same-name.ts';

/** Zonas: name and cidade with its sigla (TER-07); a delete that fails shows one sentence alone (TER-53). */
export const zonasScreen = crudScreen({
  list: 'zonas',
  loadRoutes: async () => (await import('#contract/cadastros/territorio.ts')).zonasRoutes,
  texts: { fixed: ['remove'] },
  columns: [
    { id: 'nome', label: 'Nome', value: (row: Zona) => row.nome, onCard: 'title' },
    { id: 'cidade', label: 'Cidade', value: (row) => cidadeLabel(row.cidade) },
  ],
  filters: [
    {
      id: 'cidade',
      label: 'Cidade',
      all: 'Todas as cidades',
      options: cidadeOptions,
      of: (row) => String(row.cidadeId),
      field: 'cidadeId',
    },
  ],
  csv: zonasCsv,
  form: {
    fields: [
      { kind: 'text', name: 'nome', label: 'Nome', maxLength: 200 },
      {
        kind: 'choice',
        name: 'cidadeId',
        label: 'Cidade',
        placeholder: 'Selecione a cidade',
        options: cidadeOptions,
      },
    ],
    empty: { nome: '', cidadeId: '' },
    of: ({ nome, cidadeId }) => ({ nome, cidadeId: String(cidadeId) }),
    doubt: ({ nome, cidadeId }, rows, id) =>
      sameName(
        nome,
        rows.filter((row) => row.cidadeId === cidadeId),
        id,
        'outra zona desta cidade',
      ),
  },
  loadWhenEmpty: async () => (await import('./first-place.tsx')).FirstZona,
});
