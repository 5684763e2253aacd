/** A measured row: ours against its limit, from the same rounds. */
export interface Row {
  what: string;
  ours: string;
  limit: string;
  ratio: string;
  goal: string;
  ok: boolean;
}

export function printTable(rows: Row[]): string {
  const head = ['what', 'ours', 'limit', 'ratio', 'goal', ''];
  const body = rows.map((row) => [
    row.what,
    row.ours,
    row.limit,
    row.ratio,
    row.goal,
    row.ok ? 'ok' : '**missed**',
  ]);
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
export const megabytes = (mb: number) => `${Math.round(mb)} MB`;
