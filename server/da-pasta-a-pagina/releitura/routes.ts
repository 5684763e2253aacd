import type { FastifyInstance } from 'fastify';
import { compararPasta, getPasta, refazerPasta } from '#contract/da-pasta-a-pagina/pastas.ts';
import type { SuperAi } from '#server/da-pasta-a-pagina/super-ai/service.ts';
import { currentUser } from '#server/kernel/http/auth-guard.ts';
import { mount } from '#server/kernel/http/mount.ts';
import { defineSlice } from '#server/kernel/slice.ts';
import { type CompareDeps, comparePasta, folderOf, touchedSections } from './compare.ts';
import { readPasta } from './read-pasta.ts';
import { readRecord } from './record.ts';
import { createVigia } from './vigia/vigia.ts';

/** An empreendimento's folder: what changed, what is missing, and re-reading only the changes. */
function releituraRoutes(
  app: FastifyInstance,
  options: Omit<CompareDeps, 'keyOf'> & { superAi: SuperAi },
): void {
  const { db, drive, superAi } = options;
  const keyOf = (driveUrl: string) => {
    try {
      return drive.parse(driveUrl).key;
    } catch {
      return null;
    }
  };
  const deps: CompareDeps = { ...options, keyOf };
  mount(app, getPasta, ({ params }) => readPasta(deps, params.id));
  mount(app, compararPasta, ({ params, request }) => comparePasta(deps, params.id, currentUser(request).id));
  mount(app, refazerPasta, async ({ params: { id }, request }) => {
    const record = await readRecord(db, id);
    const { url, key } = folderOf(drive, record.driveUrl);
    const secoes = await touchedSections(db, record, key);
    return superAi.reread({ empreendimentoId: id, driveUrl: url, secoes }, currentUser(request).id);
  });
}

type VigiaDeps = Parameters<typeof createVigia>[0];
type WatchParts = Omit<VigiaDeps, 'everyMs' | 'dailyCalls'> & {
  driveWatch: Pick<VigiaDeps, 'everyMs' | 'dailyCalls'>;
};

export const releituraSlice = defineSlice({
  routes: [releituraRoutes],
  workers: ({ driveWatch, ...parts }: WatchParts) => [createVigia({ ...parts, ...driveWatch })],
});
