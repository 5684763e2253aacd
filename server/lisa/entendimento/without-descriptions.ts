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

const weather =
  /(?<!\p{L})(?:t[áa]|est[áa]|t[áa]va|estava|faz|fazendo|fez|que|um|uma|muit[oa]|t[ôo] n[oa]|estou n[oa]|pres[oa] n[oa])\s+(?:um |uma |muit[oa] |o |aquele |maior )?(?:calor\p{L}*|frio|fri[oa]ca|chuv\p{L}*|chovendo|sol|tr[âa]nsito|engarrafamento|congestionamento|trovoada|neblina|ventania|tempo (?:bom|ruim|feio|fechado))(?!\p{L})/iu;
const works =
  /(?<!\p{L})(?:trabalh\p{L}*|atend\p{L}*|atuo|atuando|vendo|cubro|regi[ãa]o|bairros?)(?!\p{L})/iu;

/** A text without its sentences about the weather and the traffic: 'hoje tá um calor em Londrina' is no region. */
export const withoutWeather = (text: string): string =>
  weather.test(text)
    ? text
        .split(/(?<=[.!?])\s+|\n/)
        .filter((sentence) => !weather.test(sentence) || works.test(sentence))
        .join(' ')
    : text;
