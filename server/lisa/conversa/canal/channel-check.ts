import { eq } from 'drizzle-orm';
import type { ChannelNotice, WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Db } from '#server/db/client.ts';
import { lisaAvisos } from '#server/db/schema/lisa.ts';
import type { Finding, ServiceCheck } from '#server/kernel/service-check.ts';
import { storeNotices } from './store-notices.ts';

const states = { ok: 'ok', atencao: 'aviso', parado: 'falha' } as const;
/** Names of notice subjects; templates use their own. */
const names: Record<string, string> = {
  acesso: 'Acesso',
  conta: 'Conta',
  telefone: 'Número',
  'telefone:qualidade': 'Qualidade do número',
  'telefone:nome': 'Nome de exibição',
  conexao: 'Aparelho',
  webhook: 'Webhook',
  modelos: 'Modelos',
  'limite-diario': 'Limite diário',
  'revisao-da-conta': 'Revisão da conta',
};
const nameOf = (chave: string, titulo: string) => {
  const [kind, what] = chave.split(':');
  return names[chave] ?? (kind === 'modelo' ? `Modelo ${what}` : titulo);
};

type News = Pick<typeof lisaAvisos.$inferSelect, 'chave' | 'gravidade' | 'titulo' | 'fazer' | 'detalhe'>;

/** The channel among the outside services. */
export const channelService = { servico: 'whatsapp', nome: 'WhatsApp' } as const;

/** Converts a channel notice to a service finding. */
export function findingOf(row: News): Finding {
  const { chave, titulo, fazer, detalhe } = row;
  return {
    chave,
    nome: nameOf(chave, titulo),
    estado: states[row.gravidade as keyof typeof states],
    mensagem: `${titulo}.`,
    oQueFazer: fazer,
    detalhes: detalhe ? [{ rotulo: 'O WhatsApp diz', valor: detalhe }] : [],
  };
}

/** Inspects the channel and stores the results; only our own templates are included. */
export async function inspectChannel(
  { db, channel, isOurs }: { db: Db; channel: WhatsappChannel; isOurs: (template: string) => boolean },
  signal: AbortSignal,
): Promise<ChannelNotice[]> {
  const all = (await channel.inspect?.(signal)) ?? [];
  const notices = all.filter(({ modelo }) => modelo === undefined || isOurs(modelo));
  if (notices.length > 0) await db.transaction((tx) => storeNotices(tx, channel.kind, notices));
  return notices;
}

/** The channel as an outside service: its inspected state, updated by webhook news and send failures. */
export function createChannelCheck(deps: {
  db: Db;
  channel: WhatsappChannel;
  isOurs: (template: string) => boolean;
}): ServiceCheck {
  const { db, channel } = deps;
  return {
    ...channelService,
    async check(signal) {
      if (channel.kind === 'simulator')
        return [
          {
            chave: 'canal',
            nome: 'Canal',
            estado: 'desligado',
            oQueFazer: null,
            mensagem: 'O WhatsApp é simulado: nada sai deste servidor.',
          },
        ];
      await inspectChannel(deps, signal);
      const rows = await db
        .select()
        .from(lisaAvisos)
        .where(eq(lisaAvisos.canal, channel.kind))
        .orderBy(lisaAvisos.chave);
      return rows.map(findingOf);
    },
  };
}
