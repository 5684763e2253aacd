import { describe, expect, it } from 'vitest';
import { decodeText, FileFault, isZip } from './decode-text.ts';
import { matchHeader, missingColumns, unusedColumns } from './match-header.ts';
import type { CsvColumn } from './sheet.ts';

const columns: CsvColumn<never>[] = [
  { field: 'nome', label: 'Nome do bairro', also: ['Bairro'], example: 'Centro', required: true },
  { field: 'cep', label: 'CEP', example: '01000-000' },
  { field: 'regiao', label: 'Região', example: 'Sul', required: true },
] as CsvColumn<never>[];

describe('headings of a file', () => {
  it('are known by label, field or another name, without case, accents and signs', () => {
    expect(matchHeader(columns, ['C.E.P.', 'REGIAO', 'nome-do-bairro'])).toEqual({
      nome: 2,
      cep: 0,
      regiao: 1,
    });
    expect(matchHeader(columns, ['Bairro', 'x'])).toEqual({ nome: 0, cep: null, regiao: null });
    expect(matchHeader(columns, ['NOME'])).toMatchObject({ nome: 0 });
  });

  it('that stand twice are the first; the label counts before another name', () => {
    expect(matchHeader(columns, ['CEP', 'cep'])).toMatchObject({ cep: 0 });
    expect(matchHeader(columns, ['Bairro', 'Nome do bairro'])).toMatchObject({ nome: 1 });
  });

  it('that are missing though required, and those nothing is read from, are named', () => {
    const header = ['Bairro', 'Obs', '', 'CEP'];
    const mapping = matchHeader(columns, header);
    expect(missingColumns(columns, mapping)).toEqual(['Região']);
    expect(unusedColumns(header, mapping)).toEqual(['Obs']);
  });
});

describe('a file is read in the encoding it was saved in', () => {
  const bytes = (...all: number[]) => Uint8Array.from(all);

  it('UTF-8 with or without a mark, UTF-16 either way, else the one of Windows', () => {
    expect(decodeText(new TextEncoder().encode('São José'))).toBe('São José');
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x53, 0xc3, 0xa3, 0x6f))).toBe('São');
    expect(decodeText(bytes(0xff, 0xfe, 0x53, 0, 0xe3, 0, 0x6f, 0))).toBe('São');
    expect(decodeText(bytes(0xfe, 0xff, 0, 0x53, 0, 0xe3, 0, 0x6f))).toBe('São');
    expect(decodeText(bytes(0x53, 0xe3, 0x6f, 0x20, 0x96))).toBe('São –');
  });

  it('what is no text is refused with what to do', () => {
    const said = (file: Uint8Array) => {
      try {
        return decodeText(file);
      } catch (fault) {
        expect(fault).toBeInstanceOf(FileFault);
        return (fault as Error).message;
      }
    };
    expect(said(bytes(0xd0, 0xcf, 0x11, 0xe0, 1))).toMatch(/protegida por senha ou é do Excel antigo/);
    expect(said(bytes(0x25, 0x50, 0x44, 0x46, 0x2d))).toMatch(/não é uma planilha/);
    expect(said(bytes(0x61, 0, 0x62))).toMatch(/não é uma planilha/);
  });

  it('a zip is known by its first bytes', () => {
    expect(isZip(bytes(0x50, 0x4b, 0x03, 0x04, 9))).toBe(true);
    for (const other of [bytes(0x50, 0x4b, 0x05, 0x06), bytes(0x50), bytes()])
      expect(isZip(other)).toBe(false);
  });
});
