import { describe, expect, it } from 'vitest';
import type { DocumentText, TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

const page = (number: number, texts: string[], drawn = false): TextPage => ({
  page: number,
  width: 595,
  height: 842,
  lines: texts.map((text, index) => ({
    text,
    box: { x: 40, y: 60 + index * 40, width: 400, height: index === 0 && drawn ? 60 : 12 },
  })),
  legibility: 1,
  ...(drawn ? { drawn: true } : {}),
});
const factsOf = (...pages: TextPage[]) => {
  const document: DocumentText = {
    path: 'book.pdf',
    kind: 'book',
    date: null,
    pageCount: pages.length,
    pages,
  };
  return extractEmpreendimento({ documents: [document], folderName: null }).fatos;
};
const text = page(2, [
  'Empreendimento: Residencial Mirante do Sul',
  'O Residencial Mirante do Sul tem apartamentos de 70,00 m² de área privativa, com 2 dormitórios.',
]);

describe('letters read off a picture', () => {
  it('state nothing by themselves: what only they say is a question', () => {
    const { dormitoriosMin, areaMin } = factsOf(
      page(1, ['Mirante do Sul', '3 dormitórios, 88,00 m² de área privativa'], true),
      page(2, ['Residencial Mirante do Sul']),
    );
    expect([dormitoriosMin?.value, areaMin?.value]).toEqual([3, '88']);
    expect(Math.max(dormitoriosMin!.confidence, areaMin!.confidence)).toBeLessThan(0.7);
  });

  it('are no rivals of what is written', () => {
    const alone = factsOf(text);
    const both = factsOf(
      page(1, ['Mirante do Sul', '3 dormitórios, 78,00 m² de área privativa'], true),
      text,
    );
    expect(both.areaMin).toEqual(alone.areaMin);
    expect(both.dormitoriosMax).toEqual(alone.dormitoriosMax);
  });

  it('of a cover that is called the same are a witness, and of one called otherwise make the name a question', () => {
    const alone = factsOf(text).nome!;
    const same = factsOf(page(1, ['Residencial Mirante do Sul'], true), text).nome!;
    expect(same.value).toBe(alone.value);
    expect(same.confidence).toBeGreaterThanOrEqual(alone.confidence);
    const other = factsOf(
      page(1, ['Empreendimento: Edifício Torre Branca', 'O Edifício Torre Branca é novo'], true),
      page(2, ['Nome: Residencial Mirante do Sul']),
    ).nome!;
    expect(other.confidence).toBeLessThan(0.7);
    expect([other.value, ...other.conflicts.map(({ value }) => value)].join()).toContain('Torre Branca');
  });
});
