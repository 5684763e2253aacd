import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Contato, ContatoEstado } from '#contract/publico/contatos.ts';
import type { Queryable } from '#server/db/client.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { corretorNovidades, lisaEnviadas } from '#server/db/schema/lisa.ts';
import { entregaOf } from './delivery.ts';

/** Contacts as the panel shows them, newest first. */
export async function selectContatos(db: Queryable, where?: SQL): Promise<Contato[]> {
  const rows = await db
    .select({
      contato: contatos,
      corretor: { id: corretores.id, nome: corretores.nome },
      aviso: corretorNovidades,
      enviada: lisaEnviadas,
    })
    .from(contatos)
    .leftJoin(corretores, eq(corretores.id, contatos.corretorId))
    .leftJoin(
      corretorNovidades,
      and(
        eq(corretorNovidades.corretorId, contatos.corretorId),
        eq(corretorNovidades.chave, sql`'contato:' || ${contatos.id}`),
      ),
    )
    .leftJoin(lisaEnviadas, eq(lisaEnviadas.id, corretorNovidades.enviadaId))
    .where(where)
    .orderBy(desc(contatos.recebidoEm), desc(contatos.id));
  return rows.map(({ contato, corretor, aviso, enviada }) => ({
    id: contato.id,
    revisao: contato.revisao,
    nome: contato.nome,
    telefone: contato.telefone,
    whatsapp: contato.telefoneNormal,
    mensagem: contato.mensagem,
    estado: contato.estado as ContatoEstado,
    recebidoEm: contato.recebidoEm.toISOString(),
    empreendimentoId: contato.empreendimentoId,
    empreendimento: contato.empreendimento,
    corretor,
    entrega: aviso && entregaOf(aviso, enviada),
    consentimento: contato.consentimento,
  }));
}
