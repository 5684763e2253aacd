import type { IncomingMessage } from 'node:http';
import type { Limiter } from './rate-limit.ts';

/** Who is behind a request: the administrator and the session the token opened. */
export interface AuthenticatedUser {
  id: number;
  username: string;
  sessionId: number;
}
/** Answers whose token it is, or null. */
export type Authenticate = (token: string) => Promise<AuthenticatedUser | null>;

/** A corretor on his own page, and the session the token opened. */
export interface AuthenticatedCorretor {
  id: number;
  sessionId: number;
}
/** Answers whose token it is, or null: of an administrator's it knows nothing. */
export type AuthenticateCorretor = (token: string) => Promise<AuthenticatedCorretor | null>;

/**
 * Whose token a request carries, and one call more of that session. Null where it opens nothing; throws
 * RateLimitError beyond the limit. Asked twice of one request, it is looked up and counted once.
 */
export interface Admission {
  admin(request: IncomingMessage, token: string | null): Promise<AuthenticatedUser | null>;
  corretor(request: IncomingMessage, token: string | null): Promise<AuthenticatedCorretor | null>;
}

export interface AdmissionOptions {
  authenticate: Authenticate;
  /** Left out, no corretor has a session. */
  authenticateCorretor?: AuthenticateCorretor;
  /** Calls per session; null for none. */
  apiLimiter: Limiter | null;
}

/** The one way in, for the framework's routes and for the lane of kept answers before them. */
export function createAdmission({
  authenticate,
  authenticateCorretor = async () => null,
  apiLimiter,
}: AdmissionOptions): Admission {
  const way = <Who extends { sessionId: number }>(
    find: (token: string) => Promise<Who | null>,
    keyOf: (who: Who) => string,
  ) => {
    const admitted = new WeakMap<IncomingMessage, Promise<Who | null>>();
    const admit = async (token: string | null) => {
      const who = token ? await find(token) : null;
      if (who && apiLimiter) await apiLimiter.consume(keyOf(who));
      return who;
    };
    return (request: IncomingMessage, token: string | null) => {
      const asked = admitted.get(request) ?? admit(token);
      admitted.set(request, asked);
      return asked;
    };
  };
  return {
    admin: way(authenticate, ({ sessionId }) => String(sessionId)),
    corretor: way(authenticateCorretor, ({ sessionId }) => `corretor ${sessionId}`),
  };
}
