import { expect, it } from 'vitest';
import { withoutRepetition } from '#server/da-pasta-a-pagina/redacao/repetition.ts';

const before = ['Calma, silêncio e verde a dois minutos da lagoa'];
const told = (frase: string) => withoutRepetition(frase, before, 'Solar das Garças');

it('a clause that only repeats what stands before it goes, the sentence stays', () => {
  expect(told('São 12 andares em duas torres no Pontal, a dois minutos da lagoa.')).toBe(
    'São 12 andares em duas torres no Pontal.',
  );
  expect(told('A obra mais esperada do Pontal — o Solar das Garças traz calma, silêncio e verde.')).toBe(
    'A obra mais esperada do Pontal.',
  );
});

it('a sentence that says nothing new is not said again, unless it states a figure', () => {
  expect(told('O Solar das Garças: silêncio, calma e verde.')).toBeNull();
  expect(told('Verde, calma e silêncio em 14 casas.')).toBe('Verde, calma e silêncio em 14 casas.');
});

it('what shares a word or two stays whole, and no list loses its end', () => {
  const own = 'Um jardim com figueiras antigas, aberto para a lagoa.';
  expect(told(own)).toBe(own);
  const list = 'Um lar de pedra, madeira, calma, silêncio e verde.';
  expect(told(list)).toBe(list);
});
