import { foldText } from '#contract/base/text.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { readAddress } from './address-line.ts';
import { headedSentences } from './behind-street.ts';
import { stated } from './candidate.ts';
import { deliveryDates } from './entrega-words.ts';
import { readPassages, sentencesOf } from './passages.ts';
import { doubted, withRivals } from './rivals.ts';
import type { SourceLine } from './source.ts';
import { isAddressOfOthers, ofOthers, stand } from './whose-address.ts';

const ofDelivery =
  /\b(?:entreg\w*|conclus\w*|previs\w*|termin\w*|pront[oa]s?|habite-se|chaves|inaugura\w*)\b/;

/** Another month beside a word of delivery. */
export function doubtEntrega(fact: Fatos['dataEntrega'], lines: SourceLine[]): Fatos['dataEntrega'] {
  if (!fact) return fact;
  const rivals = readPassages(lines)
    .flatMap(sentencesOf)
    .filter(({ folded }) => ofDelivery.test(folded))
    .flatMap((sentence) => deliveryDates(sentence.folded).map((value) => stated(value, 1, sentence)));
  return withRivals(fact, rivals, (a, b) => a.startsWith(b.slice(0, 7)));
}

/** A street that no other is named beside may be believed although nothing says whose it is. */
const onlyStreet = 0.75;

/** Another street with a number makes the address a question; that no other street is named supports it. */
export function doubtEndereco(fact: Fatos['endereco'], lines: SourceLine[]): Fatos['endereco'] {
  if (!fact || fact.evidence.length > 1) return fact;
  const others = headedSentences(readPassages(lines)).flatMap(({ sentence, heading }) => {
    const { endereco, exact, index } = readAddress(sentence.text);
    if (!endereco || isSameStreet(endereco, fact.value)) return [];
    const explained = stand.test(heading) || ofOthers.test(heading) || isAddressOfOthers(sentence, index);
    return [{ rival: exact && !explained, candidate: stated(endereco, 1, sentence) }];
  });
  if (others.length === 0) return { ...fact, confidence: Math.max(fact.confidence, onlyStreet) };
  return withRivals(
    fact,
    others.filter(({ rival }) => rival).map((one) => one.candidate),
    isSameStreet,
  );
}

const bareStreet = (text: string) => foldText(text).replace(/[^a-z0-9]+/g, ' ');
const isSameStreet = (a: string, b: string) =>
  bareStreet(a).includes(bareStreet(b)) || bareStreet(b).includes(bareStreet(a));

/** What a firm says of its other work: built, sold out, elsewhere. */
const otherWork =
  /\b(?:noss[oa]s? (?:primeir[oa]s? |ultim[oa]s? )?(?:torres?|predios?|edificios?|obras?|residenciais|empreendimentos)|entregamos|construimos|[oa]s (?:\w+ )?anteriores|(?:casas?|torres?|predios?|edificios?|unidades) pront[oa]s?|que ficou pront[oa]|ficou pront[oa]|ja entregues?|entregues? em (?:19|20)\d\d|pre-lancamento|esgotad[oa]s?|100 ?% vendid[oa]s?|todo vendido|toda vendida|nao comercializad[oa]s?|outr[oa]s? (?:obras?|empreendimentos?|lancamentos?|residenciais|predios?)|portfolio)\b/;

/** A value that only sentences about other work of the firm state is a question. */
export function doubtOtherWork<Facts extends Record<string, Fact<unknown> | null>>(facts: Facts): Facts {
  const doubtful = ([field, fact]: [string, Fact<unknown> | null]) =>
    fact?.evidence.every(({ quote }) => otherWork.test(foldText(quote)))
      ? [field, { ...fact, confidence: Math.min(fact.confidence, doubted) }]
      : [field, fact];
  return Object.fromEntries(Object.entries(facts).map(doubtful)) as Facts;
}

/** A name that a firm with its legal form bears is a question: 'Pedra Branca' of 'Pedra Branca Residências Ltda'. */
export function doubtFirmsName(nome: Fatos['nome'], lines: SourceLine[]): Fatos['nome'] {
  if (!nome) return nome;
  const own = bareStreet(nome.value).trim();
  const firm = new RegExp(`(?:^| )${own} (?:[a-z]+ ){0,3}(?:ltda|s a|sa|eireli) `);
  // 'Pedra Branca. Alfa Ltda.' names the building and then the firm.
  const isFirm = lines
    .flatMap(({ folded }) => folded.split(/\.\s+/))
    .some((part) => {
      const [found] = firm.exec(`${bareStreet(part)} `) ?? [];
      return found !== undefined && !/ spe /.test(found);
    });
  return isFirm ? { ...nome, confidence: Math.min(nome.confidence, doubted) } : nome;
}
