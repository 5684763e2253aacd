import { type SQL, sql } from 'drizzle-orm';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import type { AvisoTopic } from '#contract/lisa/assistente.ts';
import type { Reach, Selecao } from '#contract/lisa/comunicados.ts';
import type { WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import type { Queryable } from '#server/db/client.ts';
import { isLaboratorio, laboratorioCanal } from '../laboratorio/number.ts';
import { isWindowOpen } from '../send-next.ts';
import { comunicadoKey, type TemplateName } from '../templates.ts';

export interface ReachTools {
  db: Queryable;
  now: () => Date;
  channel: Pick<WhatsappChannel, 'kind' | 'hasWindow'>;
  templates: ReadonlyMap<string, TemplateName>;
}

/** A corretor of a selection, and how a message would reach him. */
export interface Recipient {
  id: number;
  nomeGuerra: string;
  whatsappNormal: string | null;
  way: keyof Reach;
  /** Has had his news of the day. */
  hadNews: boolean;
}

type Row = Omit<Recipient, 'way'> & {
  pessoa: string | null;
  ultimaRecebidaEm: Date | string | null;
  semPromocoesEm: Date | string | null;
  parados: AvisoTopic[] | null;
};

function inSelection(selecao: Selecao): SQL {
  if (selecao.quem === 'todos') return sql`true`;
  if (selecao.quem === 'estado') return sql`c.uf_creci = ${selecao.uf}`;
  const { empreendimentoId } = selecao;
  return sql`(EXISTS (SELECT FROM associacoes a
      WHERE a.corretor_id = c.id AND a.empreendimento_id = ${empreendimentoId} AND a.ativo)
    OR EXISTS (SELECT FROM corretor_bairros cb JOIN empreendimentos e ON e.bairro_id = cb.bairro_id
      WHERE cb.corretor_id = c.id AND e.id = ${empreendimentoId}))`;
}

/** Told of something today, other than a visitor's contact: one message a day. */
const hadNews = (now: Date): SQL => sql`EXISTS (SELECT FROM corretor_novidades n
  WHERE n.corretor_id = c.id AND n.chave NOT LIKE 'contato:%' AND n.motivo IS NULL
    AND (n.em AT TIME ZONE 'America/Sao_Paulo')::date = ${dayInBrazil(now)}::date)`;

/** Approved and active corretores who fulfil a condition, in their order, each with the way to him. */
async function readThose({ db, now, channel, templates }: ReachTools, those: SQL, limit: SQL) {
  const canal = channel.kind;
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    SELECT c.id, c.nome_guerra AS "nomeGuerra", c.whatsapp_normal AS "whatsappNormal",
      coalesce(s.whatsapp, c.whatsapp_normal) AS pessoa, ct.ultima_recebida_em AS "ultimaRecebidaEm",
      ct.sem_promocoes_em AS "semPromocoesEm", av.parados,
      ${hadNews(now())} AS "hadNews"
    FROM corretores c
    LEFT JOIN LATERAL (SELECT whatsapp FROM onboarding_sessions WHERE corretor_id = c.id
      ORDER BY ultima_mensagem_em DESC NULLS FIRST LIMIT 1) s ON true
    LEFT JOIN lisa_contatos ct ON ct.canal = ${canal} AND ct.pessoa = coalesce(s.whatsapp, c.whatsapp_normal)
    LEFT JOIN corretor_avisos av ON av.corretor_id = c.id
    WHERE c.ativo AND c.aprovado AND NOT c.teste AND c.rejeitado_em IS NULL AND c.excluido_em IS NULL
      AND c.apagado_em IS NULL AND ${those}
    ORDER BY c.id ${limit}`);
  return rows.map((row): Recipient => {
    const { id, nomeGuerra, whatsappNormal, hadNews, pessoa, parados, semPromocoesEm } = row;
    const isHere = pessoa !== null && isLaboratorio(pessoa) === (canal === laboratorioCanal);
    const ultimaRecebidaEm = row.ultimaRecebidaEm === null ? null : new Date(row.ultimaRecebidaEm);
    const way = parados?.includes('comunicados')
      ? 'desligaram'
      : !isHere
        ? 'semWhatsapp'
        : isWindowOpen(channel, { ultimaRecebidaEm }, now())
          ? 'conversa'
          : templates.has(comunicadoKey) && semPromocoesEm === null
            ? 'modelo'
            : 'semModelo';
    return { id, nomeGuerra, whatsappNormal, hadNews, way };
  });
}

/** All of a selection. */
export const recipientsOf = (tools: ReachTools, selecao: Selecao): Promise<Recipient[]> =>
  readThose(tools, inSelection(selecao), sql``);

const untold = (id: number): SQL => sql`
  c.id = ANY (SELECT unnest(destinatarios) FROM lisa_comunicados WHERE id = ${id})
  AND NOT EXISTS (SELECT FROM corretor_novidades n
    WHERE n.corretor_id = c.id AND n.chave = ${`comunicado:${id}`})`;

/** The next ones of a message who have not been told and have had no news today. */
export const nextRecipients = (tools: ReachTools, id: number, most: number): Promise<Recipient[]> =>
  readThose(tools, sql`${untold(id)} AND NOT ${hadNews(tools.now())}`, sql`LIMIT ${most}`);

/** Whether somebody is still to be told, today or later. */
export const isAnyoneLeft = async (tools: ReachTools, id: number): Promise<boolean> =>
  (await readThose(tools, untold(id), sql`LIMIT 1`)).length > 0;

/** How many are reached in which way. */
export function reachOf(all: readonly Recipient[]): Reach {
  const count = (way: keyof Reach) => all.filter((each) => each.way === way).length;
  return {
    conversa: count('conversa'),
    modelo: count('modelo'),
    semModelo: count('semModelo'),
    desligaram: count('desligaram'),
    semWhatsapp: count('semWhatsapp'),
  };
}
