import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';

/**
 * Results of sanitising: `refused` faults prevent storing, `repaired` ones were removed and reported,
 * `findings` need a person's judgement.
 */
export class Notes {
  readonly refused = new Map<string, Finding>();
  readonly repaired = new Map<string, Finding>();
  readonly findings = new Map<string, Finding>();

  refuse(code: string, message: string): void {
    this.refused.set(`${code} ${message}`, { level: 'red', code, message });
  }
  repair(code: string, message: string): void {
    this.repaired.set(`${code} ${message}`, { level: 'yellow', code, message });
  }
  find(level: Finding['level'], code: string, message: string): void {
    this.findings.set(`${code} ${message}`, { level, code, message });
  }
}

/** Generated text for quoting: one line, at most 60 characters. */
export function excerpt(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
