import { readFile } from 'node:fs/promises';
import { type AssetClass, certainFrom } from '#contract/da-pasta-a-pagina/assets.ts';
import type { AssetCategory } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { chooseLead } from '#contract/da-pasta-a-pagina/lead-picture.ts';
import type { ClassifyInput } from '#server/adapters/intelligence/port.ts';
import { nameProbableFacade } from '#server/da-pasta-a-pagina/assets/probable-facade.ts';
import type { RawAsset } from '#server/da-pasta-a-pagina/assets/raw-asset.ts';
import { scoreAsset } from '#server/da-pasta-a-pagina/assets/score-asset.ts';
import { classifyAssets } from '#server/da-pasta-a-pagina/classificacao/classify.ts';

const labelled: Record<string, AssetCategory> = {
  facade: 'fachada',
  leisure: 'lazer',
  interior: 'interior',
  floor_plan: 'planta',
  site_plan: 'implantacao',
  logo: 'logo',
  other: 'outro',
};
const views = new Set<AssetCategory>(['fachada', 'lazer', 'interior']);

/**
 * Prints how the local engine classes other makers' pictures, with their names and as img0001…, and which
 * picture it would let lead each folder. `folders` holds each folder's pictures as measured, by path.
 */
export async function printPictures(labelsFile: string, folders: ClassifyInput[][]): Promise<void> {
  const labels = await readLabels(labelsFile);
  for (const [title, named] of [
    ['com os nomes', folders],
    ['como img0001…', folders.map(renamed)],
  ] as const) {
    const judged = named.map((inputs) => judge(inputs, labels));
    const sum = (key: keyof ReturnType<typeof judge>) =>
      judged.reduce((all, one) => all + Number(one[key]), 0);
    const [all, claimed] = [sum('total'), sum('claimed')];
    console.log(
      `Imagens ${title}: ${share(sum('right'), all)} certas; afirmadas ${share(claimed, all)}, destas certas ${share(sum('claimedRight'), claimed)}`,
    );
    const lead = (which: Lead) => judged.filter((one) => one.lead === which).length;
    console.log(
      `Imagem principal ${title}: ${lead('certa')} certas, ${lead('perguntada, certa')} perguntadas e certas, ` +
        `${lead('perguntada, errada')} perguntadas e erradas, ${lead('errada')} erradas, ${lead('nenhuma')} sem imagem, de ${judged.length} pastas`,
    );
  }
}

/** The classes a folder's catalogue would hold: by name, look and the folder's other pictures. */
export function classifyFolder(inputs: ClassifyInput[]): AssetClass[] {
  return nameProbableFacade(itemsOf(inputs, classifyAssets(inputs))).map((item) => item.class);
}

const itemsOf = (inputs: ClassifyInput[], classes: AssetClass[]) =>
  inputs.map((input, i) => ({ raw: input as unknown as RawAsset, class: classes[i]! }));

type Lead = 'certa' | 'perguntada, certa' | 'perguntada, errada' | 'errada' | 'nenhuma';

/** N, share and its lower 95 % bound (Wilson). */
function share(part: number, all: number): string {
  if (all === 0) return '0 de 0';
  const [p, z] = [part / all, 1.96];
  const middle = p + z ** 2 / 2 / all;
  const least = (middle - z * Math.sqrt((p * (1 - p)) / all + (z / 2 / all) ** 2)) / (1 + z ** 2 / all);
  return `${part} de ${all} (${(p * 100).toFixed(1)} %, ao menos ${(least * 100).toFixed(1)} %)`;
}

function judge(inputs: ClassifyInput[], labels: Map<string, AssetCategory>) {
  const known = inputs.filter(({ id }) => labels.has(id));
  const classes = classifyFolder(known);
  const right = (given: AssetClass, i: number) => given.category === labels.get(known[i]!.id);
  const claimed = (given: AssetClass) => given.confidence >= certainFrom;
  return {
    total: known.length,
    right: classes.filter(right).length,
    claimed: classes.filter(claimed).length,
    claimedRight: classes.filter((given, i) => claimed(given) && right(given, i)).length,
    lead: leadOf(known, classes, labels),
  };
}

/** A folder's main picture: the building where it has one, else leisure or a room. */
function leadOf(inputs: ClassifyInput[], classes: AssetClass[], labels: Map<string, AssetCategory>): Lead {
  const pictures = itemsOf(inputs, classes).map(({ raw, class: given }) => ({
    id: raw.id,
    type: raw.type,
    category: given.category,
    kind: given.kind,
    uncertain: given.confidence < certainFrom,
    score: scoreAsset(raw, given),
    width: raw.width,
    height: raw.height,
  }));
  const lead = chooseLead(pictures);
  if (!lead) return 'nenhuma';
  const hasFacade = inputs.some(({ id }) => labels.get(id) === 'fachada');
  const shown = labels.get(lead.id)!;
  const fits = hasFacade ? shown === 'fachada' : views.has(shown);
  if (lead.uncertain) return fits ? 'perguntada, certa' : 'perguntada, errada';
  return fits ? 'certa' : 'errada';
}

const renamed = (inputs: ClassifyInput[]): ClassifyInput[] =>
  inputs.map((input, i) => ({ ...input, path: `img${String(i + 1).padStart(4, '0')}.jpg` }));

async function readLabels(file: string): Promise<Map<string, AssetCategory>> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const [path = '', label = ''] = line.split(',');
      return [path, labelled[label]!];
    }),
  );
}
