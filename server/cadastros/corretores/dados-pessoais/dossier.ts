import { sql } from 'drizzle-orm';
import type { Dossier } from '#contract/cadastros/dados-pessoais.ts';
import { chavesComVisitantes } from '#contract/publico/contatos.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { ofPerson } from './of-person.ts';
import { picturesIn } from './pictures.ts';

const sobre: Record<keyof Omit<Dossier, 'documento' | 'geradoEm' | 'sobre'>, string> = {
  registro: 'O que está guardado sobre o corretor. A senha é guardada cifrada e não sai daqui.',
  precos: 'Faixa de preço em que trabalha, em reais.',
  cobertura: 'Bairros em que trabalha.',
  enderecosAntigos: 'Endereços que o site já teve e que ainda levam a ele.',
  associacoes: 'Empreendimentos escolhidos para o site, com as palavras escritas para cada um.',
  imoveisUsados: 'Imóveis usados oferecidos por ele.',
  conversas: 'O que informou ao assistente do WhatsApp para se registrar.',
  mensagens: 'As mensagens trocadas com o assistente do WhatsApp.',
  identidades: 'Os identificadores pelos quais o WhatsApp o conhece sem mostrar o número.',
  pedidos: 'Alterações que pediu na própria página, e o que foi decidido.',
  avisos: 'Os avisos da Lisa que desligou, e de que já foi avisado.',
  contatos:
    'Contatos que visitantes deixaram em páginas que o indicavam; os dados são dos visitantes e não saem aqui.',
  visitas: 'Quantas vezes as páginas dele foram abertas e quantas pessoas seguiram para o WhatsApp, por dia.',
  imagens: 'Endereços das imagens dele que estão ou já estiveram em uso.',
  auditoria: 'Tudo o que foi feito com o registro dele: quem, o quê, quando e com quais valores.',
};

/** Messages to him that hold what visitors told. */
const withVisitors = sql.join(
  chavesComVisitantes.map((chave) => sql`${chave}`),
  sql`, `,
);

type Row = Record<string, unknown>;

/** A timestamp as the database prints it, '2026-11-21 14:05:00+00'. */
const instant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d$/;

/** 'nome_guerra' → 'nomeGuerra'; timestamps as ISO texts. */
function readable(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      typeof value === 'string' && instant.test(value) ? new Date(value).toISOString() : value,
    ]),
  );
}

