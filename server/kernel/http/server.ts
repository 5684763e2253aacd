import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest, fastify, LogController } from 'fastify';
import { z } from 'zod';
import { megabyte } from '#contract/base/units.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { Log } from '#server/kernel/log.ts';
import { inRequest } from '#server/kernel/request-context.ts';
import { currentSpanTrace, newTrace, readTrace, type Trace } from '#server/kernel/trace.ts';
import { type AdmissionOptions, createAdmission } from './admission.ts';
import { installAuthGuard } from './auth-guard.ts';
import { installCachedLane } from './cached-lane.ts';
import { answerClientError } from './client-error.ts';
import { type CompareAnswers, installComparison } from './compare-answers.ts';
import { installDraining } from './draining.ts';
import { createErrorHandler, type ErrorMapper, errorBody } from './error-handler.ts';
import { installLoggedPaths } from './logged-path.ts';
import { installSecurityHeaders } from './security-headers.ts';
import type { EventStream } from './sse.ts';
import { installUnreadBodies } from './unread-body.ts';

export interface HttpServerOptions extends AdmissionOptions {
  log: Log;
  /** How far to trust X-Forwarded-For: not at all, a number of proxies, or given addresses. */
  trustProxy: false | number | string;
  mapError?: ErrorMapper;
  /** Public URLs; the hosts of https ones require it. */
  publicUrls?: string[];
  /** Whether answers are compared with their declarations. */
  compareAnswers?: CompareAnswers;
  /** Overrides `patience`. */
  patience?: typeof patience;
}

// Validator messages are user-facing too.
z.config(z.locales.ptBR());

/** JSON only; an empty body is accepted on every call (ACC-24). */
function installJsonBody(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}

function refuseCompressedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding && encoding !== 'identity')
      done(new AppError(415, 'invalido', 'Conteúdo compactado não é aceito'));
    else done();
  });
}

/** A sent answer. Event streams last as long as someone watches. */
export interface Answered {
  method: string;
  /** As `loggedPath` says it. */
  path: string;
  status: number;
  ms: number;
  stream?: boolean;
  /** Identifies the log lines of a request, and those of everything a caller's trace spans. */
  requestId?: string;
  traceId?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports an answer sent outside a route; routes report themselves. */
    answered(answer: Answered): void;
    /** Listeners for sent answers. */
    answerListeners: Set<(answer: Answered) => void>;
  }
}

function tellOfAnswers(app: FastifyInstance, log: Log): void {
  // These log fields hold no secrets, and redaction would cost more than the line.
  const answers = log.child({}, { redact: [] });
  const listeners = new Set<(answer: Answered) => void>([
    ({ stream: _, ...answer }) => {
      const level = answer.path.startsWith('/api') ? 'info' : 'debug';
      if (answers.isLevelEnabled(level)) answers[level]({ ...answer, ms: Math.round(answer.ms) }, 'answered');
    },
  ]);
  app.decorate('answerListeners', listeners);
  app.decorate('answered', (answer) => {
    for (const hear of listeners) hear(answer);
  });
  app.addHook('onResponse', (request, reply, done) => {
    app.answered({
      method: request.method,
      path: app.loggedPath(request),
      status: reply.statusCode,
      ms: reply.elapsedTime,
      stream: request.routeOptions.config.access === 'stream',
      requestId: request.id,
      traceId: traceOf(request).traceId,
    });
    done();
  });
}

/** The trace a request belongs to: the caller's, that of a preloaded OpenTelemetry, or its own. */
function traceOf({ id, headers }: FastifyRequest): Trace {
  return currentSpanTrace() ?? readTrace(headers.traceparent, headers.tracestate) ?? newTrace(id);
}

/**
 * Closes idle connections until the server has closed. A connection busy when closing began would stay open
 * for the client's keep-alive (72 s), and the server would wait for it.
 */
function letIdleClientsGo(server: FastifyInstance['server']): void {
  if (!server.listening) return;
  const look = setInterval(() => server.closeIdleConnections(), 50);
  server.once('close', () => clearInterval(look));
}

/**
 * Time limits for receiving a request and the interval of checking them: slow ones are dropped within a
 * minute.
 */
export const patience = { headersMs: 15_000, bodyMs: 55_000, lookEveryMs: 2_000 };

/**
 * The HTTP server with everything common to all routes: limits, headers, error answers, access closed by
 * default. Routes are added with `mount`.
 */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { trustProxy: trusted } = options;
  const { headersMs, bodyMs, lookEveryMs } = options.patience ?? patience;
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request costs more than many an answer, so lines carry a request id instead.
    childLoggerFactory: (log) => log,
    // Unique over processes and restarts; what a caller names himself is not.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    bodyLimit: megabyte,
    requestTimeout: bodyMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookEveryMs },
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 300 },
    // Requests in progress on open connections are answered while the server closes.
    return503OnClosing: false,
  }) as unknown as FastifyInstance;
  app.decorate('eventStreams', new Set<EventStream>());
  app.decorate('declaredRoutes', []);
  installLoggedPaths(app);
  installComparison(app, options.compareAnswers);
  app.addHook('preClose', async () => {
    for (const stream of app.eventStreams) stream.close();
    letIdleClientsGo(app.server);
  });
  app.setErrorHandler(createErrorHandler(options.mapError));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(errorBody(new AppError(404, 'nao-encontrado', 'Endereço não encontrado'))),
  );
  installJsonBody(app);
  installSecurityHeaders(app, options.publicUrls);
  installUnreadBodies(app);
  tellOfAnswers(app, options.log);
  refuseCompressedBodies(app);
  const admission = createAdmission(options);
  installAuthGuard(app, admission);
  app.addHook('preHandler', (request, _reply, done) =>
    inRequest(
      {
        address: request.ip,
        requestId: request.id,
        trace: traceOf(request),
        machine: request.user?.machine?.nome,
      },
      done,
    ),
  );
  const { publicUrls } = options;
  installCachedLane(app, { admission, publicUrls, behindProxy: trusted !== false });
  // After the lane, which takes the server's only listener for the usual way.
  installDraining(app);
  // An unknown address below /api answers 401 before 404.
  for (const url of ['/api', '/api/*'])
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      config: { access: 'admin' },
      handler: (_request, reply) => reply.callNotFound(),
    });
  return app;
}
