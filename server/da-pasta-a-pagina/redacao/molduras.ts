import { foldText } from '#contract/base/text.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { apelido, companyName, nomeDito, theName } from '#contract/da-pasta-a-pagina/nomes.ts';
import { bairroPhrase, capitalized, cidadePhrase, inName, makerPhrase } from './phrases.ts';

/**
 * What a style sets around a sentence of the record, given as it goes on inside another; null where that would be no good
 * Portuguese: a place told twice, a beginning that stands for nothing.
 */
export type Moldura = (said: string, facts: PageFacts) => string | null;

const tells = (said: string, ...parts: string[]) =>
  parts.some((part) => foldText(said).includes(foldText(part)));

/** 'Localizado a dois passos do mar, o Aurora…' goes on after no other words. */
const leans =
  /^(?:(?:localizad|situad|pensad|projetad|idealizad|concebid|inspirad|cercad|erguid|constru[ií]d)[oa]s?|\p{L}+ndo)(?!\p{L})/iu;

/** 'Por dentro, as salas…' */
const led =
  (lead: string): Moldura =>
  (said) =>
    leans.test(said) || tells(said, lead) ? null : `${lead}, ${said}.`;

/** 'Em Meia Praia, as salas…', of a sentence that tells no place. */
const noLugar: Moldura = (said, facts) =>
  tells(said, facts.bairro, facts.cidade) ? null : led(capitalized(bairroPhrase(facts)))(said, facts);
/** 'Em Meia Praia, a rua…' */
const noBairro: Moldura = (said, facts) =>
  tells(said, facts.bairro) ? null : led(capitalized(bairroPhrase(facts)))(said, facts);
/** 'Em Itapema, a rua…' */
const naCidade: Moldura = (said, facts) =>
  tells(said, facts.cidade) ? null : led(capitalized(cidadePhrase(facts)))(said, facts);
/** 'No Aurora, as salas…' */
const noNome: Moldura = (said, facts) =>
  tells(said, apelido(facts)) ? null : led(capitalized(inName(apelido(facts))))(said, facts);

const whatItIs =
  /^uma?\s(?:edif[ií]cio|pr[eé]dio|empreendimento|projeto|residencial|condom[ií]nio|lar|ref[uú]gio|endere[cç]o|quintal|lugar)\s(?:de|com|para|entre|sem|em|n[oa]s?|que|feito|pensado|cercado)\s/iu;
/** 'O Aurora é um edifício de linhas horizontais.' */
const oNomeE: Moldura = (said, facts) =>
  whatItIs.test(said) && !said.includes(';') && !tells(said, apelido(facts))
    ? `${capitalized(theName(apelido(facts)))} é ${said}.`
    : null;

const saysMaker = (said: string, { incorporadora }: PageFacts) => tells(said, companyName(incorporadora));
/** 'O Aurora, da Construtora Vale Verde, guarda…' */
const deQuemFaz: Moldura = (said, facts) => {
  if (saysMaker(said, facts)) return null;
  const named = [nomeDito(facts), apelido(facts)].flatMap((name) => {
    const at = said.toLowerCase().indexOf(name.toLowerCase());
    const end = at + name.length;
    const isWhole =
      at >= 0 && !/\p{L}$/u.test(said.slice(0, at)) && /^(?:$|[,;]|\s\p{Ll})/u.test(said.slice(end));
    return isWhole ? [end] : [];
  });
  const [end] = named;
  if (end === undefined) return null;
  const rest = said.slice(end);
  const closed = /^\s/.test(rest) ? ',' : '';
  return `${capitalized(said.slice(0, end))}, ${makerPhrase(facts.incorporadora)}${closed}${rest}.`;
};
/** 'O Aurora guarda…, com a assinatura da Construtora Vale Verde.' */
const comAssinatura: Moldura = (said, facts) =>
  saysMaker(said, facts) || said.includes(';') || !tells(said, apelido(facts))
    ? null
    : `${capitalized(said)}, com a assinatura ${makerPhrase(facts.incorporadora)}.`;

