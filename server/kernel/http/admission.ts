import type { IncomingMessage } from 'node:http';
import { type Escopo, opens } from '#contract/base/escopos.ts';
import { onceKnown, type Soon } from '#server/kernel/soon.ts';
import type { Limiter } from './rate-limit.ts';

/** The administrator and session behind a token. */
export interface AuthenticatedUser {
  id: number;
  username: string;
  /** 0 for a machine, which has none. */
  sessionId: number;
  /** The machine whose token acts for him; opens only the calls of its scopes. */
  machine?: { id: number; nome: string; escopos: readonly Escopo[] };
}

/** Whether somebody may make a call, by its declared path: a person every one, a machine those of its scopes. */
export const mayCall = ({ machine }: AuthenticatedUser, method: string, path: string): boolean =>
  !machine || opens(machine.escopos, method, path);

/** Resolves a token, or null. */
export type Authenticate = (token: string) => Soon<AuthenticatedUser | null>;

/** A corretor on his own page, and the session behind the token. */
export interface AuthenticatedCorretor {
  id: number;
  sessionId: number;
}
/** Resolves a corretor's token, or null; ignores administrators' tokens. */
export type AuthenticateCorretor = (token: string) => Soon<AuthenticatedCorretor | null>;

/**
 * Authenticates a request and counts it against its session's limit. Null if the token is invalid; throws
 * RateLimitError beyond the limit. Repeated for one request, it is looked up and counted once.
 */
export interface Admission {
  admin(request: IncomingMessage, token: string | null): Soon<AuthenticatedUser | null>;
  corretor(request: IncomingMessage, token: string | null): Soon<AuthenticatedCorretor | null>;
}

export interface AdmissionOptions {
  authenticate: Authenticate;
  /** Without it no corretor can be authenticated. */
  authenticateCorretor?: AuthenticateCorretor;
  /** Calls per session; null for no limit. */
  apiLimiter: Limiter | null;
}

/** Authentication shared by the framework's routes and the cached-answer lane in front of them. */
export function createAdmission({
  authenticate,
  authenticateCorretor = () => null,
  apiLimiter,
}: AdmissionOptions): Admission {
  const way = <Who extends { sessionId: number }>(
    find: (token: string) => Soon<Who | null>,
    keyOf: (who: Who) => string,
  ) => {
    // A property, because a weak map costs the hottest answers a tenth of their time.
    const admitted = Symbol('admitted');
    const counted = (who: Who | null): Soon<Who | null> =>
      who && apiLimiter ? apiLimiter.consume(keyOf(who)).then(() => who) : who;
    return (request: IncomingMessage & { [admitted]?: Soon<Who | null> }, token: string | null) => {
      // Not `??=`: null is an answer.
      if (request[admitted] === undefined) request[admitted] = token ? onceKnown(find(token), counted) : null;
      return request[admitted];
    };
  };
  return {
    // By token, from however many addresses it is used.
    admin: way(authenticate, ({ sessionId, machine }) =>
      machine ? `token ${machine.id}` : String(sessionId),
    ),
    corretor: way(authenticateCorretor, ({ sessionId }) => `corretor ${sessionId}`),
  };
}
