import type { Corretor } from '#contract/cadastros/corretores.ts';
import { normalCreci } from '#contract/cadastros/creci.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import { nationalPhone } from '#web/kit/form/masks.ts';
import { creciWarning, emailWarning, phoneWarning } from '#web/widgets/contact-warnings.ts';

/** Corretores as a spreadsheet. Passwords are neither exported nor imported. */
export const corretoresCsv: CsvColumn<Corretor>[] = [
  {
    field: 'nome',
    label: 'Nome Completo',
    also: ['Nome', 'Corretor'],
    required: true,
    example: 'Ana Paula Ribeiro',
  },
  {
    field: 'nomeGuerra',
    label: 'Nome de Guerra',
    also: ['Apelido', 'Nome profissional'],
    example: 'Ana Ribeiro',
  },
  {
    field: 'email',
    label: 'Email',
    also: ['E-mail', 'Correio eletrônico'],
    required: true,
    example: 'ana@exemplo.com.br',
    doubt: emailWarning,
  },
  {
    field: 'creci',
    label: 'CRECI',
    value: ({ creci }) => (/\d/.test(creci) ? normalCreci(creci) : creci),
    also: ['Número do CRECI', 'Registro'],
    required: true,
    example: '12345-F',
    doubt: (creci, { ufCreci }) => creciWarning(creci, ufCreci?.trim()),
  },
  { field: 'ufCreci', label: 'UF do CRECI', also: ['UF', 'Estado'], example: 'SP', size: 'narrow' },
  {
    field: 'tratamento',
    label: 'Tratamento',
    also: ['Corretor ou corretora'],
    example: 'Corretora',
    size: 'narrow',
  },
  {
    field: 'whatsapp',
    label: 'WhatsApp',
    value: ({ whatsapp }) => nationalPhone(whatsapp),
    also: ['Celular', 'Whats'],
    example: '(11) 91234-5678',
    doubt: phoneWarning,
  },
  {
    field: 'telefone',
    label: 'Telefone',
    value: ({ telefone }) => nationalPhone(telefone),
    also: ['Telefone fixo', 'Fone'],
    example: '(11) 3123-4567',
    doubt: phoneWarning,
  },
  {
    field: 'regiaoTrabalho',
    label: 'Região de Atuação',
    also: ['Região de trabalho', 'Região'],
    example: 'Zona Sul e Centro',
  },
  { field: 'ativo', label: 'Ativo', example: 'Sim', size: 'narrow' },
  { field: 'aprovado', label: 'Aprovado', example: 'Não', size: 'narrow' },
  { field: 'slug', label: 'URL do site', also: ['URL', 'Endereço do site'], example: 'ana-ribeiro' },
];
