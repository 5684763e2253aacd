import { and, eq, isNull } from 'drizzle-orm';
import type { WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { lisaContatos } from '#server/db/schema/lisa.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { isContact } from '../contacts.ts';
import { personOfCorretor } from '../people/person-of-corretor.ts';
import { noTemplateReason, windowOf } from '../send-next.ts';
import type { TemplateName } from '../templates.ts';
import type { ApprovalDeps } from './decide.ts';
import { coveredLink } from './list.ts';
import { approvalMessages, rejectionMessages } from './messages.ts';

/** Previews a decision's messages as they would be sent now; stores and sends nothing. */
export async function preview(
  deps: ApprovalDeps & { channel: WhatsappChannel; templates: ReadonlyMap<string, TemplateName> },
  wanted: {
    corretorId: number;
    decisao: 'approve' | 'reject';
    reason: string | null;
    ligarSite?: boolean | undefined;
  },
) {
  const { db, channel, templates, now } = deps;
  const [corretor] = await db
    .select()
    .from(corretores)
    .where(and(eq(corretores.id, wanted.corretorId), isNull(corretores.excluidoEm)));
  if (!corretor) throw missingRecord('corretor');
  const pessoa = (await personOfCorretor(db, corretor)) ?? '';
  const [contact] = await db
    .select()
    .from(lisaContatos)
    .where(isContact({ canal: channel.kind, pessoa }));
  const ultimaRecebidaEm = contact?.ultimaRecebidaEm ?? null;
  const janela = windowOf(channel, { ultimaRecebidaEm }, now());
  const isOpen = janela.aberta;
  const messages =
    wanted.decisao === 'approve'
      ? approvalMessages(
          { ...corretor, siteAtivo: wanted.ligarSite || corretor.siteAtivo },
          await deps.texts(),
          deps.addresses,
        )
      : rejectionMessages(corretor, wanted.reason);
  return {
    canal: channel.kind,
    janela,
    mensagens: messages.map(({ chave, texto }) => {
      const modelo = isOpen ? null : (templates.get(chave)?.name ?? null);
      const modo = isOpen ? ('texto' as const) : modelo ? ('modelo' as const) : ('sem-modelo' as const);
      return {
        chave,
        texto: coveredLink(texto),
        modo,
        modelo,
        aviso: modo === 'sem-modelo' ? noTemplateReason : null,
      };
    }),
  };
}
