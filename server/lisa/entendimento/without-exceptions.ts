import { placeCertainty } from './chatter.ts';
import { findPlaces } from './find-places.ts';
import { withoutReplaced } from './swap-places.ts';

const exception =
  /(?:(?<=tod[ao]s?|inteir[ao])\s+-\s+|[\s,;(]+(?:menos|exceto|salvo|tirando|tir[ae](?!.*(?<!\p{L})(?:p[õo]e|bot[ae]|coloc\p{L}+)(?!\p{L}))|(?:[àa]|com) (?:a )?(?:exce[cç][ãa]o|exclus[ãa]o) d[aeo]s?|exclu(?:[íi]d[oa]s?|indo))(?!\p{L})\s*)(?!(?:de )?\d).*?(?:(?=\s+e\s+(?:\S+\s+){1,3}tamb[ée]m(?!\p{L})|[.;!?\n])|\)|$)/giu;
const left =
  /(?:^|(?<=[.;!\n]))\s*(?:j[áa]\s+)?[^.;!\n]*?(?:deixei de (?:atender|trabalhar)|n[ãa]o (?:atendo|trabalho|pego|atuo|vendo|atendemos|trabalhamos|atuamos|pegamos)(?: mais)?)\s*(?=[.;!\n]|$)/giu;
/** 'Campo Grande eu não piso', 'venda nova não mexo, é Pampulha' */
const notGone =
  /(?:^|(?<=[.;!,\n…]))\s*(?:(?:e|mas|j[áa]|em|n[oa]s?|pr[oa]|l[áa])\s+)*([^,.;!?\n…]{3,40}?),?\s+(?:eu\s+|a gente\s+|j[áa]\s+)*(?:n[ãa]o|nem|nunca)\s+(?:pensar|rola|piso|vou|mexo|fa[çc]o|entro|rodo|encaro|me meto|atendo|atuo|trabalho|pego|vendo|cubro|conhe[çc]o)(?:\s+(?:mais|l[áa]|n[ãa]o|muito|bem))*\s*(?:[,.;!\n]|$)/giu;
/** 'A ilha toda não, só São Luís e Ribamar' */
const notAllOnly =
  /^[^,.;!\n]{3,40}? n[ãa]o\s*[,.;]\s*(?=(?:é |pego |fa[çc]o |atendo |trabalho )?(?:s[óo]|somente|apenas)(?!\p{L}))/iu;
/** 'Antes Mooca, hoje só Tatuapé' */
const formerOnly =
  /(?<=^|[.;!\n]\s*)(?:antes|antigamente)\s+[^,.;!\n]+[,;]\s*(?:mas )?(?=(?:agora|hoje|atualmente)(?!\p{L}))/giu;
/** 'Não faço litoral, só Blumenau e Gaspar' */
const notThisOnly =
  /(?<=^|[.;!\n]\s*)(?:eu |a gente )*(?:n[ãa]o|nem) (?:fa[çc]o|fazemos|atendo|pego|trabalho|atuo|vendo|vou|mexo)(?!\p{L})[^,.;!\n]{0,40}[,;]\s*(?:mas )?(?=(?:é |fa[çc]o |pego |atendo )?(?:s[óo]|somente|apenas)(?!\p{L}))/giu;
/** 'Londrina e Ibiporã, não, é só Londrina' */
const onlyAtLast =
  /^.*(?<!\p{L})n[ãa]o(?!\p{L}).*?(?<!\p{L})(?:[ée]|fica|deixa) (?:s[óo]|somente|apenas) (?!os? |as? |ess|isso|est)(?=\p{L})/isu;
const refused = /(?:^|,\s*)([^,.;\n]{3,30}?) (?:n|n[ãa]o)(?=,)/giu;
/** 'Boa Viagem em Recife, não no Ceará' */
const notThere =
  /(?:^|(?<=[,;(\s]))(?:e\s+|mas\s+)?n[ãa]o\s+(?:[ée]\s+|eh\s+)?(?:n[oa]s?|em|d[eoa]s?|[oa]s?)\s+([^,.;!?\n)]+?)\s*,?(?=\s*(?:[,.;!?\n)]|$)|\s+e\s+\p{Lu})/gu;
/** 'Não atuamos na Pampulha', 'no Centro não trabalho' */
const neverThere =
  /(?<=^|[.;!,\n]\s*)(?:eu |n[óo]s |s[óo] )*(?:n[ãa]o|nem|nunca)\s+(?:atend|atu|trabalh|vend|faz|fa[çc]|vou|vamos|mex|pis|peg|cobr)\p{L}*\s+(?:mais\s+)?(?:em|n[oa]s?|o|a)\s+([^,.;!?\n]{3,40}?)(?=\s*(?:[,.;!?\n]|$))(?:,\s*(?:pode\s+)?(?:retir|tir|remov|exclu)\p{L}*[^,.;!?\n]*)?/giu;
