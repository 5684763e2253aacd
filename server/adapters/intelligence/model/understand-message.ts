import { z } from 'zod';
import { cleanText, foldText, ufs } from '#contract/common.ts';
import type { CallContext, MessageInput, UnderstoodMessage } from '../port.ts';
import { ask, jsonReader } from './ask.ts';
import type { Budget } from './budget.ts';
import { createFence } from './fence.ts';
import { lettersOf } from './find-quote.ts';
import type { Provider } from './providers.ts';

const answerSchema = z.object({
  numero: z.string().nullable().describe('só os algarismos do CRECI'),
  uf: z.enum(ufs).nullable(),
  tipo: z.enum(['F', 'J']).nullable(),
  nome: z.string().nullable(),
  email: z.string().nullable(),
});
const longestMessage = 4000;

/** What a message answers, by asking a model; what does not stand in the message is not believed. */
export async function understandMessage(
  { message, asked }: MessageInput,
  context: CallContext,
  provider: Provider | null,
  budget: Budget,
): Promise<UnderstoodMessage> {
  const text = cleanText(message).slice(0, longestMessage);
  const fence = createFence();
  const chave = asked === 'creci' ? 'lisa_creci_processing_prompt' : 'lisa_email_extraction_prompt';
  const answer = await ask(
    {
      provider,
      task: 'understand',
      system: `Você lê mensagens de corretores de imóveis.\n\n${fence.rule}`,
      content: `${await context.prompt(chave)}\n\nMensagem:\n${fence.wrap(text)}\n\nResponda apenas com o objeto JSON pedido; o que não estiver na mensagem é null.`,
      schema: answerSchema,
      read: jsonReader(answerSchema),
      maxOutputTokens: 2_000,
    },
    context,
    budget,
  );
  return asked === 'creci'
    ? { creci: believedCreci(answer, text), nome: null, email: null }
    : { creci: null, nome: believedNome(answer.nome, text), email: believedEmail(answer.email, text) };
}

type Answer = z.infer<typeof answerSchema>;

function believedCreci({ numero, uf, tipo }: Answer, text: string): UnderstoodMessage['creci'] {
  const digits = numero?.replace(/\D/g, '') ?? '';
  const written = text.replace(/(?<=\d)\.(?=\d{3})/g, '');
  const stands = new RegExp(`(?<!\\d)0*${digits}(?!\\d)`).test(written);
  return digits.length > 0 && digits.length <= 6 && stands ? { numero: digits, uf, tipo } : null;
}

function believedNome(nome: string | null, text: string): string | null {
  const words = cleanText(nome ?? '').replace(/\s+/g, ' ');
  return words !== '' && words.length <= 120 && lettersOf(text).includes(lettersOf(words)) ? words : null;
}

/** An address whose words all stand in the message, spelled out or not. */
function believedEmail(email: string | null, text: string): string | null {
  const given = cleanText(email ?? '').toLowerCase();
  if (!z.email().safeParse(given).success) return null;
  const said = foldText(text);
  return given.split(/[@.]/).every((part) => said.includes(part)) ? given : null;
}
