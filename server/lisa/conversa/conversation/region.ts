import { foldText } from '#contract/base/text.ts';
import type { EscolhaDeLugar, Lugar } from '#contract/lisa/lisa.ts';
import { inPlaceOf } from '../regiao/in-place-of.ts';
import { listOf } from './list-of.ts';
import { isOfPin, placeOptions, placeText } from './place-options.ts';
import { saysYes, sees } from './sees.ts';
import { ask, remember, sayOf, type Turn } from './turn.ts';

const plain = (text: string) =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The places an answer chooses, by number, tap or words; null if it is no answer to the choice. */
function chosenIn(escolha: EscolhaDeLugar, text: string): Lugar[] | null {
  const said = plain(text);
  const number = /^(?:opcao |numero |a |o )*(\d{1,2})$/.exec(said)?.[1];
  if (number) {
    const at = Number(number) - 1;
    return at === escolha.opcoes.length ? [] : at >= 0 && escolha.opcoes[at] ? [escolha.opcoes[at]!] : null;
  }
  if (/^(?:nao|n|nenhum\w*(?: (?:dess|del)[ae]s)?)$/.test(said)) return [];
  if (/^(?:tod[oa]s(?: el[ae]s)?|(?:os|as) (?:dois|duas|tres)|amb[oa]s(?: .*)?)$/.test(said))
    return escolha.opcoes;
  const options = placeOptions(escolha).map(plain);
  // A list cuts what is too long for it.
  const tapped = options.findIndex(
    (option) => option === said || (said.length > 15 && option.startsWith(said)),
  );
  if (tapped >= 0) return escolha.opcoes[tapped] ? [escolha.opcoes[tapped]] : [];
  const words = said.replace(/^(?:(?:o|a|e|eh|em|de|do|da|no|na|bairro|zona|cidade) )+/, '');
  const fits = escolha.opcoes.filter(
    ({ tipo, nome, onde }) =>
      words !== '' &&
      (plain(onde).split(' ').slice(0, -1).join(' ') === words ||
        plain(onde) === words ||
        (tipo === 'cidade' && said.startsWith('cidade')) ||
        (plain(nome) === words &&
          escolha.opcoes.every((other) => other.nome !== nome || other.onde === onde))),
  );
  return fits.length === 1 ? fits : null;
}

/** Takes the answer to a choice among places; returns whether the message was one. */
export function tookPlace(turn: Turn): boolean {
  const { memoria, pergunta, regiaoTrabalho } = turn.session;
  const [escolha, ...others] = memoria.escolhas ?? [];
  if (!escolha || pergunta !== 'regiao' || turn.isLate) return false;
  if (turn.message.text === null || turn.message.tellsOnly) return false;
  const isOnly = escolha.opcoes.length === 1 && saysYes(turn.message) && !sees(turn.message, 'dados');
  const chosen = isOnly ? escolha.opcoes : chosenIn(escolha, turn.message.text);
  if (chosen === null) return false;
  const isPin = isOfPin(escolha);
  const lugares = isPin && chosen.length > 0 ? chosen : [...(memoria.lugares ?? []), ...chosen];
  remember(turn, {
    lugares: lugares.length > 0 ? lugares : undefined,
    escolhas: others.length > 0 ? others : undefined,
    corrigindo: others.length === 0 && memoria.corrigindo === 'regiao' ? undefined : memoria.corrigindo,
    erros: undefined,
  });
  if (chosen.length > 0 && (isPin || regiaoTrabalho !== null)) {
    const named = chosen.map(placeText).join(', ');
    turn.session = {
      ...turn.session,
      regiaoTrabalho: isPin ? named : inPlaceOf(regiaoTrabalho ?? '', escolha.dito, named),
    };
    turn.taken.push('regiao');
  }
  return true;
}

/** Asks whether a shared place is the region: by the bairros it may lie in, else by its name. Returns whether it is one. */
export function proposePlace(turn: Turn): boolean {
  const { place } = turn.message;
  if (!place || turn.isLate || turn.session.pergunta !== 'regiao') return false;
  if (place.lugares.length > 0) {
    remember(turn, { escolhas: [{ dito: '', opcoes: place.lugares }], duvida: undefined, erros: undefined });
    ask(turn);
    return true;
  }
  if (place.nome === null) return false;
  remember(turn, { duvida: { campo: 'regiao', valor: place.nome }, erros: undefined });
  sayOf(turn, 'confirma_dado', `*${place.nome}* como a sua região`);
  return true;
}

/** Says by name what of the region is none of the territory. */
export function sayUnknown(turn: Turn): void {
  const { foraDoTerritorio } = turn.session.memoria;
  if (foraDoTerritorio)
    sayOf(turn, 'fora_do_territorio', listOf(foraDoTerritorio.map((each) => `*${each}*`)));
}

/** Keeps what the territory knows of a region that was just taken. */
export function keepTerritory(turn: Turn): void {
  const { territory, unknown = [] } = turn.world;
  const isWaiting = turn.session.status === 'waiting_approval';
  const hasChoice = Boolean(territory && territory.escolhas.length > 0);
  if (territory) turn.session = { ...turn.session, regiaoTrabalho: territory.regiao };
  remember(turn, {
    lugares: territory && territory.lugares.length > 0 ? territory.lugares : undefined,
    escolhas: hasChoice ? territory!.escolhas : undefined,
    foraDoTerritorio: unknown.length > 0 ? [...unknown] : undefined,
  });
  sayUnknown(turn);
  // A registration that waits is asked nothing else.
  if (hasChoice && isWaiting) remember(turn, { corrigindo: 'regiao' });
}
