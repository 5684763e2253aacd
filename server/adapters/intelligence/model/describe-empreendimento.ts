import type { CallContext, EmpreendimentoInput } from '../port.ts';
import type { Budget } from './budget.ts';
import { createFence } from './fence.ts';
import type { Provider } from './providers.ts';
import { research } from './research.ts';

/** A description in two questions: one looks things up, the other writes out of what was found. */
export async function describeEmpreendimento(
  input: EmpreendimentoInput,
  context: CallContext,
  provider: Provider | null,
  budget: Budget,
): Promise<string> {
  const values = {
    NOME: input.nome,
    INCORPORADORA: input.incorporadora,
    BAIRRO: input.bairro,
    CIDADE: input.cidade,
    ESTADO: input.estado,
    ENDERECO_COMPLEMENTO: input.endereco,
    ESPECIFICACOES_TECNICAS: input.especificacoes,
  };
  const found = await research(
    { chave: 'perplexity_prompt', papel: 'perplexity_system_data_prompt', values },
    context,
    provider,
    budget,
  );
  const fence = createFence();
  return research(
    {
      chave: 'perplexity_build_prompt',
      papel: 'perplexity_system_marketing_prompt',
      values,
      material: { rule: fence.rule, text: `O que foi encontrado:\n${fence.wrap(found)}` },
    },
    context,
    provider,
    budget,
  );
}
