import type { QueryClient } from '@tanstack/react-query';
import { type Estudio, publishEstudio, writeEstudio } from '#contract/da-pasta-a-pagina/estudio.ts';
import { achadosQueRetem, runVerificacao } from '#contract/da-pasta-a-pagina/verificacao.ts';
import type { Answer } from '#web/da-pasta-a-pagina/estudio/acts.ts';
import { call } from '#web/kit/api/client.ts';
import { refreshLists } from '#web/kit/api/queries.ts';

/** A version of what is saved, public at once if nothing in it wants a decision. `onMade` gets it before. */
export async function publishChanges(
  id: number,
  onMade: (made: Estudio) => void,
  client: QueryClient,
): Promise<Answer> {
  const params = { id };
  const made = await call(writeEstudio, { params, body: { estilo: null } });
  onMade(made);
  const versaoId = made.base!.versaoId;
  const { achados } = await call(runVerificacao, { params, body: { versaoId } });
  if (achados.some(({ level }) => level === 'red') || achadosQueRetem(achados).length > 0)
    return { ...made, held: true };
  const published = await call(publishEstudio, { params, body: { versaoId, ressalva: '' } });
  await refreshLists(client, 'hotsites', 'empreendimentos');
  return published;
}
