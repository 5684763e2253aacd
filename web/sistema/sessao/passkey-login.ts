import { startAuthentication } from '@simplewebauthn/browser';
import type { Session } from '#contract/sistema/sessao.ts';
import { request } from '#web/kit/api/client.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Signs in with a passkey of this device. Throws ApiError, or what the browser said. */
export async function loginWithPasskey(): Promise<Session> {
  const { opcoes, desafio } = await request<{ opcoes: Options; desafio: string }>(
    'POST',
    '/api/login/passkey/opcoes',
    {},
  );
  const resposta = await startAuthentication({ optionsJSON: opcoes });
  return request<Session>('POST', '/api/login/passkey', { desafio, resposta });
}
