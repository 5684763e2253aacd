import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { camposDaFicha, ficha, linhasDoFato } from '#contract/cadastros/ficha.ts';
import { priceForTyping } from '#contract/cadastros/preco.ts';
import { sections } from '#web/cadastros/empreendimentos/fields.ts';
import type { CsvColumn, CsvValue } from '#web/kit/csv/sheet.ts';
import { formatDayOrMonth } from '#web/kit/format.ts';
import { statusLabel } from '#web/widgets/status-empreendimento.ts';

type Column = CsvColumn<Empreendimento>;
const column = (field: string, label: string, value: (row: Empreendimento) => CsvValue): Column => ({
  field,
  label,
  value,
  example: '',
});
const labels = new Map(sections.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])));
const own = (field: keyof Empreendimento & string, value: (row: Empreendimento) => CsvValue) =>
  column(field, labels.get(field) ?? field, value);
const plain = (...fields: (keyof Empreendimento & string)[]) =>
  fields.map((field) => own(field, (row) => row[field] as CsvValue));
const decimals = (...fields: ('precoInicial' | 'areaMin' | 'areaMax')[]) =>
  fields.map((field) => own(field, (row) => priceForTyping(row[field])));
const days = (...fields: ('dataEntrega' | 'dataTabela')[]) =>
  fields.map((field) => own(field, (row) => formatDayOrMonth(row[field])));

/** Empreendimentos as a spreadsheet: the dialog's fields, each fact of the ficha a column. */
export const empreendimentosCsv: Column[] = [
  ...plain('nome'),
  own('incorporadoraId', (row) => row.incorporadora.nome),
  own('status', (row) => statusLabel(row.status)),
  ...plain('ativo', 'endereco'),
  own('bairroId', (row) => row.bairro.nome),
  column('cidade', 'Cidade', (row) => row.bairro.cidade),
  column('uf', 'UF', (row) => row.bairro.uf),
  ...days('dataEntrega'),
  ...plain('registroIncorporacao', 'cartorio'),
  ...decimals('precoInicial'),
  ...days('dataTabela'),
  ...plain('dormitoriosMin', 'dormitoriosMax', 'suitesMin', 'suitesMax'),
  ...decimals('areaMin', 'areaMax'),
  ...plain('vagasMin', 'vagasMax'),
  own('amenidades', (row) => row.amenidades.join('; ')),
  ...camposDaFicha.map((campo) =>
    column(campo, ficha[campo].rotulo, (row) => linhasDoFato(campo, row[campo]).join('; ')),
  ),
  ...plain('descricao'),
];
