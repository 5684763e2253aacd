import { expect, it } from 'vitest';
import type { Plan } from './import-plan.ts';
import { doneText, namesText, planText } from './import-texts.ts';

const bairro = { one: 'bairro', many: 'bairros', gender: 'm' } as const;
const zona = { one: 'zona', many: 'zonas', gender: 'f' } as const;
const plan = (counts: Partial<Plan['counts']>, zonas = 0) =>
  ({ counts: { novo: 0, atualiza: 0, igual: 0, erro: 0, ...counts }, zonas }) as Plan;

it.each([
  [
    plan({ novo: 120, atualiza: 4, igual: 30 }, 3),
    'A importação cria 120 bairros e 3 zonas e atualiza 4 bairros. 30 linhas já estão iguais.',
  ],
  [plan({ novo: 1 }, 1), 'A importação cria 1 bairro e 1 zona.'],
  [plan({ atualiza: 1, igual: 1 }), 'A importação atualiza 1 bairro. 1 linha já está igual.'],
  [plan({ igual: 2 }), 'Não há o que importar. 2 linhas já estão iguais.'],
  [plan({ erro: 1 }), 'Nenhuma linha pode ser importada ainda.'],
  [plan({ erro: 2, novo: 1 }), 'A importação cria 1 bairro.'],
])('what an import will do is one sentence (%#)', (given, text) => {
  expect(planText(given, bairro)).toBe(text);
});

it('what it did agrees with the noun in gender and number', () => {
  expect(doneText(plan({ novo: 120, atualiza: 4 }), bairro)).toBe(
    'Importação concluída: 120 bairros criados e 4 bairros atualizados.',
  );
  expect(doneText(plan({ novo: 1 }), bairro)).toBe('Importação concluída: 1 bairro criado.');
  expect(doneText(plan({ atualiza: 1 }), zona)).toBe('Importação concluída: 1 zona atualizada.');
  expect(doneText(plan({ novo: 2 }), zona)).toBe('Importação concluída: 2 zonas criadas.');
});

it('headings are named in quotes', () => {
  expect(namesText(['Cargo', 'Obs'])).toBe('“Cargo” e “Obs”');
  expect(namesText(['Cargo'])).toBe('“Cargo”');
});
