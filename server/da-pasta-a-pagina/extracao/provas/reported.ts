import { foldText } from '#contract/base/text.ts';
import type { SourceLine } from '../source.ts';

/** What is told of the past, and of others. */
export const relato =
  /\?\W*$|\b(?:entreg(?:ou|amos|aram|ue em)|constru(?:iu|imos|iram)|ergue(?:u|mos)|lanc(?:ou|amos|aram)|fo(?:i|ram)|era[m]?|tinham?|havia|rest(?:ou|aram)|acab(?:ou|aram)|esgot\w+|vendid[ao]s?|100 ?% vendid\w+|fechad[ao] desde|antig[ao]s?|ate entao|concorren\w+|outr[oa]s? (?:obras?|empreendimentos?|predios?|produtos?|lancamentos?|projetos?|edificios?|residenciais|condominios?|loteamentos?|enderecos?|cidades?|tabelas?)|tambem (?:noss[oa]s?|fizemos|fez|entrega\w*|sao noss[oa]s)|fizemos|[a-z]{3,} entrega em 20\d\d (?:um|uma|o|a|os|as)|substitui|irm[ao]o?|vizinh\w+|seminov\w+|revenda|substitu\w+|[a-z]{4,}avam?)\b/;
/** What may be or is only asked, and what an evening or a guest has. */
export const hipotese =
  /\b(?:alem d[aeo]s?|visitantes?|acompanhante|convidad\w+|convite|evento|coquetel|noite|mostruario|(?<!ate \d )hospedes?|hotel|pode(?:m|ra|rao|ria)?|permit\w+|virar?|transform\w+|convert\w+|integr\w+|junt(?:ar|ando|o)|precisa\w*|quem (?:precisa|quer|busca)|opcao de|opcional\w*|sugest\w+|media|indicar|nao temos|compartilhad\w+)\b/;

/** 'Conheça também o Gaivota', 'Agora também em Ji-Paraná': what is named there is another. */
const invites =
  /(?:[Cc]onheça|[Vv]eja|[Cc]onfira|[Ll]eia|[Tt]ambém)(?: também| ainda)?(?: sobre)?(?: [oa]s?| d[oa]s?| em| n[oa]s?)? \p{Lu}/u;

/** A heading under which somebody or something else is told of. */
const ofOthers =
  /\b(?:compara(?:r|cao|tivo|ndo)|comparativo|concorr\w+|outr[oa]s?|historico|historia|portfolio|tambem|quem somos|sobre (?:a|nos)|obras entregues|entregues|ja fizemos|visitas?|plantao|evento|contato|escritorio|errata|antes)\b/;
const ofShops =
  /\b(?:salas|sala de \d+|lojas|lajes|mall|(?<!(?:nome|setor|centro|area|departamento|equipe|diretoria) )comercia(?:l|is)|escritorios|corporativ\w+)\b/;
const ofHomes = /\b(?:apartamentos?|aptos?|quartos?|dorm\w*|suites?|residencia(?:l|is))\b/;
const longestHeading = 60;

const known = new WeakMap<SourceLine[], { sellsHomes: boolean; first: Map<string, SourceLine> }>();
function factsOf(lines: SourceLine[]) {
  const held = known.get(lines);
  if (held) return held;
  const first = new Map<string, SourceLine>();
  for (const line of lines) {
    const key = keyOf(line);
    if (!first.has(key)) first.set(key, line);
  }
  const facts = { sellsHomes: lines.some(({ folded }) => ofHomes.test(folded)), first };
  known.set(lines, facts);
  return facts;
}
const keyOf = ({ document, page, paragraph }: SourceLine) => `${document.path}#${page}#${paragraph}`;

/** Whether a line, or the heading of its paragraph, tells of somebody or something else than the homes sold. */
export function isReported(
  line: SourceLine,
  lines: SourceLine[],
  { text, folded: said }: { text: string; folded: string },
  nome: string | null,
): boolean {
  const { sellsHomes, first } = factsOf(lines);
  const heading = first.get(keyOf(line));
  const over =
    heading && heading !== line && heading.text.length <= longestHeading && !/\d{3}/.test(heading.folded)
      ? heading.folded
      : '';
  if (relato.test(said) || ofOthers.test(over)) return true;
  const isOwn = nome !== null && said.includes(foldText(nome));
  if (invites.test(text) && !isOwn) return true;
  return (
    sellsHomes && ((ofShops.test(said) && !ofHomes.test(said)) || (ofShops.test(over) && !ofHomes.test(over)))
  );
}
