import type { Finding } from '#contract/hotsites.ts';
import { AppError } from '#server/kernel/errors.ts';

/** A generated page that was not stored. `message` is Portuguese and gives the first reason, `detail` all. */
export class PageRefused extends AppError {
  readonly reasons: Finding[];
  constructor(reasons: Finding[]) {
    super(502, 'pagina-recusada', `A página gerada foi recusada. ${reasons[0]?.message ?? ''}`.trim(), {
      detail: reasons.map(({ message }) => message).join(' '),
    });
    this.name = 'PageRefused';
    this.reasons = reasons;
  }
}
