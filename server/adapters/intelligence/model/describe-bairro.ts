import { valuesOfBairro } from '#contract/da-pasta-a-pagina/prompt-values.ts';
import type { BairroInput, CallContext, Described } from '../port.ts';
import { createFence } from './fence.ts';
import type { Asker } from './question.ts';
import { research } from './research.ts';

/** Writes a text about a bairro with the searching model; stored facts are sent along. */
export async function describeBairro(
  input: BairroInput,
  context: CallContext,
  asker: Asker,
): Promise<Described> {
  const fence = createFence();
  const { nome, zona, cidade, uf, empreendimentos } = input;
  const stored = JSON.stringify({ bairro: nome, zona, cidade, uf, empreendimentos });
  const { value, provider, searched, sources } = await research(
    {
      chave: 'perplexity_bairro_prompt',
      papel: 'perplexity_system_data_prompt',
      values: valuesOfBairro(input),
      material: { rule: fence.rule, text: `Dados do cadastro:\n${fence.wrap(stored)}` },
    },
    context,
    asker,
  );
  return {
    ...value,
    achados: null,
    motor: `Modelo (${provider.modelId})`,
    buscou: searched,
    fontes: sources,
  };
}
