import type { Tentativa } from '#contract/lisa/leituras.ts';
import { placeOfQuestion, type Question, questions } from '#contract/lisa/lisa.ts';
import type { CallContext, Intelligence } from '#server/adapters/intelligence/port.ts';
import { advance } from '../conversation/advance.ts';
import { inputOf } from '../conversation/asked-of.ts';
import { newSession, type Session, type World } from '../conversation/session.ts';
import type { LisaTexts } from '../texts.ts';
import { understandWith } from '../understand-with.ts';
import { readingOf } from './reading-of.ts';

interface TryTools {
  intelligence: Intelligence;
  callContext: (signal: AbortSignal) => CallContext;
  texts: () => Promise<LisaTexts>;
  now: () => Date;
}

/** What somebody who was asked everything before a question has answered. */
const answered: Partial<Record<Question, Partial<Session>>> = {
  creci: { creci: '12345-F', ufCreci: 'SP' },
  nome: { nome: 'Ana Beatriz Lima' },
  email: { email: 'ana@exemplo.com.br' },
  nomeGuerra: { nomeGuerra: 'Bia Lima' },
  regiao: { regiaoTrabalho: 'Campinas' },
  precos: { precoMinimo: '300000.00', precoMaximo: '800000.00' },
};

/** A conversation at each question, and one that waits for approval. */
function stages(now: Date): Session[] {
  const before = new Date(now.getTime() - 60_000);
  const begun: Session = { ...newSession, ultimaMensagemEm: before };
  const asked = questions.filter((question) => question !== 'uf' && question !== 'telefone');
  const collecting = asked.map((pergunta, index): Session => {
    const known = asked.slice(0, index).map((question) => answered[question] ?? {});
    const agreed = index === 0 ? {} : { consentimentoEm: before, consentimentoVersao: '' };
    const skipped = pergunta === 'confirmar' ? { memoria: { pulados: ['foto' as const] } } : {};
    return Object.assign({}, begun, ...known, agreed, skipped, { pergunta }, placeOfQuestion[pergunta]);
  });
  const filed = Object.assign({}, begun, ...Object.values(answered), {
    status: 'waiting_approval',
    passo: 9,
  });
  return [...collecting, filed];
}

/**
 * What a phrase would be taken for, and answered, at each place of a conversation. Nothing is kept; values that
 * belong to somebody already count as free.
 */
export async function tryPhrase(tools: TryTools, texto: string, signal: AbortSignal): Promise<Tentativa[]> {
  const { say, consentVersion, kept } = await tools.texts();
  const now = tools.now();
  return Promise.all(
    stages(now).map(async (session) => {
      const input = inputOf(session, { text: texto, at: now });
      const understanding = await understandWith(tools, input, { isSettled: false, signal });
      const message = { kind: 'texto' as const, at: now, text: texto, picture: null, understanding };
      const isFiled = session.status === 'waiting_approval';
      const corretor: World['corretor'] = isFiled
        ? {
            id: 0,
            nomeGuerra: 'Bia Lima',
            situacao: 'pendente',
            rejeitadoEm: null,
            motivo: null,
            siteUrl: null,
          }
        : null;
      const outcome = advance(session, message, {
        now,
        say,
        consentVersion,
        corretor,
        kept: kept(texto),
        taken: { creci: false, email: false },
      });
      return {
        // Text was read: there is a reading.
        leitura: readingOf(session, message, outcome)!,
        respostas: outcome.replies.map((reply) => reply.texto),
      };
    }),
  );
}
