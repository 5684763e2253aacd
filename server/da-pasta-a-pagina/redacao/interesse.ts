import { numberWordValues } from '#contract/base/number-words.ts';
import { foldText } from '#contract/base/text.ts';

/** What materials it is made of, how many of what it has, and what is said in English leads no page. */
const dull = new RegExp(
  `\\b(?:pisos?|porcelanatos?|vinilic[oa]s?|laminados?|gesso|pvc|split|esquadrias|aberturas|loucas|metais|bancadas?|cubas?|pintura|lajes?|contrapiso|rodapes?|medidores|tomadas?|leilao|parcelas)\\b|\\b(?:${Object.keys(numberWordValues).join('|')}) (?:andares|pavimentos|apartamentos|unidades|vagas|lotes|torres|blocos)\\b|\\b(?:the|and|your|once)\\b`,
);
/** What a home is chosen for. */
const appealing =
  /\b(?:mar|praia|vista|horizonte|serra|lago|lagoa|rio|parque|bosque|arvores?|figueiras?|araucarias?|ipes?|jardim|jardins|quintal|casarao|tombad[oa]|sombra|luz|sol)\b/;

export const isDull = (frase: string): boolean => dull.test(foldText(frase));
export const isAppealing = (frase: string): boolean => appealing.test(foldText(frase));
