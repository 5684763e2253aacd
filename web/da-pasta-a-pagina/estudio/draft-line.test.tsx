import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Estudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { DraftLine } from './draft-line.tsx';

const line = (numero: number, publica: boolean, versaoPublica: number | null, hasNews = false) =>
  renderToStaticMarkup(
    <DraftLine
      estudio={{ base: { numero, publica } as Estudio['base'], versaoPublica }}
      hasNews={hasNews}
      onPublish={() => {}}
    />,
  );

it('a version that is not public says what visitors see instead, and offers to be published', () => {
  expect(line(4, false, 3)).toContain('A versão 4 ainda não é pública: os visitantes veem a versão 3.');
  expect(line(4, false, 3)).toContain('Publicar versão 4</button>');
  expect(line(1, false, null)).toContain('A versão 1 ainda não é pública: não há página no ar.');
  expect(line(4, true, 4)).toBe('');
});

it('publishing is what to do next, unless a further version would say something new', () => {
  expect(line(4, false, 3)).toContain('button-primary');
  expect(line(4, false, 3, true)).toContain('button-outline');
  expect(line(4, false, 3, true)).not.toContain('button-primary');
});
