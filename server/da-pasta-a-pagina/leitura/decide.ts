import { and, eq, isNull } from 'drizzle-orm';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { isCampoDaFicha } from '#contract/cadastros/ficha.ts';
import {
  type CampoComOrigem,
  camposComOrigem,
  type Origem,
  type Origens,
  readOrigens,
  withOrigem,
} from '#contract/cadastros/origens.ts';
import { vigenciaDaTabela } from '#contract/cadastros/vigencia.ts';
import {
  type CampoDaLeitura,
  camposDaLeitura,
  type Decisao,
  type EstadoDoCampo,
  type Leitura,
  valorDoCampo,
} from '#contract/da-pasta-a-pagina/leitura.ts';
import { findOrCreateIncorporadora } from '#server/cadastros/incorporadoras/service.ts';
import { findOrCreateBairro } from '#server/cadastros/territorio/service.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { readDiasDeVigencia } from '#server/db/dias-de-vigencia.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { empreendimentos, leituraDecisoes } from '#server/db/schema/empreendimentos.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { staleWrite } from '#server/kernel/crud/stale-write.ts';
import { AppError, notFound } from '#server/kernel/errors.ts';
import { sameValue } from '#server/kernel/reading/same-value.ts';
import { columnWith, fieldOf, type Lido, lidoOf, type Row, storedValue } from './campos.ts';
import { readMetadados } from './metadados.ts';
import { placeOf } from './place.ts';
import { agrees, readLeitura } from './read.ts';

interface Asked {
  id: number;
  revisao: number | undefined;
  userId: number;
}
export interface Choice {
  campo: CampoDaLeitura;
  decisao: Decisao;
  valor?: unknown;
}

const states: Record<Decisao, EstadoDoCampo> = {
  aceitar: 'aceito',
  manter: 'mantido',
  editar: 'editado',
  recusar: 'recusado',
};

/**
 * Decides fields atomically. Returns the resulting reading. Throws AppError 404, 400 naming the field, 409
 * `alterado` if the record is not what was read.
 */
export function decide(db: Db, asked: Asked & { choices: Choice[] }): Promise<Leitura> {
  return db.transaction(async (tx) => {
    const read = await lockRow(tx, asked);
    const by = { userId: asked.userId, at: new Date() };
    let row = read;
    for (const choice of asked.choices) row = await decideOne(tx, row, choice, by);
    const dated = await dateOfCorrected(tx, read, row, asked.choices, by.at);
    if (dated) await decideOne(tx, row, dated, by);
    return readLeitura(tx, asked.id);
  });
}

/**
 * A price that a person corrects under a lapsed table holds from the day of the decision; with the old date the pages
 * would go on saying 'Consulte'. Null if the table has not lapsed, or its date is decided too.
 */
async function dateOfCorrected(
  tx: Tx,
  before: Row,
  after: Row,
  choices: Choice[],
  at: Date,
): Promise<Choice | null> {
  const corrected = choices.some(({ campo, decisao }) => campo === 'precoInicial' && decisao === 'editar');
  if (!corrected || sameValue(before.precoInicial, after.precoInicial)) return null;
  if (choices.some(({ campo }) => campo === 'dataTabela')) return null;
  const today = dayInBrazil(at);
  const { estado } = vigenciaDaTabela(after.dataTabela, await readDiasDeVigencia(tx), today);
  return estado === 'vencida' ? { campo: 'dataTabela', decisao: 'editar', valor: today } : null;
}

/**
 * Undoes a decision, restoring the previous value; of a price also the date that came with it. Throws 404, 409 if it has
 * changed since.
 */
export function undo(db: Db, asked: Asked & { campo: CampoDaLeitura }): Promise<Leitura> {
  const { id, campo, userId } = asked;
  return db.transaction(async (tx) => {
    const row = await lockRow(tx, asked);
    const [decided] = await tx.delete(leituraDecisoes).where(decisionOn(id, campo)).returning();
    if (!decided) throw notFound('Decisão', 'f');
    const left = await restore(tx, row, decided, userId);
    if (campo === 'precoInicial') {
      const along = and(
        decisionOn(id, 'dataTabela'),
        eq(leituraDecisoes.criadoEm, decided.criadoEm),
        eq(leituraDecisoes.decisao, states.editar),
      );
      const [dated] = await tx.delete(leituraDecisoes).where(along).returning();
      if (dated) await restore(tx, left, dated, userId);
    }
    return readLeitura(tx, id);
  });
}

