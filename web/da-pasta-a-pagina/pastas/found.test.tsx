import { expect, it } from 'vitest';
import type { Comparacao as Compared, Relatorio as Found } from '#contract/da-pasta-a-pagina/pastas.ts';
import { drawn } from '#tests/outline.tsx';
import { Comparacao } from './comparacao.tsx';
import { Relatorio } from './relatorio.tsx';

const some = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => ({ texto: `${word} ${at + 1}` }));
const none = { faltando: [], ilegiveis: [], pequenas: [], privados: [], duplicados: [] };
const report = (over: object) => drawn(<Relatorio relatorio={{ ...none, ...over } as unknown as Found} />);

it('of a folder that lacks nothing it is said', () => {
  expect(report({})).toEqual(['p “A pasta tem tudo o que a página precisa, e tudo pôde ser lido.”']);
});

it('what is wrong with a folder is told by kind, what it lacks first, ten of each', () => {
  const lines = report({
    duplicados: some(1, 'Repetida'),
    privados: some(1, 'Contrato'),
    pequenas: some(10, 'Pequena'),
    ilegiveis: some(1, 'PDF'),
    faltando: some(12, 'Falta'),
  });
  expect(lines.filter((line) => line.startsWith('h3'))).toEqual([
    'h3 “Falta na pasta” “12”',
    'h3 “Não pôde ser lido” “1”',
    'h3 “Pequeno demais” “10”',
    'h3 “Reservado: não foi usado” “1”',
    'h3 “Repetido” “1”',
  ]);
  expect(lines).toContain('li “Falta 10”');
  expect(lines).not.toContain('li “Falta 11”');
  expect(lines.filter((line) => line.includes('e mais'))).toEqual(['li “e mais 2”']);
});

const compared = {
  em: '2026-03-12T14:05:00.000Z',
  total: 40,
  iguais: 1,
  mudancas: [],
  campos: [],
  secoes: [],
  paginas: [],
};
const comparison = (over: object) =>
  drawn(<Comparacao comparacao={{ ...compared, ...over } as unknown as Compared} />);

it('a folder nothing changed in says how many files were looked at, and when', () => {
  expect(comparison({})).toEqual([
    'p “Nada mudou na pasta.” “40 arquivos conferidos em 12/03/2026 às 11:05, sem baixar nenhum.”',
  ]);
});

it('what changed is told by kind, then what depends on it', () => {
  const mudancas = [
    { tipo: 'removido', path: 'velho.pdf', antes: null },
    { tipo: 'renomeado', path: 'Book 2.pdf', antes: 'Book.pdf' },
    { tipo: 'alterado', path: 'Tabela.pdf', antes: null },
    ...Array.from({ length: 14 }, (_, at) => ({
      tipo: 'adicionado',
      path: `foto ${at + 1}.jpg`,
      antes: null,
    })),
  ];
  expect(
    comparison({
      mudancas,
      campos: [
        { rotulo: 'Preço', arquivos: ['Tabela.pdf'], lido: true },
        { rotulo: 'Área', arquivos: ['Tabela.pdf'], lido: true },
        { rotulo: 'Nome', arquivos: ['Book.pdf', 'Capa.pdf'], lido: false },
      ],
      secoes: [
        { id: 'hero', titulo: 'Aurora' },
        { id: 'plantas', titulo: 'De 63 a 110 m²' },
      ],
      paginas: [{ path: '/hotsite/aurora', nome: 'Aurora' }],
    }),
  ).toMatchInlineSnapshot(`
    [
      "p “17 mudanças e 1 arquivo igual em 12/03/2026 às 11:05.”",
      "li",
      "h3 “14 arquivos novos”",
      "li “foto 1.jpg”",
      "li “foto 2.jpg”",
      "li “foto 3.jpg”",
      "li “foto 4.jpg”",
      "li “foto 5.jpg”",
      "li “foto 6.jpg”",
      "li “foto 7.jpg”",
      "li “foto 8.jpg”",
      "li “foto 9.jpg”",
      "li “foto 10.jpg”",
      "li “foto 11.jpg”",
      "li “foto 12.jpg”",
      "li “e mais 2”",
      "li",
      "h3 “1 arquivo alterado”",
      "li “Tabela.pdf”",
      "li",
      "h3 “1 arquivo renomeado”",
      "li “Book 2.pdf” “· antes Book.pdf”",
      "li",
      "h3 “1 arquivo removido”",
      "li “velho.pdf”",
      "h3 “Campos que dependem disso”",
      "li “Lidos em Tabela.pdf:” “Preço, Área”",
      "li “Podem estar em Book.pdf, Capa.pdf:” “Nome”",
      "h3 “Seções da página”",
      "li “Abertura”",
      "li “Plantas” “· De 63 a 110 m²”",
      "h3 “Páginas no ar”",
      "li",
      "a href=/hotsite/aurora target=_blank rel=noopener “Aurora” “em nova aba”",
    ]
  `);
});
