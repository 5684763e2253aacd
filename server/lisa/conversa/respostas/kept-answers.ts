import { foldText } from '#contract/base/text.ts';

/** An answer of the team, and the question it was given to. */
export interface KeptAnswer {
  pergunta: string;
  resposta: string;
}

/** Words that ask nothing by themselves. */
const empty = new Set(
  (
    'a o as os um uma de do da dos das em no na nos nas e que pra para por com eu voce voces vcs vc me meu minha ' +
    'lisa oi ola bom boa dia tarde noite favor pf obrigado obrigada obg queria gostaria quero saber duvida mas ai'
  ).split(' '),
);

/** What a question asks, whatever its order, greetings and plurals. */
function askedBy(question: string): string {
  const words = foldText(question).match(/[a-z0-9]+/g) ?? [];
  const asked = words.filter((word) => !empty.has(word)).map((word) => word.replace(/(?<=..)s$/, ''));
  return [...new Set(asked)].sort().join(' ');
}

/** The kept answers of a settings text. */
export function readKept(text: string): KeptAnswer[] {
  const [, ...blocks] = text.split(/^[ \t]*Pergunta:/im);
  return blocks.flatMap((block) => {
    const [pergunta = '', ...resposta] = block.split(/\n[ \t]*Resposta:/i);
    const kept = { pergunta: pergunta.trim(), resposta: resposta.join('\n').trim() };
    return kept.pergunta && kept.resposta ? [kept] : [];
  });
}

/**
 * Finds what the team answered to the same question; the latest counts. Only the same words are the same
 * question: 'aceita carro?' is not 'aceita carro elétrico?'.
 */
export function keptAnswers(text: string): (question: string) => string | null {
  const byWords = new Map(readKept(text).map(({ pergunta, resposta }) => [askedBy(pergunta), resposta]));
  return (question) => byWords.get(askedBy(question) || '?') ?? null;
}

/** The settings text with one more answer at its end. */
export function withAnswer(text: string, { pergunta, resposta }: KeptAnswer): string {
  // A line of the answer may not begin the next question.
  const body = resposta.replace(/^(?=[ \t]*(?:Pergunta|Resposta):)/gim, '- ');
  return `${text.trimEnd()}\n\nPergunta: ${pergunta.replace(/\s+/g, ' ')}\nResposta: ${body}`;
}
