import { and, eq, lte, ne } from 'drizzle-orm';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { formatCount } from '#contract/base/format-count.ts';
import { dayMs, minuteMs } from '#contract/base/units.ts';
import type { TipoDeAlerta } from '#contract/sistema/emails.ts';
import { tipoLabel } from '#contract/sistema/execucoes.ts';
import type { Queryable } from '#server/db/client.ts';
import { servicoItens } from '#server/db/schema/servicos.ts';
import { newestCopias } from '#server/sistema/copia/service.ts';
import { failedRuns, spendingOfDay } from '#server/sistema/execucoes/service.ts';

/** Something that went wrong and needs a person. */
export interface Alert {
  /** What went wrong; stays the same when it goes wrong again. */
  chave: string;
  /** Which time it went wrong. */
  ocorrencia: string;
  tipo: TipoDeAlerta;
  /** Short, for a subject. */
  titulo: string;
  /** What is known, and what to do. */
  texto: string;
  /** The panel's page where it is seen to. */
  caminho: string;
}

/** What went wrong longer ago is no news. */
const freshMs = dayMs;
/** A failing service is told only if it stays so: one bad answer is none. */
const steadyMs = 2 * minuteMs;
/** So many failed runs are read. */
const mostRuns = 50;
/** Part of a limit that is told: a call may be refused before all of it is used. */
const nearly = 0.95;
const execucoes = '/admin/configuracoes/execucoes';

/** Outside services that fail; e-mail itself cannot be told by e-mail. */
async function ofServices(db: Queryable, now: Date): Promise<Alert[]> {
  const rows = await db
    .select()
    .from(servicoItens)
    .where(
      and(
        eq(servicoItens.estado, 'falha'),
        ne(servicoItens.servico, 'email'),
        lte(servicoItens.mudouEm, new Date(now.getTime() - steadyMs)),
      ),
    )
    .orderBy(servicoItens.servicoNome, servicoItens.ordem);
  return rows.map((row) => ({
    chave: `servico:${row.servico}:${row.chave}`,
    ocorrencia: row.mudouEm.toISOString(),
    tipo: 'servicos',
    titulo:
      row.servicoNome === row.nome ? `${row.nome} com falha` : `${row.servicoNome} com falha: ${row.nome}`,
    texto: [row.mensagem, row.oQueFazer].filter(Boolean).join(' '),
    caminho: '/admin/dashboard',
  }));
}

/** Runs that ended with a failure since yesterday. */
async function ofRuns(db: Queryable, now: Date): Promise<Alert[]> {
  const runs = await failedRuns(db, { since: new Date(now.getTime() - freshMs), limit: mostRuns });
  return runs.map(({ id, tipo, nome, erro, fim }) => ({
    chave: `execucao:${id}`,
    ocorrencia: fim,
    tipo: 'execucoes',
    titulo: `A execução nº ${id} parou`,
    texto: `${[tipoLabel(tipo), nome].filter(Boolean).join(', ')}: ${erro ?? 'motivo desconhecido.'}`,
    caminho: `${execucoes}/${id}`,
  }));
}

/** The newest backup, if it failed. */
async function ofCopias(db: Queryable): Promise<Alert[]> {
  const [newest] = await newestCopias(db, 1);
  if (!newest?.erro) return [];
  return [
    {
      chave: 'copia',
      // Tried again every hour: one day's failures are one.
      ocorrencia: newest.criadaEm.toISOString().slice(0, 10),
      tipo: 'copias',
      titulo: 'A última cópia de segurança falhou',
      texto: newest.erro,
      caminho: '/admin/configuracoes#copias',
    },
  ];
}

/** The day's limit of the models, once it is nearly used up. */
async function ofBudget(db: Queryable, now: Date): Promise<Alert[]> {
  const { used, budget } = (await spendingOfDay(db, now)).day;
  // Without a limit of calls no model is asked at all, as somebody chose.
  if (budget.calls === 0 || used.calls === 0) return [];
  if (used.calls < nearly * budget.calls && used.tokens < nearly * budget.tokens) return [];
  const of = (name: 'calls' | 'tokens') => `${formatCount(used[name])} de ${formatCount(budget[name])}`;
  return [
    {
      chave: 'orcamento',
      ocorrencia: dayInBrazil(now),
      tipo: 'orcamento',
      titulo: 'O limite diário dos modelos de IA está no fim',
      texto: `Hoje já foram ${of('calls')} chamadas e ${of('tokens')} tokens. Acabando, o que pede um modelo para até amanhã, e o que já foi feito fica guardado. O limite pode ser aumentado em Execuções.`,
      caminho: execucoes,
    },
  ];
}

/** Everything that went wrong, as the product knows it. */
export async function findAlerts(db: Queryable, now: Date): Promise<Alert[]> {
  const found = await Promise.all([ofServices(db, now), ofRuns(db, now), ofCopias(db), ofBudget(db, now)]);
  return found.flat();
}

/** What a process sees of the machine and of those it hands work to. */
export function alertsOfHealth(
  { workers, disk }: { workers: number | null; disk: string | null },
  now: Date,
): Alert[] {
  const about = {
    tipo: 'sistema',
    caminho: '/admin/dashboard',
    ocorrencia: now.toISOString().slice(0, 10),
  } as const;
  return [
    ...(disk === null ? [] : [{ ...about, chave: 'disco', titulo: 'O disco pede atenção', texto: disk }]),
    ...(workers === 0
      ? [
          {
            ...about,
            chave: 'trabalhadores',
            titulo: 'As execuções estão paradas',
            texto: 'Nenhum processo de trabalho está no ar: leituras, mensagens e publicações esperam.',
          },
        ]
      : []),
  ];
}
