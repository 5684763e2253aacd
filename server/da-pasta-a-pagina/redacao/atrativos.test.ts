import { expect, it } from 'vitest';
import { atrativos } from './atrativos.ts';

it('what few buildings have is named as a sentence goes on with it, the most wanted first', () => {
  expect(atrativos(['Horta', 'Piscina', 'PISCINA AQUECIDA', 'Academia', 'Marina'])).toEqual([
    'marina',
    'piscina aquecida',
    'horta',
  ]);
});

it('what every building has, what has a figure and what is long is not', () => {
  expect(
    atrativos(['Piscina', 'Rooftop no 34º andar', 'Spa com sauna, massagem e sala de repouso para dois']),
  ).toEqual([]);
});
