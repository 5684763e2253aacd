/** A settings text as the product brings it, used while no other is saved (SET-14). */
export interface SettingDefault {
  chave: string;
  valor: string;
  /** What the text is for, as the settings screen says. */
  descricao: string;
  categoria: 'analise-pdf' | 'assets' | 'blueprint' | 'codigo' | 'pesquisa' | 'assistente';
}
