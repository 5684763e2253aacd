/** The placeholders of settings texts, written in single braces, with their labels (SET-17). */
export const placeholderLabels = {
  PDF_TEXT: 'texto dos documentos da pasta',
  NOME: 'nome do empreendimento',
  INCORPORADORA: 'nome da incorporadora',
  BAIRRO: 'bairro',
  CIDADE: 'cidade',
  ESTADO: 'estado',
  ENDERECO_COMPLEMENTO: 'endereço e complemento',
  ESPECIFICACOES_TECNICAS: 'dados técnicos do empreendimento',
  NOME_GUERRA: 'nome pelo qual o corretor é conhecido',
  REGIAO: 'região: onde o corretor atua, ou a zona do bairro',
  PRIMEIRO_NOME: 'primeiro nome de quem escreve; sem ele, outra forma do texto é usada',
  O_A: '“o” ou “a”, conforme a pessoa fala de si; sem saber, outra forma do texto é usada',
  DADOS: 'o dado de que a mensagem fala',
  LINK: 'endereço que a mensagem leva',
} as const;
export type PlaceholderName = keyof typeof placeholderLabels;
export type PlaceholderValues = Partial<Record<PlaceholderName, string | null>>;

export const placeholderNames = Object.keys(placeholderLabels) as PlaceholderName[];

/** `{NOME}` in a text; double braces belong to the public page. */
const placeholderPattern = /(?<!\{)\{([A-Z_]+)\}(?!\})/g;

/**
 * Replaces every known `{NOME}` in one pass, by its value or by nothing. Unknown names and double braces,
 * which the public page fills, are kept (SET-18, SET-19). Inserted values are not expanded again.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(placeholderPattern, (typed, name: string) =>
    Object.hasOwn(placeholderLabels, name) ? (values[name as PlaceholderName] ?? '') : typed,
  );
}
