import { lazily } from '#contract/base/lazily.ts';
import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { companyName, theName } from '#contract/da-pasta-a-pagina/nomes.ts';
import { formatArea } from '#contract/publico/page-format.ts';

const statusLabels: Record<string, string> = {
  em_lancamento: 'Lançamento',
  em_construcao: 'Em construção',
  pronto: 'Pronto para morar',
};

/** 'Lançamento'; null for an unknown status or one without a label. */
export const statusLabel = (status: string | null): string | null =>
  status === null ? null : (statusLabels[status] ?? null);

/** 'Centro, Itapema/SC'. */
export const placeLine = (facts: PageFacts) => `${facts.bairro}, ${facts.cidade}/${facts.uf}`;

const bairroArticles: [RegExp, string][] = [
  [
    /^(centro|jardim|parque|alto|morro|bosque|setor|bairro|balneario|loteamento|distrito|recanto|horto|conjunto|lago|noroeste|sudoeste)\b/,
    'no',
  ],
  [
    /^(vila|barra|praia|cidade|chacara|ilha|lagoa|enseada|ponta|gleba|colonia|quinta|marina|savassi|pampulha|tijuca|mooca|lapa|liberdade)\b/,
    'na',
  ],
];
const cidadesWithArticle = new Set(['rio de janeiro', 'recife', 'guaruja']);

/** Keeps a short name on one line. */
const together = (name: string) => (name.length <= 12 ? name.replace(/ /g, '\u00a0') : name);

/** As the record itself says it ('do Juvevê'), else by the bairro's first word. */
function articleOf({ bairro, descricao, ficha }: PageFacts): string {
  const said = foldText([ficha?.slogan, ficha?.conceito, descricao].join(' '));
  const [, article] = said.split(foldText(bairro))[0]!.match(/(?:^|[^a-z])[nd]([ao]) $/) ?? [];
  if (article && said.includes(foldText(bairro))) return `n${article}`;
  return bairroArticles.find(([pattern]) => pattern.test(foldText(bairro)))?.[1] ?? 'em';
}
/** 'no Centro', 'em Meia Praia'. */
export const bairroPhrase = (facts: PageFacts) => `${articleOf(facts)} ${facts.bairro}`;

/** 'em Itapema', 'no Recife'. */
export const cidadePhrase = ({ cidade }: PageFacts) =>
  `${cidadesWithArticle.has(foldText(cidade)) ? 'no' : 'em'} ${cidade}`;

/** 'no Centro de Itapema', 'em Meia Praia, Itapema': the location within a sentence. */
export function placePhrase(facts: PageFacts): string {
  const folded = foldText(facts.bairro);
  if (folded !== 'centro') return `${articleOf(facts)} ${together(facts.bairro)}, ${together(facts.cidade)}`;
  return `no ${facts.bairro} ${cidadesWithArticle.has(foldText(facts.cidade)) ? 'do' : 'de'} ${together(facts.cidade)}`;
}

/** '2', '2 a 3', 'a partir de 2', 'até 3'; null if both ends are unknown. */
export function range(min: string | null, max: string | null): string | null {
  if (min !== null && max !== null) return min === max ? min : `${min}\u00a0a\u00a0${max}`;
  if (min !== null) return `a partir de ${min}`;
  return max === null ? null : `até ${max}`;
}

const text = (value: number | null) => (value === null ? null : String(value));

/** Count with its noun: '1 vaga', '2 a 3 dormitórios'; null if unknown or zero. */
export function counted(min: number | null, max: number | null, one: string, many: string): string | null {
  const amount = range(text(min), text(max));
  if (amount === null || (max ?? min) === 0) return null;
  return `${amount} ${(max ?? min) === 1 ? one : many}`;
}

/** '2 a 3 dormitórios', 'studio', 'studio a 2 dormitórios'. */
export function dormitoriosPhrase(min: number | null, max: number | null): string | null {
  if (min !== 0) return counted(min, max, 'dormitório', 'dormitórios');
  return max === null || max === 0 ? 'studio' : `studio a ${counted(max, max, 'dormitório', 'dormitórios')}`;
}

/** '63 a 110 m²'. */
export function areaPhrase(min: string | null, max: string | null): string | null {
  const amount = range(min && formatArea(min), max && formatArea(max));
  return amount && `${amount}\u00a0m²`;
}

/** The home in figures: '3 suítes', '2 a 3 dormitórios com suíte', '63 a 110 m²'. */
export function homePhrase(facts: PageFacts): string | null {
  const { dormitoriosMin, dormitoriosMax, suitesMin, suitesMax } = facts;
  const isSameRange = (suitesMin ?? 0) > 0 && suitesMin === dormitoriosMin && suitesMax === dormitoriosMax;
  if (isSameRange && !hasHomesWithoutSuite(facts)) return counted(suitesMin, suitesMax, 'suíte', 'suítes');
  const dormitorios = dormitoriosPhrase(dormitoriosMin, dormitoriosMax);
  if (dormitorios)
    return (suitesMin ?? 0) > 0 && !hasHomesWithoutSuite(facts) ? `${dormitorios} com suíte` : dormitorios;
  return areaPhrase(facts.areaMin, facts.areaMax);
}

/** Whether the record says a suite of some of its homes and of others none. */
export const hasHomesWithoutSuite = ({ tipologias }: PageFacts): boolean =>
  tipologias.some(({ suites }) => suites) && tipologias.some(({ suites }) => !suites);

/** The home in a few figures: '3 suítes', '2 a 3 dormitórios'. */
export const roomsPhrase = (facts: PageFacts): string | null =>
  homePhrase(facts)?.replace(/ com suíte$/, '') ?? null;

/** 'piscina, horta e academia' */
export const listed = lazily(() => new Intl.ListFormat('pt-BR'));

export const capitalized = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);

/** 'da Construtora Horizonte', 'de Horizonte Incorporações'. */
export const makerPhrase = (nome: string) =>
  `${/^(construtora|incorporadora)\b/i.test(nome) ? 'da' : 'de'} ${companyName(nome)}`;

/** 'no Residencial Aurora', 'na Torre Mar'. */
export const inName = (nome: string) => `n${theName(nome)}`;

/** A name as a sentence goes on with it: 'PET PLACE' and 'Pet place' are 'pet place', 'CFTV' stays. */
export function inSentence(name: string): string {
  const text = name.trim();
  const shouted = text.length > 4 && text === text.toUpperCase();
  if (shouted) return text.toLowerCase();
  return /^\p{Lu}[\p{Lu}]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
