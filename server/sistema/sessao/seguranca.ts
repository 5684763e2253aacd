import { and, eq, isNull } from 'drizzle-orm';
import type pg from 'pg';
import type { Deed } from '#contract/base/deeds.ts';
import type { Codigos, PasskeyAnswer, Seguranca } from '#contract/sistema/seguranca.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { users } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { AuthenticatedUser } from '#server/kernel/http/admission.ts';
import { createSharedLimiter } from '#server/kernel/http/rate-limit.ts';
import type { Challenges } from './challenges.ts';
import type { Devices } from './devices.ts';
import type { Passwords } from './password.ts';
import type { SecondFactors } from './second-factors.ts';

interface Deps {
  db: Db;
  pool: pg.Pool;
  passwords: Passwords;
  devices: Devices;
  factors: SecondFactors;
  challenges: Challenges;
  attempts: number | null;
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

async function readSeguranca(
  { db, devices, factors }: Pick<Deps, 'db' | 'devices' | 'factors'>,
  userId: number,
  proof: string | null,
): Promise<Seguranca> {
  const passkeys = await factors.passkeys.list(userId);
  const since = await factors.totp.since(userId);
  return {
    dispositivos: await devices.list(userId, await devices.secretOf(proof)),
    totpDesde: iso(since),
    passkeys: passkeys.map(({ id, nome, criadoEm, usadaEm }) => ({
      id,
      nome,
      criadoEm: criadoEm.toISOString(),
      usadaEm: iso(usadaEm),
    })),
    codigosRestantes: since || passkeys.length > 0 ? await factors.codes.left(db, userId) : 0,
    enderecoPasskeys: factors.passkeys.origin,
  };
}

/** Security settings of an administrator's own account. */
export function createSeguranca({ db, pool, passwords, devices, factors, challenges, attempts }: Deps) {
  // Per account, so that outsiders cannot exhaust it.
  const tries =
    attempts === null
      ? null
      : createSharedLimiter(pool, { name: 'senha-atual', points: attempts, seconds: 15 * 60 });

  const record = (tx: Tx, user: AuthenticatedUser, acao: Deed, dados?: Record<string, string>) =>
    recordAudit(tx, {
      userId: user.id,
      acao,
      entidade: 'user',
      entidadeId: user.id,
      nome: user.username,
      ...(dados ? { dados } : {}),
    });

  /** Verifies his password. Throws 400 at the field, 429 after too many attempts. */
  async function confirm(user: AuthenticatedUser, currentPassword: string): Promise<void> {
    await tries?.consume(String(user.id));
    const [row] = await db
      .select({ password: users.password })
      .from(users)
      .where(and(eq(users.id, user.id), isNull(users.excluidoEm)));
    if (!(await passwords.verify(currentPassword, row?.password ?? null, 'reservada')))
      throw new AppError(400, 'senha-atual', 'A senha atual não confere', { field: 'currentPassword' });
    await tries?.reset(String(user.id));
  }

  /** Recovery codes created with the first factor; existing ones stay valid. */
  const firstCodes = async (tx: Tx, userId: number): Promise<string[] | null> =>
    (await factors.codes.left(tx, userId)) > 1 ? null : factors.codes.renew(tx, userId);

  return {
    confirm,
    read: ({ id }: AuthenticatedUser, proof: string | null) =>
      readSeguranca({ db, devices, factors }, id, proof),

    async removeDevice(user: AuthenticatedUser, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        const aparelho = await devices.remove(tx, user.id, id);
        await record(tx, user, 'removeu-aparelho', { aparelho });
      });
    },

    async startTotp(user: AuthenticatedUser, currentPassword: string) {
      await confirm(user, currentPassword);
      return db.transaction(async (tx) => {
        const started = await factors.totp.start(tx, user);
        if (!started) throw new AppError(409, 'ja-ativo', 'O aplicativo de códigos já está ativo');
        await record(tx, user, 'comecou-totp');
        return started;
      });
    },

    async confirmTotp(user: AuthenticatedUser, codigo: string): Promise<Codigos> {
      await tries?.consume(String(user.id));
      return db.transaction(async (tx) => {
        if (!(await factors.totp.confirm(tx, user.id, codigo.replace(/\s/g, ''))))
          throw new AppError(
            400,
            'codigo-invalido',
            'Código inválido. Confira a hora do aparelho e tente o próximo.',
            {
              field: 'codigo',
            },
          );
        await record(tx, user, 'ativou-totp');
        return { codigos: await firstCodes(tx, user.id) };
      });
    },

    async removeTotp(user: AuthenticatedUser, currentPassword: string): Promise<void> {
      await confirm(user, currentPassword);
      await db.transaction(async (tx) => {
        await factors.totp.remove(tx, user.id);
        await factors.clearCodesIfOff(tx, user.id);
        await record(tx, user, 'removeu-totp');
      });
    },

    async startPasskey(user: AuthenticatedUser, currentPassword: string) {
      await confirm(user, currentPassword);
      return factors.passkeys.askToCreate(user);
    },

    async createPasskey(
      user: AuthenticatedUser,
      given: { desafio: string; resposta: PasskeyAnswer; nome: string },
    ): Promise<Codigos> {
      const made = await factors.passkeys.readCreated(user.id, given);
      return db.transaction(async (tx) => {
        await challenges.use(tx, given.desafio);
        await factors.passkeys.keep(tx, { ...made, nome: given.nome });
        await record(tx, user, 'criou-passkey', { passkey: given.nome });
        return { codigos: await firstCodes(tx, user.id) };
      });
    },

    async removePasskey(user: AuthenticatedUser, id: number, currentPassword: string): Promise<void> {
      await confirm(user, currentPassword);
      await db.transaction(async (tx) => {
        await factors.passkeys.remove(tx, user.id, id);
        await factors.clearCodesIfOff(tx, user.id);
        await record(tx, user, 'removeu-passkey');
      });
    },

    async renewCodes(user: AuthenticatedUser, currentPassword: string): Promise<Codigos> {
      await confirm(user, currentPassword);
      if ((await factors.fatores(user.id)).length === 0)
        throw new AppError(409, 'sem-fator', 'Ative antes o aplicativo de códigos ou uma passkey');
      return db.transaction(async (tx) => {
        const codigos = await factors.codes.renew(tx, user.id);
        await record(tx, user, 'renovou-codigos');
        return { codigos };
      });
    },
  };
}
