import type { CorretorPlaceholder } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Categoria } from '#contract/sistema/configuracoes.ts';
import type { PlaceholderName } from '#contract/sistema/placeholders.ts';

/** Filled where an engine describes an empreendimento or makes its page. */
export const ofEmpreendimento = [
  'NOME',
  'INCORPORADORA',
  'BAIRRO',
  'CIDADE',
  'ESTADO',
  'ENDERECO_COMPLEMENTO',
  'ESPECIFICACOES_TECNICAS',
] as const satisfies PlaceholderName[];
/** Filled where it writes about a bairro. */
export const ofBairro = ['BAIRRO', 'CIDADE', 'ESTADO', 'REGIAO'] as const satisfies PlaceholderName[];

/** A default settings text, used while none is saved (SET-14). */
export interface SettingDefault {
  chave: string;
  /** Display name. */
  titulo: string;
  valor: string;
  /** Purpose of the text, as shown on the settings screen. */
  descricao: string;
  categoria: Categoria;
  /** Prompts are for an engine, messages for people. */
  tipo: 'instrucao' | 'mensagem';
  /** Placeholders filled into this text. */
  preenchidos?: readonly PlaceholderName[];
  /** Placeholders the text mentions, which the public page fills. */
  daPagina?: readonly CorretorPlaceholder[];
}
