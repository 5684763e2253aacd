import { and, eq, or } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import type { TabelaLida } from './read/read-tables.ts';

/** Rows written at once: PostgreSQL takes 65,535 values. */
const chunk = 1_000;

/**
 * Keeps the tables that a reading found. What is known already stays as it is; the same file read better, or
 * a table of the same date in the same file, takes its place; all others stay as versions.
 */
export async function storeTables(
  tx: Tx,
  empreendimentoId: number,
  tabelas: TabelaLida[],
  { at, versionOf }: { at: Date; versionOf: (arquivo: string) => string },
): Promise<void> {
  for (const { arquivo, data, campanha, ignoradas, excedentes, hash, unidades: rows } of tabelas) {
    const own = and(
      eq(tabelasDeUnidades.empreendimentoId, empreendimentoId),
      eq(tabelasDeUnidades.arquivo, arquivo),
    );
    const [known] = await tx
      .select({ id: tabelasDeUnidades.id })
      .from(tabelasDeUnidades)
      .where(and(own, eq(tabelasDeUnidades.hash, hash)));
    const about = { data, campanha, ignoradas, excedentes, versao: versionOf(arquivo) };
    if (known) {
      await tx.update(tabelasDeUnidades).set(about).where(eq(tabelasDeUnidades.id, known.id));
      continue;
    }
    const replaced = or(
      eq(tabelasDeUnidades.versao, about.versao),
      ...(data === null ? [] : [eq(tabelasDeUnidades.data, data)]),
    );
    await tx.delete(tabelasDeUnidades).where(and(own, replaced));
    const [stored] = await tx
      .insert(tabelasDeUnidades)
      .values({ ...about, empreendimentoId, arquivo, hash, lidaEm: at })
      .returning({ id: tabelasDeUnidades.id });
    const tabelaId = stored!.id;
    for (let from = 0; from < rows.length; from += chunk)
      await tx
        .insert(unidades)
        .values(rows.slice(from, from + chunk).map((row, at) => ({ ...row, tabelaId, ordem: from + at })));
  }
}
