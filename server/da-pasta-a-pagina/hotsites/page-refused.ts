import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { AppError } from '#server/kernel/errors.ts';

/**
 * A generated page or part that was not stored. `message` is Portuguese with the first reason, `detail` has
 * all.
 */
export class PageRefused extends AppError {
  readonly reasons: Finding[];
  constructor(reasons: Finding[], what = 'A página gerada foi recusada') {
    super(400, 'pagina-recusada', `${what}. ${reasons[0]?.message ?? ''}`.trim(), {
      detail: reasons.map(({ message }) => message).join(' '),
    });
    this.name = 'PageRefused';
    this.reasons = reasons;
  }
}
