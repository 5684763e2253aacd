import type { Change, SegundoFator, Use } from '#contract/base/errors.ts';

/**
 * The product's only error class. `message` is Portuguese, for people; `code` is stable, for programs;
 * `detail` is the specific reason behind a fixed sentence.
 */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly detail: string | undefined;
  /** What still uses the record to be deleted. */
  readonly uses: Use[] | undefined;
  /** What someone else changed meanwhile. */
  readonly change: Change | undefined;
  /** What a login with a correct password still requires. */
  readonly segundoFator: SegundoFator | undefined;
  constructor(
    status: number,
    code: string,
    message: string,
    options: {
      field?: string;
      detail?: string;
      uses?: Use[];
      change?: Change;
      segundoFator?: SegundoFator;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.field = options.field;
    this.detail = options.detail;
    this.uses = options.uses;
    this.change = options.change;
    this.segundoFator = options.segundoFator;
  }
}

/** 'Bairro' → 'Bairro não encontrado'; feminine nouns pass it: `notFound('Região', 'f')`. */
export const notFound = (what: string, gender: 'm' | 'f' = 'm') =>
  new AppError(404, 'nao-encontrado', `${what} não encontrad${gender === 'f' ? 'a' : 'o'}`);
