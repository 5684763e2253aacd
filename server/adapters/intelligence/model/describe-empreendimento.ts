import { valuesOfEmpreendimento } from '#contract/da-pasta-a-pagina/prompt-values.ts';
import type { CallContext, Described, EmpreendimentoInput } from '../port.ts';
import { createFence } from './fence.ts';
import type { Asker } from './question.ts';
import { research } from './research.ts';

/** Writes a description in two steps: one model researches, another writes from the findings. */
export async function describeEmpreendimento(
  input: EmpreendimentoInput,
  context: CallContext,
  { researcher, writer }: { researcher: Asker; writer: Asker },
): Promise<Described> {
  const values = valuesOfEmpreendimento(input);
  const found = await research(
    { chave: 'perplexity_prompt', papel: 'perplexity_system_data_prompt', values },
    context,
    researcher,
  );
  const fence = createFence();
  const origin = found.searched ? 'O que foi encontrado' : 'O que outro modelo sabia, sem buscar na web';
  const written = await research(
    {
      chave: 'perplexity_build_prompt',
      papel: 'perplexity_system_marketing_prompt',
      values,
      material: { rule: fence.rule, text: `${origin}:\n${fence.wrap(found.value)}` },
    },
    context,
    writer,
  );
  const models = new Set([found.provider.modelId, written.provider.modelId]);
  return {
    texto: written.value,
    motor: `Modelo (${[...models].join(', ')})`,
    buscou: found.searched,
    fontes: found.sources,
  };
}
