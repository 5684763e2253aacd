import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Deed } from '#contract/base/deeds.ts';
import { foldText } from '#contract/base/text.ts';
import type { Administrador, MadePassword } from '#contract/sistema/administradores.ts';
import type { Session } from '#contract/sistema/sessao.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { sessoes, users } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import type { AuthenticatedUser } from '#server/kernel/http/admission.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { closeRedefinicoes } from './close-redefinicoes.ts';
import type { Devices } from './devices.ts';
import type { Passwords } from './password.ts';
import { presentUser } from './present-user.ts';
import { randomPassword } from './random-password.ts';
import type { SecondFactors } from './second-factors.ts';
import type { createSessions } from './sessions.ts';

const live = isNull(users.excluidoEm);
const iso = (date: Date | null) => date?.toISOString() ?? null;

interface Deps {
  db: Db;
  clock: Clock;
  ids: Ids;
  passwords: Passwords;
  sessions: ReturnType<typeof createSessions>;
  devices: Devices;
  factors: SecondFactors;
  /** Verifies the owner by his password. */
  confirm: (user: AuthenticatedUser, currentPassword: string) => Promise<void>;
}

/**
 * Locks the live accounts, so that two deleting each other are serialised. They are re-read after locking,
 * since a waiting transaction does not see what the other one created.
 */
async function lockAll(tx: Tx) {
  const accounts = () =>
    tx
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(live)
      .orderBy(asc(users.id))
      .for('update');
  await accounts();
  return accounts();
}

/** Live accounts with their open sessions; `atual` marks the caller's own. */
async function listAccounts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
): Promise<Administrador[]> {
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      nome: users.nome,
      email: users.email,
      alertasPorEmail: users.alertasPorEmail,
      criadoEm: users.criadoEm,
      ultimoAcesso: users.ultimoAcessoEm,
      sessoes: count(sessoes.id),
    })
    .from(users)
    .leftJoin(sessoes, and(eq(sessoes.userId, users.id), gt(sessoes.expiraEm, clock.now())))
    .where(live)
    .groupBy(users.id)
    .orderBy(asc(sql`lower(unaccent(${users.username}))`), asc(users.id));
  return rows.map((row) => ({
    ...row,
    criadoEm: row.criadoEm.toISOString(),
    ultimoAcesso: iso(row.ultimoAcesso),
    atual: row.id === userId,
  }));
}

/**
 * Administrator accounts. All are equal (ACC-01): each may create, reset and delete the others. Whatever
 * invalidates an account's password ends its sessions in the same transaction.
 */
export function createAccounts(deps: Deps) {
  const { db, clock, ids, passwords, sessions } = deps;
  async function findLocked(tx: Tx, id: number) {
    const all = await lockAll(tx);
    const found = all.find((account) => account.id === id);
    if (!found) throw notFound('Administrador');
    return { found, isLast: all.length === 1 };
  }

  /** Logs a deed concerning an account. */
  async function record(tx: Tx, userId: number, acao: Deed, account: { id: number; username: string }) {
    const { id: entidadeId, username: nome } = account;
    await recordAudit(tx, { userId, acao, entidade: 'user', entidadeId, nome });
    await bumpLists(tx, 'administradores');
  }

  /** Ends an account's sessions and devices, so that a lost factor must be replaced by another. */
  async function shut(tx: Tx, userId: number, account: { id: number; username: string }): Promise<void> {
    await sessions.revokeAll(tx, account.id);
    await deps.devices.revokeAll(tx, account.id);
    await closeRedefinicoes(tx, account.id, clock.now());
    if (await deps.factors.clear(tx, account.id)) await record(tx, userId, 'limpou-segundo-fator', account);
  }

  return {
    list: (user: AuthenticatedUser) => listAccounts(deps, user.id),

    /** Throws 409 if a live account has the name, ignoring case and accents. */
    async create(
      given: { username: string; nome?: string | null | undefined; password?: string | null | undefined },
      user: AuthenticatedUser,
    ): Promise<MadePassword> {
      const generatedPassword = given.password == null ? randomPassword(ids) : null;
      const password = await passwords.hash(given.password ?? generatedPassword!);
      return db.transaction(async (tx) => {
        const alike = (await lockAll(tx)).some(
          ({ username }) => foldText(username) === foldText(given.username),
        );
        if (alike)
          throw new AppError(409, 'duplicado', 'Já existe um usuário com este nome', { field: 'username' });
        const [made] = await tx
          .insert(users)
          .values({ username: given.username, nome: given.nome ?? null, password, senhaProvisoria: true })
          .returning({ id: users.id, username: users.username });
        await record(tx, user.id, 'criou', made!);
        return { ...made!, generatedPassword };
      });
    },

    /**
     * Resets another account's password, ending its sessions, known devices and second factor. For one's own
     * use `changeOwn`.
     */
    async reset(
      id: number,
      given: { password?: string | null | undefined },
      user: AuthenticatedUser,
    ): Promise<MadePassword> {
      if (id === user.id)
        throw new AppError(409, 'propria-conta', 'Para a sua própria conta, use “Alterar minha senha”');
      const generatedPassword = given.password == null ? randomPassword(ids) : null;
      const password = await passwords.hash(given.password ?? generatedPassword!);
      return db.transaction(async (tx) => {
        const { found } = await findLocked(tx, id);
        await tx.update(users).set({ password, senhaProvisoria: true }).where(eq(users.id, id));
        await record(tx, user.id, 'redefiniu-senha', found);
        await shut(tx, user.id, found);
        return { ...found, generatedPassword };
      });
    },

    /** Deletes an account: it cannot log in any more, but the audit log still names it. */
    async remove(id: number, user: AuthenticatedUser): Promise<void> {
      if (id === user.id)
        throw new AppError(409, 'propria-conta', 'Você não pode remover a sua própria conta');
      await db.transaction(async (tx) => {
        const { found, isLast } = await findLocked(tx, id);
        if (isLast) throw new AppError(409, 'ultima-conta', 'O último administrador não pode ser removido');
        await tx.update(users).set({ excluidoEm: clock.now() }).where(eq(users.id, id));
        await shut(tx, user.id, found);
        await record(tx, user.id, 'excluiu', found);
      });
    },

    /** Changes one's own password: all sessions end and a new one replaces the current one. */
    async changeOwn(
      given: { currentPassword: string; password: string },
      user: AuthenticatedUser,
    ): Promise<Session> {
      const [account] = await db
        .select()
        .from(users)
        .where(and(eq(users.id, user.id), live));
      await deps.confirm(user, given.currentPassword);
      const password = await passwords.hash(given.password);
      const known = { id: user.id, username: user.username };
      return db.transaction(async (tx) => {
        const [changed] = await tx
          .update(users)
          .set({ password, senhaProvisoria: false })
          // A no-op if someone has reset or deleted the account meanwhile.
          .where(and(eq(users.id, user.id), eq(users.password, account!.password), live))
          .returning();
        if (!changed)
          throw new AppError(409, 'alterado', 'Sua senha foi redefinida por outra pessoa. Entre novamente.');
        await sessions.revokeAll(tx, user.id);
        await closeRedefinicoes(tx, user.id, clock.now());
        await record(tx, user.id, 'trocou-senha', known);
        return { token: await sessions.open(tx, known.id), user: presentUser(changed) };
      });
    },
  };
}
