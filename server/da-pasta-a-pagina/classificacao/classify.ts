import { foldText } from '#contract/base/text.ts';
import { type AssetClass, certainFrom } from '#contract/da-pasta-a-pagina/assets.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { ClassifyInput } from '#server/adapters/intelligence/port.ts';
import { describeAsset, unknownDescription, unnamedPlan } from './describe.ts';
import { guessByLook, looksLikePlan } from './look.ts';
import { baseWords, type NameClass, readPath } from './read-path.ts';
import { type PixelReading, readPixels } from './read-pixels.ts';

type Verdict = Pick<AssetClass, 'category' | 'kind' | 'confidence'> & {
  told: (keyof typeof sources)[];
};

/**
 * Classifies pictures and videos by path words and pixel measures, in the given order. Pixels decide between
 * drawing and photograph, words decide which one. What neither settles stays below `certainFrom` with a
 * generic description.
 */
export function classifyAssets(inputs: ClassifyInput[]): AssetClass[] {
  const common = commonWords(inputs);
  return inputs.map((input) => {
    const pixels = input.measures && readPixels(input.measures, input.width, input.height);
    const { category, confidence, told, ...verdict } = judge(readPath(input.path, common), pixels, input);
    const kind = category === 'fachada' ? (verdict.kind ?? facadePart(input.path)) : verdict.kind;
    const certain = confidence >= certainFrom;
    const known = told.includes('aparencia') ? unnamedPlan : describeAsset(category, kind, input.path);
    const description = certain ? known : unknownDescription;
    return {
      category,
      kind,
      confidence: Math.round(confidence * 100) / 100,
      description: input.type === 'video' ? describeVideo(certain ? description : null) : description,
      reason: certain
        ? `Pelo que dizem: ${told.map((from) => sourceName(from, input.captioned)).join(', ')}`
        : 'Nem o nome nem as medidas dizem com segurança',
    };
  });
}

/** A façade picture showing only a part never represents the whole building. */
const facadePart = (path: string) =>
  baseWords(path).some((word) => partWords.test(word)) ? 'detalhe' : null;
const partWords = /^(detalhes?|varandas?|sacadas?|close|zoom|embasamento|conceitual|base|acesso|entrada)$/;

const namesRooms =
  /(?:\d ?(?:dorm|quartos?\b|suites?\b)|\b(?:casas?|sobrados?|duplex|triplex|coberturas?|gardens?|inferior|superior)\b|\d ?m[2²])[^/]*$/;

const sources = {
  nome: 'nome do arquivo',
  pasta: 'nome da pasta',
  medidas: 'medidas da imagem',
  aparencia: 'aparência da imagem',
};

const sourceName = (from: keyof typeof sources, isCaptioned = false) =>
  isCaptioned && from === 'nome' ? 'texto da página' : sources[from];

const describeVideo = (shows: string | null) =>
  shows ? `Vídeo: ${shows.charAt(0).toLowerCase()}${shows.slice(1)}` : 'Vídeo do empreendimento';

function judge(named: NameClass[], pixels: PixelReading | null, input: ClassifyInput): Verdict {
  if (pixels?.qrCode) return { category: 'outro', kind: 'qrcode', confidence: 0.85, told: ['medidas'] };
  if (pixels?.lightLogo) return { category: 'logo', kind: null, confidence: 0.8, told: ['medidas'] };
  const screenshot = named[0]?.kind === 'captura-de-tela';
  // A screenshot can show anything; its folder is the better guess, but only a guess.
  const candidates = screenshot && named.length > 1 ? named.slice(1) : named;
  const asked = input.captioned ? drawnBefore(candidates, pixels) : placedBefore(candidates, pixels);
  const first = asked.map((name) => withPixels(name, pixels, input)).find((verdict) => verdict !== null);
  if (screenshot) {
    return { category: 'outro', told: ['nome'], ...first, kind: 'captura-de-tela', confidence: 0.5 };
  }
  return first ?? fromPixels(pixels, named, input);
}

/** In a folder of site plans a drawing is one, even if named 'Lazer': the folder takes precedence. */
function placedBefore(names: NameClass[], pixels: PixelReading | null): NameClass[] {
  const placed = names.find(({ from, category }) => from === 'pasta' && category === 'implantacao');
  return placed && pixels?.kind === 'desenho' && names[0]!.category === 'lazer' ? [placed, ...names] : names;
}

