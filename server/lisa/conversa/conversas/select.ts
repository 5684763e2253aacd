import { type SQL, sql } from 'drizzle-orm';
import { type Conversa, stoppedAfterMs } from '#contract/lisa/conversas.ts';
import { collectingStatuses, type LisaMemory, type OnboardingStatus } from '#contract/lisa/lisa.ts';
import { laboratorioNumber } from '../laboratorio/number.ts';
import { readablePerson } from '../people/person.ts';
import { requestsPerson } from './requests-person.ts';

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
const collecting = sql.join(
  collectingStatuses.map((status) => sql`${status}`),
  sql`, `,
);

/** Conversations as listed; `parada` if an answer has been pending for hours. */
export const conversasQuery = (canal: string, now: Date): SQL => sql`
  SELECT s.id, s.whatsapp, s.status, s.passo, s.memoria, s.pergunta, s.corretor_id, s.ultima_mensagem_em,
    s.assumida_por, u.username, c.ultima_recebida_em, c.nome_perfil, c.arroba,
    coalesce(s.nome_guerra, s.nome, co.nome_guerra, c.nome_perfil) AS nome,
    concat_ws(' ', s.nome, s.nome_guerra, co.nome, c.nome_perfil, c.arroba) AS nomes,
    (s.status IN (${collecting}) AND s.ultima_mensagem_em <= ${moment(new Date(now.getTime() - stoppedAfterMs))}) AS parada,
    ${requestsPerson} AS pediu,
    (SELECT count(*)::int FROM lisa_enviadas e
     WHERE e.canal = ${canal} AND e.pessoa = s.whatsapp AND e.estado IN ('failed', 'doubt')) AS falhas
  FROM onboarding_sessions s
  LEFT JOIN lisa_contatos c ON c.canal = ${canal} AND c.pessoa = s.whatsapp
  LEFT JOIN users u ON u.id = s.assumida_por
  LEFT JOIN corretores co ON co.id = s.corretor_id
  WHERE s.whatsapp <> ${laboratorioNumber}`;

/** A row of `conversasQuery`, as far as used here. */
export interface ConversaRow extends Record<string, unknown> {
  id: number;
  whatsapp: string;
  status: OnboardingStatus;
  passo: number;
  memoria: LisaMemory;
  corretor_id: number | null;
  ultima_mensagem_em: Date | string | null;
  ultima_recebida_em: Date | string | null;
  assumida_por: number | null;
  username: string | null;
  arroba: string | null;
  nome: string | null;
  parada: boolean | null;
  falhas: number;
}

const iso = (date: Date | string | null) => date && new Date(date).toISOString();

export function conversaView(row: ConversaRow): Conversa {
  const { id, status, passo, memoria, nome, falhas, parada } = row;
  const ultimaMensagemEm = iso(row.ultima_mensagem_em);
  return {
    id,
    status,
    passo,
    nome,
    falhas,
    ultimaMensagemEm,
    corretorId: row.corretor_id,
    whatsapp: readablePerson(row.whatsapp, row.arroba),
    paradaDesde: parada ? ultimaMensagemEm : null,
    pediuPessoaEm: memoria.pediuPessoaEm ?? null,
    perguntas: memoria.perguntas ?? [],
    semLeituraDesde: memoria.semLeituraDesde ?? null,
    silencio: memoria.paradaEm !== undefined,
    lembreteEm: memoria.lembreteEm ?? null,
    assumidaPor: row.assumida_por === null ? null : { id: row.assumida_por, username: row.username! },
  };
}
