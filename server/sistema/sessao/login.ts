import { and, eq, isNull } from 'drizzle-orm';
import type pg from 'pg';
import type { Deed } from '#contract/base/deeds.ts';
import type { PasskeyAnswer } from '#contract/sistema/seguranca.ts';
import type { Login, Session } from '#contract/sistema/sessao.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { users } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import { addressGroup } from '#server/kernel/http/address-group.ts';
import { createMemoryLimiter, createSharedLimiter, type Limiter } from '#server/kernel/http/rate-limit.ts';
import { hashToken } from '#server/kernel/token-hash.ts';
import type { Challenges } from './challenges.ts';
import { describeAgent } from './describe-agent.ts';
import type { Devices, KnownDevice } from './devices.ts';
import { createGate } from './gate.ts';
import { createLoginLimits } from './login-limits.ts';
import type { Passwords } from './password.ts';
import { presentUser } from './present-user.ts';
import type { SecondFactors } from './second-factors.ts';
import type { createSessions } from './sessions.ts';

/** Origin of a login. */
export interface Caller {
  address: string;
  /** The device proof the browser sent. */
  proof: string | null;
  agent: string | undefined;
}
/** An open session and the browser's device proof; none for other clients. */
export interface Opened {
  session: Session;
  proof: string | null;
}
type UserRow = typeof users.$inferSelect;

interface Deps {
  db: Db;
  pool: pg.Pool;
  passwords: Passwords;
  sessions: ReturnType<typeof createSessions>;
  devices: Devices;
  factors: SecondFactors;
  challenges: Challenges;
  /** Attempts in 15 minutes; null for no limit. */
  attempts: number | null;
}

const seconds = 15 * 60;
const purpose = 'segundo-fator';
const closedWith =
  'Esta conta está sendo tentada de muitos endereços. Entre por um aparelho que você já usou, com uma passkey ou com um código (do aplicativo ou de recuperação); ou crie uma nova senha no servidor com “npm run admin”.';

const refused = () => new AppError(401, 'credenciais-invalidas', 'Credenciais inválidas');
const wrongCode = () => new AppError(401, 'codigo-invalido', 'Código inválido ou já usado');
/** A password change invalidates a login in progress. */
const markOf = (row: UserRow) => hashToken(row.password).slice(0, 22);

/** Opens a session after a verified password or passkey. */
function createOpening({ db, sessions, devices, factors, challenges }: Deps, codeTries: Limiter | null) {
  const failed = (acao: Deed, row: UserRow | undefined) =>
    recordAudit(db, { userId: null, acao, entidade: 'sessao', entidadeId: row?.id, nome: row?.username });

  /** Locks the account as it was when password or passkey was verified; a later reset or deletion wins. */
  async function holdUnchanged(tx: Tx, row: UserRow): Promise<void> {
    const [still] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, row.id), eq(users.password, row.password), isNull(users.excluidoEm)))
      .for('update');
    if (!still) throw refused();
  }

  async function open(
    row: UserRow,
    caller: Caller,
    prove: (tx: Tx) => Promise<string | null> = async () => null,
  ): Promise<Opened> {
    const user = presentUser(row);
    // A transaction occupies the whole embedded database: signing happens before it.
    const kept = await devices.prove(await devices.secretOf(caller.proof));
    const agente = describeAgent(caller.agent);
    return db.transaction(async (tx) => {
      await sessions.sweep(tx);
      await devices.sweep(tx);
      await holdUnchanged(tx, row);
      const fator = await prove(tx);
      const dados = fator ? { fator } : undefined;
      await recordAudit(tx, {
        userId: user.id,
        acao: 'entrou',
        entidade: 'sessao',
        ...(dados ? { dados } : {}),
      });
      if (agente) await devices.remember(tx, user.id, { secret: kept.secret, agente });
      return {
        session: { token: await sessions.open(tx, user.id), user },
        proof: agente ? kept.proof : null,
      };
    });
  }

  /** Separate budget keys: someone guessing elsewhere does not use up this device's attempts. */
  const codeKey = (userId: number, device: number | null) =>
    device ? `aparelho ${device}` : `conta ${userId}`;

  async function openWithCode(
    row: UserRow,
    caller: Caller,
    codigo: string,
    device: number | null,
    challenge?: string,
  ) {
    const key = codeKey(row.id, device);
    await codeTries?.consume(key);
    try {
      const opened = await open(row, caller, async (tx) => {
        if (challenge) await challenges.use(tx, challenge);
        const kind = await factors.take(tx, row.id, codigo);
        if (!kind) throw wrongCode();
        return kind;
      });
      await codeTries?.reset(key);
      return opened;
    } catch (error) {
      if (error instanceof AppError && error.code === 'codigo-invalido')
        await failed('falhou-no-segundo-fator', row);
      throw error;
    }
  }

  return { failed, open, openWithCode };
}

