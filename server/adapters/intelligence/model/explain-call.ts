import { APICallError } from 'ai';
import { HttpError } from '#server/kernel/http-client.ts';
import {
  type Asked,
  answerFailure,
  causes,
  type Failure,
  ModelFailure,
  transportFailure,
  unreadable,
} from './failures.ts';

/** Describes a failed call in our words, without prompts, answers or keys. */
export function explainFailure(error: unknown, asked: Asked, now: number): Failure {
  const http = causes(error).find((cause) => cause instanceof HttpError);
  if (http instanceof HttpError) return transportFailure(http);
  const call = causes(error).find((cause) => APICallError.isInstance(cause));
  if (APICallError.isInstance(call)) {
    const { statusCode = 0, responseBody: body = '', responseHeaders: headers = {} } = call;
    return answerFailure(asked, { status: statusCode, body, headers }, now);
  }
  const kind = error instanceof Error ? error.name : typeof error;
  return { error: unreadable(new ModelFailure(kind)), next: 'final' };
}
