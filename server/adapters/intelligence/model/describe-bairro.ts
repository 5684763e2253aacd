import type { BairroInput, CallContext } from '../port.ts';
import type { Budget } from './budget.ts';
import { createFence } from './fence.ts';
import { inline } from './inline.ts';
import type { Provider } from './providers.ts';
import { research } from './research.ts';

/** A text about a bairro, looked up by the model that searches; what is stored goes along as material. */
export function describeBairro(
  { nome, zona, cidade, estado, uf, empreendimentos }: BairroInput,
  context: CallContext,
  provider: Provider | null,
  budget: Budget,
): Promise<string> {
  const fence = createFence();
  const stored = JSON.stringify({ bairro: nome, zona, cidade, uf, empreendimentos });
  return research(
    {
      chave: 'perplexity_bairro_prompt',
      papel: 'perplexity_system_data_prompt',
      values: {
        BAIRRO: inline(nome),
        CIDADE: inline(cidade),
        ESTADO: inline(estado),
        REGIAO: inline(zona),
      },
      material: { rule: fence.rule, text: `Dados do cadastro:\n${fence.wrap(stored)}` },
    },
    context,
    provider,
    budget,
  );
}
