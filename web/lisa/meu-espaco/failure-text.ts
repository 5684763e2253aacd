import { ApiError, errorText } from '#web/kit/api/errors.ts';

/** Text of a failed call: the server's message, or that there was no answer. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError
    ? errorText(error, 'Não deu certo. Tente de novo.')
    : 'Não foi possível falar com o servidor. Confira a conexão e tente de novo.';
