import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';

export type SecaoComTema = 'plantas' | 'amenidades' | 'localizacao';

/** What a sentence is about, by the words it cannot be said without; the most of them decide. */
const temas: Record<SecaoComTema, RegExp> = {
  amenidades:
    /\b(?:lazer|piscinas?|academia|salao de (?:festas|jogos)|salao|rooftop|churrasqueiras?|spa|sauna|coworking|quadra|brinquedoteca|playground|bicicletario|espacos? comuns?|areas? comuns?|convivencia|clube|horta|pet)\b/g,
  plantas:
    /\b(?:plantas?|apartamentos?|unidades?|suites?|quartos?|dormitorios?|salas?|varandas?|cozinhas?|living|janelas?|pe-direito|garden|coberturas?|studios?|elevador privativo)\b/g,
  localizacao:
    /\b(?:bairro|ruas?|avenida|quadras?|quarteirao|vizinhanca|metro|estacao|praia|orla|mar|calcadao|parque|comercio|escolas?|mercados?|a pe|minutos?|esquina|cidade|acessos?|rodovias?)\b/g,
};

/** A trade is no shop around the corner. */
const trade = /\bmercado (?:da construcao|imobiliario|financeiro|de (?:luxo|alto padrao))\b/g;
/** 'BR-101' is a name. */
const road = /\b(?:br|[a-z]{2,3})-\d{2,4}\b/g;

/** Parts of the building, of which a place is no more than a likeness. */
const building = /\b(?:terreo|torres?|edificio|predio|fachadas?|pilotis|hall|lobby|portaria)\b/;

/**
 * The section a sentence belongs to; null where it is about the building as a whole, about two things alike, or
 * says a figure: figures stand where they are listed.
 */
export function temaDa(frase: string, { nome, bairro, cidade }: PageFacts): SecaoComTema | null {
  const said = foldText(frase).replaceAll(foldText(nome), ' ').replace(road, ' rodovia ').replace(trade, ' ');
  if (/\d|\bpor (?:andar|pavimento)\b/.test(said)) return null;
  if (building.test(said)) return null;
  const places = [bairro, cidade].filter((place) => said.includes(foldText(place))).length;
  const counts = (Object.keys(temas) as SecaoComTema[]).map((tema) => ({
    tema,
    count: new Set(said.match(temas[tema])).size + (tema === 'localizacao' ? places : 0),
  }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  return first && second && first.count > second.count ? first.tema : null;
}
