import { cleanText } from '#contract/base/text.ts';
import type { PlaceholderValues } from '#contract/sistema/placeholders.ts';
import { ateOTamanho, desvioDe, type Tamanho, tamanhosPedidos } from '#contract/sistema/tamanho-pedido.ts';
import type { CallContext } from '../port.ts';
import { withValues } from '../read-prompt.ts';
import { ask } from './ask.ts';
import type { Answered, Asker, Unfit } from './question.ts';

/** Of a text whose prompt asks for no length. */
const longest = 10_000;

export interface ResearchInput {
  /** Settings with the question and with the model's role. */
  chave: 'perplexity_prompt' | 'perplexity_build_prompt' | 'perplexity_bairro_prompt';
  papel: 'perplexity_system_data_prompt' | 'perplexity_system_marketing_prompt';
  values: PlaceholderValues;
  /** Outside text to base it on, fenced, with the fence's rule. */
  material?: { rule: string; text: string };
  /** What a text says beyond what it may, in its words; by default it may say anything. */
  beyond?: (text: string) => string[];
}

/** A text, and what of it is not as the prompt asks. */
export interface Researched {
  texto: string;
  nota: string | null;
}

/**
 * Writes a text with a model: paragraphs without markup and reference marks, as long as the prompt asks, and the
 * source pages. One that is too long or short is asked once again; then the better one is used, and said so.
 */
export function research(
  { chave, papel, values, material, beyond = () => [] }: ResearchInput,
  context: CallContext,
  asker: Asker,
): Promise<Answered<Researched>> {
  const read = withValues(context.prompt, values);
  return Promise.all([read(papel), read(chave), context.prompt(chave)]).then(([role, question, asked]) =>
    ask<Researched>(
      {
        system: [role, material?.rule].filter(Boolean).join('\n\n'),
        content: [question, material?.text].filter(Boolean).join('\n\n'),
        search: asker.tarefa === 'research',
        read: (text) => {
          const plain = plainParagraphs(text);
          if (plain.length < 80) return { problem: 'o texto está vazio ou curto demais.' };
          const invented = beyond(plain);
          if (invented.length > 0) return inventing(invented);
          // A figure that a record fills in asks for no length.
          return asLongAs(plain, tamanhosPedidos(asked));
        },
      },
      context,
      asker,
    ),
  );
}

const mostNamed = 6;
function inventing(invented: string[]): Unfit<Researched> {
  const named = invented
    .slice(0, mostNamed)
    .map((words) => `“${words}”`)
    .join(', ');
  return {
    problem: `o texto diz o que não está nos dados: ${named}. Use só os dados, e deixe fora o que eles não dizem.`,
    message: `O modelo escreveu, também na segunda tentativa, o que o cadastro não diz: ${named}. Nada foi guardado. Complete o cadastro, tente de novo ou deixe o motor local como reserva em Configurações, Modelos.`,
  };
}

function asLongAs(plain: string, tamanhos: Tamanho[]): { value: Researched } | Unfit<Researched> {
  const limits =
    tamanhos.length > 0 ? tamanhos : [{ medida: 'caracteres' as const, min: null, max: longest }];
  const off = desvioDe(plain, limits);
  if (off === null) return { value: { texto: plain, nota: null } };
  const cut = off.sentido === 'longo' ? ateOTamanho(plain, limits) : plain;
  const left = desvioDe(cut, limits);
  const how =
    cut === plain ? 'O modelo não escreveu outro mais próximo.' : 'Foi encerrado na última frase que cabe.';
  return {
    problem: `o texto ${off.texto}. Escreva com o tamanho pedido.`,
    usable: {
      value: { texto: cut, nota: `O texto do modelo ${off.texto}. ${how}` },
      off: left?.quanto ?? 0,
    },
  };
}

function plainParagraphs(text: string): string {
  return cleanText(text)
    .replace(/<think>[\s\S]*?<\/think>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\[\d+(?:,\s*\d+)*\]/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^```\w*$|^#{1,6}\s+|^[ \t]*[-*•][ \t]+|\*\*|__/gm, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ (?=[.,;:])/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
