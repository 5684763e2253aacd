import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { dadosPessoaisMessages } from '#contract/cadastros/dados-pessoais.ts';
import {
  type ImovelUsadoInput,
  imoveisUsadosRoutes,
  imovelUsadoMessages,
} from '#contract/cadastros/imoveis-usados.ts';
import type { Queryable } from '#server/db/client.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { imoveisUsados } from '#server/db/schema/empreendimentos.ts';
import { missingRecord } from '#server/kernel/crud/parents.ts';
import { declareResource } from '#server/kernel/crud/resource.ts';
import { AppError } from '#server/kernel/errors.ts';
import { selectImoveisUsados } from './select.ts';

/** Used properties, each of one corretor in one bairro (USD-04). */
export const imoveisUsadosResource = declareResource({
  routes: imoveisUsadosRoutes,
  select: selectImoveisUsados,
  async values(input, { tx, id }) {
    await refuseRejected(tx, input);
    await refuseEndBeforeBeginning(tx, id, input);
    return input;
  },
  // The owner's address, home and contact in a corretor's words: personal data.
  personal: ['titulo', 'descricao', 'endereco', 'fotos'],
  erased: {
    rows: sql`${imoveisUsados.corretorId} IN (
      SELECT ${corretores.id} FROM ${corretores} WHERE ${corretores.apagadoEm} IS NOT NULL)`,
    message: dadosPessoaisMessages.restaurar,
    stay: false,
  },
});

/** A rejected registration is stored, but cannot be chosen as a corretor. */
async function refuseRejected(db: Queryable, { corretorId }: ImovelUsadoInput): Promise<void> {
  const rejected = await db
    .select({ id: corretores.id })
    .from(corretores)
    .where(and(eq(corretores.id, corretorId), isNotNull(corretores.rejeitadoEm)));
  if (rejected.length > 0)
    throw new AppError(400, 'invalido', missingRecord('corretor').message, { field: 'corretorId' });
}

/** Either day may change alone and is compared with the stored other one. */
async function refuseEndBeforeBeginning(
  db: Queryable,
  id: number | null,
  { autorizacaoEm, autorizacaoAte }: ImovelUsadoInput,
): Promise<void> {
  if (autorizacaoEm === undefined && autorizacaoAte === undefined) return;
  const { autorizacaoEm: storedEm, autorizacaoAte: storedAte } = imoveisUsados;
  const [stored] =
    id === null
      ? []
      : await db
          .select({ autorizacaoEm: storedEm, autorizacaoAte: storedAte })
          .from(imoveisUsados)
          .where(eq(imoveisUsados.id, id));
  const from = autorizacaoEm === undefined ? stored?.autorizacaoEm : autorizacaoEm;
  const until = autorizacaoAte === undefined ? stored?.autorizacaoAte : autorizacaoAte;
  if (from && until && until < from)
    throw new AppError(400, 'invalido', imovelUsadoMessages.ate, { field: 'autorizacaoAte' });
}
