import { expect, it } from 'vitest';
import { drawnWith } from '#tests/outline.tsx';
import { MostVisited } from './most-visited.tsx';

const row = (id: number | null, nome: string, paginas: number, contatos: number) => ({
  id,
  nome,
  paginas,
  contatos,
});
const draw = (
  de: 'empreendimentos' | 'corretores',
  first: ReturnType<typeof row>[],
  total: number,
  aoMenos?: boolean,
) =>
  drawnWith(
    <MostVisited
      de={de}
      period={{ de: '2026-01', ate: '2026-03' } as never}
      first={first}
      total={total}
      aoMenos={aoMenos}
    />,
    {},
  );

it('who was visited most is told in order, who is gone without a link', async () => {
  const rows = [row(3, 'Aurora', 1200, 1), row(null, 'Brisa (apagado)', 1, 30)];
  expect(await draw('empreendimentos', rows, 2)).toEqual([
    'section aria-label=Por empreendimento',
    'h2 “Por empreendimento”',
    'p role=status',
    'li',
    'p',
    'a href=/admin/empreendimentos/3?aba=visitas “Aurora” “1.200 visitas” “· 1 contato”',
    'li',
    'p “Brisa (apagado)” “1 visita” “· 30 contatos”',
  ]);
});

it('of more than are shown it says of how many, and shows more when asked', async () => {
  const lines = await draw('corretores', [row(7, 'Lia', 2, 0)], 1300);
  expect(lines).toContain('p role=status “Os 1 mais vistos de 1.300”');
  expect(lines).toContain('a href=/admin/corretores/7?aba=visitas “Lia” “2 visitas” “· 0 contatos”');
  expect(lines.at(-1)).toBe('button type=button aria-busy=false “Mostrar mais” “corretores”');
});

it('of more than were counted it says so, and has more to show', async () => {
  const lines = await draw('corretores', [row(7, 'Lia', 2, 0)], 1, true);
  expect(lines).toContain('p role=status “Os 1 mais vistos de mais de 1”');
  expect(lines.at(-1)).toBe('button type=button aria-busy=false “Mostrar mais” “corretores”');
});
