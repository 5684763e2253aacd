import { valuesOfEmpreendimento } from '#contract/da-pasta-a-pagina/prompt-values.ts';
import { beyondRecord } from '#server/cadastros/descricoes/beyond-record.ts';
import type { CallContext, Described, EmpreendimentoInput } from '../port.ts';
import { createFence } from './fence.ts';
import type { Asker } from './question.ts';
import { research } from './research.ts';

/**
 * Writes a description in two steps: one model looks for what the web says, which stands apart with its pages, and
 * another writes from the record alone (TRU-09). What the record does not say is asked for once again, then refused.
 */
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
  const written = await research(
    {
      chave: 'perplexity_build_prompt',
      papel: 'perplexity_system_marketing_prompt',
      values,
      material: {
        rule: `Use só os dados do cadastro: nenhum número, lugar, nome ou vantagem que eles não digam.\n\n${fence.rule}`,
        text: `Dados do cadastro:\n${fence.wrap(JSON.stringify(input))}`,
      },
      beyond: (text) => beyondRecord(text, input),
    },
    context,
    writer,
  );
  const models = new Set([found.provider.modelId, written.provider.modelId]);
  return {
    ...written.value,
    achados: found.searched ? found.value.texto : null,
    motor: `Modelo (${[...models].join(', ')})`,
    buscou: found.searched,
    fontes: found.sources,
  };
}
