import type { QuestionField } from '#contract/lisa/lisa.ts';
import { readPhone } from '#server/kernel/reading/phone-in-text.ts';
import { emailsIn } from '#server/lisa/entendimento/service.ts';
import { spelled } from './card.ts';
import { collect } from './collect.ts';
import { doubtEmail } from './doubt.ts';
import { isAnswered } from './next-question.ts';
import { keepTerritory } from './region.ts';
import { callPerson, remember, say, sayOf, type Turn } from './turn.ts';
import { valuesOf } from './values.ts';

/** Handles a message's picture; returns whether it was usable. */
export function takePicture(turn: Turn): boolean {
  const { picture } = turn.message;
  if (!picture) return false;
  if ('problema' in picture) {
    const { problema } = picture;
    say(
      turn,
      problema === 'grande-demais'
        ? 'foto_grande'
        : problema === 'pequeno-demais'
          ? 'foto_pequena'
          : problema === 'indisponivel'
            ? 'foto_indisponivel'
            : 'foto_formato',
    );
    return false;
  }
  if ('semCreci' in picture) {
    const { creciLido } = turn.session.memoria;
    if (creciLido) sayOf(turn, 'creci_outro_lado', spelled(creciLido));
    else say(turn, turn.message.kind === 'documento' ? 'pdf_sem_creci' : 'foto_da_carteira');
    return false;
  }
  if ('carteira' in picture) return false;
  if (turn.isLate && turn.session.foto !== null) return true;
  turn.session = { ...turn.session, foto: picture.url };
  const pulados = turn.session.memoria.pulados?.filter((each) => each !== 'foto');
  remember(turn, { pulados: pulados?.length ? pulados : undefined });
  if (turn.session.memoria.corrigindo === 'foto') remember(turn, { corrigindo: undefined });
  say(turn, 'foto_guardada');
  return true;
}

/** Handles a text; returns whether it contained anything, including refused values. */
export function takeText(turn: Turn): boolean {
  const values = valuesOf(turn.session, turn.message);
  if (!values) return false;
  const { session, filled } = collect(turn.session, values, turn.isLate);
  if (filled.length === 0) return false;
  const before = turn.session;
  const { taken } = turn.world;
  const refused: QuestionField[] = [];
  turn.session = session;
  if (taken.creci && (filled.includes('creci') || filled.includes('uf'))) {
    // A previous complete value stays; an incomplete CRECI is asked again.
    const whole = before.ufCreci === null ? null : before.creci;
    turn.session = { ...turn.session, creci: whole, ufCreci: whole === null ? null : before.ufCreci };
    refused.push('creci', 'uf');
    say(turn, 'creci_em_uso');
  }
  if (taken.email && filled.includes('email')) {
    turn.session = { ...turn.session, email: before.email };
    refused.push('email');
    say(turn, 'email_em_uso');
  }
  const kept = filled.filter((field) => !refused.includes(field));
  const isReadAgain = turn.session.regiaoTrabalho !== null && turn.session.ufCreci !== before.ufCreci;
  if (kept.includes('regiao') || isReadAgain) keepTerritory(turn);
  turn.taken.push(...kept);
  if (filled.includes('creci')) remember(turn, { creciLido: undefined });
  remember(turn, { duvida: undefined, ultimos: kept.length > 0 ? kept : undefined });
  if (kept.includes('email')) {
    doubtEmail(turn);
    keepOtherEmails(turn, before.email);
  }
  const { corrigindo } = turn.session.memoria;
  const isDone =
    corrigindo === 'contato'
      ? isAnswered(turn.session, 'nome') && isAnswered(turn.session, 'email')
      : corrigindo !== undefined &&
        filled.includes(corrigindo) &&
        !refused.includes(corrigindo) &&
        isAnswered(turn.session, corrigindo);
  if (isDone) remember(turn, { corrigindo: undefined });
  remember(turn, { erros: undefined });
  return true;
}

/** Most addresses kept beside the one that stands. */
const mostEmails = 3;

/** Of several addresses told those that do not stand are kept: 'é o do gmail' may mean one of them. */
function keepOtherEmails(turn: Turn, before: string | null): void {
  const { email, memoria } = turn.session;
  const told = emailsIn(turn.message.text ?? '');
  const others = [...(memoria.outrosEmails ?? []), ...(before === null ? [] : [before]), ...told].filter(
    (each) => each !== email,
  );
  const outrosEmails = [...new Set(others)].slice(-mostEmails);
  remember(turn, { outrosEmails: outrosEmails.length > 0 ? outrosEmails : undefined });
}

/** Handles the requested number; returns whether the message contained one. */
export function takePhone(turn: Turn): boolean {
  if (turn.session.pergunta !== 'telefone') return false;
  const telefone = turn.message.understanding?.telefone ?? readPhone(turn.message.text);
  if (telefone === null) return false;
  turn.session = { ...turn.session, telefone };
  turn.taken.push('telefone');
  remember(turn, { erros: undefined, corrigindo: undefined });
  return true;
}

/** Misunderstandings in a row after which a person is called. */
const mostErrors = 3;

/**
 * Counts an answer that led nowhere, so that nobody is asked the same for ever: the third in a row calls a person.
 * Returns whether one was called.
 */
export function stoodStill(turn: Turn): boolean {
  const { memoria } = turn.session;
  const erros = (memoria.erros ?? 0) + 1;
  if (erros < mostErrors || memoria.pediuPessoaEm) {
    remember(turn, { erros });
    return false;
  }
  callPerson(turn);
  say(turn, 'chamei_pessoa');
  return true;
}

/** Replies that an answer was not understood, with an example; the third calls a person. */
export function replyNotUnderstood(turn: Turn): void {
  const { pergunta } = turn.session;
  if (pergunta === null || stoodStill(turn)) return;
  say(turn, `nao_entendi_${pergunta}`);
  if (turn.session.memoria.erros === mostErrors - 1) say(turn, 'dica');
}

/** Asks for a plain yes or no to what may have been one. */
export function askPlainly(turn: Turn, chave: 'confirma_interesse' | 'confirma_resumo'): void {
  if (!stoodStill(turn)) say(turn, chave);
}
