import type { Corretor } from '#contract/cadastros/corretores.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';

/** Corretores as a spreadsheet. A password goes neither in nor out. */
export const corretoresCsv: CsvColumn<Corretor>[] = [
  {
    field: 'nome',
    label: 'Nome Completo',
    also: ['Nome', 'Corretor'],
    required: true,
    value: (row) => row.nome,
    example: 'Ana Paula Ribeiro',
  },
  {
    field: 'nomeGuerra',
    label: 'Nome de Guerra',
    also: ['Apelido', 'Nome profissional'],
    value: (row) => row.nomeGuerra,
    example: 'Ana Ribeiro',
  },
  {
    field: 'email',
    label: 'Email',
    also: ['E-mail', 'Correio eletrônico'],
    required: true,
    value: (row) => row.email,
    example: 'ana@exemplo.com.br',
  },
  {
    field: 'creci',
    label: 'CRECI',
    also: ['Número do CRECI', 'Registro'],
    required: true,
    value: (row) => row.creci,
    example: '12345-F',
  },
  {
    field: 'ufCreci',
    label: 'UF',
    also: ['UF do CRECI', 'Estado'],
    value: (row) => row.ufCreci,
    example: 'SP',
    size: 'narrow',
  },
  {
    field: 'whatsapp',
    label: 'WhatsApp',
    also: ['Celular', 'Whats'],
    value: (row) => row.whatsapp,
    example: '(11) 91234-5678',
  },
  {
    field: 'telefone',
    label: 'Telefone',
    also: ['Telefone fixo', 'Fone'],
    value: (row) => row.telefone,
    example: '(11) 3123-4567',
  },
  {
    field: 'regiaoTrabalho',
    label: 'Região de Atuação',
    also: ['Região de trabalho', 'Região'],
    value: (row) => row.regiaoTrabalho,
    example: 'Zona Sul e Centro',
  },
  { field: 'ativo', label: 'Ativo', value: (row) => row.ativo, example: 'Sim', size: 'narrow' },
  { field: 'aprovado', label: 'Aprovado', value: (row) => row.aprovado, example: 'Não', size: 'narrow' },
  {
    field: 'slug',
    label: 'URL do site',
    also: ['URL', 'Endereço do site'],
    value: (row) => row.slug,
    example: 'ana-ribeiro',
  },
];
