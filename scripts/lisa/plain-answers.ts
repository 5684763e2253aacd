import { placeNames } from '#server/lisa/entendimento/lugares.ts';
import type { CollectedPhrase } from './collection.ts';
import { pendingAt } from './phrase-answers.ts';
import type { OthersValues } from './swap-values.ts';

/** The plainest answers, `stage|words`; '*' is any stage. Invented people seldom bother with these. */
const plain = `
nome|N
nome|meu nome é N
nome|sou N
nome|N, casas@exemplo.com
email|N, casas@exemplo.com
email|N - vendas@imoveis.com.br
nome_guerra|G
nome_guerra|pode ser G
nome_guerra|prefiro G
regiao|R
regiao|R e R
regiao|R, R e R
regiao|atendo em R
confirmacao|o nome é N
*|me chamo N
*|N, contato@exemplo.com.br
*|nome de guerra: G
*|troca meu apelido pra G
*|atendo em R e R
*|Atendo em R, imóveis de 300 a 800 mil
*|a região é R
`
  .trim()
  .split('\n')
  .map((row) => row.split('|') as [string, string]);

const rounds = 8;

/** Plain answers with the names and places people said. */
export function plainAnswers(
  { nome, nomeGuerra, regiao }: OthersValues,
  next: () => number,
): CollectedPhrase[] {
  const any = (all: readonly string[]) => all[Math.floor(next() * all.length)] ?? '';
  const stages = Object.keys(pendingAt);
  return Array.from({ length: rounds }, () => plain).flatMap((rows) =>
    rows.map(([stage, words]) => {
      const dados: Record<string, unknown> = {};
      const places: string[] = [];
      const mensagem = words.replace(/\b[NGR]\b/g, (slot) => {
        if (slot === 'N') dados.nome = any(nome);
        if (slot === 'G') dados.nome_guerra = any(nomeGuerra);
        if (slot === 'R') places.push(any(next() < 0.5 ? regiao : placeNames));
        return String(slot === 'N' ? dados.nome : slot === 'G' ? dados.nome_guerra : places.at(-1));
      });
      if (places.length > 0) dados.regiao = places;
      const etapa = stage === '*' ? any(stages) : stage;
      return {
        id: '',
        pessoa: '',
        etapa,
        mensagem,
        intents: [],
        optional: [],
        oneOf: [],
        dados,
        alsoRight: {},
      };
    }),
  );
}
