import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Emails, TipoDeAlerta, TipoDeEmail } from '#contract/sistema/emails.ts';
import { EmailError, emailFaultWords, type Mailer } from '#server/adapters/email/port.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { emails } from '#server/db/schema/emails.ts';
import { users } from '#server/db/schema/sistema.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import type { Log } from '#server/kernel/log.ts';
import { compose, linkMark as mark } from './compose.ts';
import { createEmailDeliveries, type LinkMakers } from './deliver.ts';
import { regraDeEmails } from './regra.ts';
import { type NewEmail, writeEmail } from './write.ts';

/** Stands in a text where its link goes. */
export const linkMark = mark;

const mostListed = 50;
const notConfigured = () =>
  new AppError(409, 'sem-email', 'Nenhum servidor de e-mail está configurado (SMTP_URL)');

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer | null;
  links: LinkMakers;
}

/** E-mail as a second channel: written with the deed, sent by workers. */
export function createEmails({ db, clock, log, mailer, links }: Deps) {
  const deliveries = mailer && createEmailDeliveries({ db, clock, log, mailer, links });

  return {
    /** Whether e-mail can be sent at all. */
    isOn: mailer !== null,
    deliveries,
    wake: () => deliveries?.wake(),

    /** Queues an e-mail in the transaction; false where there is no server or no address. */
    write: async (tx: Queryable, email: Omit<NewEmail, 'now'>): Promise<boolean> =>
      mailer !== null && writeEmail(tx, { ...email, now: clock.now() }),

    /** Takes back what an undone decision would have sent. */
    async takeBack(tx: Queryable, atoId: string): Promise<void> {
      await tx.delete(emails).where(and(eq(emails.atoId, atoId), eq(emails.estado, 'pendente')));
    },

    /** Whether a corretor's password link goes by e-mail even where WhatsApp reaches him. */
    sempre: async (tx: Queryable): Promise<boolean> =>
      mailer !== null && (await regraDeEmails.read(tx)).linksDeSenha === 'sempre',

    /** Which alerts are sent. */
    alertas: async (tx: Queryable): Promise<TipoDeAlerta[]> => (await regraDeEmails.read(tx)).alertas,

    async state(userId: number): Promise<Emails> {
      const [regra, people, [waiting], failed] = await Promise.all([
        regraDeEmails.read(db),
        db
          .select({ id: users.id, email: users.email, alertas: users.alertasPorEmail })
          .from(users)
          .where(and(isNull(users.excluidoEm), isNotNull(users.email))),
        db.select({ n: count() }).from(emails).where(eq(emails.estado, 'pendente')),
        db
          .select()
          .from(emails)
          .where(eq(emails.estado, 'desistiu'))
          .orderBy(desc(emails.id))
          .limit(mostListed),
      ]);
      const now = clock.now();
      return {
        servidor: mailer && { nome: mailer.name, remetente: mailer.from },
        regra,
        meuEmail: people.find(({ id }) => id === userId)?.email ?? null,
        avisados: people.filter(({ alertas }) => alertas).length,
        pendentes: waiting!.n,
        falhas: failed.map(({ id, tipo, para, criadoEm, tentativas, resposta, valeAte }) => ({
          id,
          tipo: tipo as TipoDeEmail,
          para,
          quando: criadoEm.toISOString(),
          tentativas,
          resposta,
          podeRepetir: valeAte === null || valeAte > now,
        })),
      };
    },

    /** Sends a test to an administrator's own address and waits for the server. Throws 409, or 502 in words. */
    async test(userId: number): Promise<{ para: string }> {
      if (!mailer) throw notConfigured();
      const [account] = await db
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.excluidoEm)));
      const to = account?.email;
      if (!to)
        throw new AppError(
          409,
          'sem-endereco',
          'Cadastre primeiro o seu e-mail em Administradores, Meu e-mail',
        );
      try {
        const texto = 'Este é um e-mail de teste do Portal do Corretor.\n\nSe você o lê, o envio funciona.';
        await mailer.send({
          to,
          subject: 'Teste de envio',
          messageId: randomUUID(),
          ...compose(texto, null),
        });
      } catch (error) {
        if (!(error instanceof EmailError)) throw error;
        const [mensagem, detail] = emailFaultWords[error.fault];
        throw new AppError(502, 'email', mensagem, { detail });
      }
      return { para: to };
    },

    /** Makes an e-mail that was given up wait again. Throws 404 if there is none that may. */
    async repeat(id: number): Promise<void> {
      const now = clock.now();
      const [again] = await db
        .update(emails)
        .set({ estado: 'pendente', tentativas: 0, proximaEm: now })
        .where(
          and(
            eq(emails.id, id),
            eq(emails.estado, 'desistiu'),
            or(isNull(emails.valeAte), gt(emails.valeAte, now)),
          ),
        )
        .returning({ id: emails.id });
      if (!again) throw notFound('E-mail');
      deliveries?.wake();
    },
  };
}
export type EmailsService = ReturnType<typeof createEmails>;
