import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { type Hit, matchName } from './match-name.ts';
import { wordsOf } from './words.ts';

export interface NameClass extends Pick<Hit, 'category' | 'kind'> {
  confidence: number;
  /** Where it was read: the file's own name or a folder's. */
  from: 'nome' | 'pasta';
}

/** Folders that determine the kind of their files, whatever their names: a façade under works. */
const rulingKinds = new Set(['obra', 'post', 'documento', 'stand']);
/** Surroundings: in such a folder even a façade is the shopping centre's. */
const surroundings = /^(?:localizacao|location|entorno|regiao|bairro|vizinhanca|arredor|vizinho)$/;
const claimedFrom = 0.7;

/** Confidence of a class that only rules out another one. */
const unclaimed = 0.55;

/**
 * The folder that decides for everything below it. Construction folders do so at any depth; posts and papers
 * only as the nearest informative folder: 'MARKETING/PLANTAS' holds plans. Among papers a picture naming
 * itself still counts.
 */
function rulingOf(folders: Hit[][], base: Hit[]): Hit | undefined {
  const rules = (hit: Hit) => hit.kind !== null && rulingKinds.has(hit.kind) && hit.strength > 1;
  const works = folders.flat().find((hit) => hit.kind === 'obra' && rules(hit));
  const near = folders.find((hits) => hits.length > 0)?.find(rules);
  const named = base.some(({ category, strength }) => category !== 'outro' && strength >= 1);
  return works ?? (near?.kind === 'documento' && named ? undefined : near);
}

/** Words of the file's own name, without extension. */
export const baseWords = (path: string) =>
  wordsOf(path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, ''));

/**
 * Classes by the words of a path, likeliest first: the file's own name, then its folders from the inside out.
 * `common` are words nearly every file shares, such as the empreendimento's name: they count only if a name
 * says nothing else.
 */
export function readPath(path: string, common: ReadonlySet<string> = new Set()): NameClass[] {
  const base = withoutCommon(matchName(baseWords(path)), common);
  const folders = path
    .split('/')
    .slice(0, -1)
    .reverse()
    .map((folder) => folderHits(wordsOf(folder)));
  const nearest = folders.find((hits) => hits.length > 0) ?? [];
  const ruling = rulingOf(folders, base);
  if (ruling) {
    const confidence = ruling.kind === 'stand' ? unclaimed : 0.85;
    return [{ category: ruling.category, kind: ruling.kind, confidence, from: 'pasta' }];
  }
  const around = path
    .split('/')
    .slice(0, -1)
    .flatMap(wordsOf)
    .some((word) => surroundings.test(word));
  if (around && !base.some(({ category, kind }) => imageClass[category].drawing || kind === 'mapa'))
    return [{ category: 'outro', kind: 'localizacao', confidence: 0.75, from: 'pasta' }];

  const folder = best(nearest);
  const torn = (hit: Hit) => isGroundFloor(hit) && folder?.category === 'planta';
  const named = ranked(base).map((hit) => ({
    category: hit.category,
    kind: hit.kind ?? kindWithin(base, hit),
    confidence: hit.kind === 'stand' || torn(hit) ? unclaimed : baseConfidence(hit, base, nearest),
    from: 'nome' as const,
  }));
  const placed =
    folder && !base.some(torn)
      ? [
          {
            category: folder.category,
            kind: folder.kind,
            confidence: folder.strength * 0.74,
            from: 'pasta' as const,
          },
        ]
      : [];
  const sure = named.filter(({ confidence, kind }) => confidence >= claimedFrom || kind === 'stand');
  const hinted = named.filter((one) => !sure.includes(one));
  return [
    ...sure,
    ...placed.map((entry) => ({ ...entry, confidence: Math.min(0.8, entry.confidence) })),
    ...hinted,
  ];
}

/** Among plans 'térreo' alone is the building's ground floor or a unit's. */
const isGroundFloor = ({ category, words }: Hit) =>
  category === 'implantacao' && words.length === 1 && words[0] === 'terreo';

/** 'DOCUMENTOS CORRETOR' is the corretor's working material, including plans and pictures. */
const materialWords = new Set([
  'corretor',
  'corretores',
  'vendas',
  'comercial',
  'imobiliaria',
  'imobiliarias',
]);
const otherKinds = new Set(['documento', 'pessoa']);
const folderHits = (words: string[]) => {
  const isMaterial = words.some((word) => materialWords.has(word));
  return matchName(words).filter(({ kind }) => !(isMaterial && kind && otherKinds.has(kind)));
};

/** Strength first, then word order: in Portuguese the head comes first. */
const value = (hit: Hit, order: number) => hit.strength - Math.min(0.3, order * 0.1);
const ranked = (hits: Hit[]) =>
  hits
    .map((hit, order) => ({ hit, value: value(hit, order) }))
    .sort((a, b) => b.value - a.value)
    .map(({ hit }) => hit);
const best = (hits: Hit[]) => ranked(hits)[0];

const kindWithin = (hits: Hit[], { category }: Hit) =>
  hits.find((hit) => hit.category === category && hit.kind && hit.strength >= claimedFrom)?.kind ?? null;

function withoutCommon(hits: Hit[], common: ReadonlySet<string>): Hit[] {
  const own = hits.filter(({ words }) => !words.every((word) => common.has(word)));
  return own.length > 0 ? own : hits;
}

function baseConfidence(hit: Hit, base: Hit[], folder: Hit[]): number {
  const plain = hit.strength >= 1 ? 0.9 : hit.strength >= 0.8 ? 0.8 : hit.strength >= 0.7 ? 0.72 : 0.5;
  const agrees = folder.some(({ category }) => category === hit.category);
  const disputed = base.some(
    (other) => other.category !== hit.category && other.strength >= 0.8 && hit.strength <= other.strength,
  );
  return Math.min(
    0.97,
    plain + (agrees ? (hit.strength < claimedFrom ? 0.22 : 0.06) : 0) - (disputed ? 0.1 : 0),
  );
}
