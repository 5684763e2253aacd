import type { Finding } from '#contract/hotsites.ts';

/** A generated page that was not stored. `message` is Portuguese and gives the first reason. */
export class PageRefused extends Error {
  readonly reasons: Finding[];
  constructor(reasons: Finding[]) {
    super(`A página gerada foi recusada. ${reasons[0]?.message ?? ''}`.trim());
    this.name = 'PageRefused';
    this.reasons = reasons;
  }
}
