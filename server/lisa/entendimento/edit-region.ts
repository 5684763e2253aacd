import { foldText } from '#contract/base/text.ts';
import { placeCertainty } from './chatter.ts';
import { findPlaces } from './find-places.ts';

const key = (name: string) =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const place = "([\\p{L}][\\p{L}\\s,’'.-]*?)";
const rest = "([\\p{L}][\\p{L}\\s,’'.-]*)";
const end = '(?=[.!?\\n]|$)';

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
      `(?<!\\p{L})n[ãa]o (?:atendo|atuo|trabalho|cubro|pego|vendo|fa[çc]o)(?: mais)?(?: (?:em|n[oa]s?|o|a|os|as))?\\s+${place}(?:\\s+mais)?${end}`,
      'iu',
    ),
    add: null,
    drop: 1,
  },
  { pattern: new RegExp(`(?:^|[,.]\\s*)(?:o |a )?${place}\\s+n[ãa]o${end}`, 'iu'), add: null, drop: 1 },
  // 'atendo também Z'
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:atendo|atuo|trabalho|cubro|pego)\\s+(?:tamb[ée]m|tb|tbm)\\s+(?:em |n[oa]s? |o |a )?${rest}${end}`,
      'iu',
    ),
    add: 1,
    drop: null,
  },
  // 'inclui também Z', 'faltou o Y'
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:inclui|inclua|incluir|acrescenta|acrescente|acrescentar|adiciona|adicione|adicionar|bota|bote|colocar?|coloque|p[õo]e|ponha|botar|falt(?:ou|a|ando)(?: colocar| incluir| botar| p[ôo]r)?|esqueci(?: d[eoa])?|mais|soma)\\s+(?:a[íi]\\s+)?(?:tamb[ée]m\\s+|mais\\s+)?(?:o |a |os |as )?(?:bairros?\\s+)?(?:d[eoa]\\s+)?${rest}(?:\\s+tamb[ée]m)?${end}`,
      'iu',
    ),
    add: 1,
    drop: null,
  },
];

const mayBePlace = (name: string) => placeCertainty(name) !== null && name.split(' ').length <= 4;

const joined = (places: string[]) =>
  places.length > 1 ? `${places.slice(0, -1).join(', ')} e ${places.at(-1)}` : (places[0] ?? null);

/** 'Tira a Mooca, deixa só Tatuapé e Vila Carrão': what is left is the whole. */
const keepsOnly = new RegExp(
  `(?<!\\p{L})(?:deixa|deixe|deixar|fica|fique|ficar|fico|ficou|mant[ée]m|mantenha|estou|t[ôo]|atendo|atuo|trabalho|cubro|pego|agora [ée])\\s+(?:agora\\s+)?(?:s[óo]|somente|apenas)\\s+(?:com |cum |em |n[oa]s? )?(?:o |a |os |as )?${rest}${end}`,
  'iu',
);

/** 'Faltou Imbariê nos bairros': a place, though it is not stored. */
const namesRegion = /(?<!\p{L})(?:bairros?|regi[ãa]o|regi[õo]es|[áa]rea)(?!\p{L})/iu;

const namesOther = /(?<!\p{L})(?:nome|sobrenome|apelido|e-?mail|creci|telefone|foto)(?!\p{L})/iu;

/** What is told of other places in the same breath: 'sem X, fica Y', 'só Y, tira X'. */
const goesOn =
  /,\s*(?:(?:e\s+)?(?:fica|ficam|ficando|deixa|deixe|sobra|tira|tire|retira|remove|sem|menos)\s)/iu;
const leadsTo = /^(?:para|pra|pro|por)(?!\p{L})/iu;

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
    const joining = add === null ? { places: [], isKnown: true } : findPlaces(match[add]!);
    // A part that is no place: something else is changed.
    const isSaidSo = leaving.length > 0 || isOfRegion;
    if (!joining.isKnown && !(isSaidSo && joining.places.every(mayBePlace))) continue;
    // 'Troca X por Y' without X among several: Y joins them.
    const isElsewhere = leaving.length > 0 && !leaving.some(isBefore);
    if (isElsewhere && !(before.length > 1 && joining.isKnown && joining.places.length > 0)) continue;
    const staying = before.filter((name) => !leaving.some((each) => key(each) === key(name)));
    return [...staying, ...joining.places.filter((name) => !staying.some((each) => key(each) === key(name)))];
  }
  return null;
}

/** Where another change may begin: 'Boa Viagem não. Agora só em Casa Forte, e o preço subiu'. */
const clauses =
  /[.;!\n]+(?:\s+|$)|(?<!,)\s+(?:mas|por[ée]m)\s+(?=.*(?<!\p{L})n[ãa]o\W*$)|,\s*(?:e\s+)?(?=(?:o |a |meu |minha )?(?:pre[çc]os?|faixa|valor(?:es)?|e-?mail|creci|nome|apelido|telefone)(?!\p{L}))/iu;

/** The region that stays after 'tira X e põe Y'; null if the message changes no part of it. */
export function editRegion(regiao: string | null, said: string): string | null {
  if (regiao === null) return null;
  const text = said
    .replace(/\s+da[íi](?![\p{L}])/giu, '')
    .replace(
      /,\s*(?:eu |que eu )?(?:n[ãa]o|nunca|nem) (?:disse|falei|pedi|quero|trabalho|atendo|citei|coloquei)\b.*$/iu,
      '',
    )
    .replace(
      /\s+(?:n|d)[ao]s? (?:minhas? |meus? )?(?:lista|[áa]reas?|regi[ãa]o|regi[õo]es|bairros|cidades|cadastro)(?: de (?:atua[çc][ãa]o|trabalho))?(?=[.!?\s]*$)/iu,
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
  return isChanged ? joined(after) : null;
}
