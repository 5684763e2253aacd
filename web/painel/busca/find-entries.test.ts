import { Building } from 'lucide-react';
import { expect, it } from 'vitest';
import type { Entry } from '#web/painel/busca/entry.ts';
import { findEntries, foldGroup } from '#web/painel/busca/find-entries.ts';

const entry = (label: string, detail?: string): Entry => ({
  id: label,
  label,
  Icon: Building,
  go: { to: '/' },
  ...(detail ? { detail } : {}),
});
const group = (label: string, ...entries: Entry[]) => foldGroup({ label, entries });
const places = (label: string, ...entries: Entry[]) => foldGroup({ label, entries, isPlace: true });
const labels = (found: ReturnType<typeof findEntries>) =>
  found.map(({ entries }) => entries.map(({ label }) => label));

it('accents and case make no difference', () => {
  const groups = [group('Cidades', entry('São João', 'SP'), entry('Água Boa', 'MT'))];
  expect(labels(findEntries(groups, 'SAO joao'))).toEqual([['São João']]);
  expect(labels(findEntries(groups, 'agua'))).toEqual([['Água Boa']]);
});

it('the beginning counts more than the beginning of a word, that more than the inside, the detail least', () => {
  const groups = [
    group('Cidades', entry('Itu', 'Campo'), entry('Decampo'), entry('Alto do Campo'), entry('Campo Bom')),
  ];
  expect(labels(findEntries(groups, 'campo'))).toEqual([['Campo Bom', 'Alto do Campo', 'Decampo', 'Itu']]);
});

it('the group with the best entry stands first; every word must be found', () => {
  const groups = [
    group('Telas', entry('Visão Geral', 'Território')),
    group('Bairros', entry('Centro', 'Campinas (SP)'), entry('Centro', 'Santos (SP)')),
  ];
  expect(findEntries(groups, 'centro sant').map(({ label }) => label)).toEqual(['Bairros']);
  expect(findEntries(groups, 'centro sant')[0]?.entries).toHaveLength(1);
  expect(findEntries([...groups, group('Ações', entry('Geral'))], 'geral').map(({ label }) => label)).toEqual(
    ['Ações', 'Telas'],
  );
});

it('nothing typed finds nothing, signs of patterns are letters', () => {
  const groups = [group('Cidades', entry('a.c'), entry('abc'))];
  expect(findEntries(groups, '  ')).toEqual([]);
  expect(labels(findEntries(groups, 'a.c'))).toEqual([['a.c']]);
  expect(labels(findEntries(groups, '(['))).toEqual([]);
});

it('PNL-14 (in part) people and empreendimentos come before places, however well a place fits', () => {
  const groups = [
    places('Cidades', entry('Campinas', 'SP')),
    group('Corretores', entry('Ana Campinas'), entry('Lia', 'de Campinas')),
    group('Empreendimentos', entry('Campinas Garden')),
  ];
  expect(findEntries(groups, 'campinas').map(({ label }) => label)).toEqual([
    'Empreendimentos',
    'Corretores',
    'Cidades',
  ]);
});

it('PNL-14 (in part) typos are forgiven where nothing is written so, as many as the word is long', () => {
  const groups = [
    group('Corretores', entry('Otávio Serra'), entry('Teodora Nogueira')),
    places('Cidades', entry('Campinas')),
  ];
  for (const typed of ['teodroa', 'teodra', 'tteodora', 'tiodora', 'nogeira teodora', 'teodora nogueia'])
    expect(labels(findEntries(groups, typed)), typed).toEqual([['Teodora Nogueira']]);
  expect(labels(findEntries(groups, 'canpynas'))).toEqual([['Campinas']]);
  expect(labels(findEntries(groups, 'tiadera'))).toEqual([]);
  expect(labels(findEntries(groups, 'ota'))).toEqual([['Otávio Serra']]);
  // From four letters on: of three, one wrong would fit nearly anything.
  expect(labels(findEntries(groups, 'sera'))).toEqual([['Otávio Serra']]);
  expect(labels(findEntries(groups, 'oto'))).toEqual([]);
});

it('PNL-14 (in part) a group says how many it has, and is shown to its end where it is wanted', () => {
  const nine = Array.from({ length: 9 }, (_, n) => entry(`Ana ${n}`));
  const groups = [group('Corretores', ...nine), places('Cidades', entry('Anadia'))];
  const [first] = findEntries(groups, 'ana');
  expect([first?.entries.length, first?.total]).toEqual([6, 9]);
  expect(labels(findEntries(groups, 'ana', 'Corretores'))).toEqual([nine.map(({ label }) => label)]);
});

it('what is not in name and detail is found in the further lines, last, and the line says why', () => {
  const aurora = { ...entry('Aurora', 'Centro'), also: ['Torres: 2', 'Paisagismo: Raiz Paisagem'] };
  const found = (typed: string) => findEntries([group('Empreendimentos', aurora, entry('Raiz'))], typed)[0];
  expect(found('raiz')?.entries.map(({ label }) => label)).toEqual(['Raiz', 'Aurora']);
  expect(found('aurora paisagem')?.entries[0]).toMatchObject({
    id: 'Aurora',
    label: 'Aurora',
    detail: 'Paisagismo: Raiz Paisagem · Centro',
  });
  expect(found('aurora')?.entries).toEqual([aurora]);
  expect(found('torres raiz')).toBeUndefined();
});

it('26,000 records are searched in a fraction of a frame per letter, and few are shown', () => {
  const many = (label: string, count: number) =>
    group(
      label,
      ...Array.from({ length: count }, (_, n) => entry(`${label} São ${n * 7919}`, `Detalhe ${n}`)),
    );
  const groups = [many('Cidade', 5_571), many('Corretor', 10_000), many('Bairro', 10_000)];
  const typed = ['s', 'sa', 'sao', 'sao 1', 'sao 79', 'x', 'corretor sao 9', 'bairro detalhe 99', 'corertor'];
  for (const text of typed) findEntries(groups, text);
  const times = typed.map((text) => {
    // Work, not waiting: the machine may be busy with other tests.
    const start = process.threadCpuUsage();
    const found = findEntries(groups, text);
    const { user, system } = process.threadCpuUsage(start);
    expect(found.flatMap(({ entries }) => entries).length).toBeLessThanOrEqual(30);
    return (user + system) / 1000;
  });
  const median = times.toSorted((a, b) => a - b)[times.length >> 1]!;
  console.info(
    `26,000 records searched: median ${median.toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`,
  );
  expect(median).toBeLessThan(16);
});
