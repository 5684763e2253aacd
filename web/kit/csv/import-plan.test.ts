import { expect, it } from 'vitest';
import type { ImportVerdict } from '#contract/base/importacao.ts';
import {
  type FileRow,
  faultText,
  inOneLine,
  longerName,
  planOf,
  rowsOf,
  rowsToSend,
  typedOver,
} from '#web/kit/csv/import-plan.ts';
import { doneText, planText } from '#web/kit/csv/import-texts.ts';

const bairro = { one: 'bairro', many: 'bairros', gender: 'm' } as const;
const cidade = { one: 'cidade', many: 'cidades', gender: 'f' } as const;
const row = (number: number, verdict: Partial<ImportVerdict> | null, skipped = false): FileRow => ({
  number,
  cells: { nome: `linha ${number}` },
  skipped,
  verdict: verdict && { destino: 'novo', chaves: [String(number)], ...verdict },
});

it('rows carry the cells of the columns that were chosen', () => {
  const table = { header: ['x', 'UF', 'Nome'], rows: [{ number: 2, cells: ['1', 'SP', 'Itu'] }] };
  expect(rowsOf(table, { nome: 2, uf: 1, informacoes: null })[0]?.cells).toEqual({ nome: 'Itu', uf: 'SP' });
});

it('a repetition is seen across the file, by the numbers of the file, and gone when its twin is skipped', () => {
  const rows = [row(2, { chaves: ['a'] }), row(9, { chaves: ['a'] })];
  expect(planOf(rows).verdicts[1]?.mensagem).toBe('Repetida: é o mesmo registro da linha 2');
  expect(planOf(rows).fates).toEqual(['novo', 'erro']);
  const marked = planOf(rows).verdicts[1]!;
  const again = [row(2, { chaves: ['a'] }, true), { ...row(9, null), verdict: marked }];
  expect(planOf(again).fates).toEqual(['pulada', 'novo']);
});

it('only what changes something is sent', () => {
  const rows = [
    row(2, {}),
    row(3, { destino: 'igual' }),
    row(4, { destino: 'atualiza' }),
    row(5, {}, true),
    row(6, { destino: 'erro' }),
    row(7, null),
  ];
  const plan = planOf(rows);
  expect(plan.counts).toEqual({ novo: 1, igual: 1, atualiza: 1, pulada: 1, erro: 1, conferindo: 1 });
  expect(rowsToSend(rows, plan)).toEqual([{ nome: 'linha 2' }, { nome: 'linha 4' }]);
});

it('the sentence says what will happen, in correct Portuguese', () => {
  const plan = (verdicts: Partial<ImportVerdict>[]) =>
    planOf(verdicts.map((verdict, n) => row(n + 2, verdict)));
  const cria = 'Zona “Norte” em Campinas (SP)';
  expect(planText(plan([{ cria }, { cria: cria.toUpperCase() }, { destino: 'atualiza' }]), bairro)).toBe(
    'A importação cria 2 bairros e 1 zona e atualiza 1 bairro.',
  );
  expect(planText(plan([{ destino: 'igual' }]), cidade)).toBe(
    'Não há o que importar. 1 linha já está igual.',
  );
  expect(planText(plan([{ destino: 'erro' }]), cidade)).toBe('Nenhuma linha pode ser importada ainda.');
  expect(doneText(plan([{}, { destino: 'atualiza' }, { destino: 'atualiza' }]), cidade)).toBe(
    'Importação concluída: 1 cidade criada e 2 cidades atualizadas.',
  );
});

it('a fault names only what is missing, and says anything else as the server does', () => {
  const columns = [
    { field: 'nome', label: 'Nome Completo', required: true, example: '' },
    { field: 'email', label: 'Email', required: true, example: '' },
    { field: 'creci', label: 'CRECI', required: true, example: '' },
  ] as never[];
  const all = 'Nome completo, nome de guerra, email e CRECI são obrigatórios';
  const of = (cells: Record<string, string>, mensagem: string) =>
    faultText(columns, { ...row(5, { destino: 'erro', campo: 'email', mensagem }), cells });
  expect(of({ nome: 'Ana', email: ' ', creci: '77777-F' }, all)).toBe('Falta “Email”');
  expect(of({ nome: 'Ana', email: '', creci: '' }, all)).toBe('Faltam “Email” e “CRECI”');
  expect(of({ nome: 'Ana', email: 'a@b.com', creci: '1' }, 'Repetido')).toBe('Repetido');
});

it('a stored name is not exchanged for a shorter one unseen', () => {
  const of = (nome: string, verdict: Partial<ImportVerdict>) =>
    longerName({ ...row(4, verdict), cells: { nome } });
  const antes = { nome: 'Thaís Figueiredo Nóbrega' };
  expect(of('Thais F. Nobrega', { destino: 'atualiza', antes })).toBe('Thaís Figueiredo Nóbrega');
  expect(of('Thaís Figueiredo Nóbrega Dias', { destino: 'atualiza', antes })).toBeNull();
  expect(of('', { destino: 'atualiza', antes })).toBeNull();
  expect(of('Thais F. Nobrega', { destino: 'atualiza', antes: { email: 'x@y.com' } })).toBeNull();
});

it('a hundred times the verdicts are read a hundred times as often, not ten thousand', () => {
  // counted and not timed: a garbage collection on a busy machine costs more than the work
  const reads = (count: number) => {
    let read = 0;
    const counting = <T extends object>(value: T): T =>
      new Proxy(value, {
        get(target, key) {
          read += 1;
          return Reflect.get(target, key);
        },
      });
    const rows = Array.from({ length: count }, (_, n) => {
      const { verdict, ...rest } = row(n + 2, {});
      return counting({ ...rest, verdict: counting({ ...verdict!, chaves: counting(verdict!.chaves) }) });
    });
    expect(planOf(counting(rows)).counts.novo).toBe(count);
    return read;
  };
  expect(reads(20_000) / reads(200)).toBeLessThan(110);
});

it('a cell of several lines that is only passed through stays as it is; what is typed counts', () => {
  const cell = 'Arborizado.\nPerto da lagoa.';
  expect(inOneLine(cell)).toBe('Arborizado. Perto da lagoa.');
  expect(typedOver(cell, inOneLine(cell))).toBeNull();
  expect(typedOver(cell, ' Arborizado. ')).toBe('Arborizado.');
  expect(typedOver(cell, '')).toBe('');
});
