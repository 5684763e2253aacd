import type { TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCidade } from '#tests/factories/cidade.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createEstado } from '#tests/factories/estado.ts';
import { createIncorporadora } from '#tests/factories/incorporadora.ts';
import { createRegiao } from '#tests/factories/regiao.ts';
import { createZona } from '#tests/factories/zona.ts';

/** A new record for each field that points to one, by the field's name. */
export function idsOf({ db }: TestApp): Record<string, () => Promise<number>> {
  let estados = 0;
  const idOf = (make: () => Promise<{ id: number }>) => async () => (await make()).id;
  return {
    regiaoId: idOf(() => createRegiao(db)),
    estadoId: idOf(() => createEstado(db, { sigla: `9${String.fromCharCode(65 + (estados++ % 26))}` })),
    cidadeId: idOf(() => createCidade(db)),
    zonaId: idOf(() => createZona(db)),
    bairroId: idOf(() => createBairro(db)),
    corretorId: idOf(() => createCorretor(db)),
    incorporadoraId: idOf(() => createIncorporadora(db)),
    empreendimentoId: idOf(() => createEmpreendimento(db)),
  };
}
