import type { Row } from './table.ts';

/** Lighthouse, axe and first-view results of a public page. */
export function qualityRows(
  page: string,
  scores: Record<string, number>,
  view: { bytes: number; violations: number },
  mostBytes: number,
): Row[] {
  return [
    ...Object.entries(scores).map(([what, score]) => ({
      what: `Lighthouse (mobile), ${page}: ${what}`,
      ours: String(score),
      limit: '100',
      ratio: '',
      goal: '≥ 95',
      ok: score >= 95,
    })),
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
      limit: `${mostBytes / 1000} kB`,
      ratio: `${(view.bytes / mostBytes).toFixed(2)} ×`,
      goal: '≤ 1 ×',
      ok: view.bytes <= mostBytes,
    },
  ];
}
