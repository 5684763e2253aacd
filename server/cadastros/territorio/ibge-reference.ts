import { createRequire } from 'node:module';
import { eq, sql } from 'drizzle-orm';
import { foldText } from '#contract/base/text.ts';
import type { Db } from '#server/db/client.ts';
import { instalacao } from '#server/db/schema/sistema.ts';
import { ibgeEstados, ibgeRegioes } from '#server/db/schema/territorio.ts';

const library = '@brazilian-utils/brazilian-utils';

/** IBGE's codes of the five regions. */
const regioes = [
  { codigo: 1, nome: 'Norte', sigla: 'N' },
  { codigo: 2, nome: 'Nordeste', sigla: 'NE' },
  { codigo: 3, nome: 'Sudeste', sigla: 'SE' },
  { codigo: 4, nome: 'Sul', sigla: 'S' },
  { codigo: 5, nome: 'Centro-Oeste', sigla: 'CO' },
];

/** A newer release of the library may bring newer municípios. */
function libraryRelease(): string {
  const { version } = createRequire(import.meta.url)(`${library}/package.json`);
  return `${library} ${version}`;
}

/**
 * Loads the IBGE reference data (DAT-26): 5 regions, 27 states, every município with its code. The
 * programme's own territory stays empty. A no-op if already loaded.
 */
export async function loadIbgeReference(db: Db): Promise<void> {
  const release = libraryRelease();
  const [stored] = await db.select().from(instalacao).where(eq(instalacao.chave, 'ibge'));
  if (stored?.valor === release) return;

  // Loaded and sorted on demand: it took a tenth of every start.
  const [{ getMunicipalities }, { getStates }] = await Promise.all([
    import('@brazilian-utils/brazilian-utils/get-municipalities'),
    import('@brazilian-utils/brazilian-utils/get-states'),
  ]);
  const estados = getStates().map((state) => ({
    codigo: state.ibgeCode,
    nome: state.name,
    sigla: state.code as string,
    regiaoCodigo: regioes.find((regiao) => regiao.sigla === state.regionCode)!.codigo,
  }));
  const municipios = getMunicipalities().map(({ code, name, stateCode }) => ({
    codigo: Number(code),
    nome: name,
    nomeNormal: foldText(name),
    uf: stateCode as string,
  }));

  const column = (name: string) => sql.raw(`excluded."${name}"`);
  await db.transaction(async (tx) => {
    await tx.insert(ibgeRegioes).values(regioes).onConflictDoNothing();
    await tx.insert(ibgeEstados).values(estados).onConflictDoNothing();
    // One parameter per column instead of one per value: 5,571 rows in one statement.
    await tx.execute(sql`
      INSERT INTO ibge_municipios (codigo, nome, nome_normal, uf)
      SELECT codigo, nome, nome_normal, uf FROM json_to_recordset(${JSON.stringify(
        municipios.map((m) => ({ ...m, nome_normal: m.nomeNormal })),
      )}::json) AS lista(codigo int, nome text, nome_normal text, uf char(2))
      ON CONFLICT (codigo) DO UPDATE SET
        nome = ${column('nome')}, nome_normal = ${column('nome_normal')}, uf = ${column('uf')}`);
    await tx
      .insert(instalacao)
      .values({ chave: 'ibge', valor: release })
      .onConflictDoUpdate({ target: instalacao.chave, set: { valor: release } });
  });
}
