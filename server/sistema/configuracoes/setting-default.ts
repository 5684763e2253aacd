import type { CorretorPlaceholder } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Categoria } from '#contract/sistema/configuracoes.ts';
import type { PlaceholderName } from '#contract/sistema/placeholders.ts';

/** A settings text as the product brings it, used while no other is saved (SET-14). */
export interface SettingDefault {
  chave: string;
  /** What people call it. */
  titulo: string;
  valor: string;
  /** What the text is for, as the settings screen says. */
  descricao: string;
  categoria: Categoria;
  /** Instructions are for an engine, messages for people. */
  tipo: 'instrucao' | 'mensagem';
  /** Names whose values are put into this text. */
  preenchidos?: readonly PlaceholderName[];
  /** Names that stand in what the text asks for, and are filled on the public page. */
  daPagina?: readonly CorretorPlaceholder[];
}
