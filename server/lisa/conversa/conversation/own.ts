import { keepQuestion } from './answers.ts';
import { sees } from './sees.ts';
import { cause, remember, say, type Turn } from './turn.ts';

/** Words by which a person is asked for, whatever it is about. */
const callsPerson = /\b(?:fal|convers|atend|lig|cham)\w*/;

/** Requests that speak of people without asking for one: 'quantas pessoas entraram no meu site'. */
const speakOfPeople = ['visitas', 'contatos', 'de-outro'];

function wantsPerson({ message, world: { own } }: Turn): boolean {
  if (!sees(message, 'pessoa') || !own || own.assunto === 'de-outro') return false;
  const said = message.understanding!.intents.find(({ intent }) => intent === 'pessoa')!.evidence;
  return !speakOfPeople.includes(own.assunto) || callsPerson.test(said);
}

/** Gives an approved corretor what he asked for of his own (LIA-11). Returns whether he did. */
export function ownAnswered(turn: Turn): boolean {
  const { own, corretor } = turn.world;
  if (corretor?.situacao !== 'aprovado') return false;
  if (tookPhoto(turn)) return true;
  if (!own || wantsPerson(turn)) return false;
  remember(turn, own.memoria);
  for (const effect of own.effects) cause(turn, effect);
  if (own.forTeam !== undefined) keepQuestion(turn, own.forTeam);
  turn.replies.push(...own.replies);
  return true;
}

/** The photo he was asked for goes to the team, who put it on his page. */
function tookPhoto(turn: Turn): boolean {
  const { picture } = turn.message;
  if (!turn.session.memoria.fotoPedida || picture === null) return false;
  if (!('url' in picture)) {
    say(turn, 'assistente_foto_falhou');
    return true;
  }
  remember(turn, { fotoPedida: undefined });
  turn.session = { ...turn.session, foto: picture.url };
  cause(turn, 'pedir-foto');
  say(turn, 'assistente_foto_recebida');
  return true;
}
