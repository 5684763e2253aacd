import { sureFrom } from '#contract/lisa/entendimento.ts';
import type { Leitura } from '#contract/lisa/leituras.ts';
import type { UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import type { Understanding } from '#server/lisa/entendimento/service.ts';
import type { Incoming, Outcome, Session } from '../conversation/session.ts';
import { rangeText } from '../conversation/summary.ts';

/** Longest words quoted as a reason. */
const mostQuoted = 200;

/** Values as a person writes them. */
function valueText(field: keyof UnderstoodMessage, data: Partial<UnderstoodMessage>): string | null {
  if (field === 'creci') {
    const { creci } = data;
    return creci ? [creci.numero, creci.tipo, creci.uf].filter(Boolean).join(' ') : null;
  }
  if (field === 'precos') {
    const { precos } = data;
    return precos ? (rangeText(precos.min, precos.max) ?? 'qualquer valor') : null;
  }
  return data[field] ?? null;
}

/** What a message tells, corrections first. */
export function dadosOf({ data, corrected, telefone }: Understanding): Leitura['dados'] {
  const all = { ...data, ...definedOf(corrected) };
  const told = (Object.keys(all) as (keyof UnderstoodMessage)[]).flatMap((campo) => {
    const valor = valueText(campo, all);
    return valor === null ? [] : [{ campo, valor }];
  });
  return telefone === null ? told : [...told, { campo: 'telefone', valor: telefone }];
}

const definedOf = (values: Partial<UnderstoodMessage>): Partial<UnderstoodMessage> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** Answers that tell where a registration stands, also to who wanted something else. */
const standing = new Set(['em_analise', 'ja_aprovado', 'conta_inativa']);

/** Whether the answer says that a message led nowhere. */
function isLost({ replies }: Pick<Outcome, 'replies'>, { intents }: Understanding): boolean {
  const isSure = intents.some(({ confidence }) => confidence >= sureFrom);
  return replies.some(
    ({ chave }) =>
      chave.startsWith('nao_entendi_') || chave === 'chamei_pessoa' || (standing.has(chave) && !isSure),
  );
}

/** How a message was read, for the team; null if nothing of it was to be read. */
export function readingOf(
  { pergunta }: Pick<Session, 'pergunta'>,
  { understanding }: Pick<Incoming, 'understanding'>,
  outcome: Pick<Outcome, 'replies'>,
): Leitura | null {
  if (understanding === null) return null;
  return {
    pergunta,
    intencoes: understanding.intents.map(({ intent, evidence, confidence, by }) => ({
      intencao: intent,
      trecho: evidence.trim().slice(0, mostQuoted),
      certeza: Math.round(confidence * 100) / 100,
      por: by,
    })),
    dados: dadosOf(understanding),
    entendida: !isLost(outcome, understanding),
  };
}
