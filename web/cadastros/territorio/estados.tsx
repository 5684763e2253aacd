import type { Estado } from '#contract/cadastros/territorio.ts';
import { crudScreen } from '#web/kit/crud/screen.ts';
import { estadosCsv } from './csv.ts';
import { regiaoOptions } from './options.ts';
import { sameName } from './same-name.ts';

/** Estados: name, sigla and região (TER-05); a delete that fails shows one sentence alone (TER-53). */
export const estadosScreen = crudScreen({
  list: 'estados',
  loadRoutes: async () => (await import('#contract/cadastros/territorio.ts')).estadosRoutes,
  texts: { fixed: ['remove'] },
  columns: [
    { id: 'nome', label: 'Nome', value: (row: Estado) => row.nome, onCard: 'title' },
    { id: 'sigla', label: 'Sigla', value: (row) => row.sigla },
    { id: 'regiao', label: 'Região', value: (row) => row.regiao.nome },
  ],
  filters: [
    {
      id: 'regiao',
      label: 'Região',
      all: 'Todas as regiões',
      options: regiaoOptions,
      of: (row) => String(row.regiaoId),
      field: 'regiaoId',
    },
  ],
  csv: estadosCsv,
  form: {
    fields: [
      { kind: 'text', name: 'nome', label: 'Nome', maxLength: 200 },
      { kind: 'text', name: 'sigla', label: 'Sigla', maxLength: 2, mask: (typed) => typed.toUpperCase() },
      {
        kind: 'choice',
        name: 'regiaoId',
        label: 'Região',
        placeholder: 'Selecione a região',
        options: regiaoOptions,
      },
    ],
    empty: { nome: '', sigla: '', regiaoId: '' },
    of: ({ nome, sigla, regiaoId }) => ({ nome, sigla, regiaoId: String(regiaoId) }),
    doubt: ({ nome, regiaoId }, rows, id) =>
      sameName(
        nome,
        rows.filter((row) => row.regiaoId === regiaoId),
        id,
        'outro estado desta região',
      ),
  },
  loadWhenEmpty: async () => (await import('./load-ibge.tsx')).LoadIbge,
});
