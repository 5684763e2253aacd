import { foldText } from '#contract/base/text.ts';
import { remember, type Turn } from './turn.ts';

const asksNothing =
  /\bn(?:ao|em) (?:fiz|era|foi|tinha) (?:nenhuma |uma |essa )?pergunta\b|\bn(?:ao|em) (?:te |lhe |lhes )?perguntei(?: (?:nada|coisa nenhuma|coisa alguma|nao))*\s*(?:[.,!;]|$|(?:kk|rs|so|mas|eu|viu)\w*)/;

/** 'Não fiz pergunta': what was taken for one is the team's no more, nor is the call it made. */
export function takeBackQuestion(turn: Turn): void {
  const { perguntas, pediuPessoaEm, perguntaEm } = turn.session.memoria;
  if (!perguntas || turn.isLate || !asksNothing.test(foldText(turn.message.text ?? ''))) return;
  const left = perguntas.slice(0, -1);
  const isOnlyCall = left.length === 0 && perguntaEm !== undefined && perguntaEm === pediuPessoaEm;
  remember(turn, {
    perguntas: left.length > 0 ? left : undefined,
    perguntaEm: left.length > 0 ? perguntaEm : undefined,
    pediuPessoaEm: isOnlyCall ? undefined : pediuPessoaEm,
  });
}
