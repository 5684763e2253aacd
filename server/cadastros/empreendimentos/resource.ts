import { and, eq, isNull } from 'drizzle-orm';
import type { ListName } from '#contract/base/lists.ts';
import {
  type EmpreendimentoInput,
  empreendimentoMessages,
  empreendimentosRoutes,
  ranges,
} from '#contract/cadastros/empreendimentos.ts';
import { comFicha, fichaAfter, isCampoDaFicha } from '#contract/cadastros/ficha.ts';
import { camposComOrigem, type Origens, readOrigens, withOrigem } from '#contract/cadastros/origens.ts';
import { descricaoEmGeracao } from '#contract/da-pasta-a-pagina/fluxo-ai.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { type ColumnValues, declareResource } from '#server/kernel/crud/resource.ts';
import { AppError } from '#server/kernel/errors.ts';
import { sameValue } from '#server/kernel/reading/same-value.ts';
import { selectEmpreendimentos } from './select.ts';

type Row = typeof empreendimentos.$inferSelect;

/** Empreendimentos, each of one incorporadora in one bairro (EMP-11..27). */
export const empreendimentosResource = declareResource({
  routes: empreendimentosRoutes,
  select: selectEmpreendimentos,
  async values(input, { tx, id }) {
    const stored = id === null ? null : await readRow(tx, id);
    refuseReversed(input, stored);
    const { statusConfirmado: _confirmed, ...given } = input;
    const columns = Object.entries(given).filter(([field]) => !isCampoDaFicha(field));
    const values: ColumnValues = { ...Object.fromEntries(columns), ficha: fichaOf(given, stored) };
    const origens = origensAfterForm(input, stored);
    if (!stored || !input.tipologias || !sameValue(stored.tipologias, input.tipologias))
      return { ...values, origens };
    // A different format would count as changed by a person, and no reading would update it.
    return { ...values, origens, tipologias: undefined };
  },
  logged: (row) => comFicha({ ...row, ficha: (row.ficha ?? {}) as Row['ficha'] }),
  removed: removeHotsite,
});

/**
 * Sources after saving a form: changed values were typed by a person, unchanged ones keep their source. A
 * status nobody chose or confirmed remains a default. Undefined if no source changes.
 */
function origensAfterForm(input: EmpreendimentoInput, stored: Row | null): Origens | undefined {
  const before = readOrigens(stored?.origens);
  const record: Record<string, unknown> | null = stored && comFicha(stored);
  const typed = Object.fromEntries(
    camposComOrigem
      .filter((campo) => input[campo] !== undefined && !(record && sameValue(record[campo], input[campo])))
      .map((campo) => [campo, input[campo]]),
  );
  const isBegun = input.descricao === descricaoEmGeracao;
  // The manual flow starts with a default and a placeholder text.
  if (isBegun) {
    delete typed.descricao;
    delete typed.status;
  }
  const after = withOrigem(before, typed, 'pessoa');
  if (input.statusConfirmado === false) delete after.status;
  if (input.statusConfirmado === true) after.status ??= 'pessoa';
  return sameValue(before, after) ? undefined : after;
}

/** The facts after a form; undefined if none changes. */
function fichaOf(input: Record<string, unknown>, stored: Row | null): Row['ficha'] | undefined {
  const before = stored?.ficha ?? {};
  const after = fichaAfter(before, input);
  return stored && sameValue(before, after) ? undefined : after;
}

async function readRow(db: Queryable, id: number): Promise<Row | null> {
  const [row] = await db.select().from(empreendimentos).where(eq(empreendimentos.id, id));
  return row ?? null;
}

/** Either end may change alone and is compared with the stored other one (EMP-17). */
function refuseReversed(input: EmpreendimentoInput, stored: Row | null): void {
  for (const [lower, upper] of ranges) {
    const [min, max] = [lower, upper].map((end) => (input[end] === undefined ? stored?.[end] : input[end]));
    if (min == null || max == null || Number(min) <= Number(max)) continue;
    const field = input[upper] === undefined ? lower : upper;
    throw new AppError(400, 'invalido', empreendimentoMessages.reversed, { field });
  }
}

/** Its hotsite is deleted with the same timestamp, which identifies it when both are restored (EMP-23). */
async function removeHotsite(tx: Tx, { id, excluidoEm }: ColumnValues): Promise<ListName[]> {
  const gone = await tx
    .update(hotsites)
    .set({ excluidoEm: excluidoEm as Date })
    .where(and(eq(hotsites.empreendimentoId, id as number), isNull(hotsites.excluidoEm)))
    .returning({ id: hotsites.id });
  return gone.length > 0 ? ['hotsites'] : [];
}
