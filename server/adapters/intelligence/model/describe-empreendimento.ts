import type { CallContext, Described, EmpreendimentoInput } from '../port.ts';
import { createFence } from './fence.ts';
import { inline } from './inline.ts';
import type { Asker } from './question.ts';
import { research } from './research.ts';

/** Longest technical data sent along, in characters. */
const longestData = 2000;

/** Writes a description in two steps: one model researches, another writes from the findings. */
export async function describeEmpreendimento(
  input: EmpreendimentoInput,
  context: CallContext,
  { researcher, writer }: { researcher: Asker; writer: Asker },
): Promise<Described> {
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