const decisionOn = (id: number, campo: CampoDaLeitura) =>
  and(eq(leituraDecisoes.empreendimentoId, id), eq(leituraDecisoes.campo, campo));

async function restore(
  tx: Tx,
  row: Row,
  decided: typeof leituraDecisoes.$inferSelect,
  userId: number,
): Promise<Row> {
  const campo = decided.campo as CampoDaLeitura;
  if (!sameValue(storedValue(row, campo), decided.depois))
    throw new AppError(409, 'alterado', 'O valor mudou depois da decisão. Edite-o em vez de desfazer.', {
      field: campo,
    });
  return write(tx, row, campo, decided.antes, {
    userId,
    decisao: 'desfez',
    origem: origemBefore(row, campo, decided.antes),
  });
}

async function lockRow(tx: Tx, { id, revisao }: Asked): Promise<Row> {
  const [row] = await tx
    .select()
    .from(empreendimentos)
    .where(and(eq(empreendimentos.id, id), isNull(empreendimentos.excluidoEm)))
    .for('update');
  if (!row) throw notFound('Empreendimento');
  if (revisao !== undefined && revisao !== row.revisao)
    throw await staleWrite(tx, {
      entidade: 'empreendimento',
      id,
      revisao,
      current: await readLeitura(tx, id),
    });
  return row;
}

async function decideOne(
  tx: Tx,
  row: Row,
  choice: Choice,
  { userId, at }: { userId: number; at: Date },
): Promise<Row> {
  const { campo, decisao } = choice;
  const metadados = readMetadados(row.metadados);
  const lido = lidoOf(metadados.fatos, campo);
  if (!lido && decisao !== 'editar')
    throw refusal(campo, `Os documentos não dizem nada sobre “${camposDaLeitura[campo].rotulo}”`);
  const before = storedValue(row, campo) ?? null;
  const after = await valueAfter(tx, row, choice, lido, userId);
  const origem =
    decisao === 'aceitar' ? 'documento' : decisao === 'recusar' && after === before ? undefined : 'pessoa';
  const changed = await write(tx, row, campo, after, { userId, decisao: states[decisao], origem });
  // Who types what was read, or chooses it again, agrees with the documents.
  const agreed = decisao === 'editar' && lido !== null && sameValue(after, lido.valor);
  const decided = {
    decisao: agreed ? states.aceitar : states[decisao],
    lido: lido?.valor ?? null,
    confianca: lido?.confianca ?? null,
    antes: before,
    depois: after,
    userId,
    criadoEm: at,
  };
  await tx
    .insert(leituraDecisoes)
    .values({ ...decided, empreendimentoId: row.id, campo })
    .onConflictDoUpdate({
      target: [leituraDecisoes.empreendimentoId, leituraDecisoes.campo],
      set: decided,
    });
  return changed;
}

const refusal = (campo: string, message: string) => new AppError(400, 'invalido', message, { field: campo });

/** The column's value after the choice. */
async function valueAfter(
  tx: Tx,
  row: Row,
  { campo, decisao, valor }: Choice,
  lido: Lido | null,
  userId: number,
): Promise<unknown> {
  const current = storedValue(row, campo) ?? null;
  if (decisao === 'manter') return current;
  if (decisao === 'editar') {
    const typed = valorDoCampo(campo).safeParse(valor);
    if (!typed.success) throw refusal(campo, typed.error.issues[0]?.message ?? 'Valor inválido');
    return typed.data;
  }
  const { fatos } = readMetadados(row.metadados);
  if (decisao === 'aceitar') {
    if (campo === 'incorporadora') {
      const found = { nome: String(lido!.valor), cnpj: fatos?.cnpj?.value ?? null };
      return (await findOrCreateIncorporadora(tx, found, userId)).id;
    }
    if (campo === 'bairro') {
      const place = await placeOf(tx, fatos);
      const id = place && (await findOrCreateBairro(tx, place, userId));
      if (!id)
        throw refusal(campo, 'Os documentos não dizem com certeza a cidade. Altere o bairro no cadastro.');
      return id;
    }
    return lido!.valor;
  }
  // A person's own value is not what is being refused.
  if (!(await agrees(tx, campo, row, lido!, readMetadados(row.metadados)))) return current;
  if ('obrigatorio' in camposDaLeitura[campo])
    throw refusal(
      campo,
      `“${camposDaLeitura[campo].rotulo}” não pode ficar vazio. Edite o valor em vez de recusá-lo.`,
    );
  return Array.isArray(current) && !isCampoDaFicha(campo) ? [] : null;
}

