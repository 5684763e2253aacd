import { sees } from './sees.ts';
import { callPerson, remember, say, type Turn } from './turn.ts';

const languages: ['lingua_en' | 'lingua_es' | 'lingua_fr', RegExp][] = [
  ['lingua_fr', /\b(?:bonjour|merci|je|suis|parlez|francais)\b/],
  [
    'lingua_es',
    /\b(?:hablo|hablas|quiero|gracias|buen[oa]s|usted\w*|como estas|me llamo|necesito|puedo|cuanto|cuesta|inmobiliari[oa])\b/,
  ],
];

/**
 * The written outcomes that are nobody's registration (LIA-10): under age, another language, a buyer, a second
 * registration. Each ends with a person; none refuses anybody. Returns whether the message was one.
 */
export function handledOutcome(turn: Turn): boolean {
  const { message, session, world } = turn;
  if (sees(message, 'menor') || session.memoria.menorEm) {
    const isFirst = session.memoria.menorEm === undefined;
    callPerson(turn);
    remember(turn, { menorEm: session.memoria.menorEm ?? world.now.toISOString() });
    say(turn, isFirst ? 'menor' : 'pessoa');
    return true;
  }
  if (session.memoria.outroCadastro) {
    remember(turn, { outroCadastro: undefined });
    // A question is no answer to which registration was meant: it is answered itself.
    if (sees(message, 'pergunta') && !sees(message, 'outro-cadastro')) return false;
    callPerson(turn);
    say(turn, 'outro_cadastro_pessoa');
    return true;
  }
  if (sees(message, 'sim', 'dados')) return false;
  if (sees(message, 'outra-lingua')) {
    const said = message.understanding!.intents.find(({ intent }) => intent === 'outra-lingua')!.evidence;
    callPerson(turn);
    say(turn, languages.find(([, words]) => words.test(said))?.[0] ?? 'lingua_en');
    return true;
  }
  if (sees(message, 'comprador')) {
    const { forBuyer } = world;
    if (forBuyer) {
      const { nomeGuerra, url: link } = forBuyer;
      const texto = world.say('comprador_link', { nomeGuerra, regiao: null, link }, world.recent);
      turn.replies.push({ chave: 'comprador_link', texto });
    } else {
      callPerson(turn);
      say(turn, 'comprador');
    }
    return true;
  }
  if (sees(message, 'outro-cadastro')) {
    remember(turn, { outroCadastro: true });
    say(turn, 'outro_cadastro');
    return true;
  }
  return false;
}
