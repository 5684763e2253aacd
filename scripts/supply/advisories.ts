import { npm } from './npm.ts';

export type Advisories =
  | { answered: false }
  | { answered: true; counts: Record<string, number>; grave: string[] };

interface Report {
  vulnerabilities?: Record<string, { severity: string; range?: string }>;
  metadata?: { vulnerabilities?: Record<string, number> };
}

/** `npm audit` of production dependencies. Not every registry supports it: reported as such. */
export async function readAdvisories(root: string): Promise<Advisories> {
  const { vulnerabilities, metadata } = parse(await npm(['audit', '--omit=dev', '--json'], root));
  if (!vulnerabilities || !metadata?.vulnerabilities) return { answered: false };
  return {
    answered: true,
    counts: metadata.vulnerabilities,
    grave: Object.entries(vulnerabilities)
      .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
      .map(([name, { severity, range }]) => `${name} ${range ?? ''} (${severity})`),
  };
}

function parse(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}
