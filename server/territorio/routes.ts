import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mountImport } from '#server/kernel/crud/import-rows.ts';
import { mountResource } from '#server/kernel/crud/mount-resource.ts';
import { territorioImports } from './imports.ts';
import {
  bairrosResource,
  cidadesResource,
  estadosResource,
  regioesResource,
  zonasResource,
} from './resources.ts';

export function territorioRoutes(app: FastifyInstance, deps: { db: Db; clock: Clock }): void {
  mountResource(app, deps, regioesResource);
  mountResource(app, deps, estadosResource);
  mountResource(app, deps, cidadesResource);
  mountResource(app, deps, zonasResource);
  mountResource(app, deps, bairrosResource);
  for (const importer of territorioImports) mountImport(app, deps, importer);
}
