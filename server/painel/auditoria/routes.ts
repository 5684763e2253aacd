import type { FastifyInstance } from 'fastify';
import { listAuditoria, readAuditOptions } from '#contract/painel/auditoria.ts';
import type { Db } from '#server/db/client.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { readAuditPage, readOptions } from './read.ts';

/** Read access to the log; every slice writes it with `recordAudit`. No call changes it. */
function auditoriaRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  mount(app, listAuditoria, ({ query }) => readAuditPage(db, query));
  mount(app, readAuditOptions, () => readOptions(db));
}

export const auditoriaSlice = defineSlice({ routes: [auditoriaRoutes] });
