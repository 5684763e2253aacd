import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { dayMs } from '#contract/base/units.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { corretorNovidades } from '#server/db/schema/lisa.ts';
import { isDaytime } from '../conversas/daytime.ts';
import type { Outgoing } from '../outbox.ts';
import { readableNumber } from '../people/person.ts';
import { contactKey } from '../templates.ts';
import { type AvisoTools, notify, type Recipient, type Word } from './notify.ts';

/** Contacts told per turn; the next turn continues. */
const most = 100;
/** Older ones are the team's: nobody wants to be called back after a week. */
const freshMs = 7 * dayMs;

type Contato = typeof contatos.$inferSelect;

/** Live, approved and active corretores: the others' contacts stay with the team. */
export const mayBeNotified = and(
  eq(corretores.ativo, true),
  eq(corretores.aprovado, true),
  isNull(corretores.rejeitadoEm),
  isNull(corretores.excluidoEm),
  isNull(corretores.apagadoEm),
);

function messageOf({ nomeGuerra }: Recipient, contato: Contato, word: Word): Outgoing {
  const { nome, telefoneNormal, empreendimento, mensagem } = contato;
  const telefone = readableNumber(telefoneNormal);
  // On one line between marks that nothing in it closes: words of a visitor never look like ours.
  const said = mensagem ? `\n“${mensagem.replace(/\s+/g, ' ').replaceAll('”', '"')}”` : '';
  return {
    chave: contactKey,
    texto: word('aviso_contato', {
      nome: empreendimento,
      dados: `*${nome}*, ${telefone}${said}`,
      link: `https://wa.me/${telefoneNormal}`,
    }),
    parametros: [nomeGuerra, `${nome}, ${telefone}, ${empreendimento}`],
  };
}

/**
 * Tells corretores of the visitors who left a contact on their pages, by day, each once. Returns how many
 * messages go out.
 */
export async function notifyContatos(tools: AvisoTools): Promise<number> {
  const { db, now } = tools;
  if (!isDaytime(now())) return 0;
  const rows = await db
    .select({ contato: contatos, corretor: corretores })
    .from(contatos)
    .innerJoin(corretores, and(eq(corretores.id, contatos.corretorId), mayBeNotified))
    .where(
      and(
        eq(contatos.estado, 'novo'),
        gt(contatos.recebidoEm, new Date(now().getTime() - freshMs)),
        sql`NOT EXISTS (SELECT FROM ${corretorNovidades} n WHERE n.chave = 'contato:' || ${contatos.id})`,
      ),
    )
    .orderBy(asc(contatos.id))
    .limit(most);
  const { say } = await tools.texts();
  let sent = 0;
  for (const { contato, corretor } of rows)
    await db.transaction(async (tx) => {
      // Erased, answered or given to somebody else meanwhile.
      const [held] = await tx.select().from(contatos).where(eq(contatos.id, contato.id)).for('update');
      if (held?.estado !== 'novo' || held.corretorId !== corretor.id) return;
      const chaves = [`contato:${contato.id}`];
      if (
        await notify(
          tx,
          { ...tools, say },
          {
            corretor,
            topic: 'contatos',
            chaves,
            message: (word) => messageOf(corretor, held, word),
          },
        )
      )
        sent += 1;
      await bumpLists(tx, 'contatos');
    });
  return sent;
}
