import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, asc, count, eq } from 'drizzle-orm';
import type { PasskeyAnswer } from '#contract/sistema/seguranca.ts';
import type { User } from '#contract/sistema/sessao.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { passkeys } from '#server/db/schema/seguranca.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import type { Challenges } from './challenges.ts';
import type { PasskeySite } from './passkey-site.ts';

/** Loaded with the first passkey: most installations have none. */
const library = () => import('@simplewebauthn/server');

const purpose = { create: 'passkey-criar', enter: 'passkey-entrar' } as const;
const mostPasskeys = 20;

export type PasskeyRow = typeof passkeys.$inferSelect;

const refused = (status: number, cause?: unknown) =>
  new AppError(status, 'passkey-recusada', 'Não foi possível confirmar a passkey', { cause });

interface Deps {
  db: Db;
  clock: Clock;
  challenges: Challenges;
  site: PasskeySite | null;
}

/** Requests a passkey at login and verifies the answer. */
function createEntering({
  db,
  challenges,
  here,
}: Pick<Deps, 'db' | 'challenges'> & { here: () => PasskeySite }) {
  return {
    /** Requests any of our passkeys: the browser offers those it has. */
    async askToEnter() {
      const { rpId } = here();
      const { generateAuthenticationOptions } = await library();
      const opcoes = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });
      return { opcoes, desafio: await challenges.make(purpose.enter, { c: opcoes.challenge }) };
    },

    /** The passkey proven by an answer, with its new counter. Throws 401 if invalid. */
    async readEntered({ desafio, resposta }: { desafio: string; resposta: PasskeyAnswer }) {
      const { rpId, origin } = here();
      const { c } = await challenges.open<{ c: string }>(purpose.enter, desafio);
      const [known] = await db.select().from(passkeys).where(eq(passkeys.credencialId, resposta.id));
      if (!known) throw refused(401);
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: resposta as unknown as AuthenticationResponseJSON,
        expectedChallenge: c,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        credential: {
          id: known.credencialId,
          publicKey: new Uint8Array(Buffer.from(known.chavePublica, 'base64url')),
          counter: known.contador,
          ...(known.transportes ? { transports: known.transportes } : {}),
        },
      }).catch((error) => {
        throw refused(401, error);
      });
      if (!verified) throw refused(401);
      return { known, contador: authenticationInfo.newCounter };
    },
  };
}

/**
 * Passkeys (WebAuthn): discoverable, without a typed name, always with user verification by PIN, face or
 * finger, so that one counts as two factors.
 */
export function createPasskeys({ db, clock, challenges, site }: Deps) {
  function here(): PasskeySite {
    if (site) return site;
    throw new AppError(409, 'sem-endereco', 'Passkeys precisam de um endereço com nome e HTTPS (PUBLIC_URL)');
  }
  const ofUser = (userId: number) => eq(passkeys.userId, userId);

  return {
    ...createEntering({ db, challenges, here }),
    origin: site?.origin ?? null,

    list: (userId: number) => db.select().from(passkeys).where(ofUser(userId)).orderBy(asc(passkeys.id)),

    async howMany(tx: Queryable, userId: number): Promise<number> {
      const [row] = await tx.select({ n: count() }).from(passkeys).where(ofUser(userId));
      return row!.n;
    },

    async askToCreate(user: User) {
      const { rpId } = here();
      const known = await db.select().from(passkeys).where(ofUser(user.id));
      if (known.length >= mostPasskeys)
        throw new AppError(409, 'limite', `Uma conta guarda no máximo ${mostPasskeys} passkeys`);
      const opcoes = await (await library()).generateRegistrationOptions({
        rpName: 'Portal do Corretor',
        rpID: rpId,
        userName: user.username,
        userID: new TextEncoder().encode(`administrador ${user.id}`),
        attestationType: 'none',
        excludeCredentials: known.map(({ credencialId: id, transportes }) => ({
          id,
          ...(transportes ? { transports: transportes } : {}),
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      const desafio = await challenges.make(purpose.create, { de: user.id, c: opcoes.challenge });
      return { opcoes, desafio };
    },

    /** Verifies a browser's registration answer. Throws 400 if invalid. */
    async readCreated(userId: number, { desafio, resposta }: { desafio: string; resposta: PasskeyAnswer }) {
      const { rpId, origin } = here();
      const asked = await challenges.open<{ de: number; c: string }>(purpose.create, desafio);
      if (asked.de !== userId) throw refused(400);
      const { verifyRegistrationResponse } = await library();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: resposta as unknown as RegistrationResponseJSON,
        expectedChallenge: asked.c,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
      }).catch((error) => {
        throw refused(400, error);
      });
      if (!registrationInfo) throw refused(400);
      const { id, publicKey, counter, transports } = registrationInfo.credential;
      return {
        userId,
        credencialId: id,
        contador: counter,
        chavePublica: Buffer.from(publicKey).toString('base64url'),
        transportes: transports ?? null,
      };
    },

    async keep(tx: Queryable, made: Omit<typeof passkeys.$inferInsert, 'id'>): Promise<void> {
      await tx.insert(passkeys).values(made);
    },

    /** Records a use; a counter changed meanwhile indicates a cloned key. */
    async noteUse(tx: Queryable, { known, contador }: { known: PasskeyRow; contador: number }) {
      const noted = await tx
        .update(passkeys)
        .set({ contador, usadaEm: clock.now() })
        .where(and(eq(passkeys.id, known.id), eq(passkeys.contador, known.contador)))
        .returning({ id: passkeys.id });
      if (noted.length === 0) throw refused(401);
    },

    /** Throws 404 if it does not belong to this account. */
    async remove(tx: Queryable, userId: number, id: number): Promise<void> {
      const gone = await tx
        .delete(passkeys)
        .where(and(eq(passkeys.id, id), ofUser(userId)))
        .returning({ id: passkeys.id });
      if (gone.length === 0) throw notFound('Passkey', 'f');
    },

    async removeAll(tx: Queryable, userId: number): Promise<number> {
      return (await tx.delete(passkeys).where(ofUser(userId)).returning({ id: passkeys.id })).length;
    },
  };
}
