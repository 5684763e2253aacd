import { startAuthentication } from '@simplewebauthn/browser';
import type { loginByPasskey, requestPasskey } from '#contract/sistema/seguranca.ts';
import type { Session } from '#contract/sistema/sessao.ts';
import { at, call } from '#web/kit/api/client.ts';

/** Logs in with a passkey of this device. Throws ApiError, or the browser's error. */
export async function loginWithPasskey(): Promise<Session> {
  const { opcoes, desafio } = await call(at<typeof requestPasskey>('POST', '/api/login/passkey/opcoes'));
  const { response, clientExtensionResults, ...given } = await startAuthentication({ optionsJSON: opcoes });
  return call(at<typeof loginByPasskey>('POST', '/api/login/passkey'), {
    body: {
      desafio,
      resposta: {
        ...given,
        response: { ...response },
        clientExtensionResults: { ...clientExtensionResults },
      },
    },
  });
}
