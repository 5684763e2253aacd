import type { Bairro, Cidade, Zona } from '#contract/cadastros/territorio.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';

type Place = { nome: string; estado: { sigla: string } };

const nome = { field: 'nome', label: 'Nome', required: true } as const;
const cidade = { field: 'cidade', label: 'Cidade', also: ['Município'], required: true, example: 'Campinas' };
const uf: Omit<CsvColumn<never>, 'value'> = {
  field: 'uf',
  label: 'UF',
  also: ['Estado', 'Sigla', 'Sigla UF'],
  example: 'SP',
  size: 'narrow',
};

const ofCidade = <Row>(place: (row: Row) => Place): CsvColumn<Row>[] => [
  { ...cidade, value: (row) => place(row).nome },
  { ...uf, value: (row) => place(row).estado.sigla },
];

export const cidadesCsv: CsvColumn<Cidade>[] = [
  { ...nome, also: ['Cidade', 'Município'], example: 'Campinas' },
  { ...uf, required: true, value: (row) => row.estado.sigla },
];

export const zonasCsv: CsvColumn<Zona>[] = [
  { ...nome, also: ['Zona'], example: 'Zona Leste' },
  ...ofCidade<Zona>((row) => row.cidade),
];

export const bairrosCsv: CsvColumn<Bairro>[] = [
  { ...nome, also: ['Bairro'], example: 'Cambuí' },
  { field: 'zona', label: 'Zona', required: true, value: (row) => row.zona.nome, example: 'Zona Leste' },
  ...ofCidade<Bairro>((row) => row.zona.cidade),
  {
    field: 'informacoes',
    label: 'Informações',
    size: 'wide',
    example: 'Bairro arborizado, perto do centro.',
  },
];