/** A caption says of a plan what rooms it has, and perhaps only then that it is one. */
function drawnBefore(names: NameClass[], pixels: PixelReading | null): NameClass[] {
  if (pixels?.kind !== 'desenho') return names;
  return names.toSorted((a, b) => Number(isDrawing(b)) - Number(isDrawing(a)));
}
const isDrawing = ({ category }: NameClass) => imageClass[category].drawing;

/** Reconciles a name's class with the pixels; null if they rule it out. */
function withPixels(
  { category, kind, confidence, from }: NameClass,
  pixels: PixelReading | null,
  input: ClassifyInput,
): Verdict | null {
  const plain: Verdict = { category, kind, confidence, told: [from] };
  if (!pixels) return plain;
  const backed: Verdict = { ...plain, told: [from, 'medidas'] };
  const drawing = pixels.kind === 'desenho';
  // 'Planta térreo 3 dorms' is a house's ground floor, not the site.
  if (category === 'implantacao' && drawing && namesRooms.test(foldText(input.path).replaceAll('_', ' ')))
    return { ...backed, category: 'planta', kind: null };
  const { whiteShare, greenShare, commonestShare, hasAlpha } = input.measures!;
  switch (category) {
    case 'planta':
      if (pixels.kind === 'foto')
        return pixels.sure ? null : { ...plain, confidence: Math.min(confidence, 0.5) };
      return drawing ? { ...backed, confidence: confidence >= 0.7 ? 0.95 : 0.78 } : plain;
    case 'implantacao':
      // Floor plan sheets may have this name; site plans show green or a coloured ground.
      if (drawing && whiteShare > 0.7 && greenShare < 0.01)
        return { ...plain, confidence: Math.min(confidence, 0.62) };
      if (pixels.kind !== 'foto') return backed;
      // A rendered site plan fills its frame; 'garagem' or 'térreo' on a photograph is the place itself.
      return { ...plain, confidence: confidence >= 0.85 ? 0.65 : 0.5 };
    case 'fachada':
    case 'lazer':
    case 'interior':
      if (!drawing) return pixels.kind === 'foto' ? backed : plain;
      if (kind === 'vista-aerea' && pixels.sure)
        return { ...backed, category: 'implantacao', kind: null, confidence: 0.72 };
      // A façade under a white sky or a white room looks like a drawing near the threshold only.
      if (!pixels.sure || (category === 'fachada' && commonestShare < 0.45)) {
        return { ...plain, confidence: confidence - 0.25 };
      }
      return { category: 'planta', kind: null, confidence: pixels.planLike ? 0.7 : 0.55, told: ['medidas'] };
    case 'logo':
      return pixels.kind === 'foto' && commonestShare < 0.12 && !hasAlpha
        ? { ...plain, confidence: 0.5 }
        : backed;
    case 'outro':
      return plain;
  }
}

/** The best guess without words: only what looks like a plan is claimed. */
function fromPixels(
  pixels: PixelReading | null,
  named: NameClass[],
  { measures, width, height }: ClassifyInput,
): Verdict {
  const told: Verdict['told'] = ['aparencia'];
  if (!pixels || !measures) return { category: 'outro', kind: null, confidence: 0.3, told: ['medidas'] };
  const drawing = pixels.kind === 'desenho';
  if (measures.likeness ? drawing && looksLikePlan(measures) : pixels.planLike)
    return { category: 'planta', kind: null, confidence: 0.64, told };
  const aspect = width && height ? width / height : 1;
  const seen = pixels.planLike ? 'planta' : guessByLook(measures, drawing, aspect);
  if (seen) return { category: seen, kind: null, confidence: drawing ? 0.45 : 0.35, told };
  if (drawing) return { category: 'planta', kind: null, confidence: 0.45, told };
  // '2bhk.png' that is not a plan is most likely a room of that unit.
  if (named.some(({ category }) => category === 'planta')) {
    return { category: 'interior', kind: null, confidence: 0.5, told };
  }
  return { category: pixels.sky ? 'fachada' : 'interior', kind: null, confidence: 0.35, told };
}

const mostNames = 0.6;
const fewNames = 8;

/** Words nearly every name of the batch shares: the empreendimento's, the city's. */
function commonWords(inputs: ClassifyInput[]): Set<string> {
  const counts = new Map<string, number>();
  if (inputs.length < fewNames) return new Set();
  for (const { path } of inputs) {
    for (const word of new Set(baseWords(path))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > inputs.length * mostNames).map(([word]) => word));
}
