import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { meusDadosFile, meusDadosPage } from '#contract/lisa/lisa.ts';
import { ownDossier } from '#server/cadastros/corretores/service.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { onboardingSessions } from '#server/db/schema/corretores.ts';
import { lisaEnviadas, lisaIdentidades, lisaRecebidas } from '#server/db/schema/lisa.ts';
import { AppError } from '#server/kernel/errors.ts';
import { asFile, mount, mountRaw } from '#server/kernel/http/mount.ts';
import { useLink } from './links.ts';
import { hasNumber } from './people/person.ts';

const page = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Os seus dados</title><meta name="robots" content="noindex"></head><body><main><h1>Os seus dados</h1><p>O arquivo traz tudo o que o programa guarda sobre você. O link vale por 24 horas e só pode ser usado uma vez.</p><form method="post"><button>Baixar os meus dados</button></form></main></body></html>`;

/** A confirmation page, so that a link preview does not use the link up. */
const pagePolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Everything held about a person who wrote to Lisa, with or without a corretor (LGPD art. 18). */
async function dataOf(
  tx: Tx,
  { pessoa, corretorId }: { pessoa: string; corretorId: number | null },
  now: Date,
) {
  const [conversa] = await tx
    .select()
    .from(onboardingSessions)
    .where(eq(onboardingSessions.whatsapp, pessoa));
  const recebidas = await tx
    .select({
      quando: lisaRecebidas.enviadaEm,
      tipo: lisaRecebidas.tipo,
      conteudo: lisaRecebidas.conteudo,
      leitura: lisaRecebidas.leitura,
    })
    .from(lisaRecebidas)
    .where(eq(lisaRecebidas.pessoa, pessoa))
    .orderBy(asc(lisaRecebidas.id));
  const enviadas = await tx
    .select({ quando: lisaEnviadas.enviadaEm, texto: lisaEnviadas.texto, estado: lisaEnviadas.estado })
    .from(lisaEnviadas)
    .where(eq(lisaEnviadas.pessoa, pessoa))
    .orderBy(asc(lisaEnviadas.id));
  const identidades = await tx
    .select({ identidade: lisaIdentidades.identidade, vistaEm: lisaIdentidades.vistaEm })
    .from(lisaIdentidades)
    .where(eq(lisaIdentidades.pessoa, pessoa))
    .orderBy(asc(lisaIdentidades.identidade));
  const whose = corretorId ?? conversa?.corretorId ?? null;
  return {
    documento: 'Dados pessoais guardados pelo programa de corretores (LGPD, arts. 18 e 19)',
    geradoEm: now.toISOString(),
    whatsapp: hasNumber(pessoa) ? pessoa : null,
    identidades: hasNumber(pessoa) ? identidades : [{ identidade: pessoa, vistaEm: null }, ...identidades],
    conversa: conversa ?? null,
    mensagensRecebidas: recebidas,
    mensagensEnviadas: enviadas,
    corretor: whose === null ? null : await ownDossier(tx, whose, now),
  };
}

/** Exports a person's data through the link requested in the chat. */
export function meusDadosRoutes(app: FastifyInstance, { db, now }: { db: Db; now: () => Date }): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    );
    mountRaw(scope, meusDadosPage, ({ reply }) =>
      reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(page),
    );
    mount(scope, meusDadosFile, async ({ params: { token }, reply }) => {
      const data = await db.transaction(async (tx) => {
        const whose = await useLink(tx, 'dados', token, now());
        if (!whose)
          throw new AppError(
            404,
            'nao-encontrado',
            'Este link já foi usado ou venceu. Peça outro pelo WhatsApp.',
          );
        return dataOf(tx, whose, now());
      });
      asFile(reply, 'meus-dados.json');
      return data;
    });
  });
}
