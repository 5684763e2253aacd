import { generateGpt5 } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { HotsiteAtras } from '#contract/da-pasta-a-pagina/pagina-atras.ts';
import { call } from '#web/kit/api/client.ts';

/** Writes a page again in its own style, as a person left it in the studio, and publishes it. */
export const writeAgain = async ({ hotsiteId, estilo }: Pick<HotsiteAtras, 'hotsiteId' | 'estilo'>) =>
  (await call(generateGpt5, { params: { id: hotsiteId }, body: { style: estilo, manter: true } })).generated;
