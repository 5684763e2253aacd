import type { Cidade } from '#contract/cadastros/territorio.ts';
import { crudScreen } from '#web/kit/crud/screen.ts';
import { cidadesCsv } from './csv.ts';
import { estadoOptions } from './options.ts';
import { sameName } from './same-name.ts';

/** Cidades: name and estado (TER-06). */
export const cidadesScreen = crudScreen({
  list: 'cidades',
  loadRoutes: async () => (await import('#contract/cadastros/territorio.ts')).cidadesRoutes,
  columns: [
    { id: 'nome', label: 'Nome', value: (row: Cidade) => row.nome, onCard: 'title' },
    { id: 'estado', label: 'Estado', value: ({ estado }) => `${estado.nome} (${estado.sigla})` },
  ],
  filters: [
    {
      id: 'estado',
      label: 'Estado',
      all: 'Todos os estados',
      options: estadoOptions,
      of: (row) => String(row.estadoId),
      field: 'estadoId',
    },
  ],
  csv: cidadesCsv,
  form: {
    fields: [
      { kind: 'text', name: 'nome', label: 'Nome', maxLength: 200 },
      {
        kind: 'choice',
        name: 'estadoId',
        label: 'Estado',
        placeholder: 'Selecione o estado',
        options: estadoOptions,
      },
    ],
    empty: { nome: '', estadoId: '' },
    of: ({ nome, estadoId }) => ({ nome, estadoId: String(estadoId) }),
    doubt: ({ nome, estadoId }, rows, id) =>
      sameName(
        nome,
        rows.filter((row) => row.estadoId === estadoId),
        id,
        'outra cidade deste estado',
      ),
  },
  loadWhenEmpty: async () => (await import('./load-ibge.tsx')).LoadIbge,
});
