import { foldText } from '#contract/base/text.ts';
import { mayBeName, placeCertainty, withoutChatter } from './chatter.ts';
import { findPlaces, placeNamed } from './find-places.ts';
import { isNonsense } from './intencoes/nonsense.ts';
import { normalize } from './intencoes/normalize.ts';
import { withCapitals } from './read-nome.ts';
import { readNomeGuerra } from './read-nome-guerra.ts';
import { readRegiao } from './read-regiao.ts';

/** An answer read from bare words, and whether it must be asked about before it is kept. */
export interface BareAnswer {
  value: string;
  isDoubtful: boolean;
}

const sameName =
  /^(?:o )?(?:meu )?pr[oó]pri[oa][.!]?$|\b(?:mesm[oa]|msm|proprio|igual|so|meu) (?:o |ao |d[eo] )?(?:meu )?nome\b|\bnome (?:mesmo|civil|completo mesmo|normal|proprio)\b|^(?:pode ser |usa |use |coloca |deixa |e |poe |bota )*(?:o |a )?(?:mesm[oa]|msm)$/;

/** 'O meu nome ficou sem o Ferreira' speaks of how it is written. */
const ofSpelling = /\bnome (?:\S+ ){0,2}?(?:ficou|saiu|esta|ta|veio|foi|errad\w|sem|com|faltou)\b/;

/** Words that introduce a name; the last of them counts. */
const introduced =
  /(?<![\p{L}])(?:bota|bote|manda|mande|lança|larga|taca|tasca|crava|mete|joga|põe|poe|coloca|coloque|usa|use|utilizo|uso|us[áa]vamos|prefiro|assino|registra|registre|anota|anote|escreve|deixa|deixe|fica|ficar|consta|constar|manter|mant[eé]m|mantenha|me cham(?:am|a)(?: só)? (?:de|por)|me dicen|me llaman|(?:me |mais )?conhecem?(?: mais)?(?: s[oó])?(?: (?:pelo|no|do|na|pela) \p{L}+)? (?:como|por|pelo nome de|de)|me trata(?:m)? (?:de|por)|chamad[oa] de|conhecid[oa](?: \p{L}+)? (?:como|por)|apelido|aqui (?:é|eh|e|sou)(?: o| a)?|pode ser|pode(?:m)? (?:me )?(?:chamar|p[ôo]r|colocar|botar|deixar|constar|registrar|usar|escrever|ficar|manter|anotar|ir)(?: de| como| com)?|chame(?:-me)?(?: de)?|chama de|atendo (?:por|como)|mas (?:é|eh)|é|eh|sou(?: [oa])?|informado anteriormente,|melhor(?: ainda)?|quer dizer,?|digo,?|aliás,?|na verdade,?)\s+(?=\S)/giu;

/** 'Gê Andrade, é Gê de Genésio': where it comes from. */
const explained = /^(.*?(?<!\p{L})(\p{L}{2,})(?!\p{L}).*?),?\s+(?:é|eh)\s+\2\s+de\s.*$/isu;

/** 'Fê, de Fernanda' */
const shortOf = /^(\p{L}{2,5}),\s+(?:que é |é )?de\s+(\p{Lu}\p{L}+)[.!]?$/u;
const withoutWhole = (text: string): string => {
  const [, short, whole] = shortOf.exec(text.trim()) ?? [];
  return short !== undefined && foldText(whole!).startsWith(foldText(short)) ? short : text;
};

/** 'Põe Índio, viu?' asks nothing. */
const tag =
  /(?<=\p{L}),?\s*(?:t[áa](?: bom)?|ok|viu|n[ée]|certo|beleza|blz|pode ser|combinado|fica bom)\s*\?+\s*$/iu;

/** 'Jhon das Casas kkk é sério' */
const sworn =
  /(?<=\p{L})[\s,.]*(?:k{2,}|rs+|(?:ha){2,})?[\s,.]*(?:(?:é|eh) s[ée]rio|s[ée]rio mesmo|(?:é|eh) verdade|eu juro|juro|t[ôo] falando s[ée]rio|n[ãa]o (?:ri|ria)|pode rir)(?!\p{L})\W*$/iu;

export const withoutOath = (text: string): string => text.replace(sworn, '');

