import { parseArgs } from 'node:util';
import { foldText } from '#contract/base/text.ts';
import { advance } from '#server/lisa/conversa/conversation/advance.ts';
import { inputOf } from '#server/lisa/conversa/conversation/asked-of.ts';
import { createSay } from '#server/lisa/conversa/conversation/say.ts';
import { newSession, type Session, type World } from '#server/lisa/conversa/conversation/session.ts';
import { understand } from '#server/lisa/entendimento/service.ts';
import { settingDefaults } from '#server/sistema/configuracoes/defaults.ts';
import { spokenSettings } from '#server/sistema/configuracoes/service.ts';
import { namedStored } from './phrase-answers.ts';
import { type Answer, readTalks, stageOf, type WholeTalk } from './talks.ts';

// `npm run lisa:talks -- PASTA [--resumo]`: plays whole talks with the state machine and tells which end as they
// have to, in at most the messages they may take.

const defaults = new Map(settingDefaults.map(({ chave, valor }) => [chave, valor]));
const texts = new Map<string, string>([...spokenSettings].map(([key, chave]) => [key, defaults.get(chave)!]));

/** The outcomes a reply's key stands for. */
const outcomes: Record<string, string> = {
  recusou: 'recusou',
  parou: 'recusou',
  sem_pressa: 'adiou',
  pessoa: 'pessoa',
  chamei_pessoa: 'pessoa',
  sem_resposta: 'pessoa',
  menor: 'pessoa',
  lingua_en: 'pessoa',
  lingua_es: 'pessoa',
  lingua_fr: 'pessoa',
  outro_cadastro_pessoa: 'pessoa',
  comprador: 'comprador',
  comprador_link: 'comprador',
  lisa_welcome_back_message: 'ja_registrado',
  ja_aprovado: 'ja_registrado',
  em_analise: 'ja_registrado',
  outro_cadastro: 'ja_registrado',
};

const key = (value: unknown) => foldText(String(value)).replace(/\s+/g, ' ').trim();
const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one)
    ? Array.isArray(other) &&
      one.length === other.length &&
      one.every((each) => other.map(key).includes(key(each)))
    : key(one ?? '') === key(other ?? '');

/** Plays one talk; returns what went wrong, and the messages it took. */
export function playTalk(talk: WholeTalk) {
  const spoken: string[] = [];
  let now = new Date('2026-11-20T12:00:00Z');
  const isKnown = talk.esperado.desfecho === 'ja_registrado';
  const world: World = {
    now,
    consentVersion: 'v1',
    taken: { creci: false, email: false },
    corretor: null,
    say: createSay(texts),
  };
  const register = (session: Session) => {
    world.corretor = {
      id: 1,
      nomeGuerra: String(session.nomeGuerra ?? talk.verdade.nome_guerra ?? 'Bia'),
      situacao: 'pendente',
      rejeitadoEm: null,
      motivo: null,
      siteUrl: null,
    };
  };
  if (isKnown) register(newSession);
  let session: Session = isKnown
    ? newSession
    : { ...newSession, passo: 2, pergunta: 'interesse', ultimaMensagemEm: now };
  let ended = '';
  let filed: Session | null = null;
  const hear = (answer: Answer) => {
    now = new Date(now.getTime() + 30_000);
    world.now = now;
    const text = 'mensagem' in answer ? answer.mensagem : null;
    const understanding = text === null ? null : understand(inputOf(session, { text, at: now }));
    const picture = text === null ? { url: '/media/upload/aa/foto.webp' } : null;
    const kind = text === null ? 'imagem' : 'texto';
    const outcome = advance(session, { kind, at: now, text, understanding, picture }, world);
    session = outcome.session;
    const keys = outcome.replies.map(({ chave }) => chave);
    spoken.push(`  ${text ?? '[imagem]'}`, `    → ${keys.join(', ')}`);
    ended = keys.map((each) => outcomes[each]).findLast(Boolean) ?? '';
    if (outcome.effects.includes('criar-corretor')) {
      ended = 'registrado';
      session = { ...session, corretorId: 1 };
      filed = session;
      register(session);
    }
    return outcome;
  };
  const asked = new Map<string, number>();
  const used = new Map<string, number>();
  const pending = [...talk.interjeicoes];
  const accepted = [talk.esperado.desfecho, ...(talk.esperado.aceita_tambem ?? [])];
  let count = 0;
  while (count < talk.maximo && !(ended && accepted.includes(ended))) {
    const stage = stageOf(session);
    const times = (asked.get(stage) ?? 0) + 1;
    asked.set(stage, times);
    const at = pending.findIndex(({ na_pergunta, vez }) => na_pergunta === stage && vez <= times);
    const answers = talk.respostas[stage] ?? talk.respostas.geral ?? [{ mensagem: 'sim' }];
    const next = used.get(stage) ?? 0;
    if (at >= 0) hear(pending.splice(at, 1)[0]!);
    else {
      used.set(stage, next + 1);
      hear(answers[Math.min(next, answers.length - 1)]!);
    }
    count += 1;
  }
  const wrong: string[] = [];
  if (!accepted.includes(ended))
    wrong.push(`acaba em ${ended || stageOf(session)}, e não ${accepted.join(' ou ')}`);
  const { registro } = talk.esperado;
  if (registro && filed) {
    const found = namedStored(newSession, filed);
    for (const [field, value] of Object.entries(registro))
      if (!(value === null && found[field] === undefined) && !isSame(value, found[field]))
        wrong.push(`${field}: ${JSON.stringify(value)}, guardou ${JSON.stringify(found[field])}`);
  } else if (filed && !registro) wrong.push('registrou quem não devia');
  if (wrong.length === 0)
    for (const { mensagem, muda } of talk.depois) {
      const before = session;
      const { effects } = hear({ mensagem });
      const found = namedStored(before, session);
      for (const [field, value] of Object.entries(muda))
        if (!isSame(value, found[field]))
          wrong.push(`depois, ${field}: guardou ${JSON.stringify(found[field])}`);
      if (!effects.includes('atualizar-corretor')) wrong.push('a mudança não foi dita à equipe');
    }
  return { wrong, count, spoken };
}

if (process.argv[1]?.endsWith('play-talks.ts')) {
  const { values, positionals } = parseArgs({
    options: { resumo: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const talks = readTalks(positionals[0] ?? '');
  let [right, messages, most] = [0, 0, 0];
  for (const talk of talks) {
    const { wrong, count, spoken } = playTalk(talk);
    if (wrong.length === 0) right += 1;
    messages += count;
    most += talk.maximo;
    if (wrong.length > 0 && !values.resumo)
      console.log(`${talk.id}: ${wrong.join('; ')}\n${spoken.join('\n')}`);
  }
  console.log(`conversas certas ${right} de ${talks.length}; ${messages} mensagens, podiam ser ${most}`);
}
