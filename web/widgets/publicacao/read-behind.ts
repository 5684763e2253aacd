import { listPaginasAtras } from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { read, showing } from '#web/kit/api/queries.ts';

const shown = showing('hotsites', 'empreendimentos');

/** What one hotsite still says, read again with the record and with the page. */
export const behindOf = (hotsiteId: number) => ({
  ...read(listPaginasAtras, { query: { hotsiteId } }),
  ...shown,
});

/** All pages that are behind; read anew whenever they are asked for. */
export const allBehind = () => ({ ...read(listPaginasAtras, { query: {} }), ...shown, gcTime: 0 });
