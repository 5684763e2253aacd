import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import { createFromReading, type Metadados } from '#server/cadastros/empreendimentos/service.ts';
import { empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createIncorporadora } from '#tests/factories/incorporadora.ts';
import { bookOf } from '#tests/fixtures/book-of.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';
import { doubtGoneBy } from './gone-by.ts';

const today = new Date('2026-11-24T12:00:00Z');
const read = (...lines: string[]): Fatos =>
  doubtGoneBy(
    extractEmpreendimento({ documents: [bookOf(['MIRANTE DO VALE'], lines)], folderName: null }).fatos,
    today,
  );
const range = (fatos: Fatos, kind: 'dormitorios' | 'vagas' | 'area') => [
  fatos[`${kind}Min`]?.value ?? null,
  fatos[`${kind}Max`]?.value ?? null,
];

describe('TRU-06 figures and dates as they are said', () => {
  it('“2 dormitórios: 1 vaga” is two figures, “a partir de 101 m²” has no greatest', () => {
    const fatos = read('2 dormitórios: 1 vaga', '3 dormitórios: 2 vagas', 'Plantas a partir de 101 m²');
    expect(range(fatos, 'dormitorios')).toEqual([2, 3]);
    expect(range(fatos, 'vagas')).toEqual([1, 2]);
    expect(range(fatos, 'area')).toEqual(['101', null]);
  });

  it('a price beside “vaga” in a home’s line is that home’s, and that of a parking space alone is none', () => {
    expect(read('Apartamento de 2 quartos com 1 vaga a partir de R$ 480.000,00').precoInicial?.value).toBe(
      '480000.00',
    );
    expect(read('Vaga avulsa a partir de R$ 60.000,00').precoInicial).toBeNull();
  });

  it.each([
    ['Entrega: 2031', [{ parte: null, quando: '2031' }]],
    ['Entrega no 2º semestre de 2028', [{ parte: null, quando: '2028-S2' }]],
    ['Entrega no terceiro trimestre de 2029', [{ parte: null, quando: '2029-T3' }]],
    ['Entrega 36 meses após o início das obras, em março de 2027.', [{ parte: null, quando: '2030-03' }]],
    ['A obra começa em janeiro de 2027 e termina em trinta meses.', [{ parte: null, quando: '2029-07' }]],
    ['Entrega 36 meses após o início das obras.', null],
    [
      'Entrega da Torre Vila-Rica: 02/2029. Entrega da Torre Mar: 08/2029.',
      [
        { parte: 'Torre Vila-Rica', quando: '2029-02' },
        { parte: 'Torre Mar', quando: '2029-08' },
      ],
    ],
  ])('a delivery is as precise as it is said: %s', (line, entregas) => {
    expect(read(line).entregas?.value ?? null).toEqual(entregas);
  });

  it('“entregue em 2019” is ready, and a promised month gone by is a question', () => {
    const ready = read('O Mirante do Vale foi entregue em março de 2019.');
    expect([ready.status?.value, duvidasEm(ready).includes('status')]).toEqual(['pronto', false]);
    expect(duvidasEm(read('Previsão de entrega: março de 2024'))).toContain('dataEntrega');
    expect(duvidasEm(read('Previsão de entrega: março de 2028'))).not.toContain('dataEntrega');
  });

  describe('a record', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp();
    });
    afterAll(() => app?.close());

    it('is created as being launched, and set by evidence', async () => {
      const bairroId = (await createBairro(app.db)).id;
      const incorporadoraId = (await createIncorporadora(app.db)).id;
      const created = async (...lines: string[]) => {
        const fatos = read(...lines);
        const metadados = { fatos, duvidas: duvidasEm(fatos) } as unknown as Metadados;
        const place = {
          bairroId,
          incorporadoraId,
          driveUrl: 'https://x.example',
          driveKey: 'x',
          userId: null,
        };
        const id = await app.db.transaction((tx) =>
          createFromReading(tx, { metadados, nome: 'Mirante do Vale', ...place }),
        );
        const [row] = await app.db
          .select({ status: empreendimentos.status })
          .from(empreendimentos)
          .where(eq(empreendimentos.id, id));
        return row?.status;
      };
      expect(await created('Apartamentos de 62 m²')).toBe('em_lancamento');
      expect(await created('O Mirante do Vale foi entregue em março de 2019.')).toBe('pronto');
    });
  });
});
