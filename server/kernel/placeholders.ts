/** The names a settings text may hold between single braces (SET-17). */
export const placeholderNames = [
  'PDF_TEXT',
  'NOME',
  'INCORPORADORA',
  'BAIRRO',
  'CIDADE',
  'ESTADO',
  'ENDERECO_COMPLEMENTO',
  'ESPECIFICACOES_TECNICAS',
  'NOME_GUERRA',
  'REGIAO',
] as const;
type PlaceholderName = (typeof placeholderNames)[number];
export type PlaceholderValues = Partial<Record<PlaceholderName, string | null>>;

const known = new Set<string>(placeholderNames);

/**
 * Fills `{NOME}` and its kin in one pass: every occurrence becomes its value, or nothing where there is
 * none. Other names stay as typed, and so do double braces, which the public page fills (SET-18, SET-19).
 * What stands inside a value is never filled in turn.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(/(?<!\{)\{([A-Z_]+)\}(?!\})/g, (typed, name: string) =>
    known.has(name) ? (values[name as PlaceholderName] ?? '') : typed,
  );
}
