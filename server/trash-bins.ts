import { corretoresResource } from '#server/cadastros/corretores/resource.ts';
import { createEmpreendimentosTrashBin } from '#server/cadastros/empreendimentos/trash-bin.ts';
import { imoveisUsadosResource } from '#server/cadastros/imoveis-usados/resource.ts';
import { incorporadorasResource } from '#server/cadastros/incorporadoras/resource.ts';
import { territorioResources } from '#server/cadastros/territorio/resources.ts';
import { createHotsitesTrashBin } from '#server/da-pasta-a-pagina/hotsites/trash-bin.ts';
import type { Db } from '#server/db/client.ts';
import { createTrashBin, type TrashBin } from '#server/kernel/crud/trash-bin.ts';

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
