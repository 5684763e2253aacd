/** The names a settings text may hold between single braces, and what stands in their place (SET-17). */
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
} as const;
export type PlaceholderName = keyof typeof placeholderLabels;
export type PlaceholderValues = Partial<Record<PlaceholderName, string | null>>;

export const placeholderNames = Object.keys(placeholderLabels) as PlaceholderName[];

/** `{NOME}` in a text; what stands between double braces is the public page's. */
const placeholderPattern = /(?<!\{)\{([A-Z_]+)\}(?!\})/g;

/**
 * Fills `{NOME}` and its kin in one pass: every occurrence becomes its value, or nothing where there is
 * none. Other names stay as typed, and so do double braces, which the public page fills (SET-18, SET-19).
 * What stands inside a value is never filled in turn.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(placeholderPattern, (typed, name: string) =>
    Object.hasOwn(placeholderLabels, name) ? (values[name as PlaceholderName] ?? '') : typed,
  );
}
