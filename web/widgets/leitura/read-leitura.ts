import { getLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { read } from '#web/kit/api/queries.ts';

/** What the documents say of an empreendimento; read anew by whoever opens it again. */
export const leituraOf = (id: number) => ({
  ...read(getLeitura, { params: { id } }),
  gcTime: 0,
});
