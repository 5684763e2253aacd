import { ufs } from '#contract/base/common.ts';
import type { OneQuestion, Opcao } from '#contract/da-pasta-a-pagina/super-ai.ts';

/** Values by 'question-field', as in 'bairro-cidade'. */
export type QuestionValues = Record<string, string>;

interface FieldSpec {
  name: string;
  label: string;
  options?: readonly string[];
  /** Chosen, never typed. */
  hidden?: true;
}

const fields: Record<OneQuestion['kind'], FieldSpec[]> = {
  material: [
    { name: 'decisao', label: 'Como continuar', hidden: true },
    { name: 'empreendimento', label: 'Empreendimento', hidden: true },
  ],
  bairro: [
    { name: 'bairro', label: 'Bairro' },
    { name: 'cidade', label: 'Cidade' },
    { name: 'uf', label: 'UF', options: ufs },
  ],
  nome: [{ name: 'nome', label: 'Nome do empreendimento' }],
  incorporadora: [{ name: 'nome', label: 'Nome da incorporadora' }],
};

/** The fields of an answer. */
export const fieldsOf = (kind: OneQuestion['kind']): FieldSpec[] => fields[kind];
export const typedFieldsOf = (kind: OneQuestion['kind']): FieldSpec[] =>
  fields[kind].filter(({ hidden }) => !hidden);
export const fieldName = (kind: OneQuestion['kind'], name: string): string => `${kind}-${name}`;

/** What can be chosen; runs of earlier releases know only names. */
export const optionsOf = (question: OneQuestion): Opcao[] =>
  question.kind === 'nome' && question.opcoes.length === 0
    ? question.candidates.map((nome) => ({ rotulo: nome, resposta: { nome }, fontes: [] }))
    : question.opcoes;

/** Prefilled with what the documents say of the place; a doubtful name is chosen, not confirmed by default. */
export function startValues(questions: OneQuestion[]): QuestionValues {
  const values: QuestionValues = {};
  for (const question of questions)
    for (const { name } of fieldsOf(question.kind)) {
      const found = question.kind === 'bairro' ? question.found[name as 'bairro' | 'cidade' | 'uf'] : null;
      values[fieldName(question.kind, name)] = found ?? '';
    }
  return values;
}
