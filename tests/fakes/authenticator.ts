import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (value: string) => createHash('sha256').update(value).digest();
/** Authenticator flags: user present, user verified, new key included. */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

interface Options {
  origin: string;
  rpId: string;
}

/** A wire-level passkey: creates an ES256 key and signs like a browser's authenticator. */
export function createAuthenticator({ origin, rpId }: Options) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  let counter = 0;

  const authData = (flag: number, more: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), count, more]);
  };
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const answer = (response: Record<string, string | string[]>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** Answers a registration. */
    create(challenge: string) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]);
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key))]);
      const data = authData(flags.present | flags.verified | flags.attested, attested);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(data)],
        ]) as never,
      );
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },

    /** Answers a login; `counter` simulates a cloned key, `origin` a foreign page. */
    answer(challenge: string, wrong: { counter?: number; origin?: string; unverified?: boolean } = {}) {
      counter = wrong.counter ?? counter + 1;
      const data = authData(wrong.unverified ? flags.present : flags.present | flags.verified);
      const client = clientData('webauthn.get', challenge, wrong.origin);
      const signed = sign('sha256', Buffer.concat([data, sha256(client.toString())]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signed.toString('base64url'),
      });
    },
  };
}
