import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { plainText } from './plain-text.ts';

/** Words that introduce a name (except the building's own): its bearer is not from the record. */
const titles =
  'Av(?:enida|\\.)|Rua|R\\.|Pra[çc]a|Shopping|Parque|Rodovia|Praia|Lagoa|Morro|Hospital|Col[ée]gio|Escola|Universidade|Faculdade|Igreja|Est[áa]dio|Aeroporto|Imobili[áa]ria|Construtora|Incorporadora|Grupo|Banco|Clube|Instituto|Marina|Porto|Mercado|Supermercado|Terminal|Esta[çc][ãa]o|Metr[ôo]|Alameda|Travessa|Largo|Ponte|Serra|Ilha|Sr|Sra|Dr|Dra|Dona|Arquitet[oa]|Engenheir[oa]|Gerente|Corretora?|Consultora?|Chef|Paisagista|Decoradora?|Designer|Escrit[óo]rio|Est[úu]dio';
/** Phrases that refer the reader to someone. */
const sending =
  '[Ff]al(?:e|ar|em)|[Cc]onvers(?:e|ar)|[Cc]ham(?:e|ar)|[Ll]i(?:gue|gar)|[Pp]rocur(?:e|ar)|[Pp]e[çc](?:a|am)|[Pp]edir|[Ee]screv(?:a|er)|[Pp]ergunt(?:e|ar)|[Mm]ande|[Ee]nvie|[Mm]arque|[Aa]gende|[Cc]ontate|[Vv]isite|[Vv]enha|[Ss]iga|[Cc]ombine|[Aa]tend(?:e|ido|ida|imento)|[Vv]end(?:e|as|ido)|[Pp]refira';
const lower =
  '(?:d[aeo]s?|n[ao]s?|com|por|pel[ao]s?|para|ao?s?|à|às|e|o|os|as|sr\\.?|sra\\.?|em|um|uma|falar|direto|diretamente|nosso|nossa|seu|sua|meu|minha|gerente|corretora?|amig[ao])';
const proper = "\\p{Lu}[\\p{L}’'-]+(?: (?:d[aeo]s? |e )?\\p{Lu}[\\p{L}’'-]+)*";
/** Case-insensitive first letter. */
const eitherCase = (words: string) =>
  words.replace(
    /(^|\|)(\p{Lu})/gu,
    (_, gap: string, letter: string) => `${gap}[${letter}${letter.toLowerCase()}]`,
  );
const titled = new RegExp(`(?<![\\p{L}])(?:${eitherCase(titles)})\\.? (?:d[aeo]s? )?(${proper})`, 'gu');
const sent = new RegExp(`(?<![\\p{L}])(?:${sending}) (?:${lower} )*(${proper})`, 'gu');
const handle = /(?<![\p{L}\d.])@[\p{L}\d][\p{L}\d._-]{2,}/u;
/** An explicit account name. */
const account = /(?:^|[\s:])[a-z][a-z\d]{2,}[._][a-z][a-z\d]{2,}(?:[._][a-z\d]+)*(?=[\s,;!?]|\.?$)/;

/** Names common to all pages: legal, trade, contact channels. */
const common = new Set(
  `whatsapp creci corretor corretora imoveis imovel registro oficio oficial brasil maps google incorporacao
  incorporadora construtora residencial empreendimento lei portugues estado norte sul leste oeste plantas planta
  galeria lazer localizacao menu sobre privativo privativa central linear tipo tipos social gourmet garden kids
  place office coworking de da do das dos e apresentacao completa`.split(/\s+/),
);
const states =
  `acre alagoas amapa amazonas bahia ceara distrito federal espirito santo goias maranhao mato grosso minas gerais
  para paraiba parana pernambuco piaui rio janeiro grande rondonia roraima santa catarina sao paulo sergipe tocantins`.split(
    /\s+/,
  );

const knownOf = new WeakMap<PageFacts, Set<string>>();
function knownWords(facts: PageFacts): Set<string> {
  const held = knownOf.get(facts);
  if (held) return held;
  const words = plainText(JSON.stringify(facts)).match(/[a-z]{2,}/g) ?? [];
  const known = new Set([...words, ...common, ...states]);
  knownOf.set(facts, known);
  return known;
}

/** A person or place the text names and the record does not; null if none. */
export function findNames(text: string, facts: PageFacts): string | null {
  const bare = text
    .replace(/\{\{[^}]*\}\}/g, 'corretor')
    .normalize('NFKC')
    .replace(/[^\S\n]+/g, ' ');
  const direct = handle.exec(bare) ?? account.exec(bare);
  if (direct) return direct[0].trim();
  const known = knownWords(facts);
  // Without punctuation only the first word surely belongs to the name.
  const isNew = (name: string) => !known.has(/[a-z]{2,}/.exec(plainText(name))?.[0] ?? 'de');
  for (const [whole, name] of [...bare.matchAll(titled), ...bare.matchAll(sent)])
    if (name && isNew(name)) return whole;
  return null;
}
