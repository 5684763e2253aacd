import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ImagemDoEstudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { FocusPoint } from './focus-point.tsx';

it('each preview is cut around the point that is marked, and the point is told in words', () => {
  const picture = { grande: '/foto.webp', focus: { x: 0.2, y: 0.7 }, width: 900, height: 600 };
  const drawn = renderToStaticMarkup(
    <FocusPoint picture={picture as unknown as ImagemDoEstudio} onChange={() => {}} />,
  );
  expect(drawn.match(/object-position:20% 70%/g)).toHaveLength(3);
  expect(drawn).toContain('left:20%;top:70%');
  expect(drawn).toContain('20% da esquerda, 70% do topo');
});
