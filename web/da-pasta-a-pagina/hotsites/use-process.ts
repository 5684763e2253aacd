import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Hotsite, hotsitesRoutes } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { hotsiteCalls, type ProcessRequest } from '#web/da-pasta-a-pagina/hotsites/calls.ts';
import {
  emptyValues,
  type HotsiteField,
  noAnswerText,
  processingFailed,
} from '#web/da-pasta-a-pagina/hotsites/form-values.ts';
import { ApiError, errorField, errorText, serverMessage } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

const withRow = (rows: Hotsite[], row: Hotsite) =>
  rows.some(({ id }) => id === row.id)
    ? rows.map((each) => (each.id === row.id ? row : each))
    : [row, ...rows];

type Refuse = (field: HotsiteField, message: string) => void;

const isOurs = (field: string | null): field is HotsiteField =>
  field !== null && Object.hasOwn(emptyValues, field);

/** Submits the dialog (HOT-25, HOT-26); `onDone` when accepted, while processing continues. */
export function useProcess(record: Hotsite | null, onDone: (row: Hotsite) => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ body }: { body: ProcessRequest; refuse: Refuse }) =>
      hotsiteCalls.process(record?.id ?? null, body),
    onSuccess: async (row) => {
      showToast({
        title: 'Processamento iniciado',
        text: 'O hotsite está sendo criado. Você será notificado quando estiver pronto.',
      });
      // Marked as processing first, so that a quick completion is still reported (HOT-30).
      client.setQueryData<Hotsite[]>([hotsitesRoutes.list.path], (rows) => rows && withRow(rows, row));
      await refreshLists(client, 'hotsites');
      onDone(row);
    },
    onError: (error, { refuse }) => {
      const field = errorField(error);
      const said = serverMessage(error);
      if (isOurs(field) && said) refuse(field, said);
      // HOT-31 is the fallback of a refusal, HOT-35 that of no answer.
      const fallback =
        error instanceof ApiError ? processingFailed : noAnswerText[record ? 'update' : 'create'];
      showToast({ title: 'Erro', text: errorText(error, fallback), tone: 'destructive' });
    },
  });
  return {
    isSaving: isPending,
    process: (body: ProcessRequest, refuse: Refuse) => mutate({ body, refuse }),
  };
}
