import type { FastifyInstance } from 'fastify';
import { estado, regiao } from '#contract/cadastros/places.ts';
import { type TrashedName, trashedNames } from '#contract/entidades.ts';
import { corretoresResource } from '#server/cadastros/corretores/resource.ts';
import { empreendimentosResource } from '#server/cadastros/empreendimentos/resource.ts';
import { createEmpreendimentosTrashBin } from '#server/cadastros/empreendimentos/trash-bin.ts';
import { imoveisUsadosResource } from '#server/cadastros/imoveis-usados/resource.ts';
import { incorporadorasResource } from '#server/cadastros/incorporadoras/resource.ts';
import { cidadesImport, zonasImport } from '#server/cadastros/territorio/imports.ts';
import { bairrosResource, cidadesResource, zonasResource } from '#server/cadastros/territorio/resources.ts';
import { hotsitesResource } from '#server/da-pasta-a-pagina/hotsites/resource.ts';
import { createHotsitesTrashBin } from '#server/da-pasta-a-pagina/hotsites/trash-bin.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { mountImport } from '#server/kernel/crud/import-rows.ts';
import { mountResource } from '#server/kernel/crud/mount-resource.ts';
import { plainKind } from '#server/kernel/crud/plain.ts';
import type { AnyResource } from '#server/kernel/crud/resource.ts';
import { createTrashBin, type TrashBin } from '#server/kernel/crud/trash-bin.ts';

/** What is wholly what its declaration says, or reads its file in its own way beside that. */
const plain = {
  regiao: plainKind(regiao),
  estado: plainKind(estado),
  cidade: { resource: cidadesResource, importer: cidadesImport },
  zona: { resource: zonasResource, importer: zonasImport },
};
const plainResources = Object.fromEntries(
  Object.entries(plain).map(([name, { resource }]) => [name, resource]),
) as unknown as Record<keyof typeof plain, AnyResource>;

/** How the records of each kind are read and written: each kind has its resource, and so its trash. */
const resources: Record<TrashedName, AnyResource> = {
  ...plainResources,
  bairro: bairrosResource,
  incorporadora: incorporadorasResource,
  empreendimento: empreendimentosResource,
  hotsite: hotsitesResource,
  corretor: corretoresResource,
  'imovel-usado': imoveisUsadosResource,
};

/** The calls of what is plain; the others are mounted by their slices. */
export function plainEntityRoutes(app: FastifyInstance, deps: { db: Db; clock: Clock }): void {
  for (const { resource, importer } of Object.values(plain)) {
    mountResource(app, deps, resource as AnyResource);
    mountImport(app, deps, importer);
  }
}

/** The trash of kinds whose records do not come and go alone. */
const ownBins: Partial<Record<TrashedName, (deps: { db: Db }) => TrashBin>> = {
  empreendimento: createEmpreendimentosTrashBin,
  hotsite: createHotsitesTrashBin,
};

/** Every kind of record that goes to the trash. */
export const createTrashBins = (deps: { db: Db }): TrashBin[] =>
  trashedNames.map((name) => ownBins[name]?.(deps) ?? createTrashBin(deps, resources[name]));
