import type { Deed } from '#contract/base/deeds.ts';
import type { Kind } from '#contract/base/nouns.ts';
import { insertMany } from '#server/db/bulk.ts';
import type { Queryable } from '#server/db/client.ts';
import { auditoria, type PersonalValues } from '#server/db/schema/sistema.ts';
import { currentRequest } from './request-context.ts';

export type Values = Record<string, unknown>;

export interface AuditEntry {
  /** The account; null for the product itself and for anonymous callers. */
  userId: number | null;
  /** Past-tense verb: 'entrou', 'criou', 'publicou'. */
  acao: Deed;
  /** Kind of the record: 'sessao', 'hotsite', 'empreendimento'. */
  entidade: Kind;
  entidadeId?: string | number;
  /** Display name of the record; omitted where it would be a person's name. */
  nome?: string;
  /** The record's `revisao` after the deed. */
  revisao?: number;
  /** Further details: ids and field names, never secrets or personal values. */
  dados?: Values;
  /** Values of the fields that changed. */
  antes?: Values;
  depois?: Values;
  /** Fields holding personal data: stored separately, so that they can be erased. */
  pessoais?: readonly string[];
}

const text = (value: unknown) =>
  value == null ? null : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The stored form of an entry, with personal values in a column of their own. */
export function auditRow(entry: AuditEntry) {
  const { userId, acao, entidade, entidadeId, nome, revisao, antes, depois, pessoais = [] } = entry;
  const without = (values: Values | undefined) =>
    values &&
    Object.fromEntries(Object.entries(values).map(([k, v]) => [k, pessoais.includes(k) ? null : v]));
  const personal: PersonalValues = {};
  for (const campo of pessoais)
    if (antes?.[campo] != null || depois?.[campo] != null)
      personal[campo] = { antes: text(antes?.[campo]), depois: text(depois?.[campo]) };
  const names = Object.keys(personal);
  const machine = currentRequest()?.machine;
  const dados = {
    ...entry.dados,
    ...(machine ? { token: machine } : {}),
    ...(antes ? { antes: without(antes) } : {}),
    ...(depois ? { depois: without(depois) } : {}),
    ...(names.length > 0 ? { pessoais: names } : {}),
  };
  return {
    userId,
    acao,
    entidade,
    entidadeId: text(entidadeId),
    nome: nome ?? null,
    revisao: revisao ?? null,
    origem: currentRequest()?.address ?? null,
    dados: Object.keys(dados).length > 0 ? dados : null,
    pessoais: names.length > 0 ? personal : null,
  };
}

/** Records a deed. Pass the deed's transaction, so that both commit or neither. */
export async function recordAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  await recordAudits(tx, [entry]);
}

/** Records many deeds at once. */
export async function recordAudits(tx: Queryable, entries: AuditEntry[]): Promise<void> {
  await insertMany(tx, auditoria, entries.map(auditRow));
}

/** The fields that differ between two states of a row, with both values. */
export function changedFields(
  before: Values,
  after: Values,
  ignored: readonly string[],
): { antes: Values; depois: Values } {
  const antes: Values = {};
  const depois: Values = {};
  for (const campo of Object.keys(after)) {
    if (ignored.includes(campo) || JSON.stringify(before[campo]) === JSON.stringify(after[campo])) continue;
    antes[campo] = before[campo];
    depois[campo] = after[campo];
  }
  return { antes, depois };
}