/** 'Não pego Setor Marista, só …' */
const neverIt =
  /(?<=^|[.;!,\n]\s*)(?:eu |s[óo] )*(?:n[ãa]o|nem|nunca)\s+(?:pego|atendo|fa[çc]o|cubro)\s+(\p{Lu}[^,.;!?\n]{2,40}?)(?=\s*[,.;!?\n])/gu;
/** 'Brooklin eu deixo pra outro' */
const leftToOthers =
  /(?:^|(?<=[.;!,\n]))\s*([^,.;!?\n]{3,40}?),?\s+(?:eu\s+)?(?:deixo pr[ao]s? (?:os )?(?:outr\p{L}+|colegas?|quem)|passo longe|repasso)[^,.;!?\n]*/giu;
/** 'Moro em Meireles mas trabalho em Varjota', 'antes era Mooca, hoje é Pinheiros': where one lives or was is not where one works. */
const beforeWork =
  /(?<=^|[.;!,\n]\s*)(?!.*tamb[ée]m)(?:(?:olha|mana|então|eu|é que|que eu|j[áa]|antes|antigamente|muito)[\s,]+)*(?:mor[oa]|resido|nasci|cresci|trabalhei|trabalhava|atuei|atuava|atendi|atendia|(?<=antes\s+|antigamente\s+)(?:era|fazia|pegava))\s+[^.;!?\n]*?(?:,\s*|\s+)(?=(?:mas |e |s[óo] que )?(?:(?:eu |agora |hoje |atualmente |j[áa] )*(?:trabalho|atendo|atuo|vendo|pego|fa[çc]o|cubro|rodo)(?!\p{L})|(?:agora|hoje|atualmente)\s+(?:é|s[óo]|em|n[oa])))/giu;
/** 'Pituba, ali do lado de Imbuí' */
const besideIt =
  /,?\s+(?:(?:ali|aqui|bem|l[áa]|pertinho|fica)\s+)*(?:(?:do|ao) lado|perto|pertinho|vizinh[oa]|colad[oa]|encostad[oa])\s+(?:d[aeo]s?|com|n[oa]|[àa]o?)\s+[^,.;!?\n]+?(?=\s+e\s|[,.;!?\n]|$)/giu;
/** 'Ceará e São Paulo não!' */
const refusedAtLast = /(?<=^|[.;!\n]\s*)([^.;!?\n]{3,60}?),?\s+n[ãa]o(?=\s*(?:[.;!\n]|$))/giu;
/** 'Vitória e Vila Velha, Serra não': of the whole the last alone is refused. */
const lastRefused = /(?<=\p{L}),\s*([^,.;!?\n]{3,40}?)\s+n[ãa]o(?=\s*[.;!]?\s*$)/iu;
const withoutLast = (text: string): string =>
  text.replace(lastRefused, (whole, name: string) => (isPlaces(name) ? '' : whole));
const isPlaces = (text: string) =>
  findPlaces(text).isKnown || text.split(/,|\se\s/u).every((each) => placeCertainty(each) !== null);

/** 'Aldeota não, Meireles. Aliás, os dois' */
const restored = /ali[áa]s|os dois|as duas|todos/iu;

/** A text without the well-known places it refuses: 'Ceará e São Paulo não!' tells none. */
export const withoutRefused = (text: string): string =>
  withoutLast(text).replace(refusedAtLast, (whole, names: string) =>
    findPlaces(names).isKnown ? '' : whole,
  );

/** A text without where its writer lives, worked before, or leaves to others, and without what lies beside a place. */
export const withoutFormer = (text: string): string =>
  text
    .replace(formerOnly, '')
    .replace(notAllOnly, '')
    .replace(notThisOnly, '')
    .replace(beforeWork, '')
    .replace(besideIt, (whole, at: number) => (at === 0 ? whole : ''))
    .replace(neverIt, (whole, names: string) => (isPlaces(names) ? ' ' : whole))
    .replace(leftToOthers, (whole, names: string) => (isPlaces(names) ? ' ' : whole));

/** What somebody says of where they work without what they except: 'BH toda, menos Venda Nova'. */
export function withoutExceptions(text: string): string {
  if (restored.test(text)) return text;
  const kept = withoutFormer(withoutLast(withoutReplaced(text)))
    .replace(notThere, (whole, name: string) => (isPlaces(name) ? '' : whole))
    .replace(neverThere, (whole, names: string) => (isPlaces(names) ? ' ' : whole))
    .replace(notGone, (whole, names: string) => (isPlaces(names) ? ' ' : whole))
    .replace(refusedAtLast, (whole, names: string) => (isPlaces(names) ? '' : whole));
  // Nothing is told but where somebody does not work.
  if (!/\p{L}{2}/u.test(kept)) return '';
  const told = kept
    .replace(onlyAtLast, '')
    .replace(exception, '')
    .replace(left, '')
    .replace(refused, (whole, name: string) => (placeCertainty(name) === null ? whole : ''));
  return /\p{L}{2}/u.test(told) ? told.replace(/^[\s,;.]+/, '') : kept;
}
