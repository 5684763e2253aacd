import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import type { FormField } from '#web/kit/crud/screen.ts';
import type { FormValues } from '#web/kit/form/draft.ts';
import { bairroOptions, cidadeOptions } from '#web/widgets/place-options.ts';

/** Fields before the first step (FLW-01); later the record has them. */
export const recordFields: FormField[] = [
  { kind: 'text', name: 'nome', label: 'Nome do empreendimento', wide: true, maxLength: 200 },
  {
    kind: 'choice',
    name: 'incorporadoraId',
    label: 'Incorporadora',
    placeholder: 'Selecione a incorporadora',
    options: {
      list: 'incorporadoras',
      option: ({ id, nome }: { id: number; nome: string }) => ({ value: String(id), label: nome }),
    },
    wide: true,
  },
  {
    kind: 'choice',
    name: 'cidadeId',
    label: 'Cidade (opcional)',
    placeholder: 'Todas as cidades',
    clearable: true,
    options: cidadeOptions,
  },
  { kind: 'choice', name: 'bairroId', label: 'Bairro', placeholder: 'Selecione o bairro', ...bairroOptions },
];

/** The folder can change until its pictures are processed. */
export const driveField: FormField = {
  kind: 'text',
  name: 'driveUrl',
  label: 'Link da pasta do Google Drive',
  wide: true,
  placeholder: 'https://drive.google.com/drive/folders/...',
};

export const emptyForm: FormValues = {
  nome: '',
  incorporadoraId: '',
  cidadeId: '',
  bairroId: '',
  driveUrl: '',
};

export const formOf = (record: Empreendimento): FormValues => ({
  nome: record.nome,
  incorporadoraId: String(record.incorporadoraId),
  cidadeId: String(record.bairro.cidadeId),
  bairroId: String(record.bairroId),
  driveUrl: record.driveUrl ?? '',
});
