/**
 * The one class of errors the product answers with. `message` is Portuguese and for people, `code`
 * stable and for programs, `detail` the precise reason behind a fixed sentence.
 */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly detail: string | undefined;
  constructor(
    status: number,
    code: string,
    message: string,
    options: { field?: string; detail?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.field = options.field;
    this.detail = options.detail;
  }
}

export const notFound = (what: string) => new AppError(404, 'nao-encontrado', `${what} não encontrado`);
