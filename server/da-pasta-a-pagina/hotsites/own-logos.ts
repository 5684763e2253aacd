import { editDistance } from '#contract/base/edit-distance.ts';
import { foldText } from '#contract/base/text.ts';
import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';

/** The names a mark may bear. */
export interface Names {
  nome: string;
  incorporadora: string;
}
export type LogoOf = 'empreendimento' | 'incorporadora';

const setOf = (words: string) => new Set(words.split(/\s+/));
/** What many buildings and firms are called: by itself it names none. */
const common = setOf(
  `de da do das dos e em a o as os no na residencial residence residences residencia condominio edificio empreendimento
  empreendimentos imobiliario imobiliaria imobiliarios imobiliarias construtora construtoras construcao construcoes
  incorporadora incorporadoras incorporacao incorporacoes engenharia urbanismo participacoes desenvolvimento grupo ltda
  eireli spe clube club home homes house living apartamentos casas lotes torre torres tower towers lancamento breve`,
);
/** What file names say of a mark itself. */
const ofFiles = setOf(
  `logo logos logotipo logotipos logomarca logomarcas marca marcas brand brasao simbolo icone assinatura visual id
  identidade imagens imagem arquivos arquivo material materiais marketing png jpg jpeg svg webp tif tiff rgb cmyk
  branca branco brancas preta preto pretas colorida colorido cor cores negativo negativa positivo positiva horizontal
  vertical fundo transparente final alta baixa principal oficial completa completo versao v1 v2 v3 novo nova com sem`,
);
/** Roles whose marks lie in a folder beside the building's own. */
const another =
  /\b(?:banco|bancos|caixa|bradesco|itau|santander|sicredi|sicoob|parceir[oa]s?|realizacao|construtora|imobiliaria|arquitet[oa]s?|arquitetura|paisagismo|paisagista|interiores|decoracao|engenharia|creci|procel|certificacao|selo)\b/;
const ofMarks = /\b(?:logos?|logotipos?|logomarcas?|marcas?|brand|branding|identidade|id visual)\b/;

/** Read this surely a word says whose mark it is, at this length whose it is not, and beside a part of a name that too. */
const sureFrom = 0.6;
const contradictsFrom = 0.85;
const heardFrom = 0.4;
const leastLetters = 4;
const leastBeside = 3;
/** So much of a name of several words is the name: 'Vila Imperiais' of 'Vila das Acácias Imperiais'. */
const enough = 2 / 3;

const partsOf = (text: string): string[] => foldText(text).match(/[a-z0-9]+/g) ?? [];
const own = (words: readonly string[]) => words.filter((word) => !common.has(word));

/** Whether a word is one of a name's, but for a letter that was read as another. */
function isLike(word: string, of: string): boolean {
  if (word === of) return true;
  const most = of.length >= 9 ? 2 : of.length >= 5 ? 1 : 0;
  return Math.abs(word.length - of.length) <= most && editDistance(word, of) <= most;
}

/** What is read on a mark, or said by its file's name: what is sure, and what is heard besides. */
interface Said {
  sure: readonly string[];
  heard: readonly string[];
}

/** How words bear a name: enough of it, beside whatever else, or a part of it and nothing else. */
function bears({ sure, heard }: Said, name: string): 'whole' | 'part' | null {
  const whole = partsOf(name);
  const names = own(whole);
  const wanted = names.length > 0 ? names : whole;
  const ofName = (words: readonly string[]) => (names.length > 0 ? own(words) : [...words]);
  const found = wanted.filter((one) => ofName(sure).some((word) => isLike(word, one)));
  // 'A U R O R A' and 'AURO RA' are one word.
  const inOne = whole.slice(whole.indexOf(wanted[0]!), whole.lastIndexOf(wanted.at(-1)!) + 1).join('');
  const isWritten = inOne.length >= leastLetters && sure.join('').includes(inOne);
  if (isWritten || found.length >= (wanted.length <= 2 ? wanted.length : Math.ceil(wanted.length * enough)))
    return 'whole';
  const told = ofName(heard);
  const isPart = (word: string) => word.length >= leastLetters && wanted.some((one) => isLike(word, one));
  if (isPart(heard.join(''))) return 'part';
  const beside = told.filter((word) => word.length >= leastBeside);
  return found.some((one) => one.length >= leastLetters) && beside.every(isPart) ? 'part' : null;
}

