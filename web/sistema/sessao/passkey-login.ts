import { startAuthentication } from '@simplewebauthn/browser';
import type { askPasskey, enterWithPasskey } from '#contract/sistema/seguranca.ts';
import type { Session } from '#contract/sistema/sessao.ts';
import { at, call } from '#web/kit/api/client.ts';

/** Signs in with a passkey of this device. Throws ApiError, or what the browser said. */
export async function loginWithPasskey(): Promise<Session> {
  const { opcoes, desafio } = await call(at<typeof askPasskey>('POST', '/api/login/passkey/opcoes'));
  const { response, clientExtensionResults, ...given } = await startAuthentication({ optionsJSON: opcoes });
  return call(at<typeof enterWithPasskey>('POST', '/api/login/passkey'), {
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
