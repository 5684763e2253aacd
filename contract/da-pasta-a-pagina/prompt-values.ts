import { cleanText } from '../base/text.ts';
import { specificationsOf } from '../cadastros/especificacoes.ts';
import type { PlaceholderValues } from '../sistema/placeholders.ts';
import type { PageFacts } from './blueprint.ts';

interface Described {
  nome: string;
  incorporadora: string | null;
  bairro: string | null;
  cidade: string | null;
  estado: string | null;
  endereco: string | null;
  especificacoes: string | null;
}
interface Place {
  nome: string;
  cidade: string;
  estado: string;
  zona: string;
}

/** Stored words made safe inside a prompt's sentence: one line without special characters. */
const inline = (words: string, longest = 120) =>
  cleanText(words)
    .replace(/[{}<>`"“”]/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, longest);

/** Longest technical data sent along, in characters. */
const longestData = 2000;

const words = (text: string | null) => text && inline(text);

/** What `{NOME}` and its like stand for in the prompts that describe an empreendimento. */
export const valuesOfEmpreendimento = (input: Described): PlaceholderValues => ({
  NOME: inline(input.nome),
  INCORPORADORA: words(input.incorporadora),
  BAIRRO: words(input.bairro),
  CIDADE: words(input.cidade),
  ESTADO: words(input.estado),
  ENDERECO_COMPLEMENTO: words(input.endereco),
  ESPECIFICACOES_TECNICAS: input.especificacoes && inline(input.especificacoes, longestData),
});

/** The same in the prompts that plan and write a page: its public facts alone. */
export const valuesOfFacts = (facts: PageFacts): PlaceholderValues =>
  valuesOfEmpreendimento({ ...facts, estado: facts.uf, especificacoes: specificationsOf(facts) });

/** The same in the prompt about a bairro. */
export const valuesOfBairro = ({ nome, cidade, estado, zona }: Place): PlaceholderValues => ({
  BAIRRO: inline(nome),
  CIDADE: inline(cidade),
  ESTADO: inline(estado),
  REGIAO: inline(zona),
});
