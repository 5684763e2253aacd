import { sureFrom } from '#contract/lisa/entendimento.ts';
import { placeOfQuestion } from '#contract/lisa/lisa.ts';
import { advance } from '#server/lisa/conversa/conversation/advance.ts';
import { inputOf } from '#server/lisa/conversa/conversation/asked-of.ts';
import { createSay } from '#server/lisa/conversa/conversation/say.ts';
import { newSession, type Session, type World } from '#server/lisa/conversa/conversation/session.ts';
import type { Classifier } from '#server/lisa/entendimento/intencoes/classify.ts';
import { understand } from '#server/lisa/entendimento/service.ts';
import type { Tagger } from '#server/lisa/entendimento/valores/tag-words.ts';
import { settingDefaults } from '#server/sistema/configuracoes/defaults.ts';
import { spokenSettings } from '#server/sistema/configuracoes/service.ts';
import { namedData, namedIntents, namedStored, type Phrase, pendingAt } from './phrase-answers.ts';

const at = new Date('2026-11-20T12:00:00Z');
const later = new Date(at.getTime() + 60_000);
const defaults = new Map(settingDefaults.map(({ chave, valor }) => [chave, valor]));
const texts = new Map<string, string>([...spokenSettings].map(([key, chave]) => [key, defaults.get(chave)!]));

const price = (value: unknown) => (value == null ? null : Number(value).toFixed(2));
const text = (value: unknown) =>
  value == null ? null : Array.isArray(value) ? value.join(', ') : String(value);

/** The field answered just before a stage. */
const lastBefore: Record<string, NonNullable<Session['memoria']['ultimos']>> = {
  creci: ['nome'],
  email: ['creci'],
  nome_guerra: ['email'],
  regiao: ['nomeGuerra'],
  precos: ['regiao'],
  foto: ['precos'],
};

/** A conversation at a phrase's stage, with what was known there. */
function sessionAt({ etapa, ja = {} }: Phrase): Session {
  const pergunta = pendingAt[etapa] ?? null;
  const registered = etapa === 'enviado' || etapa === 'aprovado';
  const place = pergunta ? placeOfQuestion[pergunta] : { status: 'waiting_approval' as const, passo: 9 };
  const ultimos = lastBefore[etapa]?.filter(
    (field) =>
      text(ja[field === 'nomeGuerra' ? 'nome_guerra' : field === 'precos' ? 'preco_max' : field]) !== null,
  );
  return {
    ...newSession,
    ...place,
    ...(etapa === 'aprovado' ? { status: 'finished', passo: 13 } : {}),
    pergunta,
    nome: text(ja.nome),
    creci: ja.creci == null ? null : `${ja.creci}${ja.creci_tipo ? `-${ja.creci_tipo}` : ''}`,
    ufCreci: text(ja.creci_uf),
    email: text(ja.email),
    nomeGuerra: text(ja.nome_guerra),
    regiaoTrabalho: text(ja.regiao),
    precoMinimo: price(ja.preco_min),
    precoMaximo: price(ja.preco_max),
    telefone: text(ja.telefone),
    consentimentoEm: etapa === 'saudacao' ? null : at,
    corretorId: registered ? 1 : null,
    memoria: {
      ...(ultimos?.length ? { ultimos } : {}),
      ...(etapa === 'telefone' ? { semNumero: true } : {}),
    },
    ultimaMensagemEm: at,
  };
}

/** What bears on the meaning of a phrase at its stage. */
export const inputAt = (phrase: Phrase) => inputOf(sessionAt(phrase), { text: phrase.mensagem, at: later });

/** Plays one phrase at its stage through understanding and state machine. */
export function playPhrase(phrase: Phrase, believe?: Classifier, tag?: Tagger) {
  const session = sessionAt(phrase);
  const understanding = understand(inputAt(phrase), believe, tag);
  const situacao = phrase.etapa === 'aprovado' ? 'aprovado' : 'pendente';
  const world: World = {
    now: later,
    consentVersion: 'v1',
    taken: { creci: false, email: false },
    corretor:
      session.corretorId === null
        ? null
        : {
            id: 1,
            nomeGuerra: session.nomeGuerra ?? 'Bia',
            situacao,
            rejeitadoEm: null,
            motivo: null,
            siteUrl: null,
          },
    say: createSay(texts),
  };
  const outcome = advance(
    session,
    { kind: 'texto', at: later, text: phrase.mensagem, understanding, picture: null },
    world,
  );
  const guardado = namedStored(session, outcome.session);
  // A number that was asked for is taken as it stands in the message.
  const taken =
    session.pergunta === 'telefone' && 'telefone' in guardado ? { telefone: guardado.telefone } : {};
  const told = 'telefone' in taken ? ['da_dados'] : [];
  return {
    id: phrase.id,
    intencoes: [...new Set([...namedIntents(understanding, sureFrom), ...told])],
    dados: { ...namedData(understanding), ...taken },
    guardado,
    respostas: outcome.replies,
  };
}
