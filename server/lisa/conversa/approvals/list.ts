import { and, count, desc, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Aprovacao, AprovacoesFilter, OutgoingView } from '#contract/lisa/aprovacoes.ts';
import type { LisaMemory, OnboardingStatus, OutgoingState } from '#contract/lisa/lisa.ts';
import type { Db } from '#server/db/client.ts';
import { corretorBairros, corretores, onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaEnviadas } from '#server/db/schema/lisa.ts';
import { linkMark } from '../conversation/phrases.ts';
import type { OutgoingRow } from '../send-next.ts';
import { changedSince } from './changed-since.ts';
import { originsOf, whoWrote } from './origin.ts';
import { ofPeople, undecided, undelivered } from './waiting.ts';

const filters: Record<AprovacoesFilter, SQL> = {
  pendentes: undecided,
  rejeitados: isNotNull(corretores.rejeitadoEm),
  'nao-entregues': undelivered,
};

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** A message for display, with secret links masked. */
export function outgoingView(row: OutgoingRow): OutgoingView {
  const { id, chave, motivo, talvezRepetida, modelo } = row;
  const erro = row.erro as OutgoingView['erro'];
  return {
    id,
    chave,
    motivo,
    erro,
    talvezRepetida,
    modelo,
    estado: row.estado as OutgoingState,
    texto: coveredLink(row.texto),
    liberadaEm: row.liberadaEm.toISOString(),
    enviadaEm: iso(row.enviadaEm),
    entregueEm: iso(row.entregueEm),
    lidaEm: iso(row.lidaEm),
  };
}

export const coveredLink = (text: string) => text.replaceAll(linkMark, '[link de uso único]');

/** Registrations in one state, newest first, the laboratory's only where it is wished, each with its messages and conversation. */
export async function listAprovacoes(
  db: Db,
  situacao: AprovacoesFilter,
  { withTests = false }: { withTests?: boolean } = {},
): Promise<Aprovacao[]> {
  const rows = await db
    .select()
    .from(corretores)
    .where(and(isNull(corretores.excluidoEm), withTests ? undefined : ofPeople, filters[situacao]))
    .orderBy(desc(corretores.criadoEm), desc(corretores.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [sessions, messages, covered, origins, wrote, changed] = await Promise.all([
    db.select().from(onboardingSessions).where(inArray(onboardingSessions.corretorId, ids)),
    db
      .select()
      .from(lisaEnviadas)
      .where(and(inArray(lisaEnviadas.corretorId, ids), isNotNull(lisaEnviadas.atoId)))
      .orderBy(lisaEnviadas.id),
    db
      .select({ corretorId: corretorBairros.corretorId, total: count() })
      .from(corretorBairros)
      .where(inArray(corretorBairros.corretorId, ids))
      .groupBy(corretorBairros.corretorId),
    originsOf(db, ids),
    whoWrote(
      db,
      rows.flatMap(({ whatsappNormal }) => whatsappNormal ?? []),
    ),
    changedSince(db, ids),
  ]);
  const coverage = new Map(covered.map(({ corretorId, total }) => [corretorId, total]));
  const bySession = new Map(sessions.map((session) => [session.corretorId, session]));
  const byCorretor = Map.groupBy(messages, ({ corretorId }) => corretorId);
  const byNumber = Map.groupBy(rows, ({ whatsappNormal }) => whatsappNormal);
  return rows.map((row) => {
    const session = bySession.get(row.id);
    const memory = session?.memoria as LisaMemory | undefined;
    return {
      id: row.id,
      nome: row.nome,
      creci: row.creci,
      ufCreci: row.ufCreci,
      whatsapp: row.whatsapp,
      email: row.email,
      nomeGuerra: row.nomeGuerra,
      regiaoTrabalho: row.regiaoTrabalho,
      precos: { precoMin: row.precoMinimo, precoMax: row.precoMaximo },
      foto: row.foto,
      aprovado: row.aprovado,
      createdAt: row.criadoEm.toISOString(),
      mudou: changed.get(row.id) ?? [],
      teste: row.teste,
      origem: origins.get(row.id)!,
      // A decision makes a session for who never wrote, too.
      escreveu: Boolean(session?.ultimaMensagemEm) || wrote.has(row.whatsappNormal),
      rejeitadoEm: iso(row.rejeitadoEm),
      motivoRejeicao: row.motivoRejeicao,
      cobertura: coverage.get(row.id) ?? 0,
      mesmoNumero: row.whatsappNormal === null ? 0 : byNumber.get(row.whatsappNormal)!.length - 1,
      conversa: session
        ? {
            id: session.id,
            status: session.status as OnboardingStatus,
            passo: session.passo,
            pediuPessoa: memory?.pediuPessoaEm !== undefined,
            retiradaEm: memory?.retiradaEm ?? null,
            recados: memory?.recados ?? [],
          }
        : null,
      mensagens: (byCorretor.get(row.id) ?? []).map(outgoingView),
    };
  });
}
