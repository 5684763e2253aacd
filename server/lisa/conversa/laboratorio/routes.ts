import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/lisa/laboratorio.ts';
import { tryPhrase } from '#contract/lisa/leituras.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { acceptUploads, receiveFile } from '#server/kernel/http/upload.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import type { createLaboratorio } from './laboratorio.ts';

/** The panel's laboratory: every call returns the resulting state. */
function laboratorioRoutes(
  app: FastifyInstance,
  { laboratorio }: { laboratorio: ReturnType<typeof createLaboratorio> },
): void {
  mount(app, tryPhrase, async ({ body }) => ({ tentativas: await laboratorio.try(body.texto) }));
  mount(app, contract.readLaboratorio, () => laboratorio.look());
  mount(app, contract.sendFromPhone, ({ body }) => laboratorio.say(body));
  mount(app, contract.moveLaboratorioClock, ({ body }) => laboratorio.advance(body.minutos));
  mount(app, contract.setLaboratorioFaults, ({ body }) => laboratorio.setFaults(body));
  mount(app, contract.deliverLaboratorio, () => laboratorio.deliver());
  mount(app, contract.decideInLaboratorio, ({ body: { decisao, reason }, request }) =>
    laboratorio.decide(decisao, { reason, userId: currentUser(request).id }),
  );
  mount(app, contract.restartLaboratorio, ({ request }) => laboratorio.restart(currentUser(request).id));
  app.register(async (scope) => {
    await acceptUploads(scope);
    mount(scope, contract.sendPictureFromPhone, async ({ request }) => {
      const { bytes } = await receiveFile(request, 'image');
      return laboratorio.say({ tipo: 'imagem', bytes });
    });
  });
}

export const laboratorioSlice = defineSlice({
  routes: [laboratorioRoutes],
  workers: ({ laboratorio }: { laboratorio: ReturnType<typeof createLaboratorio> }) => [laboratorio],
});
