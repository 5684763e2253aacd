import { foldText } from '#contract/base/text.ts';
import { placeCertainty } from './chatter.ts';
import { findPlaces, type PlacesFound, placeNamed } from './find-places.ts';
import { swappedIn } from './swap-places.ts';

const key = (name: string) =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const place = "([\\p{L}][\\p{L}\\s,’'.-]*?)";
const one = "([\\p{L}][\\p{L}\\s’'.-]*?)";
const rest = "([\\p{L}][\\p{L}\\s,’'.-]*)";
/** A price or an address beside it is none of a name. */
const end =
  '(?=[.!?\\n]|\\s+(?:r\\$\\s*)?\\d[\\d.,]*\\s*(?:mil|milh|mi\\b|k\\b|reais|a\\s|at[ée]\\s)|\\s+\\S+@|$)';

const puts =
  '(?:coloca|coloque|p[õo]e|ponha|bota|bote|inclui|inclua|adiciona|adicione|acrescenta|acrescente|deixa|deixe|fica com)';
const removes = '(?:tira|tire|tirar|retira|retire|retirar|remove|remova|remover|exclui|exclua|excluir)';

/** What leaves and what joins, by how it is said; `add` and `drop` name the groups. */
const ways: { pattern: RegExp; add: number | null; drop: number | null }[] = [
  // 'troca X e Z por Y'
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:troca|troque|trocar|substitui\\w*|muda|mude)\\s+(?:o |a |os |as )?(?:bairros? )?(?:d[oea] )?${place}\\s*(?:por|pra|para)\\s+(?:${puts}\\s+)?(?:o |a )?${rest}${end}`,
      'iu',
    ),
    drop: 1,
    add: 2,
  },
  // 'troca X, coloca Y'
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:troca|troque|trocar|substitui\\w*|muda|mude)\\s+(?:o |a |os |as )?(?:bairros? )?(?:d[oea] )?${place}\\s*(?:,|e)\\s+(?:${puts}\\s+)?(?:o |a )?${rest}${end}`,
      'iu',
    ),
    drop: 1,
    add: 2,
  },
  // 'tira X e coloca Y', 'tira X por Y'; of 'tira X e Y' both leave
  {
    pattern: new RegExp(
      `(?<!\\p{L})${removes}\\s+(?:o |a |os |as )?(?:bairros? )?(?:d[oea] )?${place}\\s*(?:(?:,|e)\\s+${puts}|(?:por|pra|para))\\s+(?:o |a )?${rest}${end}`,
      'iu',
    ),
    drop: 1,
    add: 2,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:bota|bote|coloca|coloque|p[õo]e|ponha|inclui|inclua|usa)\\s+(?:o |a )?${place}\\s+(?:no lugar d[eoa]s?|em vez d[eoa]s?|ao inv[ée]s d[eoa]s?)\\s+${rest}${end}`,
      'iu',
    ),
    add: 1,
    drop: 2,
  },
  {
    pattern: new RegExp(
      `(?:no lugar d[eoa]s?|em vez d[eoa]s?|ao inv[ée]s d[eoa]s?)\\s+${place}(?:,|\\s+(?:é|eh|coloca|bota|p[õo]e|quero))\\s*${rest}${end}`,
      'iu',
    ),
    add: 2,
    drop: 1,
  },
  // 'X não, Y'
  {
    pattern: new RegExp(
      `(?:^|[,.:]\\s*|errei,?\\s*)${place},?\\s+n[ãa]o\\s*[,.]\\s*(?:é |e sim |mas )?${rest}${end}`,
      'iu',
    ),
    add: 2,
    drop: 1,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})n[ãa]o é\\s+(?:o |a )?${place}[,.]?\\s+(?:é|e sim|mas|mas sim)\\s+(?:o |a )?${rest}${end}`,
      'iu',
    ),
    add: 2,
    drop: 1,
  },
  // 'onde você anotou X é Y'
  {
    pattern: new RegExp(
      `(?<!\\p{L})onde\\s+(?:est[áa]|t[áa]|diz|(?:voc[êe]s?|vc|c[êe]|tu|a senhora)\\s+(?:anotou|escreveu|botou|p[ôo]s|colocou|leu|anotaram|colocaram))\\s+(?:escrito\\s+)?(?:o |a )?${place},?\\s+(?:é|eh|leia-se|era)\\s+(?:o |a )?${rest}${end}`,
      'iu',
    ),
    drop: 1,
    add: 2,
  },
  // 'tira X', 'exclusão do bairro X da minha área'
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:tira|tire|tirar|retira|retire|retirar|remove|remova|remover|exclui|exclua|excluir|exclus[ãa]o d[oae]|sem|menos)\\s+(?:o |a |os |as )?(?:bairros?\\s+)?(?:d[eoa]\\s+)?${place}(?:\\s+(?:d[ao] (?:minha |meu )?(?:lista|[áa]rea|regi[ãa]o).*|por favor.*))?${end}`,
      'iu',
    ),
    add: null,
    drop: 1,
  },
  // 'Não atendo mais em X', 'X não'
  {
    pattern: new RegExp(
      `(?<!\\p{L})n[ãa]o (?:atendo|atuo|trabalho|cubro|pego|vendo|fa[çc]o|atendemos|atuamos|trabalhamos|cobrimos|pegamos|vendemos|fazemos)(?: mais)?(?: (?:em|n[oa]s?|o|a|os|as))?\\s+${place}(?:\\s+mais)?${end}`,
      'iu',
    ),
    add: null,
    drop: 1,
  },
  { pattern: new RegExp(`(?:^|[,.]\\s*)(?:o |a )?${place}\\s+n[ãa]o${end}`, 'iu'), add: null, drop: 1 },
  // 'parei de atender X'
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:parei de|deixei de|larguei de|n[ãa]o vou mais) (?:atender|atuar|trabalhar|vender|pegar)(?: (?:em|n[oa]s?|o|a|os|as))?\\s+${place}${end}`,
      'iu',
    ),
    add: null,
    drop: 1,
  },
  // 'passei a atender Z', 'atendo Z também'
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:passei|comecei) a (?:atender|atuar|trabalhar|vender|pegar)(?: (?:em|n[oa]s?|o|a))?\\s+${one}(?:\\s+(?:tamb[ée]m|tb|tbm))?${end}`,
      'iu',
    ),
    add: 1,
    drop: null,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:atendo|atuo|trabalho|pego|cubro|fa[çc]o)\\s+(?:em |n[oa]s? |o |a )?${one}\\s+(?:tamb[ée]m|tb|tbm)${end}`,
      'iu',
    ),
    add: 1,
    drop: null,
  },
  // 'atendo também Z'
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:atend(?:o|emos)|atu(?:o|amos)|trabalh(?:o|amos)|cubro|cobrimos|peg(?:o|amos))\\s+(?:tamb[ée]m|tb|tbm)\\s+(?:em |n[oa]s? |o |a )?${rest}${end}`,
      'iu',
    ),
    add: 1,
    drop: null,
  },
  // 'e às vezes Z', 'um pouco em Z'
  {
    pattern: new RegExp(
      `(?:^|[,.]\\s*)(?:ah?,?\\s+)?(?:e\\s+)?(?:[àa]s vezes|de vez em quando|vez ou outra|um pouc(?:o|uinho)|raramente|eventualmente|ocasionalmente|esporadicamente)\\s+(?:(?:atendo|atuo|trabalho|cubro|pego|fa[çc]o)\\s+)?(?:tamb[ée]m\\s+)?(?:em |n[oa]s? |d[eoa] |o |a )?${rest}${end}`,
      'iu',
    ),
    add: 1,
    drop: null,
  },
  // 'e Z também'
  {
    pattern: new RegExp(`(?:^|[,.]\\s*)(?:e\\s+)?(?:em |n[oa]s? |o |a )?${one}\\s+tamb[ée]m${end}`, 'iu'),
    add: 1,
    drop: null,
  },
  // 'inclui também Z', 'faltou o Y'
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:inclui|inclua|incluir|acrescenta|acrescente|acrescentar|adiciona|adicione|adicionar|bota|bote|colocar?|coloque|p[õo]e|ponha|botar|falt(?:ou|a|ando)(?: colocar| incluir| botar| p[ôo]r)?|esque(?:ci|ceu|ceram)(?: d[eoa])?|(?<=^|[,.;]\\s*|(?<!\\p{L})(?:e|quero)\\s)mais|soma)\\s+(?:a[íi]\\s+)?(?:tamb[ée]m\\s+|mais\\s+)?(?:o |a |os |as )?(?:bairros?\\s+)?(?:d[eoa]\\s+)?${rest}(?:\\s+tamb[ée]m)?${end}`,
      'iu',
    ),
    add: 1,
    drop: null,
  },
];

