/** Words that lead to a value, as many write them by ear or in a hurry. */
const byEar: readonly [RegExp, string][] = [
  [/(?<!\p{L})(?:mue|meo|mew|miu|neu|mey) (?:nom[ei]|nme|nmoe|noem|num[ei]|nomme)(?!\p{L})/giu, 'meu nome'],
  [/(?<!\p{L})m[ei] (?:xam[ou]|cham[u]|shamo|chmao|camo|chano)(?!\p{L})/giu, 'me chamo'],
  [/(?<!\p{L})m[ei] (?:xam[aã][om]?|chaman|cham[ãa]o|xaman|xamu)(?= d[ei] )/giu, 'me chamam'],
  [/(?<!\p{L})(?:ap[ie]lid[uo]|apeldo|apelid|apilidu)(?!\p{L})/giu, 'apelido'],
  [/(?<!\p{L})(?:atend[u]|atemd[ou]|antendo)(?!\p{L})/giu, 'atendo'],
  [/(?<!\p{L})(?:traba[il]+[ou]|trabalhu|trabaiu|trabalo)(?= (?:em|n[oa]s?|mais|com|aqui) )/giu, 'trabalho'],
  [/(?<!\p{L})(?:regi[aã]u?m|reji[aã]o|rezi[aã]o|regiau)(?!\p{L})/giu, 'região'],
  [/(?<!\p{L})(?:bair[ou]|bairru)(s?)(?!\p{L})/giu, 'bairro$1'],
  [
    /(?<!\p{L})(?:pe[sçcz]{1,2}o?[aá]|pes+o) (f[ií][szç]+i[ck]+a|jur[ií][dt]i[ck]+a)(?!\p{L})/giu,
    'pessoa $1',
  ],
  [/(?<=pessoa )f[ií][szç]+i[ck]+a(?!\p{L})/giu, 'física'],
  [/(?<=pessoa )jur[ií][dt]i[ck]+a(?!\p{L})/giu, 'jurídica'],
  [/(?<=\d )(?:i|y)(?= \d)/giu, 'e'],
  [/(?<!\p{L})di(?= (?:r\$ ?)?\d)/giu, 'de'],
];

/** A message with the words around its values well spelt: 'mue nome e …', 'peçoa fizica'; no value is touched. */
export const withLeadsSpelt = (text: string): string =>
  byEar.reduce((said, [heard, meant]) => said.replace(heard, meant), text);
