import { z } from 'zod';
import { ufs } from '#contract/base/common.ts';
import { cleanText, foldText } from '#contract/base/text.ts';
import type { CallContext, MessageInput, UnderstoodMessage } from '../port.ts';
import { withValues } from '../read-prompt.ts';
import { ask, jsonReader } from './ask.ts';
import { createFence } from './fence.ts';
import { lettersOf } from './find-quote.ts';
import type { Asker } from './question.ts';

const answerSchema = z.object({
  numero: z.string().nullable().describe('só os algarismos do CRECI'),
  uf: z.enum(ufs).nullable(),
  tipo: z.enum(['F', 'J']).nullable(),
  nome: z.string().nullable(),
  email: z.string().nullable(),
});
/** Further answers a message may contain, once CRECI and contact are known. */
const fullAnswerSchema = answerSchema.extend({
  nomeGuerra: z.string().nullable().describe('nome pelo qual o corretor quer ser conhecido'),
  regiao: z.string().nullable().describe('onde o corretor trabalha, com as palavras dele'),
  precoMinimo: z.number().nullable().describe('em reais'),
  precoMaximo: z.number().nullable().describe('em reais'),
  qualquerPreco: z.boolean().describe('diz que trabalha com todos os preços'),
});
type Answer = z.infer<typeof answerSchema> & Partial<z.infer<typeof fullAnswerSchema>>;

const longestMessage = 4000;
const wanted: Record<MessageInput['asked'], string> = {
  creci: 'o CRECI',
  uf: 'o estado do CRECI',
  contato: 'nome completo e e-mail',
  nomeGuerra: 'o nome pelo qual quer ser conhecido',
  regiao: 'a região em que trabalha',
  precos: 'a faixa de preço dos imóveis com que trabalha',
  nada: 'nada em especial',
};

/** The settings texts for what was asked; otherwise both. */
async function instructions(asked: MessageInput['asked'], context: CallContext): Promise<string> {
  const keys =
    asked === 'creci' || asked === 'uf'
      ? ['lisa_creci_processing_prompt']
      : asked === 'contato'
        ? ['lisa_email_extraction_prompt']
        : ['lisa_creci_processing_prompt', 'lisa_email_extraction_prompt'];
  const texts = await Promise.all(keys.map(withValues(context.prompt)));
  return [...texts, `Foi perguntado: ${wanted[asked]}.`].join('\n\n');
}

/** Interprets a message with a model; claims not found in the message are dropped. */
export async function understandMessage(
  { message, asked }: MessageInput,
  context: CallContext,
  asker: Asker,
): Promise<UnderstoodMessage> {
  const text = cleanText(message).slice(0, longestMessage);
  const fence = createFence();
  const schema: z.ZodType<Answer> =
    asked === 'creci' || asked === 'contato' ? answerSchema : fullAnswerSchema;
  const { value: answer } = await ask<Answer>(
    {
      system: `Você lê mensagens de corretores de imóveis.\n\n${fence.rule}`,
      content: `${await instructions(asked, context)}\n\nMensagem:\n${fence.wrap(text)}\n\nResponda apenas com o objeto JSON pedido; o que não estiver na mensagem é null.`,
      schema,
      read: jsonReader(schema),
    },
    context,
    asker,
  );
  return {
    creci: believedCreci(answer, text),
    uf: answer.uf,
    nome: believedWords(answer.nome, text, 120),
    email: believedEmail(answer.email, text),
    nomeGuerra: believedWords(answer.nomeGuerra, text, 40),
    regiao: believedWords(answer.regiao, text, 200),
    precos: believedPrecos(answer, text),
  };
}

function believedCreci({ numero, uf, tipo }: Answer, text: string): UnderstoodMessage['creci'] {
  const digits = numero?.replace(/\D/g, '') ?? '';
  const written = text.replace(/(?<=\d)\.(?=\d{3})/g, '');
  const stands = new RegExp(`(?<!\\d)0*${digits}(?!\\d)`).test(written);
  return digits.length > 0 && digits.length <= 6 && stands ? { numero: digits, uf, tipo } : null;
}

function believedWords(words: string | null | undefined, text: string, longest: number): string | null {
  const given = cleanText(words ?? '').replace(/\s+/g, ' ');
  return given !== '' && given.length <= longest && lettersOf(text).includes(lettersOf(given)) ? given : null;
}

const spelledNumber = /\b(?:mei[oa]|um|dois|tres|cem|duzentos|\w+entos|quinhentos|\w+enta|vinte|dez)\b/;

/** Prices whose digits occur in the message; with spelled-out numbers, the model is trusted. */
function believedPrecos(answer: Answer, text: string): UnderstoodMessage['precos'] {
  const { precoMinimo = null, precoMaximo = null, qualquerPreco = false } = answer;
  const digits = text.replace(/[.,\s]/g, '');
  const stands = (price: number) =>
    digits.includes(String(price).replace(/0+$/, '').replace('.', '')) || spelledNumber.test(foldText(text));
  const price = (value: number | null) =>
    value !== null && value >= 10_000 && value < 1e12 && stands(value) ? value.toFixed(2) : null;
  const [min, max] = [price(precoMinimo), price(precoMaximo)];
  if (min === null && max === null) return qualquerPreco ? { min, max } : null;
  return min !== null && max !== null && Number(min) > Number(max) ? { min: max, max: min } : { min, max };
}

/** An e-mail whose parts all occur in the message, spelled out or not. */
function believedEmail(email: string | null, text: string): string | null {
  const given = cleanText(email ?? '').toLowerCase();
  if (!z.email().safeParse(given).success) return null;
  const said = foldText(text);
  return given.split(/[@.]/).every((part) => said.includes(part)) ? given : null;
}
