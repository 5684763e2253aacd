import { foldText } from '#contract/base/text.ts';
import type { PageFacts, Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { unknownNumbers } from '#contract/da-pasta-a-pagina/page-numbers.ts';
import { formatArea } from '#contract/publico/page-format.ts';
import type { PageAsset } from '#server/adapters/intelligence/port.ts';
import { capitalized, counted, dormitoriosPhrase } from './phrases.ts';
import { bestFirst } from './pictures.ts';

type Item = Section['itens'][number];
type Tipologia = PageFacts['tipologias'][number];

/** As many as a section holds and a folder's catalogue may bring. */
const planLimit = 80;

/**
 * Floor plans with their unit's figures, unmatched plans, the site plan, then units without a drawing. A plan
 * is matched to the unit its description mentions (area, bedrooms, name).
 */
export function planItems(facts: PageFacts, assets: PageAsset[]): Item[] {
  const certain = assets.filter((asset) => asset.type === 'image' && !asset.uncertain);
  const plans = certain.filter(({ category }) => category === 'planta').sort(bestFirst);
  const sitePlans = certain.filter(({ category }) => category === 'implantacao').sort(bestFirst);
  const tipologias = [...facts.tipologias].sort(bySize);
  const matched = new Map<Tipologia, PageAsset[]>(tipologias.map((tipologia) => [tipologia, []]));
  const loose: PageAsset[] = [];
  for (const plan of plans) {
    const tipologia = bestMatch(plan, tipologias);
    (tipologia ? matched.get(tipologia)! : loose).push(plan);
  }
  const drawn = tipologias.flatMap((tipologia) =>
    (matched.get(tipologia) ?? []).map((plan) => tipologiaItem(tipologia, plan)),
  );
  const undrawn = tipologias.filter((tipologia) => matched.get(tipologia)?.length === 0);
  // Homes before the floor they stand on.
  const [homes, floors] = [false, true].map((is) => loose.filter((plan) => isFloor(plan) === is));
  return [
    ...drawn,
    ...[...homes!, ...floors!].map((plan) =>
      looseItem(plan, facts, drawn.length > 0 ? 'Outras plantas' : 'Plantas'),
    ),
    ...sitePlans.slice(0, 2).map((plan) => item('Implantação', null, 'Implantação', plan)),
    ...undrawn.map((tipologia) => tipologiaItem(tipologia, null)),
  ].slice(0, planLimit);
}

const isFloor = ({ description }: PageAsset) => /\bpavimento\b/i.test(description);

const item = (titulo: string, texto: string | null, grupo: string | null, plan: PageAsset | null): Item => ({
  titulo,
  texto,
  grupo,
  asset: plan?.id ?? null,
});

const bySize = (a: Tipologia, b: Tipologia) =>
  (a.dormitorios ?? 99) - (b.dormitorios ?? 99) || Number(a.area ?? 0) - Number(b.area ?? 0);

const figureWords =
  /\d|[^\p{L}]|m²|m2|dorm[a-zê-ú]*|quartos?|su[ií]tes?|vagas?|apartamentos?|unidades?|\b(?:com|de|e|q)\b/giu;

/** A name consisting of figures is replaced by them in a fixed order: '63 m²', '2 dormitórios · 1 vaga'. */
function tipologiaItem(tipologia: Tipologia, plan: PageAsset | null): Item {
  const { nome, dormitorios, suites, vagas, area } = tipologia;
  const size = area && `${formatArea(area)}\u00a0m²`;
  const rooms = dormitorios === null ? null : dormitoriosPhrase(dormitorios, dormitorios);
  const figures = [rooms, counted(suites, suites, 'suíte', 'suítes'), counted(vagas, vagas, 'vaga', 'vagas')];
  const isFigures = nome.toLowerCase().replace(figureWords, '') === '';
  const titulo = isFigures ? (size ?? rooms ?? nome) : nome;
  const texto = [size, ...figures].filter((part) => part && part !== titulo).join(' · ');
  return item(capitalized(titulo).slice(0, 120), texto || null, rooms && capitalized(rooms), plan);
}

function looseItem(plan: PageAsset, facts: PageFacts, grupo: string): Item {
  const spoken = plan.description.replace(/[.\s]+$/, '');
  const fit = spoken.length <= 60 && unknownNumbers(spoken, facts).length === 0;
  return item(fit ? spoken : 'Planta', null, grupo, plan);
}

function bestMatch(plan: PageAsset, tipologias: Tipologia[]): Tipologia | null {
  const rated = tipologias.map((tipologia) => ({ tipologia, rate: rate(plan, tipologia) }));
  const [best, next] = rated.sort((a, b) => b.rate - a.rate);
  // A plan matching two units equally is shown without figures.
  return best && best.rate >= 2 && best.rate !== next?.rate ? best.tipologia : null;
}

/** How well the plan's description matches the unit; different figures count against it. */
function rate(plan: PageAsset, tipologia: Tipologia): number {
  const spoken = foldText(`${plan.description} ${plan.kind ?? ''}`).replace(/²/g, '2');
  const areas = [...spoken.matchAll(/(\d+(?:[.,]\d+)?)\s*m2/g)].map((match) =>
    Number(match[1]?.replace(',', '.')),
  );
  const rooms = /(\d+)\s*(?:dorm|quarto|q\b)/.exec(spoken)?.[1];
  const area = tipologia.area === null ? null : Number(tipologia.area);
  const sameArea = area !== null && areas.some((value) => Math.abs(value - area) < 1);
  const sameRooms = rooms !== undefined && Number(rooms) === tipologia.dormitorios;
  return (
    (areas.length === 0 || area === null ? 0 : sameArea ? 4 : -4) +
    (rooms === undefined || tipologia.dormitorios === null ? 0 : sameRooms ? 2 : -4) +
    nameRate(spoken, tipologia.nome)
  );
}

const genericWords = new Set([
  'apartamento',
  'unidade',
  'planta',
  'tipo',
  'final',
  'torre',
  'bloco',
  'com',
  'dormitorios',
  'dormitorio',
  'suite',
  'suites',
]);

/**
 * Whether every distinctive word of the unit's name is in the description: a word ('garden', 'cobertura')
 * counts more than a letter ('tipo A'), which variants share.
 */
function nameRate(spoken: string, nome: string): number {
  const words =
    foldText(nome)
      .match(/[a-z0-9]+/g)
      ?.filter((word) => !genericWords.has(word)) ?? [];
  const named = words.length > 0 && words.every((word) => new RegExp(`\\b${word}\\b`).test(spoken));
  if (!named) return 0;
  if (words.some((word) => word.length > 3)) return 4;
  return words.some((word) => /^[a-z]$/.test(word)) ? 3 : 0;
}
