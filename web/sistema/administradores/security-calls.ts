import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/base/routes.ts';
import * as calls from '#contract/sistema/seguranca.ts';
import { call } from '#web/kit/api/client.ts';
import { ApiError, errorText } from '#web/kit/api/errors.ts';
import { refresh } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** A call about the account's security: re-reads the overview, reports failures. */
function useAct<Input, Answer = unknown>(act: (input: Input) => Promise<Answer>, done: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await refresh(client, calls.readSeguranca.path);
      if (done) showToast({ title: 'Sucesso', text: done });
    },
    onError: (error) =>
      showToast({
        title: 'Erro',
        text: error instanceof ApiError ? errorText(error) : 'A passkey não foi criada neste navegador',
        tone: 'destructive',
      }),
  });
}

export const useRemoveDevice = () =>
  useAct(
    (id: number) => call(calls.removeDispositivo, { params: { id } }),
    'O aparelho deixou de ser reconhecido',
  );

export type StartedTotp = AnswerOf<typeof calls.startTotp>;
export const useStartTotp = () =>
  useAct((currentPassword: string) => call(calls.startTotp, { body: { currentPassword } }), null);
export const useConfirmTotp = () =>
  useAct((codigo: string) => call(calls.confirmTotp, { body: { codigo } }), 'Aplicativo de códigos ativado');
export const useRemoveTotp = () =>
  useAct(
    (currentPassword: string) => call(calls.removeTotp, { body: { currentPassword } }),
    'Aplicativo de códigos desligado',
  );

/** Creates a passkey in the browser and stores it. */
export const useCreatePasskey = () =>
  useAct(async ({ currentPassword, nome }: { currentPassword: string; nome: string }) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { opcoes, desafio } = await call(calls.startPasskey, { body: { currentPassword } });
    const { response, clientExtensionResults, ...given } = await startRegistration({ optionsJSON: opcoes });
    return call(calls.createPasskey, {
      body: {
        desafio,
        nome,
        resposta: {
          ...given,
          response: { ...response },
          clientExtensionResults: { ...clientExtensionResults },
        },
      },
    });
  }, 'Passkey criada');
export const useRemovePasskey = () =>
  useAct(
    ({ id, currentPassword }: { id: number; currentPassword: string }) =>
      call(calls.removePasskey, { params: { id }, body: { currentPassword } }),
    'Passkey removida',
  );

export const useRenewCodes = () =>
  useAct(
    (currentPassword: string) => call(calls.renewCodigos, { body: { currentPassword } }),
    'Códigos de recuperação renovados',
  );
