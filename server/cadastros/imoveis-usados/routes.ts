import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mountResource } from '#server/kernel/crud/mount-resource.ts';
import { imoveisUsadosResource } from './resource.ts';

export function imoveisUsadosRoutes(app: FastifyInstance, deps: { db: Db; clock: Clock }): void {
  mountResource(app, deps, imoveisUsadosResource);
}
