import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/lisa/aprovacoes.ts';
import type { WhatsappChannel } from '#server/adapters/whatsapp/port.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { done, mount } from '#server/kernel/http/mount.ts';
import { readNotices, readOmitted } from '../canal/read-notices.ts';
import { templatedKeys } from '../templates.ts';
import { type AccessLinkDeps, accessLink, isReached } from './access-link.ts';
import { reopen, resend } from './again.ts';
import { type ApprovalDeps, approve, reject } from './decide.ts';
import { readEvidence } from './evidence.ts';
import { depsFor } from './for-test.ts';
import { listAprovacoes } from './list.ts';
import { preview } from './preview.ts';
import { undo } from './undo.ts';
import { awaitsApproval } from './waiting.ts';

export interface ApprovalRoutesDeps extends ApprovalDeps, AccessLinkDeps {
  wake: () => void;
}

function decided({ corretor, acaoId, desfazerAte }: Awaited<ReturnType<typeof reject>>) {
  // Listed explicitly, so that the hash is excluded (BRK-51).
  const { id, nome, nomeGuerra, slug, email, creci, ufCreci, whatsapp, foto, regiaoTrabalho } = corretor;
  const { ativo, aprovado, siteAtivo, precoMinimo, precoMaximo } = corretor;
  return {
    success: true as const,
    corretor: {
      id,
      nome,
      nomeGuerra,
      slug,
      email,
      creci,
      ufCreci,
      whatsapp,
      foto,
      regiaoTrabalho,
      ativo,
      aprovado,
      siteAtivo,
      precoMinimo,
      precoMaximo,
    },
    acaoId,
    desfazerAte: desfazerAte.toISOString(),
  };
}

/** The card's label: as specified while all is well, else the problem. */
function stateOf(kind: WhatsappChannel['kind'], avisos: readonly contract.ChannelNoticeView[]): string {
  const stopped = avisos.filter(({ gravidade }) => gravidade === 'parado');
  if (stopped.some(({ chave }) => chave === 'conexao')) return 'Desconectada';
  return stopped.length > 0 ? 'Com problema' : contract.channelStates[kind];
}

/** Approvals of registrations (WPP). */
export function approvalRoutes(app: FastifyInstance, deps: ApprovalRoutesDeps): void {
  mount(app, contract.approveCorretor, async ({ body, request }) => {
    const parts = await depsFor(deps, body);
    const wanted = { ...body, userId: currentUser(request).id };
    const decision = await approve(parts, wanted, (tx, held) => isReached(parts, held, tx));
    const { porEmail, reached } = decision;
    return {
      ...decided(decision),
      // Handed over by hand only where neither channel brings it.
      linkDeAcesso: porEmail ? null : await accessLink(parts, decision.corretor),
      credenciaisPor: [...(reached ? ['whatsapp' as const] : []), ...(porEmail ? ['email' as const] : [])],
    };
  });
  mount(app, contract.rejectCorretor, async ({ body, request }) =>
    decided(await reject(await depsFor(deps, body), { ...body, userId: currentUser(request).id })),
  );
  mount(app, contract.undoDecision, async ({ body, request }) => {
    await undo(await depsFor(deps, body), { ...body, userId: currentUser(request).id });
    return done;
  });
  mount(app, contract.reopenCorretor, async ({ body, request }) => {
    await reopen(await depsFor(deps, body), { ...body, userId: currentUser(request).id });
    return done;
  });
  mount(app, contract.resendMessages, async ({ body, request }) => {
    const mensagens = await resend(await depsFor(deps, body), { ...body, userId: currentUser(request).id });
    deps.wake();
    return { ...done, mensagens };
  });
  mount(app, contract.listAprovacoes, ({ query }) =>
    listAprovacoes(deps.db, query.situacao, {
      withTests: deps.canal === 'simulator' && query.situacao === 'pendentes',
    }),
  );
  mount(app, contract.previewDecision, async ({ query }) => preview(await depsFor(deps, query), query));
  mount(app, contract.readEvidence, ({ query }) => readEvidence(deps.db, query.corretorId));
  mount(app, contract.readChannel, async () => {
    const { rows } = await deps.db.execute<
      Record<'pendentes' | 'total' | 'naFila' | 'comFalha' | 'emDuvida', number>
    >(sql`
      SELECT
        (SELECT count(*)::int FROM corretores WHERE ${awaitsApproval}) AS pendentes,
        (SELECT coalesce(sum(total), 0)::int FROM corretores_contas) AS total,
        (SELECT count(*)::int FROM lisa_enviadas
         WHERE canal = ${deps.channel.kind} AND estado IN ('queued', 'sending')) AS "naFila",
        (SELECT count(*)::int FROM lisa_enviadas
         WHERE canal = ${deps.channel.kind} AND estado = 'failed') AS "comFalha",
        (SELECT count(*)::int FROM lisa_enviadas
         WHERE canal = ${deps.channel.kind} AND estado = 'doubt') AS "emDuvida"`);
    const { pendentes, total, naFila, comFalha, emDuvida } = rows[0]!;
    const { kind } = deps.channel;
    const [avisos, omitidas] = await Promise.all([readNotices(deps.db, kind), readOmitted(deps.db, kind)]);
    return {
      canal: deps.channel.kind,
      estado: stateOf(kind, avisos),
      pendentes,
      totalCadastrados: total,
      naFila,
      comFalha,
      emDuvida,
      avisos,
      omitidas,
      usaQr: deps.channel.connectionCode !== undefined,
      podeVerificar: deps.channel.inspect !== undefined,
      modelos: templatedKeys.map((chave) => ({ chave, modelo: deps.templates.get(chave)?.name ?? null })),
    };
  });
}
