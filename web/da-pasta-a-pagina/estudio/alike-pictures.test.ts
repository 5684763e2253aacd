import { expect, it } from 'vitest';
import { filesOfAlike } from './alike-pictures.ts';

it('pictures described alike are told apart by their files, and only those', () => {
  const pictures = [
    { id: 'a', name: 'fachada-dia.jpg', description: 'Fachada do empreendimento' },
    { id: 'b', name: 'fachada-entardecer.jpg', description: 'Fachada do empreendimento' },
    { id: 'c', name: 'piscina.jpg', description: 'Piscina' },
  ];
  expect([...filesOfAlike(pictures)]).toEqual([
    ['a', 'fachada-dia.jpg'],
    ['b', 'fachada-entardecer.jpg'],
  ]);
});
