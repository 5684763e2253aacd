import { type Bairro, maxInformacoes } from '#contract/cadastros/territorio.ts';
import { sameName } from '#web/kit/crud/same-name.ts';
import { crudScreen } from '#web/kit/crud/screen.ts';
import { excerpt } from '#web/kit/format.ts';
import { BairroAiButton } from './bairro-ai-button.tsx';
import { CreateZona } from './create-zona.tsx';
import { bairrosCsv } from './csv.ts';
import { inside } from './inside.ts';
import { cidadeLabel, cidadeOptions, zonaOptions } from './options.ts';

function NameWithInformacoes({ nome, informacoes }: Bairro) {
  return (
    <>
      <span data-hint={nome}>{nome}</span>
      {informacoes && (
        <span className="block truncate text-[13px] font-normal text-muted">{excerpt(informacoes, 50)}</span>
      )}
    </>
  );
}

/** Bairros: name with the start of its text, cidade and zona (TER-08, TER-09, TER-11). */
export const bairrosScreen = crudScreen({
  list: 'bairros',
  loadRoutes: async () => (await import('#contract/cadastros/territorio.ts')).bairrosRoutes,
  rowHeight: 56,
  columns: [
    {
      id: 'nome',
      label: 'Nome',
      value: (row: Bairro) => row.nome,
      cell: NameWithInformacoes,
      onCard: 'title',
    },
    { id: 'cidade', label: 'Cidade', value: (row) => cidadeLabel(row.zona.cidade) },
    { id: 'zona', label: 'Zona', value: (row) => row.zona.nome },
  ],
  filters: [
    {
      id: 'cidade',
      label: 'Cidade',
      all: 'Todas as cidades',
      options: cidadeOptions,
      of: (row) => String(row.zona.cidadeId),
    },
    {
      id: 'zona',
      label: 'Zona',
      all: 'Todas as zonas',
      options: zonaOptions,
      of: (row) => String(row.zonaId),
      field: 'zonaId',
      within: { filter: 'cidade', of: (zona) => String(zona.cidadeId) },
    },
  ],
  csv: bairrosCsv,
  actsOf: ({ nome }) => ({
    main: inside('empreendimentos', `condicao=${encodeURIComponent(`bairro=${nome}`)}`),
  }),
  form: {
    fields: [
      { kind: 'text', name: 'nome', label: 'Nome', maxLength: 200 },
      {
        kind: 'choice',
        name: 'zonaId',
        label: 'Zona',
        placeholder: 'Selecione a zona',
        options: zonaOptions,
        Create: CreateZona,
      },
      {
        kind: 'long-text',
        name: 'informacoes',
        label: 'Informações',
        maxLength: maxInformacoes,
        Action: BairroAiButton,
      },
      { kind: 'image', name: 'foto', label: 'Foto' },
    ],
    doubt: ({ nome, zonaId }, rows, id) =>
      sameName(
        nome,
        rows.filter((row) => row.zonaId === zonaId),
        id,
        'outro bairro desta zona',
      ),
  },
  loadWhenEmpty: async () => (await import('./first-place.tsx')).FirstBairro,
});
