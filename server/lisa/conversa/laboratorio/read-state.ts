import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Laboratorio } from '#contract/lisa/laboratorio.ts';
import type { MessageContent } from '#server/adapters/whatsapp/port.ts';
import type { Db } from '#server/db/client.ts';
import { lisaAtos, lisaEnviadas, lisaRecebidas } from '#server/db/schema/lisa.ts';
import { outgoingView } from '../approvals/list.ts';
import { corretorOf, readSession, seenCorretor } from '../sessions.ts';
import { laboratorioCanal, laboratorioNumber } from './number.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

type Received = typeof lisaRecebidas.$inferSelect;

/** A stored message in words. */
export function receivedText({ tipo, conteudo }: Pick<Received, 'tipo' | 'conteudo'>): string {
  if (tipo === 'situacao') return `${(conteudo as { state?: string }).state ?? ''}`;
  const content = conteudo as Partial<MessageContent>;
  if ('texto' in content) return content.texto ?? '';
  return ('legenda' in content && content.legenda) || tipo;
}

type SessionView = NonNullable<Laboratorio['sessao']>;

async function readSessionView(db: Db): Promise<{ view: SessionView | null; corretorId: number | null }> {
  const { session, state } = await readSession(db, laboratorioNumber);
  if (state === 'null') return { view: null, corretorId: null };
  const { status, passo, pergunta, nome, creci, email, nomeGuerra, regiaoTrabalho } = session;
  const { precoMinimo, precoMaximo, foto, memoria, consentimentoVersao } = session;
  const view: SessionView = {
    status,
    passo,
    pergunta,
    nome,
    creci,
    email,
    nomeGuerra,
    regiaoTrabalho,
    precoMinimo,
    precoMaximo,
    foto,
    memoria,
    consentimentoVersao,
    ufCreci: session.ufCreci as SessionView['ufCreci'],
    consentimentoEm: iso(session.consentimentoEm),
    ultimaMensagemEm: iso(session.ultimaMensagemEm),
  };
  return { view, corretorId: session.corretorId };
}

/** The decision that can still be undone. */
async function readAct(db: Db, corretorId: number, now: Date): Promise<Laboratorio['ato']> {
  const [act] = await db
    .select()
    .from(lisaAtos)
    .where(and(eq(lisaAtos.corretorId, corretorId), isNull(lisaAtos.desfeitoEm)))
    .orderBy(desc(lisaAtos.feitoEm))
    .limit(1);
  if (!act || act.desfazerAte <= now) return null;
  const tipo = act.tipo === 'aprovou' ? 'aprovou' : 'rejeitou';
  return { acaoId: act.id, tipo, desfazerAte: act.desfazerAte.toISOString() };
}

/** Stored data of the laboratory's number, and its two queues. */
export async function readStored(db: Db, now: Date) {
  const [{ view, corretorId }, recebidas, enviadas] = await Promise.all([
    readSessionView(db),
    db
      .select()
      .from(lisaRecebidas)
      .where(eq(lisaRecebidas.canal, laboratorioCanal))
      .orderBy(asc(lisaRecebidas.id)),
    db
      .select()
      .from(lisaEnviadas)
      .where(eq(lisaEnviadas.canal, laboratorioCanal))
      .orderBy(asc(lisaEnviadas.id)),
  ]);
  const row = await corretorOf(db, laboratorioNumber, { corretorId });
  const seen = seenCorretor(row);
  return {
    rows: { recebidas, enviadas },
    sessao: view,
    recebidas: recebidas.map((each) => ({
      id: each.id,
      mensagemId: each.mensagemId,
      tipo: each.tipo,
      texto: receivedText(each),
      enviadaEm: each.enviadaEm.toISOString(),
      recebidaEm: each.recebidaEm.toISOString(),
      tratadaEm: iso(each.tratadaEm),
      tentativas: each.tentativas,
      problema: each.problema,
    })),
    enviadas: enviadas.map(outgoingView),
    corretor:
      row && seen
        ? { id: row.id, nome: row.nome, nomeGuerra: row.nomeGuerra, situacao: seen.situacao }
        : null,
    ato: row ? await readAct(db, row.id, now) : null,
  };
}
export type Stored = Awaited<ReturnType<typeof readStored>>;
