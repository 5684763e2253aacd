import type { CampoFato, StatusEmpreendimento } from '#contract/cadastros/fatos.ts';
import type { FolderPlan, ImageLabel } from './folder.ts';
import { ambarFolder } from './folder-ambar.ts';
import { figueirasFolder } from './folder-figueiras.ts';
import { newestTable, startingPrice, type Truth } from './truth.ts';

/** Ground truth of a folder, for judging readings. */
export interface FolderLabels {
  /** Accepted values of each fact, as text; missing fields are not judged. */
  facts: Partial<Record<CampoFato, string[]>>;
  amenidades: string[];
  /** Private areas of the typologies, with bedrooms. */
  tipologias: { area: string; dormitorios: number }[];
  images: Record<string, ImageLabel>;
  /** Private papers. */
  reserved: string[];
  /** Unreadable files. */
  unreadable: string[];
}

/** Labels of a generated folder. */
export function labelsOf(plan: FolderPlan): FolderLabels {
  const paths = (type: 'private' | 'broken') =>
    plan.others.filter((other) => other.type === type).map((other) => other.path);
  return {
    facts: factsOf(plan.truth),
    amenidades: plan.truth.amenities,
    tipologias: plan.truth.typologies.map((t) => ({ area: t.area.toFixed(2), dormitorios: t.bedrooms })),
    images: Object.fromEntries(
      plan.images.map(({ path, category, kind, also, sameAs }) => [path, { category, kind, also, sameAs }]),
    ),
    reserved: paths('private'),
    unreadable: paths('broken'),
  };
}

function factsOf(truth: Truth): FolderLabels['facts'] {
  const range = (values: number[]): [string, string] => [
    String(Math.min(...values)),
    String(Math.max(...values)),
  ];
  const t = truth.typologies;
  const [dormMin, dormMax] = range(t.map(({ bedrooms }) => bedrooms));
  const [suiteMin, suiteMax] = range(t.map(({ suites }) => suites));
  const [parkMin, parkMax] = range(t.map(({ parking }) => parking));
  const areas = t.map(({ area }) => area).sort((a, b) => a - b);
  const newest = newestTable(truth);
  return {
    nome: [truth.name],
    incorporadora: [truth.incorporadora],
    cnpj: [truth.cnpj],
    endereco: [truth.address],
    bairro: [truth.bairro],
    cidade: [truth.cidade],
    uf: [truth.uf],
    precoInicial: [startingPrice(newest)],
    dataTabela: [newest.date, newest.date.slice(0, 7)],
    dormitoriosMin: [dormMin],
    dormitoriosMax: [dormMax],
    suitesMin: suiteMin === '0' ? ['0', '1'] : [suiteMin],
    suitesMax: [suiteMax],
    areaMin: [areas[0]!.toFixed(2)],
    areaMax: [areas.at(-1)!.toFixed(2)],
    vagasMin: [parkMin],
    vagasMax: [parkMax],
    status: [truth.status satisfies StatusEmpreendimento],
    dataEntrega: [truth.delivery, truth.delivery.slice(0, 7)],
    registroIncorporacao: [truth.registration],
    cartorio: [truth.registryOffice],
  };
}

/** The labels of every example folder, by the folder's name. */
export const exampleLabels: Record<string, FolderLabels> = Object.fromEntries(
  [ambarFolder, figueirasFolder].map((plan) => [plan.truth.folder, labelsOf(plan)]),
);
