import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OwnSubject } from '#contract/lisa/assistente.ts';
import { outsideRecordOf } from './outside-record.ts';
import { readOwnRequest } from './read-request.ts';
import { isOfKind, readUnitKind } from './rooms.ts';
import { isUnit, readUnit } from './unit-named.ts';

interface Case {
  frase: string;
  assunto: OwnSubject | null;
  quartos?: number;
  suites?: number;
  tipo?: string;
  unidade?: string;
}
const cases: Case[] = JSON.parse(
  readFileSync(new URL('../../../../tests/fixtures/lisa/pedidos-do-dia.json', import.meta.url), 'utf8'),
);

describe('what an approved corretor asks day by day', () => {
  it('is read in the words of ten people, and what is none of it is left alone', () => {
    const faults = cases.flatMap(({ frase, assunto, unidade, ...kind }) => {
      const got = readOwnRequest(frase);
      const isRead = (got?.assunto ?? null) === assunto && (unidade ?? got?.unidade) === got?.unidade;
      const isOfIts = Object.entries(kind).every(([name, value]) => got?.kind?.[name as 'tipo'] === value);
      return isRead && isOfIts ? [] : [`${frase}: ${JSON.stringify(got)}`];
    });
    expect(faults).toEqual([]);
  });

  it('a number that counts or measures names no unit, nor does a year or a telephone', () => {
    for (const said of [
      'apartamento de 3 quartos',
      'ap 2 quartos',
      'apto 2 e 3 dorms',
      'até 1500 mil',
      'a 900 mil',
      'o 2027 entrega?',
      'meu número é 11987654321',
      'apartamento 60 m2',
      'são 15h',
    ])
      expect(readUnit(said), said).toBeNull();
    expect(readUnit('quanto tá a unidade nº 1203-A?')).toBe('1203-a');
    expect(isUnit('7', 'Casa 07')).toBe(true);
    expect(isUnit('120', 'Unidade 1203')).toBe(false);
  });

  it('a letter is a type’s only where it stands as one', () => {
    for (const [said, tipo] of [
      ['e o tipo D?', 'd'],
      ['tipo a', 'a'],
      ['planta B do aurora', 'b'],
      ['que tipo de apartamento tem', undefined],
      ['é tipo o que eu pedi', undefined],
      ['tipo 3 quartos', undefined],
    ] as const)
      expect(readUnitKind(said)?.tipo ?? undefined, said).toBe(tipo);
  });

  it('a type whose name says its rooms is not of another number for the record’s sake', () => {
    const type = { nome: '2 suítes', quartos: [3], suites: [3], areas: [] };
    const asks = (said: string) => isOfKind(readUnitKind(said)!, type);
    expect(asks('2 suítes')).toBe(true);
    expect(asks('3 suítes')).toBe(false);
    expect(asks('3 quartos')).toBe(true);
  });

  it('two things that no record has are told together', () => {
    expect(outsideRecordOf('tem desconto à vista?')?.nome).toBe('o desconto nem o pagamento à vista');
    expect(outsideRecordOf('quanto custa?')).toBeNull();
    expect(outsideRecordOf('aceita pet?')?.isAbout('Aceita animais?')).toBe(true);
    expect(outsideRecordOf('aceita pet?')?.isAbout('Aceita permuta?')).toBe(false);
  });
});
