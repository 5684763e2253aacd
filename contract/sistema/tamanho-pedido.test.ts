import { describe, expect, it } from 'vitest';
import { ateOTamanho, desvioDe, tamanhosPedidos } from './tamanho-pedido.ts';

const words = (n: number, each = 'casa') => `${Array.from({ length: n }, () => each).join(' ')}.`;

describe('the lengths a prompt asks for', () => {
  it.each<[string, [string, number | null, number | null][]]>([
    ['Texto de 300 a 500 palavras, em parágrafos.', [['palavras', 300, 500]]],
    ['De 200 a 300 palavras, em português.', [['palavras', 200, 300]]],
    ['entre 300 e 500 palavras', [['palavras', 300, 500]]],
    ['300–500 palavras', [['palavras', 300, 500]]],
    ['de duzentas a trezentas palavras', [['palavras', 200, 300]]],
    ['Escreva até 1.200 caracteres.', [['caracteres', null, 1200]]],
    ['Use no máximo 900 toques', [['caracteres', null, 900]]],
    ['no máximo cento e cinquenta palavras', [['palavras', null, 150]]],
    ['Não ultrapasse 80 palavras', [['palavras', null, 80]]],
    ['pelo menos 150 palavras', [['palavras', 150, null]]],
    ['cerca de 100 palavras', [['palavras', 80, 120]]],
    ['Um texto de 100 palavras', [['palavras', 80, 120]]],
    ['em 2 a 3 parágrafos', [['paragrafos', 2, 3]]],
    ['2 ou 3 parágrafos', [['paragrafos', 2, 3]]],
    ['de dois a quatro parágrafos curtos', [['paragrafos', 2, 4]]],
    ['uma descrição de uma frase', [['frases', 1, 1]]],
    [
      '300 a 500 palavras, em até 4 parágrafos',
      [
        ['palavras', 300, 500],
        ['paragrafos', null, 4],
      ],
    ],
    ['200 caracteres no máximo, por favor', [['caracteres', null, 200]]],
    ['80 palavras ou menos', [['palavras', null, 80]]],
    ['1.000 caracteres para mais', [['caracteres', 1000, null]]],
    ['máx.: 140 caract.', [['caracteres', null, 140]]],
    ['no mínimo 90 palavras e no máximo 130', [['palavras', 90, 130]]],
    ['1,2 mil caracteres é o teto', [['caracteres', null, 1200]]],
    ['em uma única frase', [['frases', 1, 1]]],
    ['em lista, de 3 a 5 tópicos', [['itens', 3, 5]]],
    ['meia dúzia de bullets', [['itens', 6, 6]]],
    // Of another text, and no length at all.
    [
      'O anterior tinha uns 900 caracteres: escreva com limite de 400 caracteres',
      [['caracteres', null, 400]],
    ],
    ['Reescreva as 6 frases acima', []],
    ['Inclua 3 palavras-chave', []],
    // Of a part, not of the text.
    ['3 parágrafos de até 80 palavras', [['paragrafos', 3, 3]]],
    ['até 80 palavras por parágrafo', []],
    ['Títulos com até 60 caracteres', []],
    ['em parágrafos, sem títulos nem listas', []],
    ['Escreva 3 textos sobre 12 bairros', []],
  ])('%s', (prompt, expected) => {
    const found = tamanhosPedidos(prompt).map(({ medida, min, max }) => [medida, min, max]);
    expect(found).toEqual(expected);
  });

  it('may be those of one line alone', () => {
    const prompt = '- Título: até 60 caracteres\n- Descrição: de 400 a 600 palavras, em parágrafos';
    expect(tamanhosPedidos(prompt, /^- descricao/)).toEqual([{ medida: 'palavras', min: 400, max: 600 }]);
  });
});

describe('a text beside what was asked', () => {
  const asked = tamanhosPedidos('300 a 500 palavras');

  it.each([
    [120, 'curto', 'tem 120 palavras; pedidas 300 a 500'],
    [812, 'longo', 'tem 812 palavras; pedidas 300 a 500'],
    [1, 'curto', 'tem 1 palavra; pedidas 300 a 500'],
  ])('%i words: %s', (n, sentido, texto) => {
    expect(desvioDe(words(n), asked)).toMatchObject({ sentido, texto });
  });
  it.each([300, 400, 500])('%i words are as asked', (n) => {
    expect(desvioDe(words(n), asked)).toBeNull();
  });

  it('is cut after a whole sentence, paragraphs kept, and never inside one', () => {
    const text = `${words(3)} Fica na Av. ${words(2, 'Alegre')}\n\n${words(4)} ${words(9)}`;
    const cut = ateOTamanho(text, tamanhosPedidos('até 12 palavras'));
    expect(cut).toBe('casa casa casa. Fica na Av. Alegre Alegre.\n\ncasa casa casa casa.');
    expect(ateOTamanho(words(30), tamanhosPedidos('até 12 palavras'))).toBe(words(30));
    const four = ['Um.', 'Dois.', 'Três.', 'Quatro.'].join('\n\n');
    expect(ateOTamanho(four, tamanhosPedidos('2 a 3 parágrafos'))).toBe('Um.\n\nDois.\n\nTrês.');
  });
});
