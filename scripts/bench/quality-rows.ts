import type { Row } from './table.ts';

/** The least score of each kind and the most bytes of a first view. */
export interface PageBars {
  performance: number;
  others: number;
  bytes: number;
}

/** Lighthouse, axe and first-view results of a public page. */
export function qualityRows(
  page: string,
  scores: Record<string, number>,
  view: { bytes: number; violations: number },
  bars: PageBars,
): Row[] {
  return [
    ...Object.entries(scores).map(([what, score]) => {
      const least = what === 'performance' ? bars.performance : bars.others;
      return {
        what: `Lighthouse (mobile), ${page}: ${what}`,
        ours: String(score),
        limit: '100',
        ratio: '',
        goal: `≥ ${least}`,
        ok: score >= least,
      };
    }),
    {
      what: `axe violations, ${page}, phone and desktop`,
      ours: String(view.violations),
      limit: '0',
      ratio: '',
      goal: '0',
      ok: view.violations === 0,
    },
    {
      what: `first view, ${page}, bytes on the wire (phone)`,
      ours: `${(view.bytes / 1000).toFixed(0)} kB`,
      limit: `${bars.bytes / 1000} kB`,
      ratio: `${(view.bytes / bars.bytes).toFixed(2)} ×`,
      goal: '≤ 1 ×',
      ok: view.bytes <= bars.bytes,
    },
  ];
}
