import { and, eq, isNull } from 'drizzle-orm';
import { corretores } from '#server/db/schema/corretores.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { noTemplateReason } from '../send-next.ts';
import type { TemplateName } from '../templates.ts';
import type { ApprovalDeps } from './decide.ts';
import { coveredLink } from './list.ts';
import { approvalMessages, rejectionMessages } from './messages.ts';
import { type WindowDeps, windowFor } from './window-for.ts';

/** Previews a decision's messages as they would be sent now; stores and sends nothing. */
export async function preview(
  deps: ApprovalDeps & WindowDeps & { templates: ReadonlyMap<string, TemplateName> },
  wanted: {
    corretorId: number;
    decisao: 'approve' | 'reject';
    reason: string | null;
    ligarSite?: boolean | undefined;
  },
) {
  const { db, channel, templates } = deps;
  const [corretor] = await db
    .select()
    .from(corretores)
    .where(and(eq(corretores.id, wanted.corretorId), isNull(corretores.excluidoEm)));
  if (!corretor) throw missingRecord('corretor');
  const { janela } = await windowFor(deps, corretor);
  const isOpen = janela.aberta;
  const messages =
    wanted.decisao === 'approve'
      ? approvalMessages(
          { ...corretor, siteAtivo: wanted.ligarSite || corretor.siteAtivo },
          await deps.texts(),
          deps.addresses,
        )
      : rejectionMessages(corretor, wanted.reason, await deps.texts());
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
