import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { confidenceOf } from './confidence.ts';

const said = (path: string, weight = 2): Candidate<number> => ({
  value: 1,
  weight,
  evidence: { file: path, page: 1, quote: '1', box: null },
  document: { path, kind: 'book', date: null, pageCount: 1, pages: [] },
});

describe('confidence out of evidence', () => {
  it('grows with plainness and with documents that agree', () => {
    expect(confidenceOf([said('a', 3)], [])).toBeGreaterThan(confidenceOf([said('a', 1)], []));
    expect(confidenceOf([said('a'), said('b')], [])).toBeGreaterThan(
      confidenceOf([said('a'), said('a')], []),
    );
  });

  it('shrinks when a document denies it or the value is out of range', () => {
    expect(confidenceOf([said('a')], [said('b')])).toBeLessThan(confidenceOf([said('a')], []));
    expect(confidenceOf([said('a')], [], { plausible: false })).toBeLessThan(0.5);
  });

  it('never claims certainty', () => {
    expect(
      confidenceOf(
        Array.from({ length: 9 }, (_, i) => said(`${i}`, 4)),
        [],
      ),
    ).toBeLessThan(1);
  });
});
