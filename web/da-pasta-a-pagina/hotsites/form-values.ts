import {
  defaultMaxAssets,
  type Hotsite,
  hotsiteTexts,
  processingSchema,
} from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { ProcessRequest } from '#web/da-pasta-a-pagina/hotsites/calls.ts';

/** Typed values of the dialog. */
export interface HotsiteValues extends Record<string, unknown> {
  empreendimentoId: string;
  rota: string;
  driveUrl: string;
  maxAssets: string;
}
export type HotsiteField = 'empreendimentoId' | 'rota' | 'driveUrl' | 'maxAssets';

export const emptyValues: HotsiteValues = {
  empreendimentoId: '',
  rota: '',
  driveUrl: '',
  maxAssets: String(defaultMaxAssets),
};

export const valuesOf = (row: Hotsite): HotsiteValues => ({
  empreendimentoId: String(row.empreendimentoId),
  rota: row.rota,
  driveUrl: row.driveUrl ?? '',
  maxAssets: String(row.maxAssets),
});

/** An error with its toast title (HOT-15, HOT-16). */
export interface Fault {
  field: HotsiteField;
  title: string;
  message: string;
}

const order: HotsiteField[] = ['empreendimentoId', 'rota', 'driveUrl', 'maxAssets'];
const noLink: Fault = {
  field: 'driveUrl',
  title: 'Link obrigatório',
  message: 'Cole o link da pasta do Google Drive primeiro',
};

/** The first error of the named fields, in form order; null if none. */
export function faultOf(values: HotsiteValues, fields: readonly HotsiteField[] = order): Fault | null {
  const { error } = processingSchema.safeParse(values);
  for (const field of order.filter((name) => fields.includes(name))) {
    if (field === 'driveUrl' && !values.driveUrl.trim()) return noLink;
    const issue = error?.issues.find(({ path }) => path[0] === field);
    if (issue) return { field, title: 'Erro de validação', message: issue.message };
  }
  return null;
}

/** The call's body; `nome` is the empreendimento's name (HOT-20). */
export function toRequest(values: HotsiteValues, nome: string): ProcessRequest {
  const { empreendimentoId, rota, driveUrl, maxAssets } = processingSchema.parse(values);
  return { nome, empreendimentoId, rota, driveUrl, maxAssets };
}

export const noAnswerText = { create: 'Erro ao criar hotsite', update: 'Erro ao atualizar hotsite' };
export const { previewFailed, processingFailed } = hotsiteTexts;