/** Fields without a source: name, place and incorporadora define the record. */
const hasOrigem = (campo: CampoDaLeitura): campo is CampoDaLeitura & CampoComOrigem =>
  camposComOrigem.some((each) => each === campo);

/** Undefined keeps the source, null removes it. */
function origensOf(
  row: Row,
  campo: CampoDaLeitura,
  value: unknown,
  origem: Origem | null | undefined,
): Origens {
  const before = readOrigens(row.origens);
  if (!hasOrigem(campo) || origem === undefined) return before;
  if (origem !== null) return withOrigem(before, { [campo]: value }, origem);
  return withOrigem(before, { [campo]: null }, 'pessoa');
}

/** The source of the value before a decision. */
function origemBefore(row: Row, campo: CampoDaLeitura, value: unknown): Origem | null {
  const lido = lidoOf(readMetadados(row.metadados).fatos, campo);
  if (lido && sameValue(value, lido.valor)) return 'documento';
  // The default of every record (EMP-26) has no source.
  if (campo === 'status' && value === 'em_lancamento') return null;
  return campo === 'descricao' ? 'motor' : 'pessoa';
}

/** Writes a column with its log entry; if unchanged, only the decision is stored. */
async function write(
  tx: Tx,
  row: Row,
  campo: CampoDaLeitura,
  value: unknown,
  { userId, decisao, origem }: { userId: number; decisao: string; origem: Origem | null | undefined },
): Promise<Row> {
  const field = fieldOf(campo);
  const origens = origensOf(row, campo, value, origem);
  const entry = {
    userId,
    entidade: 'empreendimento' as const,
    entidadeId: row.id,
    dados: { campo, decisao },
  };
  const current = storedValue(row, campo);
  if (sameValue(current, value)) {
    await recordAudit(tx, { ...entry, acao: 'conferiu', nome: row.nome, revisao: row.revisao });
    if (sameValue(row.origens, origens)) return row;
    const [confirmed] = await tx
      .update(empreendimentos)
      .set({ origens })
      .where(eq(empreendimentos.id, row.id))
      .returning();
    await bumpLists(tx, 'empreendimentos');
    return confirmed!;
  }
  const column = columnWith(row, campo, value);
  refuseReversedRange({ ...row, ...column }, campo);
  const [after] = await tx
    .update(empreendimentos)
    .set({ ...column, origens, revisao: row.revisao + 1 })
    .where(eq(empreendimentos.id, row.id))
    .returning();
  await recordAudit(tx, {
    ...entry,
    acao: 'alterou',
    nome: after!.nome,
    revisao: after!.revisao,
    antes: { [field]: current },
    depois: { [field]: storedValue(after!, campo) },
  });
  await bumpLists(tx, 'empreendimentos');
  return after!;
}

/** EMP-17, for the range the field belongs to. */
function refuseReversedRange(row: Row, changed: CampoDaLeitura): void {
  for (const [campo, declared] of Object.entries(camposDaLeitura)) {
    if (!('maximo' in declared) || (campo !== changed && declared.maximo !== changed)) continue;
    const [min, max] = [row[campo as keyof Row], row[declared.maximo as keyof Row]];
    if (min !== null && max !== null && Number(min) > Number(max))
      throw refusal(changed, 'O valor mínimo não pode ser maior que o máximo');
  }
}
