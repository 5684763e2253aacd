import { globSync, readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyFatos } from '#contract/cadastros/fatos.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const fact = <Value>(value: Value) => ({
  value,
  confidence: 1,
  conflicts: [],
  rule: null,
  evidence: [{ file: 'memorial.pdf', page: 1, quote: String(value), box: null }],
});

/** The migration's own statement, applied to older records. */
async function migrated(values: Parameters<typeof createEmpreendimento>[1], deed?: object) {
  const { id } = await createEmpreendimento(app.db, { ...values, origens: {} });
  const entry = { userId: null, entidade: 'empreendimento' as const, entidadeId: id };
  if (deed) await recordAudit(app.db, { ...entry, acao: 'alterou', ...deed });
  const [file] = globSync('server/db/migrations/*_origens.sql');
  const [, update] = readFileSync(file!, 'utf8').split('--> statement-breakpoint');
  await app.db.execute(sql.raw(update!));
  const [row] = await app.db.select().from(empreendimentos).where(eq(empreendimentos.id, id));
  return row!.origens;
}

describe('SAF-04 records of the time before sources were kept', () => {
  it('take what documents say for a document’s, the rest for a person’s, and an untouched status for a default', async () => {
    const fatos = { ...emptyFatos(), precoInicial: fact('690000'), cartorio: fact('1º Ofício') };
    const read = { fatos: { ...fatos, amenidades: [fact('Piscina')] } };
    expect(
      await migrated({
        metadados: read,
        precoInicial: '690000.00',
        cartorio: '1º Ofício',
        amenidades: ['Piscina'],
        vagasMin: 2,
        areaMin: '63.00',
        descricao: 'Descrição em geração pela IA...',
      }),
    ).toEqual({
      precoInicial: 'documento',
      cartorio: 'documento',
      amenidades: 'documento',
      vagasMin: 'pessoa',
      areaMin: 'pessoa',
    });
  });

  it('keep a status somebody chose, and know a text an engine wrote', async () => {
    expect(await migrated({ status: 'pronto' })).toEqual({ status: 'pessoa' });
    const chosen = { antes: { status: 'pronto' }, depois: { status: 'em_lancamento' } };
    expect(await migrated({}, chosen)).toEqual({ status: 'pessoa' });
    const described = { acao: 'descreveu', depois: { descricao: 'Um prédio.' } };
    expect(await migrated({ descricao: 'Um prédio.' }, described)).toEqual({ descricao: 'motor' });
    expect(await migrated({ descricao: 'Outro prédio.' }, described)).toEqual({ descricao: 'pessoa' });
  });
});
