import type { Intent } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import type { UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import type { Session } from '#server/lisa/conversa/conversation/session.ts';
import type { Understanding } from '#server/lisa/entendimento/service.ts';

/** A phrase of a collection: what was said at which stage, when what was known. */
export interface Phrase {
  id: string;
  etapa: string;
  ja?: Record<string, unknown>;
  mensagem: string;
}

/** How a collection names intents; what it has no name for is left out. */
export const intentNames: Partial<Record<Intent, string>> = {
  sim: 'sim',
  nao: 'nao',
  adia: 'adia',
  dados: 'da_dados',
  corrige: 'corrige',
  pergunta: 'pergunta',
  reclama: 'reclama',
  cumprimenta: 'cumprimenta',
  despede: 'despede',
  pessoa: 'quer_pessoa',
  fora: 'fora_do_assunto',
  'sem-sentido': 'sem_sentido',
  comprador: 'fora_do_assunto',
  parar: 'nao',
  apagar: 'nao',
  pular: 'nao',
  voltar: 'corrige',
  ajuda: 'pergunta',
  'meus-dados': 'pergunta',
  continuar: 'sim',
  agradece: 'agradece',
  'outra-lingua': 'outra_lingua',
  menor: 'menor',
  'outro-cadastro': 'outro_cadastro',
};

/** The question that is open at a stage. */
export const pendingAt: Record<string, Question | null> = {
  saudacao: 'interesse',
  nome: 'nome',
  creci: 'creci',
  uf: 'uf',
  email: 'email',
  telefone: 'telefone',
  nome_guerra: 'nomeGuerra',
  regiao: 'regiao',
  precos: 'precos',
  foto: 'foto',
  confirmacao: 'confirmar',
  enviado: null,
  aprovado: null,
};

const listed = (regiao: string) =>
  regiao
    .split(/,|\/|;|\s+e\s+/)
    .map((each) => each.trim())
    .filter(Boolean);

/** Data under a collection's names; what a correction gives replaces what was read beside it. */
export function namedData({ data, corrected, telefone }: Understanding): Record<string, unknown> {
  const given = Object.entries(corrected).filter(([, value]) => value != null);
  const { creci, uf, nome, email, nomeGuerra, regiao, precos }: UnderstoodMessage = {
    ...data,
    ...Object.fromEntries(given),
  };
  const found: Record<string, unknown> = {};
  if (creci) found.creci = creci.numero;
  if (creci?.tipo) found.creci_tipo = creci.tipo;
  if (creci?.uf ?? uf) found.creci_uf = creci?.uf ?? uf;
  if (nome) found.nome = nome;
  if (email) found.email = email;
  if (nomeGuerra) found.nome_guerra = nomeGuerra;
  if (regiao) found.regiao = listed(regiao);
  if (precos) {
    found.preco_min = precos.min === null ? null : Number(precos.min);
    found.preco_max = precos.max === null ? null : Number(precos.max);
  }
  if (telefone) found.telefone = telefone.replace(/^55/, '');
  return found;
}

/** The values a message changed in a session. */
export function namedStored(before: Session, after: Session): Record<string, unknown> {
  const stored: Record<string, unknown> = {};
  const keep = (
    name: string,
    was: string | null,
    now: string | null,
    show: (value: string) => unknown = (value) => value,
  ) => {
    if (now !== null && now !== was) stored[name] = show(now);
  };
  keep('nome', before.nome, after.nome);
  keep('nome_guerra', before.nomeGuerra, after.nomeGuerra);
  keep('creci', before.creci, after.creci, (value) => value.replace(/\D/g, ''));
  keep('creci_uf', before.ufCreci, after.ufCreci);
  keep('email', before.email, after.email);
  keep('regiao', before.regiaoTrabalho, after.regiaoTrabalho, listed);
  keep('preco_min', before.precoMinimo, after.precoMinimo, Number);
  keep('preco_max', before.precoMaximo, after.precoMaximo, Number);
  keep('telefone', before.telefone, after.telefone, (value) => value.replace(/^55/, ''));
  return stored;
}

export const namedIntents = ({ intents }: Understanding, sureFrom: number): string[] => [
  ...new Set(
    intents.flatMap(({ intent, confidence }) =>
      confidence >= sureFrom && intentNames[intent] ? [intentNames[intent]] : [],
    ),
  ),
];
