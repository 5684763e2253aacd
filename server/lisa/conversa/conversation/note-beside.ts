import { readPhone } from '#server/kernel/reading/phone-in-text.ts';
import { partQuestions } from '#server/lisa/entendimento/service.ts';
import { readableNumber } from '../people/person.ts';
import { remember, sayOf, type Turn } from './turn.ts';

/** Most notes kept of one person. */
const mostNotes = 5;
const phoneNote = 'Outro telefone: ';

/** 'Com a condição de que não me liguem', 'não quero receber propaganda' */
const condition =
  /(?<!\p{L})(?:n[ãa]o|nem|sem|nunca)\s+(?:(?:me|quero|que|receber|recebo|mais|nenhum\p{L}*|por favor|mandem?|enviem?|fazer|fa[çc]am)\s+){0,3}(?:ligu?e\p{L}*|liga[çc]\p{L}+|telefon\p{L}+|propaganda\p{L}*|spam|marketing)(?!\p{L})/iu;

/** A number told beside other data, where the one that is written from identifies its person. */
export function phoneBeside({ session, message }: Pick<Turn, 'session' | 'message'>): string | null {
  if (message.text === null || session.memoria.semNumero || session.pergunta === 'telefone') return null;
  return message.understanding?.telefone ?? readPhone(partQuestions(message.text).told);
}

/** Keeps for the team what has no field, and says so: another telephone, a condition. Nothing before the yes. */
export function noteBeside(turn: Turn): void {
  const { session, message } = turn;
  if (session.consentimentoEm === null || message.text === null || turn.isLate) return;
  const notes = session.memoria.recados ?? [];
  const telefone = phoneBeside(turn);
  const sentence = message.text
    .split(/(?<=[.!?\n])\s+/)
    .find((each) => condition.test(each))
    ?.trim()
    .slice(0, 200);
  if (telefone !== null) {
    const note = `${phoneNote}${readableNumber(telefone)}`;
    remember(turn, { recados: [...notes.filter((each) => !each.startsWith(phoneNote)), note] });
    if (!turn.replies.some(({ chave }) => chave === 'mudanca_pedida'))
      first(turn, 'outro_telefone', readableNumber(telefone));
  }
  if (sentence && !notes.includes(sentence)) {
    remember(turn, { recados: [...(turn.session.memoria.recados ?? []), sentence].slice(-mostNotes) });
    first(turn, 'recado_anotado', sentence.replace(/[.!]+$/, ''));
  }
}

/** Said before what is asked next. */
function first(turn: Turn, chave: 'outro_telefone' | 'recado_anotado', dados: string): void {
  sayOf(turn, chave, dados);
  turn.replies.unshift(turn.replies.pop()!);
}
