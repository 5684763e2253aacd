import { foldText } from '#contract/base/text.ts';

const linguas = ['pt', 'es', 'en', 'fr', 'it', 'de'] as const;
export type Lingua = (typeof linguas)[number] | 'outra';

/**
 * The words that hold a text of each language together, and those of a sheet of homes that has few of them.
 * Words that mean something in Portuguese and in English alike ('a', 'as', 'no', 'do') say nothing.
 */
const wordsOf: Record<(typeof linguas)[number], ReadonlySet<string>> = {
  pt: set(
    'o os e em de da dos das na nas nos ao aos um uma com que para por pelo pela pelos pelas se seu sua seus suas mais nao ou sem ate sao tem voce onde quando tambem muito entre sobre foi sera esta este essa isso ja ainda',
    'apartamento apartamentos quarto quartos dormitorio dormitorios vaga vagas lazer entrega pavimento pavimentos privativos privativa torre churrasqueira bairro andar andares incorporacao',
  ),
  es: set(
    'el la los las de del y en un una unos unas con que para por se su sus mas lo al o es son como sobre desde hasta sin tu muy entre donde este esta todo',
    'departamento departamentos dormitorio dormitorios habitacion habitaciones bano banos cochera cocheras piso pisos pileta superficie ascensor ascensores recamaras ambientes precio precios terraza sala edificio calle',
  ),
  en: set(
    'the of and to in is are with for from on at by your our this that it be an or will has have its which where you we',
    'bedroom bedrooms bath baths bathroom bathrooms sq ft floor floors residence residences kitchen amenities parking price prices starting plan plans home homes apartment apartments completion developed',
  ),
  fr: set(
    'le la les de des du et en un une pour avec dans sur par au aux est sont qui que vos votre nos plus ce cette ou',
    'appartement appartements chambre chambres piece pieces etage etages livraison cuisine sejour surface prix logement logements',
  ),
  it: set(
    'il lo la gli le di del della dei delle e in un una con per da che al alla nel nella piu non sono ed ogni si',
    'appartamento appartamenti camera camere bagno bagni bilocale trilocale mq piano piani consegna cucina soggiorno prezzo residenza',
  ),
  de: set(
    'der die das und mit von im ein eine den dem des zu fur auf ist sind sie ihr bei aus nach oder auch',
    'wohnung wohnungen zimmer schlafzimmer kuche bad stellplatz neubau geschoss wohnflache preis',
  ),
};

function set(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}

/** Fewer of its words than this say nothing of a text's language. */
const enough = 5;
const enoughDistinct = 3;
/** Another language is only stated where it leads Portuguese by far: a book may hold an English summary. */
const leads = 2;

/** The language of a text; null if it has too few words to tell. */
export function languageOf(text: string): Lingua | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0;
  if (letters >= 40 && foreign > letters / 2) return 'outra';
  const words = foldText(text).match(/[a-z]+/g) ?? [];
  const tallies = linguas.map((lingua) => {
    const hits = words.filter((word) => wordsOf[lingua].has(word));
    return { lingua, hits: hits.length, distinct: new Set(hits).size };
  });
  const [pt] = tallies;
  const best = tallies.reduce((one, other) => (other.hits > one.hits ? other : one));
  if (best.hits < enough || best.distinct < enoughDistinct) return null;
  return best === pt || best.hits < pt!.hits * leads ? 'pt' : best.lingua;
}

const names: Record<Lingua, string> = {
  pt: 'português',
  es: 'espanhol',
  en: 'inglês',
  fr: 'francês',
  it: 'italiano',
  de: 'alemão',
  outra: 'outra língua',
};
export const nameOfLanguage = (lingua: Lingua): string => names[lingua];
