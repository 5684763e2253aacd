import { expect, it } from 'vitest';
import { bench, facts, pageAsset } from '#tests/fixtures/model-bench.ts';
import { descriptionAsLongAs } from './prose-length.ts';

const colors = {
  background: '#ffffff',
  surface: '#ffffff',
  text: '#000000',
  muted: '#333333',
  accent: '#004488',
  onAccent: '#ffffff',
};
const plan = (paragraphs: number) => ({
  sections: [
    {
      id: 'sobre',
      titulo: 'Sobre',
      subtitulo: null,
      texto: Array.from(
        { length: paragraphs },
        (_, n) => `O Vista Jardim fica no Centro. Parágrafo ${'abcdefgh'[n]}.`,
      ),
      assets: [],
      destaques: [],
      itens: [],
    },
  ],
  metadata: { style: 'modern', total_assets_used: 0, color_scheme: colors },
});
async function planned(...paragraphs: number[]) {
  const made = await bench();
  made.fake.script(...paragraphs.map((count) => ({ answer: plan(count) })));
  const page = await made.engine.planPage({ facts, assets: [pageAsset('a')], style: 'modern' }, made.context);
  return { texto: page.sections.find(({ id }) => id === 'sobre')!.texto, ...made };
}

it('a description read off documents ends after a whole sentence, and the warning says what was asked', () => {
  const said = (n: number) => Array.from({ length: n }, () => 'Uma casa clara e aberta.').join(' ');
  const fact = (value: string) => ({ value, confidence: 0.7, evidence: [], conflicts: [], rule: null });
  const prompt = '- Nome: o nome\n- Descrição: de 10 a 20 palavras, em parágrafos';
  expect(descriptionAsLongAs(fact(said(9)), prompt)).toMatchObject({
    descricao: { value: said(4) },
    warnings: [
      'A descrição escrita pelo modelo tem 45 palavras; pedidas 10 a 20. Foi encerrada na última frase que cabe.',
    ],
  });
  expect(descriptionAsLongAs(fact(said(1)), prompt)).toMatchObject({
    descricao: { value: said(1) },
    warnings: ['A descrição escrita pelo modelo tem 5 palavras; pedidas 10 a 20.'],
  });
  expect(descriptionAsLongAs(fact(said(3)), prompt).warnings).toEqual([]);
});

it('the prose of a page is as long as the prompt asks of its section', async () => {
  const { texto, fake } = await planned(3);
  expect([texto.length, fake.requests.length]).toEqual([3, 1]);
});

it('a section that is not is asked once again, told which', async () => {
  const { texto, fake } = await planned(1, 2);
  expect([texto.length, fake.requests.length]).toEqual([2, 2]);
  expect(fake.requests[1]!.user).toContain('a seção “sobre” tem 1 parágrafo; pedidos 2 a 4');
});

it('twice too long it ends after whole paragraphs, twice too short the longer stays', async () => {
  const long = await planned(7, 6);
  expect(long.texto).toEqual(plan(4).sections[0]!.texto);
  const short = await planned(1, 1);
  expect([short.texto.length, short.usage.map(({ outcome }) => outcome)]).toEqual([
    1,
    ['invalid', 'invalid'],
  ]);
});
