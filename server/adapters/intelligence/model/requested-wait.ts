interface Answer {
  headers: Record<string, string>;
  body: string;
}

/**
 * How long a provider asks to wait, in ms; null if it does not say. `Retry-After` (seconds or a date),
 * `retry-after-ms`, the reset of an exhausted limit, and Google's `retryDelay` in the body.
 */
export function requestedWait({ headers, body }: Answer, now: number): number | null {
  const header = (name: string) => headers[name]?.trim();
  const exact = header('retry-after-ms');
  if (exact !== undefined && /^\d+(\.\d+)?$/.test(exact)) return Math.ceil(Number(exact));
  const asked = header('retry-after');
  if (asked !== undefined) {
    if (/^\d+(\.\d+)?$/.test(asked)) return Math.ceil(Number(asked) * 1000);
    const date = Date.parse(asked);
    if (!Number.isNaN(date)) return Math.max(0, date - now);
  }
  const delay = /"retryDelay"\s*:\s*"([\d.]+)s"/.exec(body)?.[1];
  if (delay !== undefined) return Math.ceil(Number(delay) * 1000);
  const resets = ['requests', 'tokens', 'input-tokens', 'output-tokens'].flatMap((limit) => [
    reset(header(`x-ratelimit-remaining-${limit}`), header(`x-ratelimit-reset-${limit}`), now),
    reset(
      header(`anthropic-ratelimit-${limit}-remaining`),
      header(`anthropic-ratelimit-${limit}-reset`),
      now,
    ),
  ]);
  const known = resets.filter((ms) => ms !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

/** Only an exhausted limit requires waiting. */
function reset(remaining: string | undefined, at: string | undefined, now: number): number | null {
  if (at === undefined || remaining === undefined || Number(remaining) > 0) return null;
  const spelled = duration(at);
  if (spelled !== null) return spelled;
  const date = Date.parse(at);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

const units = { h: 3_600_000, m: 60_000, s: 1_000, ms: 1 };

/** '6m0s', '1.5s', '250ms' → ms; null for anything else. */
function duration(text: string): number | null {
  if (!/^(?:\d+(?:\.\d+)?(?:ms|h|m|s))+$/.test(text)) return null;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|h|m|s)/g)];
  return Math.ceil(
    parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * units[unit as keyof typeof units], 0),
  );
}