const mayBePlace = (name: string) =>
  placeNamed(name) !== null || (placeCertainty(name) !== null && name.split(' ').length <= 4);

const joined = (places: string[]) =>
  places.length > 1 ? `${places.slice(0, -1).join(', ')} e ${places.at(-1)}` : (places[0] ?? null);

/** 'Tira a Mooca, deixa só Tatuapé e Vila Carrão': what is left is the whole. */
const keepsOnly = new RegExp(
  `(?<!\\p{L})(?:deixa|deixe|deixar|fica|fique|ficar|fico|ficou|s[ãa]o|mant[ée]m|mantenha|estou|t[ôo]|atendo|atuo|trabalho|cubro|pego|agora [ée])\\s+(?:agora\\s+)?(?:s[óo]|somente|apenas)\\s+(?:com |cum |em |n[oa]s? )?(?:o |a |os |as )?${rest}${end}`,
  'iu',
);

/** 'Só Vila Mariana', of several */
const onlyThat = new RegExp(
  `^\\W*(?:n[ãa]o,?\\s+)?(?:é\\s+)?(?:s[óo]|somente|apenas)\\s+(?:em |n[oa]s? |o |a )?${rest}${end}`,
  'iu',
);

/** 'Faltou Imbariê nos bairros': a place, though it is not stored. */
const namesRegion = /(?<!\p{L})(?:bairros?|regi[ãa]o|regi[õo]es|[áa]rea)(?!\p{L})/iu;

