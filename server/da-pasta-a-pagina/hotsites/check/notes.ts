import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';

/**
 * What a check has to say: `refused` faults keep the page from being stored, `repaired` ones were
 * taken out and are told, `findings` are for a person to judge.
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

/** Generated text as it may be quoted in a sentence: one line, at most 60 characters. */
export function excerpt(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
