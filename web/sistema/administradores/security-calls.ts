import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '#contract/sistema/seguranca.ts';
import { fillPath, type Method, request } from '#web/kit/api/client.ts';
import { ApiError, errorText } from '#web/kit/api/errors.ts';
import { refresh } from '#web/kit/api/queries.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** One call about the own account's safety: what is shown is read again, a failure is told. */
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
const send = <Answer>(method: Method, path: string, body?: unknown) => request<Answer>(method, path, body);

export const useRemoveDevice = () =>
  useAct(
    (id: number) => send('DELETE', fillPath(calls.removeDispositivo.path, { id })),
    'O aparelho deixou de ser reconhecido',
  );

export interface StartedTotp {
  endereco: string;
  segredo: string;
}
export const useStartTotp = () =>
  useAct(
    (currentPassword: string) => send<StartedTotp>('POST', calls.startTotp.path, { currentPassword }),
    null,
  );
export const useConfirmTotp = () =>
  useAct(
    (codigo: string) => send<calls.Codigos>('POST', calls.confirmTotp.path, { codigo }),
    'Aplicativo de códigos ativado',
  );
export const useRemoveTotp = () =>
  useAct(
    (currentPassword: string) => send('POST', calls.removeTotp.path, { currentPassword }),
    'Aplicativo de códigos desligado',
  );

/** Asks the browser for a new passkey and stores it. */
export const useCreatePasskey = () =>
  useAct(async ({ currentPassword, nome }: { currentPassword: string; nome: string }) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
    const { opcoes, desafio } = await send<{ opcoes: Options; desafio: string }>(
      'POST',
      calls.startPasskey.path,
      { currentPassword },
    );
    const resposta = await startRegistration({ optionsJSON: opcoes });
    return send<calls.Codigos>('POST', calls.createPasskey.path, { desafio, resposta, nome });
  }, 'Passkey criada');
export const useRemovePasskey = () =>
  useAct(
    ({ id, currentPassword }: { id: number; currentPassword: string }) =>
      send('POST', fillPath(calls.removePasskey.path, { id }), { currentPassword }),
    'Passkey removida',
  );

export const useRenewCodes = () =>
  useAct(
    (currentPassword: string) => send<calls.Codigos>('POST', calls.renewCodigos.path, { currentPassword }),
    'Códigos de recuperação renovados',
  );
