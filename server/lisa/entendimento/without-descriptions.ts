const plain =
  '(?:nobres?|bons|boas|bom|[óo]tim[oa]s?|car[oa]s|populares|tranquil[oa]s?|residenciais|centrais|vizinh[oa]s|pr[óo]xim[oa]s|chiques?|simples|bonit[oa]s|segur[oa]s|variad[oa]s|divers[oa]s|v[áa]ri[oa]s|famos[oa]s|valorizad[oa]s|novos|antigos|alto padr[ãa]o|classe (?:m[ée]dia|alta))';
const is = '(?:s[ãa]o|é|eh)';
/** 'Os bairros são nobres', 'em bairros bem nobres': what they are like, in small letters, is no name. */
const described = new RegExp(
  `(?<=^|[^\\p{L}])(?:(?:[sS][ãa]o|[éÉ]|eh|[sS]ó)\\s+)*(?:[oOaA]s? |[mM]eus? )?(?:(?:[bB]airro|[rR]egi[ãa]o|[áaÁA]rea)\\s+${is}|(?:[bB]airros|[rR]egi[õo]es|[áaÁA]reas|[lL]ugares|[lL]ocais)(?:\\s+${is})?)\\s+(?:(?:mais|muito|bem|bastante|super|todos?|todas?|os|as)\\s+)*${plain}(?:,?\\s+(?:e\\s+)?(?:bem |muito |mais )?${plain})*(?=\\s*(?:$|[,.;!?\\n])|\\s+(?:d[aeo]s?|em|n[oa]s?|aqui|e|mas)\\s)`,
  'gu',
);

/** A text without what it says of bairros as such: it names none. */
export const withoutDescriptions = (text: string): string => text.replace(described, '');
