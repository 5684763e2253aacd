import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ChangePassword,
  changePassword,
  createAdministrador,
  type NewAdministrador,
  type OwnEmail,
  type OwnName,
  removeAdministrador,
  resetPassword,
  saveOwnEmail,
  saveOwnName,
} from '#contract/sistema/administradores.ts';

import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { storeSession, storeUser } from '#web/kit/api/token.ts';
import { showToast } from '#web/kit/ui/toast.ts';

/** A write to accounts: re-reads the list and reports the result. */
function useAccountWrite<Input, Answer>(
  write: (input: Input) => Promise<Answer>,
  texts: { done: string; failed: string },
): UseMutationResult<Answer, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: async () => {
      await refreshLists(client, 'administradores');
      showToast({ title: 'Sucesso', text: texts.done });
    },
    onError: (error) =>
      showToast({ title: 'Erro', text: errorText(error, texts.failed), tone: 'destructive' }),
  });
}

export const useCreate = () =>
  useAccountWrite((body: NewAdministrador) => call(createAdministrador, { body }), {
    done: 'Administrador criado com sucesso',
    failed: 'Erro ao criar administrador',
  });

export const useReset = (id: number) =>
  useAccountWrite((body: { password?: string }) => call(resetPassword, { params: { id }, body }), {
    done: 'Senha redefinida com sucesso',
    failed: 'Erro ao redefinir senha',
  });

export const useRemove = () =>
  useAccountWrite((id: number) => call(removeAdministrador, { params: { id } }), {
    done: 'Administrador removido com sucesso',
    failed: 'Erro ao remover administrador',
  });

/** This browser's session continues with its new token. */
export const useChangePassword = () =>
  useAccountWrite(async (body: ChangePassword) => storeSession(await call(changePassword, { body })), {
    done: 'Senha alterada com sucesso',
    failed: 'Erro ao alterar senha',
  });

export const useSaveOwnEmail = () =>
  useAccountWrite((body: OwnEmail) => call(saveOwnEmail, { body }), {
    done: 'E-mail salvo com sucesso',
    failed: 'Erro ao salvar o e-mail',
  });

/** The panel calls him so from now on. */
export const useSaveOwnName = () =>
  useAccountWrite(async (body: OwnName) => storeUser(await call(saveOwnName, { body })), {
    done: 'Nome salvo com sucesso',
    failed: 'Erro ao salvar o nome',
  });
