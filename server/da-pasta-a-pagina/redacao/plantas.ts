import { foldText } from '#contract/base/text.ts';
import type { PageFacts, Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { unknownNumbers } from '#contract/da-pasta-a-pagina/page-numbers.ts';
import { formatArea } from '#contract/publico/page-format.ts';
import type { PageAsset } from '#server/adapters/intelligence/port.ts';
import { hexToOklch } from './oklch.ts';
import { capitalized, counted, dormitoriosPhrase } from './phrases.ts';
import { bestFirst } from './pictures.ts';

type Item = Section['itens'][number];
type Tipologia = PageFacts['tipologias'][number];

/** As many as a section holds and a folder's catalogue may bring. */
const planLimit = 80;

/**
 * Floor plans with their unit's figures, unmatched plans, the site plan, then units without a drawing. A plan
 * is matched to the unit its description mentions (area, bedrooms, name), or that the table of units ties it to.
 */
export function planItems(facts: PageFacts, assets: PageAsset[]): Item[] {
  const certain = assets.filter((asset) => asset.type === 'image' && !asset.uncertain);
  const plans = certain.filter(({ category }) => category === 'planta').sort(bestFirst);
  const sitePlans = certain.filter(({ category }) => category === 'implantacao').sort(bestFirst);
  const tipologias = [...facts.tipologias].sort(bySize);
  const matched = new Map<Tipologia, PageAsset[]>(tipologias.map((tipologia) => [tipologia, []]));
  const loose: PageAsset[] = [];
  for (const plan of plans) {
    const tipologia = bestMatch(plan, tipologias, facts);
    if (tipologia && isDrawn(plan, matched.get(tipologia)!)) continue;
    (tipologia ? matched.get(tipologia)! : loose).push(plan);
  }
  const unitItem = (tipologia: Tipologia, plan: PageAsset | null) =>
    tipologiaItem(tipologia, plan, {
      isRepeated: tipologias.filter(({ nome }) => nome === tipologia.nome).length > 1,
      nomeDaTabela: nomeDaTabela(tipologia, facts.tabela),
    });
  const drawn = tipologias.flatMap((tipologia) =>
    (matched.get(tipologia) ?? []).map((plan) => unitItem(tipologia, plan)),
  );
  const undrawn = tipologias.filter((tipologia) => matched.get(tipologia)?.length === 0);
  // Homes before the floor they stand on.
  const [homes = [], floors = []] = [false, true].map((is) => loose.filter((plan) => isFloor(plan) === is));
  const others = drawn.length > 0 ? 'Outras plantas' : 'Plantas';
  return [
    ...eachOnce(
      [...drawn, ...[...usualFirst(homes), ...floors].map((plan) => looseItem(plan, facts, others))],
      others,
    ),
    ...sitePlans
      .toSorted((a, b) => Number(isGarage(a)) - Number(isGarage(b)))
      .slice(0, mostSitePlans)
      .map((plan) => item(siteTitle(plan), null, 'Implantação', plan)),
    ...undrawn.map((tipologia) => unitItem(tipologia, null)),
  ].slice(0, planLimit);
}
const mostSitePlans = 2;

/** A final is one home: a second drawing that says no more of it is the first once more, from another file. */
const isDrawn = (plan: PageAsset, others: PageAsset[]): boolean => {
  const final = barelyFinal(plan);
  return final !== undefined && others.some((other) => barelyFinal(other) === final);
};
const barelyFinal = ({ description }: PageAsset): string | undefined =>
  /^planta d[oa] (?:apartamento|unidade)(?: de [\d.,]+ m²)?(?:, \d+ (?:dormitório|suíte)s?)*, final (\d{1,2})\.?$/i.exec(
    description,
  )?.[1];

const isGarage = ({ description }: PageAsset) => /\bgaragem\b/i.test(description);
/** 'Implantação do pavimento de lazer', as far as our own words of it go. */
const siteTitle = ({ description }: PageAsset) =>
  /^(?:Implantação|Planta da garagem)[^.\d]{0,40}$/
    .exec(description)?.[0]
    .replace(/ do empreendimento$/, '') ?? 'Implantação';

/** The usual homes, gardens and penthouses, bare line drawings, homes for few; a person's order stays. */
const usualFirst = (plans: PageAsset[]) => plans.toSorted((a, b) => setBack(a) - setBack(b));
function setBack({ rank, description, colors }: PageAsset): number {
  if (rank !== undefined) return 0;
  if (/\bacessíve(?:l|is)\b/i.test(description)) return 3;
  if (colors.length > 0 && colors.every((color) => hexToOklch(color).c < faintest)) return 2;
  return /\b(?:garden|cobertura|duplex|penthouse)\b/i.test(description) ? 1 : 0;
}
/** Chroma below which ink and paper lie. */
const faintest = 0.02;

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
  /\d|[^\p{L}]|m²|m2|privativ[oa]s?|dorm[a-zê-ú]*|quartos?|su[ií]tes?|vagas?|apartamentos?|unidades?|\b(?:com|de|e|q|c)\b/giu;

/** 'Final 01 e 04' of a unit called by its figures: as table and drawing call all of its size; null where they do not. */
function nomeDaTabela({ area }: Tipologia, tabela: PageFacts['tabela']): string | null {
  const [own, other] = (tabela?.tipos ?? []).filter((tipo) => area !== null && isOfSize(tipo, area));
  return own && !other && /^fina(?:l|is)\b/i.test(own.nome) ? own.nome : null;
}
const isOfSize = (
  { areaMin, areaMax }: { areaMin?: string | undefined; areaMax?: string | undefined },
  area: string,
) => areaMin === areaMax && Math.abs(Number(areaMin) - Number(area)) < 0.5;

/**
 * A name consisting of figures is replaced by what the table calls all of its size, else by the figures in a fixed order:
 * 'Planta de 63 m²', '2 dormitórios · 1 vaga'; of two with one name each says its size.
 */
function tipologiaItem(
  tipologia: Tipologia,
  plan: PageAsset | null,
  { isRepeated, nomeDaTabela: code }: { isRepeated: boolean; nomeDaTabela: string | null },
): Item {
  const { nome, dormitorios, suites, vagas, area } = tipologia;
  const size = area && `${formatArea(area)}\u00a0m²`;
  const rooms = dormitorios === null ? null : dormitoriosPhrase(dormitorios, dormitorios);
  const figures = [rooms, counted(suites, suites, 'suíte', 'suítes'), counted(vagas, vagas, 'vaga', 'vagas')];
  const isFigures = nome.toLowerCase().replace(figureWords, '') === '';
  const ofSize = isRepeated && size !== null && size !== '';
  const sized = size && (plan ? `Planta de ${size}` : size);
  const titulo = isFigures ? (code ?? sized ?? rooms ?? nome) : ofSize ? `${nome} de ${size}` : nome;
  // The table's name says it, for all of its size.
  const final = plan && titulo !== code && /\bfinal \d{1,2}\b/.exec(plan.description)?.[0];
  const texto = [titulo === sized || ofSize ? null : size, ...figures, final]
    .filter((part) => part && part !== titulo)
    .join(' · ');
  return item(capitalized(titulo).slice(0, 120), texto || null, rooms && capitalized(rooms), plan);
}

const ofPlan = /^planta d[oa] (?:apartamento (?=garden))?/i;
const anyHome = /^(?:unidade|empreendimento)$/;
const roomCount = /^\d+ (?:dormitório|suíte)/;

/**
 * A plan that no unit is known of, by what its description says: 'Tipo B' of 'Planta da unidade, tipo B'. Figures that
 * the record does not hold are left out.
 */
function looseItem({ description, ...plan }: PageAsset, facts: PageFacts, grupo: string): Item {
  const spoken = description.replace(/[.\s]+$/, '');
  const known = (said: string) => unknownNumbers(said, facts).length === 0 && isWithin(said, facts);
  const whole = { ...plan, description };
  if (!ofPlan.test(spoken))
    return item(spoken.length <= longestTitle && known(spoken) ? spoken : 'Planta', null, grupo, whole);
  const [home = '', ...details] = spoken
    .replace(ofPlan, '')
    .split(/,? (?=de [\d.,]+ m²)|, /)
    .filter(known);
  const [counts = [], names = []] = [true, false].map((is) =>
    details.filter((detail) => (roomCount.test(detail) || detail.endsWith('m²')) === is),
  );
  const isPlain = anyHome.test(home) || (home === 'apartamento' && names.length > 0);
  // A storey is no unit, and says so.
  const said = isFloor(whole) ? `planta do ${home}` : home;
  const name = [...(isPlain ? [] : [said]), ...names].join(', ');
  const figures = counts.map((count) => count.replace(/^de /, '')).join(' · ');
  return item(capitalized(name || 'Planta').slice(0, longestTitle), figures || null, grupo, whole);
}
const longestTitle = 60;

/** A count of rooms that the record has homes of. */
function isWithin(said: string, facts: PageFacts): boolean {
  const [, count = '', noun] = /^(\d+) (dormitório|suíte)/.exec(said) ?? [];
  if (!noun) return true;
  const [min, max] =
    noun === 'suíte' ? [facts.suitesMin, facts.suitesMax] : [facts.dormitoriosMin, facts.dormitoriosMax];
  return min !== null && max !== null && Number(count) >= min && Number(count) <= max;
}

/** Of two drawings of one home the second stands after all homes and says its words no more: 'Tipo C, desenho B'. */
function eachOnce(items: Item[], grupo: string): Item[] {
  const seen = new Map<string, number>();
  const counted = items.map((one) => {
    const key = foldText(`${one.titulo} ${one.texto}`);
    const at = seen.get(key) ?? 0;
    seen.set(key, at + 1);
    return { one, at };
  });
  return counted
    .toSorted((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .map(({ one, at }) => {
      if (at === 0) return one;
      // A number would be one that the record does not hold.
      const letter = at < mostLetters ? ` ${String.fromCharCode('A'.charCodeAt(0) + at)}` : '';
      return { ...one, titulo: `${one.titulo}, desenho${letter}`, texto: null, grupo };
    });
}
const mostLetters = 26;

function bestMatch(plan: PageAsset, tipologias: Tipologia[], { tabela }: PageFacts): Tipologia | null {
  const rated = tipologias.map((tipologia) => ({
    tipologia,
    rate: rate(plan, tipologia) + tableRate(plan, tipologia, tabela),
  }));
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

/** Whether the table gives the plan's 'final 01' the unit's area: 'Final 01 e 04' is all of one size. */
function tableRate({ description }: PageAsset, { area }: Tipologia, tabela: PageFacts['tabela']): number {
  const final = /\bfinal (\d{1,2})\b/.exec(description)?.[1];
  if (!final || area === null) return 0;
  const own = tabela?.tipos.filter(({ nome }) =>
    new RegExp(`\\bfina(?:l|is)\\b.*\\b0?${Number(final)}\\b`, 'i').test(nome),
  );
  return own?.some((tipo) => isOfSize(tipo, area)) ? 4 : 0;
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
