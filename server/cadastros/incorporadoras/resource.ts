import { asc, eq, isNull, sql } from 'drizzle-orm';
import { type Incorporadora, incorporadorasRoutes } from '#contract/cadastros/incorporadoras.ts';
import { empreendimentos, incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { declareResource } from '#server/kernel/crud/resource.ts';
import { declareSelect } from '#server/kernel/crud/select.ts';
import { normalCnpj, normalNome } from './service.ts';

const { id, nome, cnpj, contatoEmail, contatoTelefone, logo, ativo, revisao, criadoEm, atualizadoEm } =
  incorporadoras;

const totalEmpreendimentos = sql<number>`(
  SELECT count(*)::int FROM ${empreendimentos}
  WHERE ${eq(empreendimentos.incorporadoraId, id)} AND ${isNull(empreendimentos.excluidoEm)})`;

/** Sorted by name in Portuguese (API-17). */
export const selectIncorporadoras = declareSelect({
  from: (db) =>
    db
      .select({
        id,
        nome,
        cnpj,
        contatoEmail,
        contatoTelefone,
        logo,
        ativo,
        totalEmpreendimentos,
        revisao,
        criadoEm,
        atualizadoEm,
      })
      .from(incorporadoras),
  order: [asc(sql`lower(unaccent(${nome}))`), asc(id)],
  present: (row): Incorporadora => ({
    ...row,
    criadoEm: row.criadoEm.toISOString(),
    atualizadoEm: row.atualizadoEm.toISOString(),
  }),
});

export const incorporadorasResource = declareResource({
  routes: incorporadorasRoutes,
  select: selectIncorporadoras,
  values: (input) => ({
    ...input,
    nomeNormal: normalNome(input.nome),
    cnpjNormal: input.cnpj === null ? null : normalCnpj(input.cnpj),
  }),
  personal: ['contatoEmail', 'contatoTelefone'],
});
