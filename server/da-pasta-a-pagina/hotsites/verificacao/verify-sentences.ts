import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { type FaltaDaFrase, faltasDaLinha, isRegistroCortado } from '#contract/da-pasta-a-pagina/frases.ts';
import type { HtmlNode } from '#server/kernel/html/tree.ts';
import { excerpt, type Notes } from '../sanitize/notes.ts';
import { isOwnLine } from '../sanitize/prosa/own-lines.ts';
import { linesOf } from './read-page.ts';

/** Limit of listed sentences. */
const mostNamed = 12;

const said: Record<FaltaDaFrase, (words: string) => [code: string, message: string]> = {
  comeco: (words) => ['frase-cortada', `A frase “${words}” está sem o começo.`],
  fim: (words) => ['frase-cortada', `A frase “${words}” está sem o fim.`],
  lista: (words) => ['lista-como-texto', `“${words}” é uma lista escrita como se fosse texto.`],
};

/** Sentences cut at either end, lists posing as text, and a registry whose name or number is not whole. */
export function verifySentences(nodes: readonly HtmlNode[], facts: PageFacts, notes: Notes): void {
  const { registroIncorporacao, cartorio, nome, cidade } = facts;
  if (cartorio && isRegistroCortado(cartorio, cidade))
    notes.find('red', 'cartorio-cortado', `O cadastro tem o cartório sem o fim: “${excerptEnd(cartorio)}”.`);
  if (registroIncorporacao && !/\d[\w./)-]*$/.test(registroIncorporacao.trim()))
    notes.find(
      'red',
      'registro-cortado',
      `O cadastro tem o registro da incorporação sem o fim: “${excerptEnd(registroIncorporacao)}”.`,
    );
  const names = [
    nome,
    facts.incorporadora,
    cartorio,
    facts.endereco,
    ...facts.tipologias.map((one) => one.nome),
  ];
  const isName = (line: string) => names.some((name) => name !== null && line.includes(name));
  const faults = linesOf(nodes)
    .filter((line) => !isOwnLine(line, facts))
    .flatMap((line) => faltasDaLinha(line, nome))
    .filter(({ frase, falta }) => !(falta === 'lista' && isName(frase)));
  for (const { frase, falta } of faults.slice(0, mostNamed)) {
    const [code, message] = said[falta](falta === 'fim' ? excerptEnd(frase) : excerpt(frase));
    notes.find('yellow', code, message);
  }
}

/** The last words, where the fault is. */
const excerptEnd = (value: string) => {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `…${line.slice(-57)}` : line;
};