const namesOther = /(?<!\p{L})(?:nome|sobrenome|apelido|e-?mail|creci|telefone|foto)(?!\p{L})/iu;

/** What is told of other places in the same breath: 'sem X, fica Y', 'só Y, tira X'. */
const goesOn =
  /,\s*(?:(?:e\s+)?(?:fica|ficam|ficando|deixa|deixe|sobra|tira|tire|retira|remove|sem|menos)\s)/iu;
const leadsTo = /^(?:para|pra|pro|por)(?!\p{L})/iu;

const chats = /\s+(?:que|porque|pq|pois|mas|por favor|pfv|viu|t[áa]|ok|pode|podem)(?!\p{L}).*$/isu;

/** The places a text begins with: what goes on with something else is none of them. */
function leadingPlaces(text: string): PlacesFound {
  const whole = findPlaces(text);
  if (whole.isKnown || whole.places.every(mayBePlace)) return whole;
  const pieces = text.replace(chats, '').split(/,\s*|\s+e\s+/iu);
  for (let count = pieces.length; count > 0; count--) {
    const found = findPlaces(pieces.slice(0, count).join(', '));
    if (found.places.length > 0 && (found.isKnown || found.places.every(mayBePlace))) return found;
  }
  return whole;
}

const verb = '(?:é|eh|s[ãa]o|fica|ficam|seria|seriam)';
/** 'Os bairros são A e B, não C': the whole of it. */
const allOf = new RegExp(
  `(?<!\\p{L})(?:bairros|regi[ãa]o|regi[õo]es)\\s+(?:\\p{L}+\\s+){0,3}?${verb}\\s+(?:s[óo] |somente |apenas )?${rest}${end}`,
  'iu',
);
/** 'É B e não C', 'B, não C' */
const notThat = new RegExp(
  `(?:^|[,.:]\\s*|(?<!\\p{L})${verb}\\s+)(?:o |a )?${place}\\s*,?\\s+(?:e |mas )?n[ãa]o\\s+(?:[ée] |mais )?(?:o |a |em |n[oa] |d[eoa] )?(\\p{L}[\\p{L}\\s’'-]*?)(?=[,.;!?]|\\s+e\\s|$)`,
  'iu',
);

const upToVerb = /^.*(?<!\p{L})(?:é|eh|s[ãa]o|fica|seria)\s+(?:o |a )?/isu;

const without = (names: readonly string[], out: readonly string[]) =>
  names.filter((name) => !out.some((each) => key(each) === key(name)));
const withAll = (names: readonly string[], more: readonly string[]) => [...names, ...without(more, names)];

