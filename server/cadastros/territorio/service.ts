import { and, eq, isNull, sql } from 'drizzle-orm';
import { foldText } from '#contract/base/text.ts';
import type { TrashedName } from '#contract/entidades.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import {
  bairros,
  cidades,
  estados,
  ibgeEstados,
  ibgeMunicipios,
  ibgeRegioes,
  regioes,
  zonas,
} from '#server/db/schema/territorio.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { freeSlug } from './slug.ts';

export interface Place {
  bairro: string;
  cidade: string;
  uf: string;
}

/** The município with this name and UF, in IBGE's spelling, or null. */
export async function findMunicipio(db: Queryable, cidade: string, uf: string) {
  const rows = await db
    .select()
    .from(ibgeMunicipios)
    .where(
      and(eq(ibgeMunicipios.nomeNormal, foldText(cidade.trim())), eq(ibgeMunicipios.uf, uf.toUpperCase())),
    );
  return rows[0] ?? null;
}

/** The UF of a uniquely named city. 241 names are shared by several municípios: those return null. */
export async function soleUf(db: Queryable, cidade: string): Promise<string | null> {
  const rows = await db
    .select({ uf: ibgeMunicipios.uf })
    .from(ibgeMunicipios)
    .where(eq(ibgeMunicipios.nomeNormal, foldText(cidade.trim())))
    .limit(2);
  return rows.length === 1 ? (rows[0]?.uf ?? null) : null;
}

const sameName = (column: Parameters<typeof eq>[0], name: string) =>
  sql`lower(unaccent(${column})) = ${foldText(name.trim())}`;

/** A bairro by name, city and UF, ignoring case and accents; or null. */
export async function findBairro(db: Queryable, place: Place): Promise<number | null> {
  const rows = await db
    .select({ id: bairros.id })
    .from(bairros)
    .innerJoin(zonas, eq(zonas.id, bairros.zonaId))
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .innerJoin(estados, eq(estados.id, cidades.estadoId))
    .where(
      and(
        sameName(bairros.nome, place.bairro),
        sameName(cidades.nome, place.cidade),
        eq(estados.sigla, place.uf.toUpperCase()),
        isNull(bairros.excluidoEm),
      ),
    )
    .orderBy(bairros.id)
    .limit(1);
  return rows[0]?.id ?? null;
}

/** Whether any bairro of the programme has this name; each town has a Centro. */
export async function isKnownBairroName(db: Queryable, nome: string): Promise<boolean> {
  if (foldText(nome) === 'centro') return true;
  const rows = await db
    .select({ id: bairros.id })
    .from(bairros)
    .where(and(sameName(bairros.nome, nome), isNull(bairros.excluidoEm)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Finds or creates the bairro of a place, with everything above it (zona 'Geral', cidade, estado, região in
 * IBGE's spelling). Null if IBGE knows no such city.
 */
export async function findOrCreateBairro(
  tx: Tx,
  place: Place,
  userId: number | null = null,
): Promise<number | null> {
  // One at a time, so that two runs never create the same city twice.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('territorio'))`);
  const known = await findBairro(tx, place);
  if (known) return known;
  const municipio = await findMunicipio(tx, place.cidade, place.uf);
  if (!municipio) return null;
  const cidadeId = await findOrCreateCidade(tx, municipio.nome, municipio.uf, userId);
  const zonaId = await findOrCreateZona(tx, cidadeId, userId);
  const nome = place.bairro.trim();
  const slug = await freeSlug(tx, nome, municipio.nome);
  const rows = await tx.insert(bairros).values({ nome, slug, zonaId }).returning({ id: bairros.id });
  const { id } = rows[0]!;
  await recordMade(tx, userId, 'bairro', id, { nome, slug, zonaId });
  await bumpLists(tx, 'regioes', 'estados', 'cidades', 'zonas', 'bairros');
  return id;
}

/** Logs a place created because another needed it. */
const recordMade = (
  tx: Tx,
  userId: number | null,
  entidade: TrashedName,
  entidadeId: number,
  depois: { nome: string } & Record<string, unknown>,
) => recordAudit(tx, { userId, acao: 'criou', entidade, entidadeId, nome: depois.nome, revisao: 1, depois });

async function findOrCreateCidade(tx: Tx, nome: string, uf: string, userId: number | null): Promise<number> {
  const estadoId = await findOrCreateEstado(tx, uf, userId);
  const found = await tx
    .select({ id: cidades.id })
    .from(cidades)
    .where(and(sameName(cidades.nome, nome), eq(cidades.estadoId, estadoId), isNull(cidades.excluidoEm)));
  if (found[0]) return found[0].id;
  const made = await tx.insert(cidades).values({ nome, estadoId }).returning({ id: cidades.id });
  await recordMade(tx, userId, 'cidade', made[0]!.id, { nome, estadoId });
  return made[0]!.id;
}

async function findOrCreateEstado(tx: Tx, uf: string, userId: number | null): Promise<number> {
  const found = await tx
    .select({ id: estados.id })
    .from(estados)
    .where(and(eq(estados.sigla, uf), isNull(estados.excluidoEm)));
  if (found[0]) return found[0].id;
  const reference = await tx
    .select({ nome: ibgeEstados.nome, regiaoNome: ibgeRegioes.nome, regiaoSigla: ibgeRegioes.sigla })
    .from(ibgeEstados)
    .innerJoin(ibgeRegioes, eq(ibgeRegioes.codigo, ibgeEstados.regiaoCodigo))
    .where(eq(ibgeEstados.sigla, uf));
  const { nome, regiaoNome, regiaoSigla } = reference[0]!;
  const regiao = await tx
    .select({ id: regioes.id })
    .from(regioes)
    .where(
      and(
        sql`(${regioes.codigo} = ${regiaoSigla} OR ${sameName(regioes.nome, regiaoNome)})`,
        isNull(regioes.excluidoEm),
      ),
    );
  const regiaoId = regiao[0]?.id ?? (await createRegiao(tx, regiaoNome, regiaoSigla, userId));
  const made = await tx.insert(estados).values({ nome, sigla: uf, regiaoId }).returning({ id: estados.id });
  await recordMade(tx, userId, 'estado', made[0]!.id, { nome, sigla: uf, regiaoId });
  return made[0]!.id;
}

async function createRegiao(tx: Tx, nome: string, codigo: string, userId: number | null): Promise<number> {
  const made = await tx.insert(regioes).values({ nome, codigo }).returning({ id: regioes.id });
  await recordMade(tx, userId, 'regiao', made[0]!.id, { nome, codigo });
  return made[0]!.id;
}

/** The zona of a bairro without one: 'Geral', or the city's only zona. Among several it cannot be known. */
async function findOrCreateZona(tx: Tx, cidadeId: number, userId: number | null): Promise<number> {
  const found = await tx
    .select({ id: zonas.id, geral: sql<boolean>`${sameName(zonas.nome, 'Geral')}` })
    .from(zonas)
    .where(and(eq(zonas.cidadeId, cidadeId), isNull(zonas.excluidoEm)));
  const chosen = found.find((zona) => zona.geral) ?? (found.length === 1 ? found[0] : undefined);
  if (chosen) return chosen.id;
  const made = await tx.insert(zonas).values({ nome: 'Geral', cidadeId }).returning({ id: zonas.id });
  await recordMade(tx, userId, 'zona', made[0]!.id, { nome: 'Geral', cidadeId });
  return made[0]!.id;
}
