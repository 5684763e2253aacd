import { expectAccessible } from '#tests/e2e/accessible.ts';
import { exported } from '#tests/e2e/support/exported.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import type { PainelServer } from '#tests/e2e/support/painel-server.ts';
import { sampleEmpreendimentos } from '#tests/e2e/support/records.ts';

const path = '/admin/empreendimentos';
const record = {
  ...sampleEmpreendimentos[0]!,
  bairroId: 11,
  revisao: 4,
  torres: 2,
  arquitetura: ['Müller & Dalcin'],
  distancias: [
    {
      lugar: 'Metrô Ana Rosa',
      tipo: 'transporte' as const,
      distancia: 5,
      medida: 'min' as const,
      modo: 'a-pe' as const,
    },
  ],
  hotsite: { id: 8, rota: 'aurora-jardins', ativo: true, publicado: true, achados: null },
};

function answer(painel: PainelServer) {
  const cidade = {
    id: 1,
    nome: 'São Paulo',
    revisao: 1,
    estadoId: 1,
    estado: { id: 1, nome: 'SP', sigla: 'SP' },
  };
  const zona = { id: 1, nome: 'Geral', cidadeId: 1, cidade };
  painel.on('GET /api/cidades', () => ({ body: [cidade] }));
  painel.on('GET /api/bairros', () => ({
    body: [
      {
        id: 11,
        nome: 'Campo Belo',
        revisao: 1,
        slug: 'campo-belo',
        zonaId: 1,
        informacoes: null,
        foto: null,
        zona,
      },
    ],
  }));
  painel.on('GET /api/empreendimentos', () => ({ body: [record] }));
}

test('facts are typed one line a part, refused beside their field, sent as they are stored', async ({
  page,
  painel,
  openPainel,
}) => {
  answer(painel);
  painel.on('PUT /api/empreendimentos/3', () => ({ body: { ...record, revisao: 5 } }));
  await openPainel(path);
  await page.getByRole('button', { name: 'Editar Aurora Jardins' }).click();
  const dialog = page.getByRole('dialog');
  const ficha = dialog.getByRole('group', { name: 'Ficha do empreendimento' });
  await expect(ficha.getByRole('textbox', { name: 'Torres' })).toHaveValue('2');
  await expect(ficha.getByRole('textbox', { name: 'Distâncias' })).toHaveValue('Metrô Ana Rosa: 5 min a pé');
  await expectAccessible(page);

  await ficha.getByRole('textbox', { name: 'Torres' }).fill('');
  await ficha.getByRole('textbox', { name: 'Entrega por período ou torre' }).fill('em breve');
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await expect(ficha.locator('.field-error')).toContainText('Um por linha: “06/2027”');
  expect(painel.callsOf('PUT', '/api/empreendimentos/3')).toHaveLength(0);

  await ficha
    .getByRole('textbox', { name: 'Entrega por período ou torre' })
    .fill('Torre A: 2º semestre de 2027\n2029');
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await expect.poll(() => painel.callsOf('PUT', '/api/empreendimentos/3').length).toBe(1);
  expect(painel.callsOf('PUT', '/api/empreendimentos/3')[0]?.body).toMatchObject({
    torres: null,
    arquitetura: ['Müller & Dalcin'],
    entregas: [
      { parte: 'Torre A', quando: '2027-S2' },
      { parte: null, quando: '2029' },
    ],
  });
});

test('while something is typed that the published page states, the dialog says which page stays behind', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  answer(painel);
  await openPainel(path);
  await page.getByRole('button', { name: 'Editar Aurora Jardins' }).click();
  const dialog = page.getByRole('dialog');
  const behind = dialog.getByRole('list', { name: 'Páginas no ar' });
  await expect(behind).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Torres' }).fill('3');
  await dialog.getByLabel('Preço inicial (R$)').fill('1.300.000,00');
  await expect(behind).toContainText('Aurora Jardins');
  await expect(behind).toContainText('Torres, Preço inicial');
  await expectAccessible(page);
});

test('a price corrected under a lapsed table is dated today, which is said and can be taken back', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  answer(painel);
  const lapsed = {
    ...record,
    precoInicial: '690000.00',
    dataTabela: '2020-01',
    tabelaValidaAte: '2020-03-01',
  };
  painel.on('GET /api/empreendimentos', () => ({ body: [lapsed] }));
  await openPainel(`${path}?editar=3`);
  const dialog = page.getByRole('dialog');
  const price = dialog.getByLabel('Preço inicial (R$)');
  const date = dialog.getByLabel('Data da tabela');
  await expect(date).toHaveValue('01/2020');
  await price.fill('705.500,00');
  const today = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  await expect(date).toHaveValue(today);
  await expect(dialog).toContainText(
    `A tabela de 01/2020 venceu: o preço corrigido vale a partir de hoje, ${today}.`,
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Manter a data antiga' }).click();
  await expect(date).toHaveValue('01/2020');
  await expect(dialog).toContainText('as páginas continuam dizendo “Consulte”.');
  await dialog.getByRole('button', { name: 'Valer a partir de hoje' }).click();
  await expect(date).toHaveValue(today);
  // Taken back, the price has its own date again.
  await price.fill('690.000,00');
  await expect(date).toHaveValue('01/2020');
});

test('once a fact is saved, its page that stays behind is written again by one button, and a draft says so', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  answer(painel);
  const behind = {
    path: '/hotsite/aurora-jardins',
    nome: 'Aurora Jardins',
    campos: ['Status'],
    hotsiteId: 8,
    estilo: 'luxury',
    mudancas: [{ campo: 'status', antes: 'em_lancamento', depois: 'em_construcao' }],
  };
  painel.on('PUT /api/empreendimentos/3', () => ({ body: { ...record, torres: 3, revisao: 5 } }));
  painel.on('GET /api/empreendimentos/3/leitura', () => ({ body: { paginasAtras: [behind] } }));
  painel.on('POST /api/hotsites/8/generate-gpt5', () => ({
    body: { generated: { assetsUsed: 3, publicada: false, rascunho: 'Uma frase ficou cortada.' } },
  }));
  await openPainel(path);
  await page.getByRole('button', { name: 'Editar Aurora Jardins' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Torres' }).fill('3');
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await expect(dialog).toHaveCount(0);
  const notice = page.getByRole('list', { name: 'Páginas no ar' });
  await expect(notice).toContainText(/Status: .+ → .+/);
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Atualizar e publicar' }).click();
  await expect(page.getByText('A página nova não foi publicada')).toBeVisible();
  await expect(page.getByText('Uma frase ficou cortada.')).toBeVisible();
  expect(painel.callsOf('POST', '/api/hotsites/8/generate-gpt5')[0]?.body).toEqual({
    style: 'luxury',
    manter: true,
  });
});

test('a search finds what the facts say, and the list is exported with a column for each', {
  tag: '@all',
}, async ({ page, painel, openPainel }) => {
  painel.on('GET /api/empreendimentos', () => ({ body: [record, sampleEmpreendimentos[1]!] }));
  await openPainel(`${path}?busca=muller`);
  await expect(page.getByText('1 de 2 empreendimentos', { exact: true })).toBeVisible();
  const { text } = await exported(page, page.getByRole('button', { name: 'Exportar' }));
  const [head = '', line = ''] = text.split('\r\n');
  const cells = line.split(';');
  const cell = (label: string) => cells[head.split(';').indexOf(label)];
  expect(cell('Torres')).toBe('2');
  expect(cell('Arquitetura')).toBe('Müller & Dalcin');
  expect(cell('Distâncias')).toBe('Metrô Ana Rosa: 5 min a pé');
});