/** What stands for the building or for a part of it, and goes on with its verb. */
const definite = /^(?:[oa]s?|cada|tod[oa]s?|nenhuma?|há|são|é)\s/;
/** 'Aqui, as salas…'; 'O Aurora: silêncio entre figueiras' of what has no verb. */
const aqui: Moldura = (said, facts) => {
  if (tells(said, apelido(facts))) return null;
  return definite.test(said) ? `Aqui, ${said}.` : `${capitalized(theName(apelido(facts)))}: ${said}.`;
};

/** Figures one after another: 'Ao todo, são 11 pavimentos…' */
const totals =
  (lead: string): Moldura =>
  (said) =>
    /^são\s/i.test(said) && !said.includes(';') ? `${lead}, ${said}.` : null;
const always =
  (lead: (nome: string) => string): Moldura =>
  (said, facts) =>
    `${lead(theName(apelido(facts)))}${said.includes(':') ? ' —' : ':'} ${said}.`;

/** The first that takes the sentence; the last of a list takes any. */
export const moldada = (said: string, molduras: readonly Moldura[], facts: PageFacts): string => {
  for (const moldura of molduras) {
    const framed = moldura(said, facts);
    if (framed !== null) return framed;
  }
  return `${capitalized(said)}.`;
};

/** 'No coração do Centro, …' has its place. */
const somewhere = /^(?:n[oa]s?|em|entre|junto|diante|perto)\s/;
/** 'O bairro é arborizado' goes on after no bairro's name. */
const ofBairro = /^o bairro\s/;

/** A part of the building: 'Em Meia Praia, a torre é única no terreno' would say that of the bairro. */
const ofBuilding =
  /^(?:[ao]s?\s)?(?:torres?|edif[ií]cio|pr[eé]dio|fachada|apartamentos|unidades|salas|varandas)(?!\p{L})/iu;
/** 'No Aurora, a torre é única…; todos têm varanda': of what Luxo tells as one period, without a frame. */
const noPredio: Moldura = (said, facts) =>
  said.includes(';') && ofBuilding.test(said) ? noNome(said, facts) : null;
/** 'Nas áreas comuns, os dois níveis de lazer' says it twice. */
const saysLeisure = /\b(?:lazer|areas comuns)\b/;

/** Of two styles none frames a sentence alike. */
export const molduras = {
  luxury: {
    sobre: [totals('Ao todo'), oNomeE, noNome, comAssinatura, always((nome) => `Assim se apresenta ${nome}`)],
    plantas: [led('Por dentro'), noNome, always(() => 'Por dentro')],
    amenidades: [noNome, led('No lazer'), always((nome) => `Assim é o lazer d${nome}`)],
    localizacao: [
      (said, facts) => (ofBairro.test(said) ? null : noBairro(said, facts)),
      (said, facts) => led(`Em volta d${theName(apelido(facts))}`)(said, facts),
      always((nome) => `Em volta d${nome}`),
    ],
  },
  minimalist: {
    sobre: [
      totals('Em números'),
      noPredio,
      noLugar,
      (said, facts) => (tells(said, facts.bairro) && !somewhere.test(said) ? naCidade(said, facts) : null),
      deQuemFaz,
      aqui,
      always((nome) => `Assim é ${nome}`),
    ],
    /** Further on in a text that has told its place. */
    depois: [totals('Em números'), aqui, deQuemFaz, noLugar, always((nome) => `Assim é ${nome}`)],
    plantas: [led('Dentro de casa'), aqui, always(() => 'Dentro de casa')],
    amenidades: [
      (said, facts) => (saysLeisure.test(foldText(said)) ? null : led('Nas áreas comuns')(said, facts)),
      aqui,
      always(() => 'Nas áreas comuns'),
    ],
    localizacao: [
      (said, facts) => (ofBairro.test(said) ? null : naCidade(said, facts)),
      led('Ao redor'),
      always(() => 'Ao redor'),
    ],
  },
} satisfies Record<'luxury' | 'minimalist', Record<string, Moldura[]>>;