/** What leaves where another is told instead of it; null if that is not how it is said. */
function replacedIn(before: readonly string[], text: string): string[] | null {
  const isBefore = (name: string) => before.some((each) => key(each) === key(name));
  const swapped = swappedIn(text, (name) => isBefore(name) || mayBePlace(name));
  if (swapped && (swapped.leaving.some(isBefore) || findPlaces(swapped.joining.join(', ')).isKnown))
    return withAll(without(before, swapped.leaving), [...swapped.joining, ...swapped.others]);
  const told = allOf.exec(text)?.[1];
  const whole =
    told === undefined ? null : leadingPlaces(told.split(/,?\s+(?:e |mas )?n[ãa]o(?!\p{L})/iu)[0]!);
  if (whole && whole.places.length > 0 && (whole.isKnown || whole.places.every(mayBePlace)))
    return whole.places;
  const [, meant, wrong] = notThat.exec(text) ?? [];
  const joining = meant === undefined ? null : findPlaces(meant.replace(upToVerb, ''));
  const leaving = wrong === undefined ? [] : findPlaces(wrong).places;
  if (!joining || !leaving.some(isBefore) || !(joining.isKnown || joining.places.every(mayBePlace)))
    return null;
  return withAll(without(before, leaving), joining.places);
}

/** 'Boa Viagem é o bairro do Recife' says where a place of the region lies. */
const lies = new RegExp(
  `(?:^|[,.:]\\s*|(?<!\\p{L})(?:[oae]s?|mas|esse|essa)\\s+)${one}\\s+(?:é|eh|fica|ficam|s[ãa]o)\\s+(?:o\\s+|um\\s+|aqui\\s+|l[áa]\\s+|os\\s+)?(?:bairros?\\s+)?(?:d[eoa]|em|n[oa])\\s+([\\p{L}][\\p{L}\\s’'-]*?)(?=[,.;!?]|\\s+(?:n[ãa]o|e)\\s|$)`,
  'iu',
);

/** Whether a text says where one of these places lies. */
function saysWhere(before: readonly string[], text: string): boolean {
  const [, name, where] = lies.exec(text) ?? [];
  if (name === undefined || where === undefined || !findPlaces(where).isKnown) return false;
  return findPlaces(name).places.some((each) => before.some((other) => key(other) === key(each)));
}

/** What one part of a message leaves of the places before; null if it changes none of them. */
function editOnce(
  before: readonly string[],
  text: string,
  { isOfRegion, isOfOther }: { isOfRegion: boolean; isOfOther: boolean },
): string[] | null {
  const alone = keepsOnly.exec(text)?.[1]?.split(goesOn)[0];
  const only = alone === undefined ? null : findPlaces(alone);
  if (only && only.places.length > 0 && (only.isKnown || (!isOfOther && only.places.every(mayBePlace))))
    return only.places;
  const bare = onlyThat.exec(text)?.[1];
  const left = bare === undefined ? null : findPlaces(bare);
  const isLeft = (name: string) => before.some((each) => key(each) === key(name));
  if (left?.isKnown && left.places.length < before.length && left.places.every(isLeft)) return left.places;
  const replaced = replacedIn(before, text);
  if (replaced) return replaced;
  if (saysWhere(before, text)) return [...before];
  const isBefore = (name: string) => before.some((each) => key(each) === key(name));
  for (const { pattern, add, drop } of ways) {
    const match = pattern.exec(text);
    if (!match) continue;
    const left = drop === null ? null : match[drop]!.split(goesOn)[0]!;
    const leaving = left === null ? [] : findPlaces(left).places;
    // 'Muda pra X e Y', 'não é essa, é Y' tell no place that leaves.
    if (
      left !== null &&
      add !== null &&
      (leadsTo.test(left) || !leaving.some((name) => isBefore(name) || mayBePlace(name)))
    )
      continue;
    const joining = add === null ? { places: [], isKnown: true } : leadingPlaces(match[add]!);
    // A part that is no place: something else is changed.
    const isSaidSo = leaving.length > 0 || isOfRegion;
    if (!joining.isKnown && !(isSaidSo && joining.places.every(mayBePlace))) continue;
    // 'Troca X por Y' without X among several: Y joins them.
    const isElsewhere = leaving.length > 0 && !leaving.some(isBefore);
    if (isElsewhere && !(before.length > 1 && joining.isKnown && joining.places.length > 0)) continue;
    return withAll(without(before, leaving), joining.places);
  }
  return null;
}

