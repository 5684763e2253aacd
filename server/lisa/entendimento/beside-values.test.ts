import { expect, it } from 'vitest';
import { besideValues } from './beside-values.ts';

it.each([
  ['20417 MG. Que demora', { uf: 'MG' }, 'Que demora.'],
  [
    'até oitocentos mil e me diz uma coisa quanto sobra pra mim',
    {},
    'e me diz uma coisa quanto sobra pra mim.',
  ],
  ['já falei três vezes é seis zero nove três do mato grosso', { uf: 'MT' }, 'já falei três vezes é.'],
  ['Centro e Itapuan. Tem obra lá?', { regiao: 'Centro e Itapuã' }, 'Tem obra lá?'],
  [
    'é ju lima tudo junto arroba gmail ponto com que canseira',
    { email: 'julima@gmail.com' },
    'que canseira.',
  ],
])('what stands beside the values of %j', (text, told, rest) => {
  expect(besideValues(text, told)).toBe(rest);
});

it('nothing stands beside a value that is told alone, or that is not in the words', () => {
  expect(besideValues('meu nome é Ana Lima', { nome: 'Ana Lima' })).toBe('');
  expect(besideValues('pode usar o mesmo', { nomeGuerra: 'Ana Lima' })).toBe('');
});
