import { autorizacaoLabel } from '#contract/cadastros/autorizacao.ts';
import type { ImovelUsado } from '#contract/cadastros/imoveis-usados.ts';
import { autorizacaoToday } from '#web/cadastros/imoveis-usados/situation.ts';
import type { CsvColumn, CsvValue } from '#web/kit/csv/sheet.ts';

const column = (label: string, value: (row: ImovelUsado) => CsvValue): CsvColumn<ImovelUsado> => ({
  field: label,
  label,
  value,
  example: '',
});
const number = (value: string | null) => (value === null ? null : Number(value));
const day = (value: string | null) => value?.split('-').reverse().join('/');

/** Used properties as a spreadsheet, export only. */
export const imoveisUsadosCsv: CsvColumn<ImovelUsado>[] = [
  column('Título', (row) => row.titulo),
  column('Tipo', (row) => row.tipo),
  column('Corretor', (row) => row.corretor.nome),
  column('Bairro', (row) => row.bairro.nome),
  column('Cidade', (row) => row.bairro.cidade),
  column('UF', (row) => row.bairro.uf),
  column('Endereço', (row) => row.endereco),
  column('Preço', (row) => number(row.preco)),
  column('Área privativa (m²)', (row) => number(row.area)),
  column('Dormitórios', (row) => row.dormitorios),
  column('Vagas', (row) => row.vagas),
  column('Autorização desde', (row) => day(row.autorizacaoEm)),
  column('Autorização até', (row) => day(row.autorizacaoAte)),
  column('Autorização', (row) => autorizacaoLabel(autorizacaoToday(row))),
  column('Ativo', (row) => row.ativo),
];
