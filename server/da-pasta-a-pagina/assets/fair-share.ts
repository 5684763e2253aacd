import { foldText } from '#contract/base/text.ts';
import type { AssetCategory } from '#contract/da-pasta-a-pagina/image-classes.ts';

/**
 * Likely classes by path, most wanted first; used only to choose downloads when a folder exceeds the limit.
 * Rarely shown classes come last.
 */
const wantedNames: Record<Exclude<AssetCategory, 'outro'>, RegExp> = {
  fachada: /fachad|facade|elevacao/,
  implantacao: /implantac|implatac|masterplan|site.?plan/,
  planta: /planta|floor.?plan|tipologia|\d ?m2|\d ?m²|dorm/,
  logo: /logo|marca/,
  lazer:
    /lazer|piscina|pool|academia|fitness|salao|gourmet|playground|kids|churras|area.?comum|hall|lobby|rooftop|quadra|coworking/,
  interior: /decorado|living|sala|suite|cozinha|quarto|dormit|banh|varanda|interior/,
};
const wanted = Object.values(wantedNames);
const rarelyShown =
  /obra|evoluc|andamento|canteiro|stor(y|ies)|1080x1920|post|feed|qr.?code|captura|screenshot|screen shot|tabela|\.hei[cf]$/;
const ofThePlace = /localiza|mapa|entorno|estac|shopping|bairro/;

/** 0 first, 2 last. */
function tierOf(path: string): number {
  if (rarelyShown.test(path)) return 2;
  return ofThePlace.test(path) ? 1 : 0;
}

/**
 * Chooses at most `limit` files fairly: every likely class of every folder gets a turn before any gets a
 * second one; construction photos and stories only after everything else. Keeps the given order.
 */
export function fairShare<File extends { path: string }>(files: File[], limit: number): Set<File> {
  if (files.length <= limit) return new Set(files);
  const queues = new Map<string, { rank: number; files: File[] }>();
  for (const file of files) {
    const path = foldText(file.path);
    const hint = wanted.findIndex((pattern) => pattern.test(path));
    const klass = hint === -1 ? wanted.length : hint;
    const tier = tierOf(path);
    const key = `${tier} ${klass} ${path.slice(0, path.lastIndexOf('/') + 1)}`;
    const queue = queues.get(key) ?? { rank: tier * 100 + klass, files: [] };
    queue.files.push(file);
    queues.set(key, queue);
  }
  const chosen = new Set<File>();
  for (const tier of [0, 1, 2]) {
    const turns = [...queues.values()].filter(({ rank }) => Math.floor(rank / 100) === tier);
    turns.sort((a, b) => a.rank - b.rank);
    for (let round = 0; turns.some(({ files: left }) => round < left.length); round++) {
      for (const { files: left } of turns) {
        const next = left[round];
        if (next && chosen.size < limit) chosen.add(next);
      }
      if (chosen.size >= limit) return chosen;
    }
  }
  return chosen;
}
