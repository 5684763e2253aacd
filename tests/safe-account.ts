import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { passkeySite } from '#server/sistema/sessao/passkey-site.ts';
import type { TestApp } from './app.ts';
import { createAuthenticator } from './fakes/authenticator.ts';

/** A further administrator, signed in, with what is needed to turn a second factor on. */
export async function createSafeAccount(app: TestApp) {
  const credentials = { username: `dona ${randomUUID()}`, password: 'a senha da dona' };
  const { id } = (await app.post('/api/administradores', credentials)).body as { id: number };
  const token = (await app.post('/api/login', credentials, { token: null })).body.token as string;
  const own = { token };
  const confirmed = { currentPassword: credentials.password };
  const codeOf = (segredo: string) =>
    new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: app.clock.now().getTime() });
  const { rpId, origin } = passkeySite(app.config.publicUrl)!;
  const authenticator = () => createAuthenticator({ rpId, origin });
  return {
    id,
    token,
    credentials,
    confirmed,
    codeOf,
    authenticator,
    async turnOnTotp(): Promise<{ segredo: string; codigos: string[] }> {
      const { segredo } = (await app.post('/api/sessao/totp', confirmed, own)).body;
      const answer = await app.post('/api/sessao/totp/confirmar', { codigo: codeOf(segredo) }, own);
      return { segredo, codigos: answer.body.codigos };
    },
    async createPasskey() {
      const { opcoes, desafio } = (await app.post('/api/sessao/passkeys/opcoes', confirmed, own)).body;
      const key = authenticator();
      const resposta = key.create(opcoes.challenge);
      const answer = await app.post('/api/sessao/passkeys', { desafio, resposta, nome: 'Notebook' }, own);
      if (answer.status !== 200) throw new Error(`the passkey was refused: ${answer.text}`);
      return { ...key, codigos: answer.body.codigos as string[] };
    },
  };
}
