import { afterAll, beforeAll, expect, it } from 'vitest';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { planPage } from '#server/da-pasta-a-pagina/redacao/plan-page.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import { renderHotsite } from '#site/entry-hotsite.tsx';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { catalogOf, insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { wholeFicha } from '#tests/fixtures/pagina.ts';
import { thisMonth } from '#tests/fixtures/this-month.ts';
import { ensureHotsite, pageFacts, publishGenerated } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

it('a page that tells all its record has is published as it was written, in every style, with its units', async () => {
  if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
  const storage = createDiskStorage(app.config.storage);
  const empreendimentoId = await insertEmpreendimento(app.db, { ficha: wholeFicha });
  const [tabela] = await app.db
    .insert(tabelasDeUnidades)
    .values({
      empreendimentoId,
      arquivo: 'tabela.pdf',
      data: thisMonth.iso,
      campanha: null,
      ignoradas: 0,
      excedentes: 0,
      versao: '1',
      hash: 'a',
      lidaEm: app.clock.now(),
    })
    .returning();
  const unit = (unidade: string, estado: string, preco: string | null, ordem: number) => ({
    tabelaId: tabela!.id,
    ordem,
    unidade,
    faixa: false,
    tipologia: 'Tipo A',
    preco,
    estado,
    pagina: 1,
    linha: ordem + 1,
  });
  await app.db
    .insert(unidades)
    .values([
      unit('101', 'disponivel', '812345.00', 0),
      unit('102', 'vendida', null, 1),
      unit('201', 'disponivel', '898765.00', 2),
    ]);
  const facts = await pageFacts(app.db, empreendimentoId);
  expect(facts.tabela?.tipos).toEqual([
    { nome: 'Tipo A', disponiveis: 2, precoMin: '812345.00', precoMax: '898765.00' },
  ]);
  const { id, rota } = await app.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
  );
  for (const style of hotsiteStyles) {
    const blueprint = planPage({ facts, assets: [], style });
    const published = await publishGenerated(
      { db: app.db, storage },
      {
        hotsiteId: id,
        source: renderHotsite({ facts, assets: [], blueprint }),
        blueprint,
        style,
        facts,
        catalog: catalogOf([]),
        engine: 'Motor local',
        motivo: 'Super AI',
        autorId: null,
        runId: null,
      },
    );
    expect(published).toMatchObject({ publicada: true, findings: [] });
    const served = await app.get(`/hotsite/${rota}`, { token: null });
    const text = served.text.replaceAll('&nbsp;', ' ').replaceAll('\u00a0', ' ');
    for (const said of [
      'De R$ 812.345 a R$ 898.765',
      '2 disponíveis',
      'Marina Alves Arquitetura',
      'Fachada ventilada',
      'Outubro de 2025',
      'Colégio São Lucas',
      'O prédio aceita animais?',
      'href="https://arquivos.exemplo.com.br/aurora/livro.pdf"',
      '30% em 36 parcelas',
      'href="https://waze.com/ul?q=',
      'href="https://my.matterport.com/show/?m=aurora123"',
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/<iframe|Consulte valores e condições/);
  }
});