/** Where another change may begin: 'Boa Viagem não. Agora só em Casa Forte, e o preço subiu'. */
const clauses =
  /[.;!\n]+(?:\s+|$)|(?<!,)\s+(?:mas|por[ée]m)\s+(?=.*(?<!\p{L})n[ãa]o\W*$)|,\s*(?:e\s+)?(?=(?:o |a |meu |minha )?(?:pre[çc]os?|faixa|valor(?:es)?|e-?mail|creci|nome|apelido|telefone)(?!\p{L}))/iu;

const byMistake =
  /(?<!\p{L})(?:botaram|puseram|colocaram|escreveram|anotaram|registraram|(?:voc[êe]s?|vcs?|tu|ele|a[íi]|sistema) (?:botou|p[ôo]s|colocou|escreveu|anotou)|(?:saiu|entrou|veio|apareceu|ficou))\s+(?:o |a )?([\p{L}][\p{L}\s]*?)\s+(?:no|em) lugar d[eoa]s?\s+([\p{L}][\p{L}\s]*)/giu;

const isNotIs =
  /(?<!\p{L})n[ãa]o (?:é|eh|era) (?:o |a |em |n[oa] )?(\p{Lu}[\p{L}\s]*?)[.;,]\s*(?:é|eh|e sim|mas(?: é)?)\s+(?:o |a |em |n[oa] )?(?=\p{Lu})([\p{L}\s]+)/gu;

const dropsAndKeeps = new RegExp(
  `^\\W*(?:(?:ah|opa|ops|olha|n[ãa]o|e),?\\s+)*${removes}\\s+(?:o |a |os |as )?${place}\\s*,.*?(?<!\\p{L})(?:deixa|deixe|fica|ficam|mant[ée]m|é|s[ãa]o)\\s+(?:(?:s[óo]|somente|apenas|com)\\s+)*${rest}${end}`,
  'iu',
);

/** 'Tira Canoas, deixa só Porto Alegre' tells the whole of it, whatever was told before. */
function keptInstead(said: string): string | null {
  const [, dropped, kept] = dropsAndKeeps.exec(said) ?? [];
  if (dropped === undefined || kept === undefined || !findPlaces(dropped).isKnown) return null;
  const found = findPlaces(kept);
  return found.isKnown ? joined(found.places) : null;
}

/** The region that stays after 'tira X e põe Y'; null if the message changes no part of it. */
export function editRegion(regiao: string | null, said: string): string | null {
  if (regiao === null) return keptInstead(said);
  const text = said
    .replace(/(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+/gu, ' ')
    .replace(/(?:[\s,]+(?:k{2,}|(?:rs)+|viu|n[ée]|querid[oa]|obrigad[oa]|por favor))+[\s.!]*$/iu, '')
    .replace(/\s+(?:a[íi]|junto|tamb[ée]m a[íi])(?=[.,!]|\s*$)/giu, '')
    .replace(/(?<!\p{L})fal+t+ou(?!\p{L})/giu, 'faltou')
    // 'Bairro errado. Não é Marco. É Marambaia.'
    .replace(isNotIs, 'troca $1 por $2')
    // 'Botaram Centro no lugar de Meireles': it is Meireles that is meant.
    .replace(byMistake, 'troca $1 por $2')
    .replace(/^(?:(?:bah|ah+|opa|ei|oxe|olha|eita|ih|ops|pera[íi]|espera)[\s,.!]+)+/iu, '')
    .replace(/\s+da[íi](?![\p{L}])/giu, '')
    .replace(
      /,\s*(?:eu |que eu )?(?:n[ãa]o|nunca|nem) (?:disse|falei|pedi|quero|trabalho|atendo|citei|coloquei)\b.*$/iu,
      '',
    )
    .replace(
      /\s+(?:n|d)[ao]s? (?:minhas? |meus? )?(?:lista|[áa]reas?|regi[ãa]o|regi[õo]es|bairros|cidades+|cadastro)(?: de (?:atua[çc][ãa]o|trabalho))?(?=[.,!?]|\s*$)/giu,
      '',
    );
  const before = findPlaces(regiao).places;
  const about = { isOfRegion: namesRegion.test(said), isOfOther: namesOther.test(said) };
  const parts = text.split(clauses).filter((part) => part.trim() !== '');
  // Several changes in one message, one after the other.
  let after: string[] = before;
  let isChanged = false;
  for (const part of parts) {
    const edited = editOnce(after, part, about);
    if (edited === null) continue;
    after = edited;
    isChanged = true;
  }
  return isChanged ? joined(after) : keptInstead(text);
}
