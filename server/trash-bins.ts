import { corretoresResource } from '#server/corretores/resource.ts';
import type { Db } from '#server/db/client.ts';
import { createEmpreendimentosTrashBin } from '#server/empreendimentos/trash-bin.ts';
import { createHotsitesTrashBin } from '#server/hotsites/trash-bin.ts';
import { imoveisUsadosResource } from '#server/imoveis-usados/resource.ts';
import { incorporadorasResource } from '#server/incorporadoras/resource.ts';
import { createTrashBin, type TrashBin } from '#server/kernel/crud/trash-bin.ts';
import { territorioResources } from '#server/territorio/resources.ts';

/** Every kind of record that goes to the trash. */
export function createTrashBins(deps: { db: Db }): TrashBin[] {
  const declared = [
    ...territorioResources,
    incorporadorasResource,
    corretoresResource,
    imoveisUsadosResource,
  ];
  return [
    ...declared.map((resource) => createTrashBin(deps, resource)),
    createHotsitesTrashBin(deps),
    createEmpreendimentosTrashBin(deps),
  ];
}