/** The working name in a bare answer; sentences and greetings are none. */
export function bareNomeGuerra(said: string, nome: string | null = null): BareAnswer | null {
  const text = withoutWhole(said.replace(explained, '$1').replace(tag, ''));
  // A question names nobody: 'melhor Mafê ou Nanda?'
  if (/\?/.test(text) && !/^\s*\S+(?:\s\S+)?\s*\?+\s*$/.test(text)) return null;
  // 'Rambo, brincadeira' names nobody.
  if (/\b(?:brincadeira|brinks|zoeira|zueira|zoando|mentira)\W*$/i.test(text)) return null;
  const folded = foldText(text)
    .replace(/[.,!?]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const part = nome === null ? null : partOfName(nome, folded);
  const isSame = nome !== null && sameName.test(folded) && !ofSpelling.test(folded);
  if (part !== null) return { value: part, isDoubtful: false };
  const written = capitalsIn(text);
  for (const candidate of [...candidatesOf(text, isSame)].toSpliced(-1, 0, ...written)) {
    // 'Bota Sarita Rocha, é mais curto': a name that bears capitals is not called 'curto'.
    if (candidate !== null && written.length > 0 && !/\p{Lu}/u.test(withoutChatter(candidate))) continue;
    if (candidate === null) return nome === null ? null : { value: nome, isDoubtful: false };
    const value = readNomeGuerra(withoutChatter(candidate), true);
    if (value === null || !(mayBeName(value) || isOfName(value, nome)) || isNonsense(value, normalize(value)))
      continue;
    if (!/\p{L}{2}/u.test(value.replace(/\s/g, ''))) continue;
    return { value, isDoubtful: false };
  }
  return null;
}

const hasNone =
  /^(?:\S+ ){0,2}(?:nao|n|num|nem) (?:tenho|uso|possuo|preciso|precisa|carece|quero)(?: de| ter| um| nenhum| usar)* (?:apelido|nome de guerra)\b/;

/** Whether somebody says that they have no working name. */
export const hasNoNomeGuerra = (text: string): boolean => hasNone.test(foldText(text));

/** 'Só o primeiro nome', 'o sobrenome' */
function partOfName(nome: string, folded: string): string | null {
  const words = nome.split(' ');
  if (/\bprimeiro nome\b(?! (?:com|e|mais|junto))/.test(folded)) return words[0]!;
  return /^(?:so |usa |bota |coloca |pode ser )*(?:o |meu )*sobrenome(?: mesmo)?$/.test(folded)
    ? words.at(-1)!
    : null;
}

/** Words of the full name are names, though they look like verbs: 'Faria'. */
function isOfName(value: string, nome: string | null): boolean {
  const known = new Set(foldText(nome ?? '').split(' '));
  const words = foldText(value).split(' ');
  return words.some((word) => known.has(word)) && words.every((word) => known.has(word) || mayBeName(word));
}

/** What bears capitals in the midst of a sentence, or is one of its own; nothing of what is shouted. */
const capitalsIn = (text: string): string[] =>
  /\p{Ll}{2}/u.test(text)
    ? [
        ...text.matchAll(
          /(?<=^\s*|(?<!\b[DSP]r(?:a|of|ofa)?)[.!?,;:…]\s+|\p{Ll}\s+)((?:(?:Dra?|Sra?|Profa?)\.?\s+)?\p{Lu}\p{Ll}[\p{L}'’]*(?:\s+(?:d[aeo]s?\s+)?\p{Lu}[\p{L}'’]*)*)(?=\s*(?:[.,;!?]|$)|\s+(?!n[ãa]o(?!\p{L}))\p{Ll})/gu,
        ),
      ]
        .filter(({ index, 0: run }) => {
          const isFirst = /(?:^|[.!?…]\s*)$/.test(text.slice(0, index));
          return !isFirst || /^\s*(?:[.,;!]|$)/.test(text.slice(index + run.length));
        })
        .map(([run]) => run)
        .toReversed()
    : [];

