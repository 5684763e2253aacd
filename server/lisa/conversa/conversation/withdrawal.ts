import { saysYes, sees } from './sees.ts';
import { callPerson, remember, say, type Turn } from './turn.ts';

/**
 * Somebody whose registration waits wants out of it: asked once, then told to the team, who take it out; until then it
 * can be taken back. Returns whether the message concerned it.
 */
export function handledWithdrawal(turn: Turn): boolean {
  const { message, session } = turn;
  const { confirmarRetirada, retiradaEm } = session.memoria;
  const wants = message.understanding?.withdraws === true && !message.tellsOnly;
  if (confirmarRetirada) {
    remember(turn, { confirmarRetirada: undefined });
    if (wants || saysYes(message)) {
      remember(turn, { retiradaEm: turn.world.now.toISOString() });
      callPerson(turn);
      say(turn, 'retirada_feita');
      return true;
    }
    if (!sees(message, 'nao')) return false;
    say(turn, 'retirada_desistiu');
    return true;
  }
  if (retiradaEm && (sees(message, 'continuar') || saysYes(message) || takesBack.test(message.text ?? ''))) {
    remember(turn, { retiradaEm: undefined });
    callPerson(turn);
    say(turn, 'retirada_desistiu');
    return true;
  }
  if (!wants) return false;
  if (retiradaEm) say(turn, 'retirada_feita');
  else {
    remember(turn, { confirmarRetirada: true });
    say(turn, 'retirada_confirma');
  }
  return true;
}

const takesBack =
  /(?<!\p{L})(?<!n[ãa]o )(?:quero (?:sim )?(?:continuar|participar|voltar|ficar)|pode (?:continuar|manter|deixar)|mant[ée]m|mantenha|n[ãa]o (?:cancela|cancele|quero (?:mais )?cancelar))(?!\p{L})/iu;
