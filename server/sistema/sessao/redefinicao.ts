import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type pg from 'pg';
import { minuteMs } from '#contract/base/units.ts';
import {
  redefinicaoMessages,
  redefinicaoMinutes,
  redefinicaoPath,
} from '#contract/sistema/redefinicao-textos.ts';
import type { Config } from '#server/config.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { redefinicoes } from '#server/db/schema/emails.ts';
import { users } from '#server/db/schema/sistema.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError } from '#server/kernel/errors.ts';
import { addressGroup } from '#server/kernel/http/address-group.ts';
import { createSharedLimiter } from '#server/kernel/http/rate-limit.ts';
import type { Ids } from '#server/kernel/ids.ts';
import { hashToken } from '#server/kernel/token-hash.ts';
import { type EmailsService, linkMark } from '#server/sistema/emails/service.ts';
import { closeRedefinicoes } from './close-redefinicoes.ts';
import { createSessions } from './sessions.ts';

/** Every answer takes as long, so that its time does not tell whether there is an account. */
const answerMs = 300;
const lifeMs = redefinicaoMinutes * minuteMs;

const usedLink = () => new AppError(404, 'link-usado', redefinicaoMessages.usedLink);

const textFor = (
  username: string,
) => `Alguém pediu uma nova senha para a conta ${username} do Portal do Corretor.

Para criá-la, abra este link. Ele vale uma única vez, por ${redefinicaoMinutes} minutos:

${linkMark}

Se não foi você, não faça nada: a senha continua a mesma.`;

interface Deps {
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  ids: Ids;
  config: Pick<Config, 'publicUrl'>;
  emails: Pick<EmailsService, 'isOn' | 'write' | 'wake'>;
  hashPassword: (password: string) => Promise<string>;
  /** Links an account may ask for per hour; null for no limit. */
  linksPerHour: number | null;
}

/** A live account by its name, or by its e-mail if it is no account's name. */
async function findAccount(tx: Queryable, identificacao: string) {
  const rows = await tx
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(
      and(
        isNull(users.excluidoEm),
        or(eq(users.username, identificacao), eq(sql`lower(${users.email})`, identificacao.toLowerCase())),
      ),
    );
  return rows.find(({ username }) => username === identificacao) ?? rows[0];
}

/** A new password for an administrator who forgot his, by a link of one use in an e-mail. */
export function createRedefinicao(deps: Deps) {
  const { db, pool, clock, ids, emails, hashPassword, linksPerHour } = deps;
  const sessions = createSessions(deps);
  const limiter = (name: string, points: number) =>
    createSharedLimiter(pool, { name, points, seconds: 3600 });
  const byAccount = linksPerHour === null ? null : limiter('redefinir-conta', linksPerHour);
  const byAddress = linksPerHour === null ? null : limiter('redefinir-endereco', linksPerHour * 5);
  const isOpen = (token: string) =>
    and(
      eq(redefinicoes.tokenHash, hashToken(token)),
      isNull(redefinicoes.usadoEm),
      gt(redefinicoes.expiraEm, clock.now()),
    );

  async function send(identificacao: string): Promise<void> {
    await db.transaction(async (tx) => {
      const account = await findAccount(tx, identificacao);
      const { id, username } = account ?? {};
      await recordAudit(tx, {
        userId: null,
        acao: 'pediu-nova-senha',
        entidade: 'sessao',
        ...(id === undefined ? {} : { entidadeId: id }),
        ...(username === undefined ? {} : { nome: username }),
      });
      if (!account?.email) return;
      await emails.write(tx, {
        tipo: 'redefinicao',
        para: account.email,
        assunto: 'Nova senha do Portal do Corretor',
        texto: textFor(account.username),
        userId: account.id,
        valeAte: new Date(clock.now().getTime() + lifeMs),
      });
    });
    emails.wake();
  }

  return {
    isOn: emails.isOn,

    /** The same answer for everybody, after the same time. */
    async ask(identificacao: string, address: string): Promise<void> {
      await byAddress?.consume(addressGroup(address));
      await byAccount?.consume(hashToken(identificacao.toLowerCase()).slice(0, 22));
      if (emails.isOn) await Promise.all([send(identificacao), sleep(answerMs)]);
    },

    /** The link of an e-mail that leaves now; it ends with it. */
    async makeLink({ userId, valeAte }: { userId: number | null; valeAte: Date | null }): Promise<string> {
      const token = ids.secret();
      await db.insert(redefinicoes).values({
        userId: userId!,
        tokenHash: hashToken(token),
        expiraEm: valeAte!,
        criadoEm: clock.now(),
      });
      // Behind '#', where no log and no other site sees it.
      return `${deps.config.publicUrl}${redefinicaoPath}#${token}`;
    },

    /** Whose a link is. Throws 404 if used, ended or unknown. */
    async read(token: string) {
      const [found] = await db
        .select({ username: users.username, expiraEm: redefinicoes.expiraEm })
        .from(redefinicoes)
        .innerJoin(users, eq(users.id, redefinicoes.userId))
        .where(and(isOpen(token), isNull(users.excluidoEm)));
      if (!found) throw usedLink();
      return { username: found.username, expiraEm: found.expiraEm.toISOString() };
    },

    /** Sets the password, uses the link up and ends every session; known devices stay, as with a changed password. */
    async set({ token, password }: { token: string; password: string }): Promise<void> {
      // Before the transaction: hashing is slow. An invalid link costs no hash.
      await this.read(token);
      const hash = await hashPassword(password);
      await db.transaction(async (tx) => {
        const now = clock.now();
        const [link] = await tx
          .update(redefinicoes)
          .set({ usadoEm: now })
          .where(isOpen(token))
          .returning({ userId: redefinicoes.userId });
        if (!link) throw usedLink();
        const [account] = await tx
          .update(users)
          .set({ password: hash, senhaProvisoria: false })
          .where(and(eq(users.id, link.userId), isNull(users.excluidoEm)))
          .returning({ id: users.id, username: users.username });
        if (!account) throw usedLink();
        await sessions.revokeAll(tx, account.id);
        await closeRedefinicoes(tx, account.id, now);
        await recordAudit(tx, {
          userId: account.id,
          acao: 'criou-nova-senha',
          entidade: 'user',
          entidadeId: account.id,
          nome: account.username,
        });
        await bumpLists(tx, 'administradores');
      });
    },
  };
}
export type Redefinicao = ReturnType<typeof createRedefinicao>;
