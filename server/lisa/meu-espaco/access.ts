import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Deed } from '#contract/base/deeds.ts';
import { meuEspacoMessages, type OwnLink, type OwnSession } from '#contract/lisa/meu-espaco.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { AuthenticatedCorretor } from '#server/kernel/http/admission.ts';
import { createSharedLimiter } from '#server/kernel/http/rate-limit.ts';
import type { createLisa } from '#server/lisa/conversa/service.ts';
import { isLoginAllowed, type SessaoService } from '#server/sistema/sessao/service.ts';
import { type CorretorRow, findByIdentification, normalIdentification } from './find-corretor.ts';

export interface AccessDeps {
  db: Db;
  pool: pg.Pool;
  sessao: SessaoService;
  passwordLinks: ReturnType<typeof createLisa>['passwordLinks'];
  /** New links per account and address and hour; null for no limit. */
  linksPerHour: number | null;
}

const refused = () => new AppError(401, 'credenciais-invalidas', meuEspacoMessages.refused);
const suspended = () => new AppError(403, 'acesso-suspenso', meuEspacoMessages.suspended);
const usedLink = () => new AppError(404, 'link-usado', meuEspacoMessages.usedLink);

/** Logs a corretor's own deed: he has no panel account. */
const deed = (tx: Tx | Db, acao: Deed, entidadeId: number | undefined) =>
  recordAudit(tx, { userId: null, acao, entidade: 'corretor', entidadeId, dados: { origem: 'meu-espaco' } });

/** A corretor's access to his own page (WPP-19, WPP-20). */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one door: password and link share what they hold and open
export function createAccess({ db, pool, sessao, passwordLinks, linksPerHour }: AccessDeps) {
  const sessions = sessao.corretores;
  const hour = { seconds: 3600 };
  const linkLimits =
    linksPerHour === null
      ? []
      : [
          createSharedLimiter(pool, { name: 'link-conta', points: linksPerHour, ...hour }),
          createSharedLimiter(pool, { name: 'link-endereco', points: linksPerHour * 5, ...hour }),
        ];
  /** Separate from administrators' accounts in the same limiter. */
  const accountOf = (identificacao: string) => `corretor ${normalIdentification(identificacao)}`;

  /** Locks him, unless his password or status changed since it was read. */
  async function holdUnchanged(tx: Tx, read: CorretorRow): Promise<void> {
    const [now] = await tx.select().from(corretores).where(eq(corretores.id, read.id)).for('update');
    if (!now || now.senha !== read.senha || !isLoginAllowed(now)) throw refused();
  }

  /** Sets a password: the trigger ends open sessions, and open links are invalidated. */
  async function savePassword(tx: Tx, id: number, senha: string): Promise<string> {
    await tx.update(corretores).set({ senha }).where(eq(corretores.id, id));
    await passwordLinks.closeAll(tx, id);
    return sessions.open(tx, id);
  }

  return {
    /**
     * Unknown, without a password and wrong give the same answer; only the right password reveals a
     * suspension.
     */
    async enter(
      { identificacao, senha }: { identificacao: string; senha: string },
      address: string,
    ): Promise<OwnSession> {
      const account = accountOf(identificacao);
      await sessao.limits.enter(account, address);
      const found = await findByIdentification(db, identificacao);
      if (!(await sessao.verifyPassword(senha, found?.senha ?? null))) {
        await deed(db, 'falhou-ao-entrar', found?.id);
        throw refused();
      }
      if (!isLoginAllowed(found!)) throw suspended();
      const token = await db.transaction(async (tx) => {
        await sessions.sweep(tx);
        await holdUnchanged(tx, found!);
        await deed(tx, 'entrou-no-espaco', found!.id);
        return sessions.open(tx, found!.id);
      });
      await sessao.limits.forgive(account, address);
      return { token };
    },

    async leave({ id, sessionId }: AuthenticatedCorretor): Promise<void> {
      await db.transaction(async (tx) => {
        await sessions.revoke(tx, sessionId);
        await deed(tx, 'saiu-do-espaco', id);
      });
    },

    /** The owner of a link, before it is used. Throws 404 if used, expired or unknown. */
    async readLink(token: string): Promise<OwnLink> {
      const link = await passwordLinks.read(token);
      const [row] =
        link?.corretorId == null
          ? []
          : await db.select().from(corretores).where(eq(corretores.id, link.corretorId));
      if (!link || !row) throw usedLink();
      if (!isLoginAllowed(row)) throw suspended();
      const { nome, nomeGuerra, email } = row;
      return { nome, nomeGuerra, email, expiraEm: link.expiraEm.toISOString() };
    },

    /** Sets the password of a link's owner, uses the link up and opens a session. */
    async setByLink({ token, senha }: { token: string; senha: string }): Promise<OwnSession> {
      // Before the transaction: hashing is slow. An invalid link costs no hash.
      if (!(await passwordLinks.read(token))) throw usedLink();
      const hash = await sessao.hashPassword(senha);
      return db.transaction(async (tx) => {
        const link = await passwordLinks.use(tx, token);
        if (link?.corretorId == null) throw usedLink();
        const id = link.corretorId;
        const [row] = await tx.select().from(corretores).where(eq(corretores.id, id)).for('update');
        if (!row || !isLoginAllowed(row)) throw suspended();
        await deed(tx, 'criou-senha', id);
        return { token: await savePassword(tx, id, hash) };
      });
    },

    /** Has Lisa send a new link to the named corretor, if any; the answer does not reveal it. */
    async askLink(identificacao: string, address: string): Promise<void> {
      const [byAccount, byAddress] = linkLimits;
      await byAccount?.consume(accountOf(identificacao));
      await byAddress?.consume(address);
      // Read before: the embedded database has one connection.
      const texts = await passwordLinks.texts();
      await db.transaction(async (tx) => {
        const found = await findByIdentification(tx, identificacao);
        await deed(tx, 'pediu-senha', found?.id);
        if (!found || !isLoginAllowed(found)) return;
        await passwordLinks.send(tx, found, texts);
      });
      passwordLinks.wake();
    },

    /** Changes the password: every session ends and a new one replaces the current one. */
    async changePassword(
      { id }: AuthenticatedCorretor,
      given: { senhaAtual: string; senha: string },
      address: string,
    ): Promise<OwnSession> {
      const row = await this.confirm(id, given.senhaAtual, address, 'senhaAtual');
      const hash = await sessao.hashPassword(given.senha);
      return db.transaction(async (tx) => {
        await holdUnchanged(tx, row);
        await deed(tx, 'trocou-a-senha', id);
        return { token: await savePassword(tx, id, hash) };
      });
    },

    /** Verifies his password. Throws 400 at its field; attempts are limited as at the login. */
    async confirm(id: number, senha: string, address: string, field: string): Promise<CorretorRow> {
      const account = `corretor nº ${id}`;
      await sessao.limits.enter(account, address);
      const [row] = await db
        .select()
        .from(corretores)
        .where(and(eq(corretores.id, id)));
      if (!(await sessao.verifyPassword(senha, row?.senha ?? null)))
        throw new AppError(400, 'senha-atual', 'A senha não confere', { field });
      await sessao.limits.forgive(account, address);
      return row!;
    },
  };
}
