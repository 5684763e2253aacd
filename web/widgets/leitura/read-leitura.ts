import { getLeitura, type Leitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { fillPath } from '#web/kit/api/client.ts';
import { read } from '#web/kit/api/queries.ts';

/** What the documents say of an empreendimento; read anew by whoever opens it again. */
export const leituraOf = (id: number) => ({
  ...read<Leitura>(fillPath(getLeitura.path, { id })),
  gcTime: 0,
});