/** What a firm is, beside its name. */
const firm =
  /^(?:banco|engenharia|construtora|construcoes|arquitetura|imobiliaria|imoveis|incorporadora|incorporacoes|urbanismo|paisagismo|interiores)$/;

/** 'Aurora Engenharia' is no mark of the Residencial Aurora, though it bears its name. */
const isNamesake = (words: readonly string[], nome: string) => {
  const names = partsOf(nome);
  const isOf = (word: string) => firm.test(word) || names.some((one) => isLike(word, one));
  return words.some((word) => firm.test(word) && !names.includes(word)) && own(words).every(isOf);
};

function bearerOf(said: Said, { nome, incorporadora }: Names): LogoOf | null {
  const [its, hers] = [bears(said, nome), bears(said, incorporadora)];
  // 'ALEGRE empreendimentos' is hers, though the building is called Vista Alegre.
  const isHers = its === 'part' && hers === 'whole';
  if (its && !isHers && !isNamesake(said.sure, nome)) return 'empreendimento';
  return hers ? 'incorporadora' : null;
}

/** Lettered as the building's, a person's word for it, or named so; then hers; then what only lies where marks do. */
const ranks = { own: 0, named: 1, hers: 2, plain: 3, unnamed: 4 };

/** Whose mark it is, and how that is known; null for another's. */
function judge(asset: Asset, names: Names): { of: LogoOf; rank: number } | null {
  if (asset.classifiedBy === 'uma pessoa') return { of: 'empreendimento', rank: ranks.own };
  if (asset.daIncorporadora) return { of: 'incorporadora', rank: ranks.hers };
  const surely = (from: number) =>
    (asset.words ?? []).filter(({ confidence }) => confidence >= from).flatMap(({ text }) => partsOf(text));
  const lettered = bearerOf({ sure: surely(sureFrom), heard: surely(heardFrom) }, names);
  if (lettered) return { of: lettered, rank: lettered === 'empreendimento' ? ranks.own : ranks.hers };
  if (own(surely(contradictsFrom)).some((word) => word.length >= leastLetters)) return null;
  const file = partsOf(asset.name.replace(/\.[a-z0-9]+$/i, '')).filter(
    (word) => !ofFiles.has(word) && !/^\d+$/.test(word),
  );
  const named = file.length > 0 ? bearerOf({ sure: file, heard: file }, names) : null;
  if (named) return { of: named, rank: named === 'empreendimento' ? ranks.named : ranks.hers };
  const place = foldText(asset.path).replace(/[^a-z0-9]+/g, ' ');
  if (!ofMarks.test(place) || another.test(place)) return null;
  return { of: 'empreendimento', rank: file.length === 0 ? ranks.plain : ranks.unnamed };
}

const isMark = ({ type, category, uncertain }: Asset) =>
  type === 'image' && category === 'logo' && !uncertain;

/**
 * The pictures without the marks of others. Of those certainly logos the building's stay; where it has none the
 * incorporadora's; where nothing tells whose they are those that are called nothing but logo where marks lie, or the
 * only one there.
 */
export function withOwnLogos(assets: readonly Asset[], names: Names): Asset[] {
  const marks = assets.filter(isMark);
  const judged = new Map(marks.map((asset) => [asset.id, judge(asset, names)]));
  const best = Math.min(...[...judged.values()].map((found) => found?.rank ?? Number.POSITIVE_INFINITY));
  const isShown = (rank: number) =>
    best <= ranks.named ? rank <= ranks.named : rank === best && (rank < ranks.unnamed || marks.length === 1);
  return assets.flatMap((asset) => {
    if (!isMark(asset)) return [asset];
    const found = judged.get(asset.id);
    if (!found || !isShown(found.rank)) return [];
    return [found.of === 'incorporadora' ? { ...asset, daIncorporadora: true as const } : asset];
  });
}
