import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { HttpClient } from '#server/kernel/http-client.ts';
import { refusals } from './refusals.ts';

export interface GoogleCredentials {
  apiKey: string | undefined;
  /** The JSON of a service account, or the path of the file that holds it. */
  serviceAccount: string | undefined;
  tokenUrl: string;
}

export interface GoogleAuth {
  /** Headers of an authorised call; after a 401, pass the refused ones to get a new token. */
  headers(refused?: Record<string, string>): Promise<Record<string, string>>;
  /** Whether a refused call is worth a new token. */
  readonly renewable: boolean;
}

const accountSchema = z.object({
  client_email: z.string().min(3),
  private_key: z.string().min(1),
  private_key_id: z.string().optional(),
});
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const scope = 'https://www.googleapis.com/auth/drive.readonly';
const lifetime = 3600;
/** A token is renewed this many seconds before it expires. */
const margin = 120;

/** Authorises calls with the service account, if there is one, else with the API key. */
export function createGoogleAuth(
  credentials: GoogleCredentials,
  http: HttpClient,
  now: () => number = Date.now,
): GoogleAuth {
  const { apiKey, serviceAccount, tokenUrl } = credentials;
  if (serviceAccount === undefined) {
    return {
      renewable: false,
      // In a header, not in the query: URLs end up in logs.
      headers: async () => {
        if (apiKey === undefined) throw refusals.noCredential();
        return { 'x-goog-api-key': apiKey };
      },
    };
  }
  let token: { value: Promise<string>; until: number } | null = null;

  async function fetchToken(source: string): Promise<{ value: string; until: number }> {
    const account = await readAccount(source);
    const issued = Math.floor(now() / 1000);
    // Loaded by the first token: most programmes have no service account.
    const { importPKCS8, SignJWT } = await import('jose');
    const assertion = await importPKCS8(account.private_key, 'RS256')
      .then((key) =>
        new SignJWT({ scope })
          .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.private_key_id })
          .setIssuer(account.client_email)
          .setAudience(tokenUrl)
          .setIssuedAt(issued)
          .setExpirationTime(issued + lifetime)
          .sign(key),
      )
      .catch((cause) => {
        throw refusals.badServiceAccount(cause);
      });
    const response = await http
      .request(tokenUrl, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion,
        }),
        retry: { attempts: 4, baseMs: 500, maxMs: 10_000 },
        totalTimeout: 60_000,
        maxBytes: 100_000,
      })
      .catch((cause) => {
        throw refusals.unavailable(cause);
      });
    const text = await response.text().catch(() => '');
    if (response.status === 429) throw refusals.rateLimit();
    if (response.status >= 500) throw refusals.unavailable();
    if (!response.ok) throw refusals.badCredential();
    const answer = tokenSchema.safeParse(parseJson(text));
    if (!answer.success) throw refusals.unavailable();
    return { value: answer.data.access_token, until: (issued + answer.data.expires_in - margin) * 1000 };
  }

  return {
    renewable: true,
    async headers(refused) {
      const held = token;
      // Of many calls refused at once only the first renews the token; the others find a new one.
      if (held && refused && `Bearer ${await held.value}` === refused.authorization && token === held)
        token = null;
      if (token === null || now() >= token.until) {
        const fetched = fetchToken(serviceAccount);
        // Concurrent calls wait for the same token.
        const pending = { value: fetched.then(({ value }) => value), until: Number.POSITIVE_INFINITY };
        token = pending;
        fetched.then(
          ({ until }) => {
            pending.until = until;
          },
          () => {
            if (token === pending) token = null;
          },
        );
      }
      return { authorization: `Bearer ${await token.value}` };
    },
  };
}

async function readAccount(source: string): Promise<z.infer<typeof accountSchema>> {
  const text = source.trimStart().startsWith('{')
    ? source
    : await readFile(source, 'utf8').catch((cause) => {
        throw refusals.badServiceAccount(cause);
      });
  const account = accountSchema.safeParse(parseJson(text));
  if (!account.success) throw refusals.badServiceAccount();
  return account.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
