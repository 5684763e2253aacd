import { foldText } from '#contract/base/text.ts';
import { listOf } from './list-of.ts';
import { placeText } from './place-options.ts';
import { sees } from './sees.ts';
import type { AskedPlace } from './session.ts';
import { remember, sayOf, type Turn } from './turn.ts';

const isSame = (one: string, other: string) => foldText(one) === foldText(other);

/**
 * Answers a question about places of one's region: where those lie that are covered, which the territory has not, and
 * whether to add what is missing. Nothing changes before the yes. Returns whether there was one.
 */
export function answeredPlaces(turn: Turn): boolean {
  const { session, world, message } = turn;
  const { asked = [] } = world;
  const { regiaoTrabalho, memoria } = session;
  const topics = (message.understanding?.topics ?? []).filter((topic) => topic !== 'regiao');
  if (asked.length === 0 || regiaoTrabalho === null || topics.length > 0) return false;
  if (!message.understanding?.intents.some(({ intent }) => intent === 'pergunta') || sees(message, 'dados'))
    return false;
  const covered = (memoria.lugares ?? []).filter(({ tipo, id, nome }) =>
    asked.some(({ dito, lugar }) => (lugar ? lugar.tipo === tipo && lugar.id === id : isSame(dito, nome))),
  );
  const isUnknown = ({ dito }: AskedPlace) =>
    memoria.foraDoTerritorio?.some((each) => isSame(each, dito)) ?? false;
  const outside = asked.filter((each) => each.lugar === null && isUnknown(each));
  const missing = asked.flatMap(({ lugar }) =>
    lugar && !covered.some(({ tipo, id }) => tipo === lugar.tipo && id === lugar.id) ? [lugar] : [],
  );
  if (covered.length + outside.length + missing.length === 0) return false;
  if (covered.length > 0) sayOf(turn, 'na_cobertura', listOf(covered.map((each) => `*${placeText(each)}*`)));
  if (outside.length > 0) sayOf(turn, 'fora_do_territorio', listOf(outside.map(({ dito }) => `*${dito}*`)));
  if (missing.length > 0) {
    const names = missing.map(({ nome }) => nome);
    const valor = listOf([
      ...regiaoTrabalho.split(/, | e /),
      ...names.filter((each) => !regiaoTrabalho.includes(each)),
    ]);
    remember(turn, { duvida: { campo: 'regiao', valor } });
    sayOf(turn, 'incluir_lugar', listOf(missing.map((each) => `*${placeText(each)}*`)));
  }
  return true;
}
