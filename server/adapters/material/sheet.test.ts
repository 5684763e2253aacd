import sharp from 'sharp';
import { extractImages, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { blueprintFixture } from '#tests/fixtures/hotsite.ts';
import type { MaterialContent } from './port.ts';
import { drawSheet } from './sheet.ts';

const focus = { x: 0.5, y: 0.5 };
const flat = async (background: string) => ({
  focus,
  bytes: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** A record that fills a sheet to its last line. */
async function fullContent(): Promise<Omit<MaterialContent, 'style' | 'colors'>> {
  const green = await flat('#148c3c');
  return {
    nome: 'Residencial Condomínio Parque das Palmeiras Imperiais do Sul',
    lugar: 'Jardim das Figueiras Centenárias, São José dos Campos/SP',
    endereco: 'Avenida Presidente Juscelino Kubitschek de Oliveira, 1.200',
    frase: 'Um lugar para chegar cedo, ficar tarde e receber quem se gosta.',
    figuras: [
      { rotulo: 'Dormitórios', valor: '2 a 4' },
      { rotulo: 'Área', valor: '63 a 184 m²' },
      { rotulo: 'Vagas', valor: '1 a 3' },
      { rotulo: 'Entrega', valor: 'dez. de 2028' },
    ],
    preco: { rotulo: 'A partir de', valor: 'R$ 690.000', nota: 'Valor de novembro de 2026.' },
    texto: 'O prédio fica a duas quadras do parque e tem lojas no térreo. '.repeat(6).trim(),
    diferenciais: Array.from(
      { length: 24 },
      (_, n) => `Depósito privativo no subsolo para cada unidade, ${n}`,
    ),
    tipos: {
      titulo: 'Unidades disponíveis',
      nota: 'Tabela de novembro de 2026, válida até 30/11/2026.',
      linhas: Array.from({ length: 12 }, (_, n) => ({
        nome: `Apartamento garden ${n}`,
        detalhe: '12 disponíveis',
        valor: 'R$ 690.000 a R$ 1.250.000',
      })),
    },
    fotos: [green, green, green, green],
    planta: await flat('#ff00ff'),
    corretor: {
      nome: 'Ana Beatriz de Albuquerque Lima e Figueiredo',
      registro: ['Corretora de Imóveis', 'CRECI 12345-F/SP'],
      telefone: '(12) 99999-1234',
      foto: green.bytes,
    },
    url: 'https://portal.example/hotsite/palmeiras?corretor=ana',
    legal: [
      'Incorporação registrada sob nº R-2/45.678 no 1º Ofício de Registro de Imóveis de São José dos Campos.',
      'Incorporação: Horizonte Empreendimentos Imobiliários Ltda. · CNPJ 11.444.777/0001-61.',
      'Valor da tabela de novembro de 2026, sujeito a alteração.',
      'Imagens meramente ilustrativas.',
    ],
  };
}

async function look(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const images = await extractImages(document, 1);
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const lines = items.filter((item) => 'transform' in item && item.str.trim());
  const isPlan = ({ data, width, height, channels }: (typeof images)[number]) => {
    const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * channels;
    return data[at]! > 200 && data[at + 1]! < 60 && data[at + 2]! > 200;
  };
  const words = lines.flatMap((item) =>
    'transform' in item
      ? {
          text: item.str,
          x: Number(item.transform[4]),
          y: Number(item.transform[5]),
          width: item.width,
          height: item.height,
        }
      : [],
  );
  return {
    words,
    pages: document.numPages,
    plans: images.filter(isPlan).map(({ width }) => width),
    widest: images.sort((a, b) => b.width - a.width)[0]!,
    lowest: Math.min(...lines.map((item) => ('transform' in item ? Number(item.transform[5]) : 0))),
  };
}

describe('a full sheet', () => {
  for (const style of hotsiteStyles)
    it(`keeps building and plan, in ${style}, and ends on its page`, async () => {
      const content = { ...(await fullContent()), style, colors: blueprintFixture.metadata.color_scheme };
      const { pages, plans, widest, lowest } = await look(await drawSheet(content));
      expect([pages, plans.length]).toEqual([1, 1]);
      // 150 points of paper.
      expect(plans[0]).toBeGreaterThan(330);
      // The building keeps 90 points of it.
      expect(widest.height).toBeGreaterThan(195);
      expect(lowest).toBeGreaterThan(20);
    });
});

/** What of two texts stands in one place: the letters are two thirds of a line's height. */
type Words = Awaited<ReturnType<typeof look>>['words'];
const collisions = (words: Words) =>
  words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter(
        (other) =>
          Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1 &&
          Math.min(one.y + 0.66 * one.height, other.y + 0.66 * other.height) - Math.max(one.y, other.y) > 1,
      )
      .map((other) => `${one.text} × ${other.text}`),
  );

it('no words of a sheet run across others, the longest name beside the price included', async () => {
  const content = {
    ...(await fullContent()),
    style: 'modern' as const,
    colors: blueprintFixture.metadata.color_scheme,
  };
  const { words } = await look(await drawSheet(content));
  expect(words.map(({ text }) => text).join(' ')).toContain('R$');
  expect(collisions(words)).toEqual([]);
});

it('what a record has nothing of bears no heading', async () => {
  const full = await fullContent();
  const content = {
    ...full,
    tipos: { titulo: 'Plantas', nota: null, linhas: [] },
    diferenciais: [],
    style: 'modern' as const,
    colors: blueprintFixture.metadata.color_scheme,
  };
  const { words } = await look(await drawSheet(content));
  const said = words.map(({ text }) => text).join(' ');
  expect(said).toContain('Palmeiras');
  expect(said).not.toMatch(/Plantas|Diferenciais/);
});
