import { specificationsOf } from '#contract/cadastros/especificacoes.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import {
  valuesOfBairro,
  valuesOfEmpreendimento,
  valuesOfFacts,
} from '#contract/da-pasta-a-pagina/prompt-values.ts';
import type { PlaceholderValues } from '#contract/sistema/placeholders.ts';
import type { BairroInput, EmpreendimentoInput } from '#server/adapters/intelligence/port.ts';
import type { Db } from '#server/db/client.ts';
import { bookAndTable, flyerOnly } from './example-documents.ts';
import { exampleFacts } from './example-empreendimento.ts';
import { recentBairro, recentEmpreendimento } from './recent-records.ts';

/* What the task of a prompt is given in a trial, by example id. */

export const documentsOf = (exemplo: string): DocumentText[] =>
  exemplo === 'folheto' ? flyerOnly : bookAndTable;

export async function empreendimentoOf(db: Db, exemplo: string): Promise<EmpreendimentoInput> {
  if (exemplo === 'recente') return recentEmpreendimento(db);
  const { nome, incorporadora, bairro, cidade, uf, endereco } = exampleFacts;
  const especificacoes = specificationsOf(exampleFacts);
  return { nome, incorporadora, bairro, cidade, estado: uf, endereco, especificacoes };
}

export async function bairroOf(db: Db, exemplo: string): Promise<BairroInput> {
  if (exemplo === 'recente') return recentBairro(db);
  return {
    nome: 'Cambuí',
    zona: 'Centro',
    cidade: 'Campinas',
    uf: 'SP',
    estado: 'São Paulo',
    empreendimentos: [],
  };
}

const textOf = (documents: DocumentText[]) =>
  documents.flatMap(({ pages }) => pages.flatMap(({ lines }) => lines.map(({ text }) => text))).join('\n');

/** The values a prompt's placeholders have in a trial. */
export async function exampleValues(db: Db, chave: string, exemplo: string): Promise<PlaceholderValues> {
  if (chave === 'pdf_analysis_prompt') return { PDF_TEXT: textOf(documentsOf(exemplo)) };
  if (chave === 'perplexity_bairro_prompt') return valuesOfBairro(await bairroOf(db, exemplo));
  if (chave.startsWith('perplexity_')) return valuesOfEmpreendimento(await empreendimentoOf(db, exemplo));
  const isOfPage =
    chave.startsWith('v0_') || chave === 'gpt5_optimize_prompt' || chave === 'gpt5_structure_prompt';
  return isOfPage ? valuesOfFacts(exampleFacts) : {};
}
