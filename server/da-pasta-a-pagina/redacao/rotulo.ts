import { capitalized } from './phrases.ts';

const kept = '(?:preservad|tombad|restaurad|recuperad|mantid|protegid)[oa]s?';
const subject =
  '[AO]s?\\s((?:(?:duas|dois|três|quatro|cinco|seis|sete|oito)\\s)?\\p{Ll}+)(?:\\sd[aeo]s?\\s[\\p{L}\\d]+)?';
/** 'As três figueiras do terreno foram preservadas.'; 'O casarão de 1897, tombado pelo município, …' */
const keeps = [
  new RegExp(`^${subject}\\s(?:foi|foram)\\s(${kept})[.]$`, 'u'),
  new RegExp(`^${subject},\\s(${kept})(?:,|\\sp(?:or|el[oa]s?)\\s)`, 'u'),
];
/** 'a sala voltada para o mar', 'varanda com churrasqueira a carvão' */
const has = [
  /(?<!\p{L})((?:salas?|suítes?|varandas?|apartamentos) voltad[oa]s? para [oa] \p{L}+)(?=[,.;])/u,
  /(?<!\p{L})(vistas? (?:para [oa]|d[oa]) \p{L}+)(?=[,.;])/u,
  /(?<!\p{L})(varandas? com churrasqueira(?: a (?:carvão|gás))?)(?=[,.;])/u,
];

/** 'Três figueiras preservadas', 'Varanda com churrasqueira a carvão': what a text says as its label; null where it has none. */
export function rotuloDe(frases: readonly string[]): string | null {
  for (const pattern of keeps) {
    const [, what, how] = pattern.exec(frases[0]?.trim() ?? '') ?? [];
    if (what && how) return capitalized(`${what} ${how}`);
  }
  for (const pattern of has) {
    const [, said] = pattern.exec(frases.join(' ')) ?? [];
    if (said) return capitalized(said);
  }
  return null;
}
