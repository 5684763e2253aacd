import { specificationsOf } from '#contract/cadastros/especificacoes.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { fillPlaceholders, type PlaceholderValues } from '#contract/sistema/placeholders.ts';
import { inline } from './inline.ts';
import type { BairroInput, EmpreendimentoInput } from './port.ts';

/** Longest technical data sent along, in characters. */
const longestData = 2000;

const words = (text: string | null) => text && inline(text);

/** What `{NOME}` and its like stand for in the prompts that describe an empreendimento. */
export const valuesOfEmpreendimento = (input: EmpreendimentoInput): PlaceholderValues => ({
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
export const valuesOfBairro = ({ nome, cidade, estado, zona }: BairroInput): PlaceholderValues => ({
  BAIRRO: inline(nome),
  CIDADE: inline(cidade),
  ESTADO: inline(estado),
  REGIAO: inline(zona),
});

/** Text of a setting: the saved one, or the default. */
export type ReadPrompt = (chave: string) => Promise<string>;

/** Reads texts with their placeholders filled: one that has no value in this task leaves nothing (SET-19). */
export const withValues =
  (read: ReadPrompt, values: PlaceholderValues = {}): ReadPrompt =>
  async (chave) =>
    fillPlaceholders(await read(chave), values);
