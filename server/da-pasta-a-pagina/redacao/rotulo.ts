import { capitalized } from './phrases.ts';

const kept = '(?:preservad|tombad|restaurad|recuperad|mantid|protegid)[oa]s?';
const subject =
  '[AO]s?\\s((?:(?:duas|dois|três|quatro|cinco|seis|sete|oito)\\s)?\\p{Ll}+)(?:\\sd[aeo]s?\\s[\\p{L}\\d]+)?';
/** 'As três figueiras do terreno foram preservadas.'; 'O casarão de 1897, tombado pelo município, …' */
const keeps = [
  new RegExp(`^${subject}\\s(?:foi|foram)\\s(${kept})[.]$`, 'u'),
  new RegExp(`^${subject},\\s(${kept})(?:,|\\sp(?:or|el[oa]s?)\\s)`, 'u'),
];
const named = '\\p{L}+(?: (?:d[aeo]s? )?\\p{Lu}\\p{L}+)?';
/** 'a sala voltada para o mar', 'vista permanente para o Parque Barigui', 'varanda com churrasqueira a carvão' */
const has = [
  /(?<!\p{L})((?:salas?|suítes?|varandas?|apartamentos) voltad[oa]s? para [oa] \p{L}+)(?=[,.;])/u,
  new RegExp(`(?<!\\p{L})(vistas?)(?: \\p{Ll}+)?( (?:para [oa]|d[oa]) ${named})(?=[,.;])`, 'u'),
  /(?<!\p{L})((?:varandas?|sacadas?) (?:com|e) churrasqueira(?: a (?:carvão|gás))?)(?=[,.;])/u,
  /(?<!\p{L})(fachadas? de \p{Ll}+(?: e \p{Ll}+)?)(?=[,.;]| (?:foi|é|que)(?!\p{L}))/u,
  /(?<!\p{L})(varandas? (?:largas?|amplas?|generosas?))(?=[,.;]| (?:com|e)(?!\p{L}))/u,
  /(?<!\p{L})(pé-direito (?:duplo|alto))(?!\p{L})/u,
];

/** 'Três figueiras preservadas', 'Varanda com churrasqueira a carvão': what a text says as its label; null where it has none. */
export function rotuloDe(frases: readonly string[]): string | null {
  for (const pattern of keeps) {
    const [, what, how] = pattern.exec(frases[0]?.trim() ?? '') ?? [];
    if (what && how) return capitalized(`${what} ${how}`);
  }
  for (const pattern of has) {
    const [, said, to = ''] = pattern.exec(frases.join(' ')) ?? [];
    if (said) return capitalized(`${said}${to}`);
  }
  return null;
}
