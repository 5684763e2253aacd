import type { Incorporadora } from '#contract/cadastros/incorporadoras.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import { nationalPhone } from '#web/kit/form/masks.ts';
import { cnpjWarning, emailWarning, phoneWarning } from '#web/widgets/contact-warnings.ts';

/** Incorporadoras as a spreadsheet: the table's textual columns. */
export const incorporadorasCsv: CsvColumn<Incorporadora>[] = [
  {
    field: 'nome',
    label: 'Nome',
    also: ['Incorporadora', 'Razão social'],
    required: true,
    example: 'Serra Azul Incorporadora',
  },
  { field: 'cnpj', label: 'CNPJ', example: '11.222.333/0001-81', doubt: cnpjWarning },
  {
    field: 'contatoTelefone',
    label: 'Telefone',
    value: ({ contatoTelefone }) => nationalPhone(contatoTelefone),
    also: ['Telefone de contato'],
    example: '(11) 4000-0000',
    doubt: phoneWarning,
  },
  {
    field: 'contatoEmail',
    label: 'E-mail',
    also: ['E-mail de contato'],
    example: 'contato@exemplo.com.br',
    doubt: emailWarning,
  },
  { field: 'ativo', label: 'Situação', value: (row) => (row.ativo ? 'Ativo' : 'Inativo'), example: 'Ativo' },
];
