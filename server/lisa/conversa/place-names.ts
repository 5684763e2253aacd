/** The names in a shared place's line, 'Estação Cultura, Campinas (-22.9056, -47.0608)'; null if it has none. */
export const placeNames = (line: string | null): string | null =>
  line?.replace(/\s*\(?-?\d+(?:\.\d+)?, -?\d+(?:\.\d+)?\)?$/, '').trim() || null;
