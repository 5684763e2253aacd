import { and, desc, eq, isNull } from 'drizzle-orm';
import { specificationsOf } from '#contract/cadastros/especificacoes.ts';
import type { EmpreendimentoInput } from '#server/adapters/intelligence/port.ts';
import type { Db } from '#server/db/client.ts';
import { empreendimentos, incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { bairros, cidades, estados, zonas } from '#server/db/schema/territorio.ts';
import { AppError } from '#server/kernel/errors.ts';

const nothing = (what: string) =>
  new AppError(400, 'sem-exemplo', `Ainda não há ${what} no cadastro. Escolha outro exemplo.`, {
    field: 'exemplo',
  });

/** The newest empreendimento in an engine's format. Throws 400 if there is none. */
export async function recentEmpreendimento(db: Db): Promise<EmpreendimentoInput> {
  const [row] = await db
    .select({
      record: empreendimentos,
      incorporadora: incorporadoras.nome,
      bairro: bairros.nome,
      cidade: cidades.nome,
      estado: estados.nome,
    })
    .from(empreendimentos)
    .innerJoin(incorporadoras, eq(incorporadoras.id, empreendimentos.incorporadoraId))
    .innerJoin(bairros, eq(bairros.id, empreendimentos.bairroId))
    .innerJoin(zonas, eq(zonas.id, bairros.zonaId))
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .innerJoin(estados, eq(estados.id, cidades.estadoId))
    .where(isNull(empreendimentos.excluidoEm))
    .orderBy(desc(empreendimentos.id))
    .limit(1);
  if (!row) throw nothing('empreendimento');
  const { record, ...names } = row;
  return {
    nome: record.nome,
    ...names,
    endereco: record.endereco,
    especificacoes: specificationsOf(record),
  };
}

/** The newest bairro with its location. Throws 400 if there is none. */
export async function recentBairro(db: Db) {
  const [row] = await db
    .select({
      id: bairros.id,
      nome: bairros.nome,
      zona: zonas.nome,
      cidade: cidades.nome,
      uf: estados.sigla,
      estado: estados.nome,
    })
    .from(bairros)
    .innerJoin(zonas, eq(zonas.id, bairros.zonaId))
    .innerJoin(cidades, eq(cidades.id, zonas.cidadeId))
    .innerJoin(estados, eq(estados.id, cidades.estadoId))
    .where(isNull(bairros.excluidoEm))
    .orderBy(desc(bairros.id))
    .limit(1);
  if (!row) throw nothing('bairro');
  const { id, ...bairro } = row;
  const built = await db
    .select({ nome: empreendimentos.nome })
    .from(empreendimentos)
    .where(and(eq(empreendimentos.bairroId, id), isNull(empreendimentos.excluidoEm)))
    .orderBy(empreendimentos.nome)
    .limit(50);
  return { ...bairro, empreendimentos: built.map(({ nome }) => nome) };
}
