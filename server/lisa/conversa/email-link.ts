import { and, eq, gte } from 'drizzle-orm';
import { fillPlaceholders } from '#contract/sistema/placeholders.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { emails as sent } from '#server/db/schema/emails.ts';
import { readPrompt } from '#server/sistema/configuracoes/service.ts';
import { type EmailsService, linkMark } from '#server/sistema/emails/service.ts';

/** A corretor, as far as needed to write to him by e-mail. */
export interface WithEmail {
  id: number;
  email: string;
  nomeGuerra: string;
  /** People of the laboratory get no e-mail. */
  teste: boolean;
}

/** The message that WhatsApp did not deliver. */
export interface Undelivered {
  chave: string;
  corretorId: number | null;
  criadoEm: Date;
}

/** The setting's text, its first line as the subject; its link is made when the e-mail leaves. */
export function readEmailText(text: string, nomeGuerra: string): { assunto: string; texto: string } {
  const [assunto = '', ...rest] = fillPlaceholders(text.trim(), {
    NOME_GUERRA: nomeGuerra,
    LINK: linkMark,
  }).split('\n');
  return { assunto: assunto.replaceAll(linkMark, '').trim(), texto: rest.join('\n').trim() };
}

/** The password link of a corretor by e-mail, the second channel. */
export function createEmailLink({ db, emails }: { db: Db; emails: EmailsService }) {
  /** Queues it in the transaction; false where it cannot go. */
  async function write(
    tx: Queryable,
    { id, email, nomeGuerra, teste }: WithEmail,
    when: { from?: Date; atoId?: string } = {},
  ): Promise<boolean> {
    if (teste || !emails.isOn) return false;
    const { assunto, texto } = readEmailText(await readPrompt(tx, 'email_link_de_senha'), nomeGuerra);
    // A text without the link would be of no use to him.
    const whole = texto.includes(linkMark) ? texto : `${texto}\n\n${linkMark}`;
    return emails.write(tx, { tipo: 'senha', para: email, assunto, texto: whole, corretorId: id, ...when });
  }

  return {
    write,
    takeBack: emails.takeBack,
    wake: emails.wake,
    /** Besides WhatsApp, as the team set it, or because that does not reach him. */
    async writeWhere(
      tx: Queryable,
      corretor: WithEmail,
      { reached, ...when }: { reached: boolean; from?: Date; atoId?: string },
    ): Promise<boolean> {
      if (reached && !(await emails.sempre(tx))) return false;
      return write(tx, corretor, when);
    },
    /** In place of a link that WhatsApp did not deliver, unless it went by e-mail already. */
    async instead({ chave, corretorId, criadoEm }: Undelivered): Promise<void> {
      if (chave !== 'credenciais' || corretorId === null || !emails.isOn) return;
      const isQueued = await db.transaction(async (tx) => {
        const [row] = await tx.select().from(corretores).where(eq(corretores.id, corretorId)).for('update');
        const [already] = await tx
          .select({ id: sent.id })
          .from(sent)
          .where(and(eq(sent.corretorId, corretorId), eq(sent.tipo, 'senha'), gte(sent.criadoEm, criadoEm)));
        return row !== undefined && row.excluidoEm === null && !already && (await write(tx, row));
      });
      if (isQueued) emails.wake();
    },
  };
}
export type EmailLink = ReturnType<typeof createEmailLink>;