/** The parts of an answer that may hold the name, likeliest first. */
function* candidatesOf(text: string, isSame: boolean): Iterable<string | null> {
  const marks = [...text.matchAll(introduced)];
  // 'Põe Zé da Praia, é mais curto': where the last leads to no name, one before it may.
  for (const mark of marks.toReversed()) {
    const tail = text.slice(mark.index + mark[0].length);
    if (mark !== marks.at(-1) && !/^(?:a[íi] |s[óo] |o |a )*\p{Lu}/u.test(tail)) continue;
    if (isSame && /^(?:o |meu )*(?:pr[oó]prio )?nome\b|^o mesmo/i.test(tail)) return yield null;
    // 'Mafê Souza e não Mafe Sousa', 'Nanda? Mafê já tem outra'
    yield tail
      .replace(
        /^(?:(?:a[íi]|s[oó]|apenas|somente|como|de|por|o|a|um|uma|com|simplesmente)\s+)+(?=\p{Lu}|\S+\s*$)/u,
        '',
      )
      .split(
        /[?\n]|\s+e não\s+|\s+e nao\s+|\s+(?:porque|pq|pois|que|pr[oa]s? (?:íntimos|intimos|amigos|amigas|chegados|mais chegados)|a[íi]|(?:no|como) (?:o |meu )?(?:apelido|nome de guerra))(?:\s+|$)/i,
      )[0]!;
  }
  // 'Nada criativo: Bernardo Fontes'
  const told = /:\s*(\p{Lu}[^:]*)$/u.exec(text)?.[1];
  if (told) yield told;
  yield isSame ? null : text;
}

/** The places in a bare answer, well written where they are known. */
export function bareRegiao(text: string): BareAnswer | null {
  // What is asked answers nothing.
  const told = text
    .replace(/,?\s*(?:n[ée]|t[áa]|viu|certo|ok|blz|beleza)\s*\?+/giu, ' ')
    .replace(/\.{2,}/g, ', ')
    .replace(/\s+por (?:enquanto|ora|agora)(?!\p{L})/giu, '')
    // 'Aquiraz, de 250 mil a 1,2 milhão'
    .replace(
      /,?\s+(?:e )?(?:com )?(?:valores )?(?:de|entre|at[ée]|a partir de|na faixa de)\s+(?:r\$\s*)?\d[^!\n]*$/iu,
      '',
    );
  const plain = withoutChatter(told.replace(/[^.!\n]*\?+/g, '. ').replace(/!+/g, '. '));
  const value = readRegiao(plain, true);
  if (value === null || isNonsense(value, normalize(value))) return null;
  const { places, isKnown } = findPlaces(value);
  if (places.length === 0 || isGeneric(value)) return null;
  if (isKnown) return { value: inOwnWords(value, places), isDoubtful: false };
  // A place that is none of ours: kept if all of it may be one.
  const kept = places.filter(
    (place) => placeNamed(place) !== null || placeCertainty(place) !== null || isInCity(place),
  );
  if (kept.length === 0) return null;
  const certainty =
    kept.length < places.length
      ? 'doubtful'
      : places.every((place) => placeNamed(place) !== null || placeCertainty(place) === 'sure')
        ? 'sure'
        : 'doubtful';
  // One unknown word beside assent or laughter: as likely somebody's name as a place.
  const isBeside = plain.length < text.trim().replace(/[.!,\s]+$/, '').length;
  return {
    value: inOwnWords(value, kept),
    isDoubtful: certainty === 'doubtful' && isBeside && kept.length === 1,
  };
}

/** 'Casa Caiada em Olinda' */
const isInCity = (place: string): boolean => {
  const [, city] = /^\p{Lu}.*\s(?:em|de|do|da|no|na)\s(\p{L}[\p{L}\s]*)$/u.exec(place) ?? [];
  return city !== undefined && placeNamed(city) !== null;
};

/** 'Toda a cidade' names none. */
const isGeneric = (value: string) =>
  /^(?:(?:a|na|o|no|em|toda|todo|toda a|minha|aqui) )*(?:qualquer |qlqr |ql?q )?(?:cidade|area|regiao|bairro|estado|lugar|canto|municipio)(?: toda| todo| inteira| inteiro)?$/.test(
    foldText(value),
  );

const letters = (text: string) =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'e')
    .join(' ');

/** As it was written where nothing but the names stands there, else the names alone. */
function inOwnWords(value: string, places: string[]): string {
  const parts = value.split(/,|;|\/|\s+e\s+/).filter((part) => part.trim() !== '');
  if (letters(value) === letters(places.join(' ')) && parts.length === places.length && /\p{Ll}/u.test(value))
    return value;
  return places.length > 1
    ? `${places.slice(0, -1).join(', ')} e ${places.at(-1)}`
    : withCapitals(places[0]!.split(' '));
}
