import { z } from 'zod';
import { sentinels } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { type Tarefa, tarefaInfo } from '#contract/sistema/modelos.ts';
import { jsonReader } from './ask.ts';
import type { Question } from './question.ts';
import { readPageSource } from './write.ts';

/** A plain red 64 × 64 square: made up, like everything a trial sends. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAS0lEQVR42u3PAQkAAAwDoS/X/m3rIRwUTFWBQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHgYv+wEAcnQnrsAAAAASUVORK5CYII=',
  'base64',
);
const flyer =
  'Residencial Exemplo, em Campinas/SP. Apartamentos de 2 e 3 dormitórios, de 63 a 82 m², a partir de R$ 450.000,00.';

const shaped = <Shape extends z.ZodRawShape>(
  system: string,
  content: Question<string>['content'],
  shape: Shape,
) => {
  const schema = z.object(shape);
  const read = jsonReader(schema);
  return {
    system,
    content,
    schema,
    read: (text: string) => {
      const answer = read(text);
      return 'value' in answer ? { value: JSON.stringify(answer.value) } : answer;
    },
  };
};
const written = (system: string, content: string, least: number): Question<string> => ({
  system,
  content,
  read: (text) =>
    text.trim().length >= least ? { value: text.trim() } : { problem: 'o texto está vazio ou curto demais.' },
});
const withPicture = (text: string): Question<string>['content'] => [
  { type: 'text', text },
  { type: 'file', mediaType: 'image/png', data: picture },
];

/** A small question per task: same requirements, made-up data, short answer. */
export const trialQuestions: Record<Tarefa, Question<string>> = {
  extract: shaped(
    'Você lê documentos de venda de imóveis.',
    `Leia: ${flyer} Responda só com o objeto JSON pedido.`,
    {
      nome: z.string(),
      precoInicial: z.string().describe('em reais, como 450000.00'),
    },
  ),
  classify: shaped(
    'Você descreve imagens.',
    withPicture('Que cor tem esta imagem? Responda só com o objeto JSON pedido.'),
    { cor: z.string() },
  ),
  plan: shaped(
    'Você planeja páginas de empreendimentos.',
    `Dê um título e três seções para a página de: ${flyer} Responda só com o objeto JSON pedido.`,
    { titulo: z.string(), secoes: z.array(z.string()) },
  ),
  write: {
    system: 'Você escreve páginas em HTML.',
    content: `Escreva uma página mínima com o título “Residencial Exemplo”, em três textos: o HTML entre ${sentinels.html.join(' e ')}, o CSS entre ${sentinels.css.join(' e ')} e nenhum script entre ${sentinels.js.join(' e ')}.`,
    read: (text) => {
      const page = readPageSource(text);
      return 'value' in page ? { value: page.value.html } : page;
    },
  },
  research: {
    ...written(
      'Você pesquisa na web e responde em português do Brasil, em até três frases.',
      'O que há no bairro Cambuí, em Campinas – SP?',
      20,
    ),
    search: true,
  },
  texts: written(
    'Você escreve em português do Brasil.',
    `Escreva uma frase que descreva, sem exageros: ${flyer}`,
    20,
  ),
  chat: shaped(
    'Você lê mensagens de corretores de imóveis.',
    'Mensagem: “meu creci é 12345, de São Paulo”. Responda só com o objeto JSON pedido.',
    { numero: z.string().nullable(), uf: z.string().nullable() },
  ),
  card: shaped(
    'Você lê fotos de carteiras profissionais.',
    withPicture('Esta imagem mostra uma carteira? Responda só com o objeto JSON pedido.'),
    { carteira: z.boolean() },
  ),
};

/** Enough for a short answer and the thinking before it. */
export const trialOutputLimit = (tarefa: Tarefa) => Math.min(tarefaInfo[tarefa].saida, 6_000);
