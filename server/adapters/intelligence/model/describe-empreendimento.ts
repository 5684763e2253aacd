import type { CallContext, EmpreendimentoInput } from '../port.ts';
import type { Budget } from './budget.ts';
import { createFence } from './fence.ts';
import { inline } from './inline.ts';
import type { Provider } from './providers.ts';
import { research } from './research.ts';

/** Characters of technical data that go along. */
const longestData = 2000;

/** A description in two questions: one looks things up, the other writes out of what was found. */
export async function describeEmpreendimento(
  input: EmpreendimentoInput,
  context: CallContext,
  provider: Provider | null,
  budget: Budget,
): Promise<string> {
  const name = (words: string | null) => words && inline(words);
  const values = {
    NOME: inline(input.nome),
    INCORPORADORA: name(input.incorporadora),
    BAIRRO: name(input.bairro),
    CIDADE: name(input.cidade),
    ESTADO: name(input.estado),
    ENDERECO_COMPLEMENTO: name(input.endereco),
    ESPECIFICACOES_TECNICAS: input.especificacoes && inline(input.especificacoes, longestData),
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
