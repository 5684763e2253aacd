import type { FastifyInstance } from 'fastify';
import { estado, regiao } from '#contract/cadastros/places.ts';
import { type ImportableName, type TrashedName, trashedNames } from '#contract/entidades.ts';
import { corretoresImport } from '#server/cadastros/corretores/import.ts';
import { corretoresResource } from '#server/cadastros/corretores/resource.ts';
import { withPassword } from '#server/cadastros/corretores/routes.ts';
import { empreendimentosResource } from '#server/cadastros/empreendimentos/resource.ts';
import { withReading } from '#server/cadastros/empreendimentos/routes.ts';
import { createEmpreendimentosTrashBin } from '#server/cadastros/empreendimentos/trash-bin.ts';
import { imoveisUsadosResource } from '#server/cadastros/imoveis-usados/resource.ts';
import { incorporadorasImport } from '#server/cadastros/incorporadoras/import.ts';
import { incorporadorasResource } from '#server/cadastros/incorporadoras/resource.ts';
import { bairrosImport, cidadesImport, zonasImport } from '#server/cadastros/territorio/imports.ts';
import { bairrosResource, cidadesResource, zonasResource } from '#server/cadastros/territorio/resources.ts';
import { hotsitesResource } from '#server/da-pasta-a-pagina/hotsites/resource.ts';
import { withCatalog } from '#server/da-pasta-a-pagina/hotsites/routes.ts';
import { createHotsitesTrashBin } from '#server/da-pasta-a-pagina/hotsites/trash-bin.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mountImport } from '#server/kernel/crud/import-rows.ts';
import type { Importer } from '#server/kernel/crud/importer.ts';
import { type MountOptions, mountResource } from '#server/kernel/crud/mount-resource.ts';
import { plainKind } from '#server/kernel/crud/plain.ts';
import type { AnyResource } from '#server/kernel/crud/resource.ts';
import { createTrashBin, type TrashBin } from '#server/kernel/crud/trash-bin.ts';
import { defineSlice } from '#server/kernel/slice.ts';

type Parts = { db: Db; clock: Clock } & Parameters<typeof withPassword>[0] &
  Parameters<typeof withCatalog>[0];

/** How a kind's records are read and written, and its specifics. */
interface Kind {
  resource: AnyResource;
  importer?: Importer;
  calls?: (parts: Parts) => MountOptions;
  /** Trash bin of a kind whose records are deleted with others. */
  bin?: (deps: { db: Db }) => TrashBin;
}

/** Each kind has its resource, and so its calls and its trash; importable ones have their import. */
const kinds: Record<TrashedName, Kind> & Record<ImportableName, { importer: Importer }> = {
  regiao: plainKind(regiao),
  estado: plainKind(estado),
  cidade: { resource: cidadesResource, importer: cidadesImport },
  zona: { resource: zonasResource, importer: zonasImport },
  bairro: { resource: bairrosResource, importer: bairrosImport },
  incorporadora: { resource: incorporadorasResource, importer: incorporadorasImport },
  empreendimento: {
    resource: empreendimentosResource,
    calls: withReading,
    bin: createEmpreendimentosTrashBin,
  },
  hotsite: { resource: hotsitesResource, calls: withCatalog, bin: createHotsitesTrashBin },
  corretor: { resource: corretoresResource, importer: corretoresImport, calls: withPassword },
  'imovel-usado': { resource: imoveisUsadosResource },
};

/** The calls and imports of every kind of record; a slice's further calls are in its own routes. */
export const entidadesSlice = defineSlice({
  routes: [
    (app: FastifyInstance, parts: Parts) => {
      for (const { resource, importer, calls } of Object.values<Kind>(kinds)) {
        mountResource(app, parts, resource, calls?.(parts));
        if (importer) mountImport(app, parts, importer);
      }
    },
  ],
});

/** A trash bin for every kind of record that has one. */
export const createTrashBins = (deps: { db: Db }): TrashBin[] =>
  trashedNames.map((name) => {
    const { resource, bin } = kinds[name];
    return bin?.(deps) ?? createTrashBin(deps, resource);
  });
