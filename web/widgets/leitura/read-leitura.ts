import { getLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { read } from '#web/kit/api/queries.ts';

/** The reading of an empreendimento; re-read on every opening. */
export const leituraOf = (id: number) => ({
  ...read(getLeitura, { params: { id } }),
  gcTime: 0,
});