/** Everything held about a corretor, live, deleted or rejected, as of now. */
export async function readDossier(db: Queryable, id: number): Promise<Omit<Dossier, 'geradoEm'>> {
  const rows = async (query: ReturnType<typeof sql>) => (await db.execute<Row>(query)).rows.map(readable);
  const [found] = await rows(sql`SELECT * FROM corretores WHERE id = ${id}`);
  if (!found) throw missingRecord('corretor');
  // The hash is a secret rather than his data; normalised forms are redundant.
  const { senha, emailNormal, creciNormal, whatsappNormal, ...registro } = found;
  const person = ofPerson({ id, whatsappNormal: whatsappNormal as string | null });
  const parts = {
    registro: { ...registro, temSenha: senha !== null },
    precos: await rows(sql`
      SELECT preco_min, preco_max, criado_em, atualizado_em FROM corretor_precos WHERE corretor_id = ${id}`),
    cobertura: await rows(sql`
      SELECT b.nome AS bairro, z.nome AS zona, c.nome AS cidade, e.sigla AS uf
      FROM corretor_bairros cb JOIN bairros b ON b.id = cb.bairro_id JOIN zonas z ON z.id = b.zona_id
        JOIN cidades c ON c.id = z.cidade_id JOIN estados e ON e.id = c.estado_id
      WHERE cb.corretor_id = ${id} ORDER BY cb.id`),
    enderecosAntigos: await rows(sql`
      SELECT slug, criado_em FROM corretor_slugs_antigos WHERE corretor_id = ${id} ORDER BY criado_em, slug`),
    associacoes: await rows(sql`
      SELECT e.nome AS empreendimento, a.descricao_personalizada, a.ordem_exibicao, a.destaque, a.ativo, a.criado_em
      FROM associacoes a JOIN empreendimentos e ON e.id = a.empreendimento_id
      WHERE a.corretor_id = ${id} ORDER BY a.ordem_exibicao, a.id`),
    imoveisUsados: await rows(sql`
      SELECT i.id, i.titulo, i.tipo, i.descricao, i.endereco, b.nome AS bairro, c.nome AS cidade, e.sigla AS uf,
        i.preco, i.area, i.dormitorios, i.vagas, i.fotos,
        to_char(i.autorizacao_em, 'YYYY-MM-DD') AS autorizacao_em,
        to_char(i.autorizacao_ate, 'YYYY-MM-DD') AS autorizacao_ate,
        i.ativo, i.criado_em, i.atualizado_em, i.excluido_em
      FROM imoveis_usados i JOIN bairros b ON b.id = i.bairro_id JOIN zonas z ON z.id = b.zona_id
        JOIN cidades c ON c.id = z.cidade_id JOIN estados e ON e.id = c.estado_id
      WHERE i.corretor_id = ${id} ORDER BY i.id`),
    conversas: await rows(sql`SELECT * FROM onboarding_sessions WHERE ${person.conversas} ORDER BY id`),
    mensagens: await rows(sql`
      SELECT enviada_em AS quando, 'recebida' AS sentido, tipo, conteudo, leitura FROM lisa_recebidas
      WHERE pessoa IN (${person.pessoas}) AND tipo NOT IN ('situacao', 'edicao')
      UNION ALL
      SELECT coalesce(enviada_em, criado_em), 'enviada', estado, to_jsonb(
        CASE WHEN chave IN (${withVisitors}) THEN 'Mensagem com dados de visitantes, que não saem aqui.' ELSE texto END), NULL
      FROM lisa_enviadas
      WHERE corretor_id = ${id} OR pessoa IN (${person.pessoas})
      ORDER BY 1`),
    identidades: await rows(sql`
      SELECT canal, identidade, vista_em FROM lisa_identidades WHERE pessoa IN (${person.pessoas})
      ORDER BY canal, identidade`),
    pedidos: await rows(sql`
      SELECT id AS numero, estado, mudancas, mensagem, motivo, feito_em, decidido_em
      FROM corretor_pedidos WHERE corretor_id = ${id} ORDER BY id`),
    avisos: await rows(sql`
      SELECT mudado_em AS quando, 'desligados' AS sobre, parados FROM corretor_avisos WHERE corretor_id = ${id}
      UNION ALL SELECT em, chave, NULL FROM corretor_novidades WHERE corretor_id = ${id} ORDER BY 1, 2`),
    contatos: await rows(sql`
      SELECT id AS numero, empreendimento, estado, recebido_em FROM contatos
      WHERE corretor_id = ${id} ORDER BY id`),
    visitas: await rows(sql`
      SELECT to_char(v.dia, 'YYYY-MM-DD') AS dia, v.tipo, h.nome AS hotsite, v.total
      FROM visitas v LEFT JOIN hotsites h ON h.id = v.hotsite_id
      WHERE v.corretor_id = ${id} ORDER BY v.dia, v.tipo, v.hotsite_id`),
    auditoria: await rows(sql`
      SELECT a.id AS numero, a.quando, u.username AS quem, a.acao, a.entidade, a.entidade_id, a.origem, a.dados,
        (SELECT json_agg(
            json_build_object('campo', p.key, 'antes', p.value->>'antes', 'depois', p.value->>'depois') ORDER BY p.key)
         FROM jsonb_each(a.pessoais) p) AS valores_pessoais
      FROM auditoria a LEFT JOIN users u ON u.id = a.user_id
      WHERE a.id IN (${person.deeds}) ORDER BY a.id`),
  };
  return {
    documento: 'Dados pessoais guardados no Portal do Corretor (LGPD, arts. 18 e 19)',
    sobre,
    ...parts,
    imagens: picturesIn(parts).addresses,
  };
}

/**
 * Exports everything held about a corretor from one snapshot; the export itself is logged first, and so is
 * included.
 */
export function exportDossier(
  db: { transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> },
  { id, userId, now }: { id: number; userId: number | null; now: Date },
): Promise<Dossier> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`SELECT id FROM corretores WHERE id = ${id} FOR SHARE`);
    if (rows.length === 0) throw missingRecord('corretor');
    await recordAudit(tx, { userId, acao: 'exportou-dados', entidade: 'corretor', entidadeId: id });
    const { documento, ...parts } = await readDossier(tx, id);
    return { documento, geradoEm: now.toISOString(), ...parts };
  });
}
