import { and, eq, isNull, sql } from 'drizzle-orm';
import { readOrigens } from '#contract/cadastros/origens.ts';
import {
  type CampoDaLeitura,
  type CampoLido,
  type EstadoDoCampo,
  type Leitura,
  nomesDosCampos,
} from '#contract/da-pasta-a-pagina/leitura.ts';
import { lastResearch, readWithNames } from '#server/cadastros/empreendimentos/service.ts';
import { matchIncorporadora } from '#server/cadastros/incorporadoras/service.ts';
import { findBairro } from '#server/cadastros/territorio/service.ts';
import { paginasAtrasDe } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import type { Queryable } from '#server/db/client.ts';
import { hotsites, leituraDecisoes } from '#server/db/schema/empreendimentos.ts';
import { users } from '#server/db/schema/sistema.ts';
import { shownName } from '#server/db/shown-name.ts';
import { sameValue } from '#server/kernel/reading/same-value.ts';
import { type Lido, lidoOf, type Row, storedValue } from './campos.ts';
import { readConfiabilidade } from './confiabilidade.ts';
import { correctedBy } from './corrected-by.ts';
import { fonteOf, type MetadadosLidos, readMetadados } from './metadados.ts';
import { placeOf } from './place.ts';
import { settles } from './waits.ts';

interface Decided {
  decisao: string;
  lido: unknown;
  por: string | null;
  em: Date;
}

/** Everything the review screen shows. Throws AppError 404. */
export async function readLeitura(db: Queryable, id: number): Promise<Leitura> {
  const { e: row, ...names } = await readWithNames(db, id);
  const metadados = readMetadados(row.metadados);
  const decided = await decisionsOf(db, id);
  const [hotsite] = await db
    .select({
      id: hotsites.id,
      nome: hotsites.nome,
      rota: sql<
        string | null
      >`CASE WHEN ${hotsites.ativo} AND ${hotsites.versaoPublicaId} IS NOT NULL THEN ${hotsites.rota} END`,
    })
    .from(hotsites)
    .where(and(eq(hotsites.empreendimentoId, id), isNull(hotsites.excluidoEm)));
  const shown = {
    incorporadora: names.incorporadora,
    bairro: `${names.bairro}, ${names.cidade}/${names.uf}`,
  };
  const reliability = await readConfiabilidade(db, row.incorporadoraId);
  const research = await lastResearch(db, row);
  const campos: CampoLido[] = [];
  for (const campo of nomesDosCampos) {
    const lido = lidoOf(metadados.fatos, campo);
    const valor = campo === 'incorporadora' || campo === 'bairro' ? shown[campo] : storedValue(row, campo);
    const igual = lido !== null && (await agrees(db, campo, row, lido, metadados));
    const confiabilidade = reliability.get(campo) ?? null;
    campos.push(
      present(metadados, { campo, valor: valor ?? null, lido, igual, confiabilidade }, decided.get(campo)),
    );
  }
  const origens: Record<string, unknown> = readOrigens(row.origens);
  const corrected = campos.filter(({ campo, lido, igual }) => lido && !igual && origens[campo] === 'pessoa');
  const by = await correctedBy(
    db,
    id,
    corrected.map(({ campo }) => campo),
  );
  for (const field of corrected) field.corrigido = by.get(field.campo) ?? { por: null, em: null };
  return {
    id,
    nome: row.nome,
    revisao: row.revisao,
    driveUrl: row.driveUrl,
    hotsite: hotsite ?? null,
    paginasAtras: await paginasAtrasDe(db, id),
    lidoEm: metadados.lidoEm,
    motor: metadados.motor,
    avisos: metadados.avisos,
    documentos: metadados.documentos.map(({ path, state, message, pageCount }) => ({
      path,
      state,
      message,
      pageCount,
    })),
    campos,
    pesquisa: research && pesquisaOf(research),
  };
}

/** Its findings stand on the page, beside their pages. */
const pesquisaOf = ({
  motor,
  buscou,
  fontes,
  em,
}: NonNullable<Awaited<ReturnType<typeof lastResearch>>>) => ({
  motor,
  buscou,
  fontes,
  em: em.toISOString(),
});

async function decisionsOf(db: Queryable, id: number): Promise<Map<string, Decided>> {
  const rows = await db
    .select({
      campo: leituraDecisoes.campo,
      decisao: leituraDecisoes.decisao,
      lido: leituraDecisoes.lido,
      por: shownName,
      em: leituraDecisoes.criadoEm,
    })
    .from(leituraDecisoes)
    .leftJoin(users, eq(users.id, leituraDecisoes.userId))
    .where(eq(leituraDecisoes.empreendimentoId, id));
  return new Map(rows.map(({ campo, ...decided }) => [campo, decided]));
}

/** Whether the record matches the documents; for a referenced record, whether it is the same one. */
export async function agrees(
  db: Queryable,
  campo: CampoDaLeitura,
  row: Row,
  lido: Lido,
  { fatos }: MetadadosLidos,
): Promise<boolean> {
  if (campo === 'incorporadora') {
    const match = await matchIncorporadora(db, {
      nome: String(lido.valor),
      cnpj: fatos?.cnpj?.value ?? null,
    });
    return match?.id === row.incorporadoraId;
  }
  if (campo === 'bairro') {
    const place = await placeOf(db, fatos);
    return place !== null && (await findBairro(db, place)) === row.bairroId;
  }
  return sameValue(storedValue(row, campo), lido.valor);
}

const presentFontes = (metadados: MetadadosLidos, evidencias: Lido['evidencias']) =>
  evidencias.map((evidence) => fonteOf(metadados, evidence));

function present(
  metadados: MetadadosLidos,
  {
    campo,
    valor,
    lido,
    igual,
    confiabilidade,
  }: Pick<CampoLido, 'campo' | 'valor' | 'igual' | 'confiabilidade'> & { lido: Lido | null },
  decided: Decided | undefined,
): CampoLido {
  const stands = decided !== undefined && settles(decided, lido);
  return {
    campo,
    valor,
    igual,
    // Answered, it is no question any more; nor if a person entered the same.
    duvida: lido !== null && !stands && !igual && metadados.duvidas.includes(campo),
    confiabilidade,
    corrigido: null,
    lido: lido && {
      valor: lido.valor,
      confianca: lido.confianca,
      fontes: presentFontes(metadados, lido.evidencias),
      conflitos: lido.conflitos.map((other) => ({
        valor: other.valor,
        fontes: presentFontes(metadados, other.evidencias),
      })),
      regra: lido.regra,
    },
    estado: stands ? (decided.decisao as EstadoDoCampo) : lido ? 'a-revisar' : 'nao-encontrado',
    decisao: stands ? { por: decided.por, em: decided.em.toISOString() } : null,
  };
}
