import { type TrashedName, trashedNames } from '#contract/entidades.ts';
import { corretoresResource } from '#server/cadastros/corretores/resource.ts';
import { empreendimentosResource } from '#server/cadastros/empreendimentos/resource.ts';
import { createEmpreendimentosTrashBin } from '#server/cadastros/empreendimentos/trash-bin.ts';
import { imoveisUsadosResource } from '#server/cadastros/imoveis-usados/resource.ts';
import { incorporadorasResource } from '#server/cadastros/incorporadoras/resource.ts';
import {
  bairrosResource,
  cidadesResource,
  estadosResource,
  regioesResource,
  zonasResource,
} from '#server/cadastros/territorio/resources.ts';
import { hotsitesResource } from '#server/da-pasta-a-pagina/hotsites/resource.ts';
import { createHotsitesTrashBin } from '#server/da-pasta-a-pagina/hotsites/trash-bin.ts';
import type { Db } from '#server/db/client.ts';
import type { AnyResource } from '#server/kernel/crud/resource.ts';
import { createTrashBin, type TrashBin } from '#server/kernel/crud/trash-bin.ts';

/** How the records of each kind are read and written: each kind has its resource, and so its trash. */
const resources: Record<TrashedName, AnyResource> = {
  regiao: regioesResource,
  estado: estadosResource,
  cidade: cidadesResource,
  zona: zonasResource,
  bairro: bairrosResource,
  incorporadora: incorporadorasResource,
  empreendimento: empreendimentosResource,
  hotsite: hotsitesResource,
  corretor: corretoresResource,
  'imovel-usado': imoveisUsadosResource,
};

/** The trash of kinds whose records do not come and go alone. */
const ownBins: Partial<Record<TrashedName, (deps: { db: Db }) => TrashBin>> = {
  empreendimento: createEmpreendimentosTrashBin,
  hotsite: createHotsitesTrashBin,
};

/** Every kind of record that goes to the trash. */
export const createTrashBins = (deps: { db: Db }): TrashBin[] =>
  trashedNames.map((name) => ownBins[name]?.(deps) ?? createTrashBin(deps, resources[name]));
