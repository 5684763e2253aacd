import {
  type HotsiteAtras,
  limitesDasPaginasAtras,
  listPaginasAtras,
} from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { call } from '#web/kit/api/client.ts';
import { read, showing } from '#web/kit/api/queries.ts';

const shown = showing('hotsites', 'empreendimentos');

/** What one hotsite still says, read again with the record and with the page. */
export const behindOf = (hotsiteId: number) => ({
  ...read(listPaginasAtras, { query: { hotsiteId } }),
  ...shown,
});

/** Some hotsites in parts that one call looks among; all of them are one part. */
const partsOf = (ids: readonly number[] | undefined): (number[] | undefined)[] =>
  ids
    ? Array.from({ length: Math.ceil(ids.length / limitesDasPaginasAtras.entre) }, (_, part) =>
        ids.slice(part * limitesDasPaginasAtras.entre, (part + 1) * limitesDasPaginasAtras.entre),
      )
    : [undefined];

/** The pages that are behind, of all hotsites or of these; read anew whenever they are asked for. */
export const pagesBehind = (ids: readonly number[] | undefined) => ({
  queryKey: [listPaginasAtras.path, ids ?? 'todas'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<HotsiteAtras[]> => {
    const pages: HotsiteAtras[] = [];
    for (const entre of partsOf(ids))
      for (let depois: number | null | undefined; depois !== null; ) {
        const { paginas, seguinte } = await call(listPaginasAtras, { query: { entre, depois } }, signal);
        pages.push(...paginas);
        depois = seguinte;
      }
    return pages;
  },
  ...shown,
  gcTime: 0,
});
