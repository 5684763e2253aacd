const providers = /\b(?:gmail|hotmail|outlook|yahoo|icloud|uol|bol|terra|live|ig)\b/g;

/** What says of the address named before it that it is not meant. */
const left =
  /\bnao (?:uso|abro|acesso|entro|funciona|existe|tenho|serve|presta|vale|quero|e|mexo|lembro|recebo|consigo)\b|\b(?:velh|antig|errad|desativad|cancelad|hackead)[oa]\b|\b(?:perdi|esqueci|larguei|abandonei|esquece|ignora|descarta|apaga|tira)\b/;
/** The same of the one named after it. */
const leftAfter =
  /\b(?:nao|nem|tira|tire|esquece|ignora|apaga|troca|em vez|no lugar|ao inves|sem|perdi)\b(?: (?:e|uso|abro|tenho|mais|quero|manda|mande|usa|use|bota|coloca|acesso|o acesso))*(?: (?:o|a|ao|d[oae]|n[oa]|meu|esse|ess|este|aquele|email|que e))* ?$/;
/** What leads to the one that is meant. */
const meant =
  /(?:^|[.] ?|\b(?:e|eh|usa|use|usar|uso|bota|bote|coloca|coloque|poe|ponha|prefiro|quero|vale|fica|fique|deixa|deixe|mantem|mantenha|considera|anota|pode ser|seria|manda|mande|volta|volte|mais|so|somente|apenas|certo|correto|melhor|por|pelo|para|mesmo|atual|novo|email)) ?(?:(?:so|mesmo|o|a|ao|d[oae]|n[oa]|esse|este|aquele|meu|email|que e|no caso) )*$/;
/** Longer messages speak of more than which address, and shorter ones of nothing else. */
const longest = 20;
const shortest = 8;

/** The providers a normalised message means, and those it does not. */
function namedIn(said: string): { meant: string[]; left: string[] } {
  const found = [...said.matchAll(providers)];
  const named = { meant: [] as string[], left: [] as string[] };
  for (const [at, match] of found.entries()) {
    const begin = at === 0 ? 0 : found[at - 1]!.index + found[at - 1]![0].length;
    const next = found[at + 1]?.index;
    const before = said.slice(begin, match.index).split(' . ').at(-1)!;
    const behind = said.slice(match.index + match[0].length, next);
    const [after = ''] = (next === undefined ? behind : behind.replace(leftAfter, '')).split(' . ');
    if (leftAfter.test(before) || left.test(after)) named.left.push(match[0]);
    else if (meant.test(before)) named.meant.push(match[0]);
  }
  return named;
}

const isOf = (provider: string) => (email: string) =>
  email.split('@')[1]?.startsWith(`${provider}.`) ?? false;

/**
 * The address meant by its provider alone, of those that were told: 'o e-mail é o do gmail, o hotmail eu não uso mais'.
 * `email` is null where none or several have it; null where no provider is meant.
 */
export function emailByProvider(
  said: string,
  { emails, isOfEmail }: { emails: readonly string[]; isOfEmail: boolean },
): { email: string | null } | null {
  if (emails.length === 0 || /arrobaemail|arroba|\?/.test(said) || said.split(' ').length > longest)
    return null;
  const named = [...new Set(said.match(providers))];
  const isShort = said.split(' ').length <= shortest && named.some((each) => emails.some(isOf(each)));
  if (!isOfEmail && !isShort && !/\bemail\b/.test(said) && named.length < 2) return null;
  const { meant: wanted, left: unwanted } = namedIn(said);
  const [provider, ...others] = new Set(wanted);
  if (others.length > 0 || (provider === undefined && unwanted.length === 0)) return null;
  const fits =
    provider === undefined
      ? emails.filter((email) => !unwanted.some((each) => isOf(each)(email)))
      : emails.filter(isOf(provider));
  // What is not used any more may never have been told.
  if (provider === undefined && fits.length === emails.length) return null;
  return { email: fits.length === 1 ? fits[0]! : null };
}
