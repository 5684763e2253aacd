import type { OwnMaterial } from '#contract/lisa/meu-espaco.ts';
import { readNewestTable } from '#server/da-pasta-a-pagina/unidades/service.ts';
import type { Db } from '#server/db/client.ts';

/** Most units shown: no building has more for sale at once. */
const most = 1000;

type Units = Pick<OwnMaterial, 'unidades' | 'foraDeVenda'>;
export const noUnits: Units = { unidades: [], foraDeVenda: 0 };

/** The units of the newest table that are left, in its order; what is sold is only counted. */
export async function readOwnUnits(db: Db, empreendimentoId: number): Promise<Units> {
  const rows = (await readNewestTable(db, empreendimentoId))?.unidades ?? [];
  const left = rows.filter(({ estado }) => estado !== 'vendida' && estado !== 'indisponivel');
  const shown = left.slice(0, most).map(({ unidade, torre, andar, tipologia, areaPrivativa, ...row }) => {
    const { vagas, preco, precoAte, precoCampanha, estado } = row;
    const of = { unidade, torre, andar, tipologia, areaPrivativa, vagas };
    return { ...of, preco, precoAte, precoCampanha, reservada: estado === 'reservada' };
  });
  return { unidades: shown, foraDeVenda: rows.length - left.length };
}
