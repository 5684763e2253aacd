import { expect, it } from 'vitest';
import { typed } from '#tests/fixtures/typed-sheet.ts';
import { placesAndFirms } from './identity.ts';
import { extractLugar } from './lugar.ts';
import { readSources } from './source.ts';

it.each([
  ['Incorporação: Lagoa Serena Incorporadora', ['Lagoa Serena Incorporadora', 'Lagoa Serena']],
  ['Construção e incorporação: Construtora Ipê Norte', ['Construtora Ipê Norte']],
  ['Incorporação: Baraúna Empreendimentos', ['Baraúna Empreendimentos']],
])(
  '%s: a firm is no development by its short name either, unless that may be the building’s',
  (line, names) => {
    const { lines } = readSources([typed(`O Solar do Ingá\n\n${line}`)]);
    expect([...new Set(placesAndFirms(lines, extractLugar(lines)).firms)]).toEqual(names);
  },
);