/**
 * Administrator logins. Three lanes lead to the password check: known devices and correct codes each have a
 * small budget and reserved places; all unknown addresses share one budget per account. A flood of strangers
 * has bounded cost and never delays the others.
 */
export function createLogin(deps: Deps) {
  const { db, passwords, devices, factors, challenges, attempts } = deps;
  const limits = createLoginLimits(deps.pool, { attempts, everywhere: { closedWith } });
  const shared = (name: string): Limiter | null =>
    attempts === null ? null : createSharedLimiter(deps.pool, { name, points: attempts, seconds });
  const ofDevice = shared('login-aparelho');
  const ofCode = shared('login-com-codigo');
  const publicTries = attempts === null ? null : createMemoryLimiter({ points: attempts * 6, seconds });
  const { failed, open, openWithCode } = createOpening(deps, shared('login-codigo'));
  const gates = {
    known: createGate({ atOnce: 4, waiting: 64 }),
    code: createGate({ atOnce: 4, waiting: 64 }),
    // Few: the embedded engine is single-threaded, and strangers must not occupy it.
    unknown: createGate({ atOnce: 2, waiting: 128 }),
  };

  async function attempt(
    { username, password, codigo }: Login,
    caller: Caller,
    lane: { device: KnownDevice } | { codeOf: number } | null,
  ): Promise<Opened> {
    const device = lane && 'device' in lane ? lane.device.id : null;
    if (device) await ofDevice?.consume(String(device));
    else if (lane && 'codeOf' in lane) await ofCode?.consume(String(lane.codeOf));
    else await limits.enter(username, caller.address);
    const [row] = await db
      .select()
      .from(users)
      .where(and(eq(users.username, username), isNull(users.excluidoEm)));
    if (!(await passwords.verify(password, row?.password ?? null, lane ? 'reservada' : 'comum'))) {
      await failed('falhou-ao-entrar', row);
      throw refused();
    }
    if (device) await ofDevice?.reset(String(device));
    else if (!lane) await limits.forgive(username, caller.address);
    const fatores = await factors.fatores(row!.id);
    if (fatores.length === 0)
      return open(row!, caller, async (tx) => (codigo ? factors.take(tx, row!.id, codigo) : null));
    if (codigo)
      try {
        return await openWithCode(row!, caller, codigo, device);
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'codigo-invalido')) throw error;
      }
    const desafio = await challenges.make(purpose, { de: row!.id, senha: markOf(row!), aparelho: device });
    throw new AppError(401, purpose, 'Confirme que é você com o segundo fator', {
      segundoFator: { desafio, fatores },
    });
  }

  return {
    /** Throws 401 'Credenciais inválidas', 401 with the second step, or 429 after too many attempts. */
    async enter(given: Login, caller: Caller): Promise<Opened> {
      const secret = await devices.secretOf(caller.proof);
      if (secret) {
        const device = await gates.known(() => devices.find(secret, given.username));
        if (device) return gates.known(() => attempt(given, caller, { device }));
      }
      const { codigo } = given;
      if (codigo) {
        await publicTries?.consume(addressGroup(caller.address));
        const codeOf = await gates.code(() => factors.isRight(given.username, codigo));
        if (codeOf) return gates.code(() => attempt(given, caller, { codeOf }));
      }
      limits.refuse(given.username, caller.address);
      return gates.unknown(() => attempt(given, caller, null));
    },

    /** Second step of a login with a correct password. Throws 401 for a wrong code or expired step. */
    async enterWithCode(
      { desafio, codigo }: { desafio: string; codigo: string },
      caller: Caller,
    ): Promise<Opened> {
      await publicTries?.consume(addressGroup(caller.address));
      const asked = await challenges.open<{ de: number; senha: string; aparelho: number | null }>(
        purpose,
        desafio,
      );
      const [row] = await db
        .select()
        .from(users)
        .where(and(eq(users.id, asked.de), isNull(users.excluidoEm)));
      if (!row || markOf(row) !== asked.senha) throw refused();
      return openWithCode(row, caller, codigo, asked.aparelho, desafio);
    },

    async askPasskey(caller: Caller) {
      await publicTries?.consume(addressGroup(caller.address));
      return factors.passkeys.askToEnter();
    },

    /** A passkey includes user verification: it needs no password and cannot be guessed. */
    async enterWithPasskey(
      given: { desafio: string; resposta: PasskeyAnswer },
      caller: Caller,
    ): Promise<Opened> {
      await publicTries?.consume(addressGroup(caller.address));
      return gates.code(async () => {
        const entered = await factors.passkeys.readEntered(given);
        const [row] = await db
          .select()
          .from(users)
          .where(and(eq(users.id, entered.known.userId), isNull(users.excluidoEm)));
        if (!row) throw refused();
        return open(row, caller, async (tx) => {
          await challenges.use(tx, given.desafio);
          await factors.passkeys.noteUse(tx, entered);
          return 'passkey';
        });
      });
    },
  };
}
