import { erasedName } from '#contract/cadastros/dados-pessoais.ts';
import type { AuditChange, AuditEntry } from '#contract/painel/auditoria.ts';
import type { PersonalValues } from '#server/db/schema/sistema.ts';
import { ifNamed } from '#server/db/shown-name.ts';
import type { FindName } from './names.ts';

/** A log row with its account. */
export interface AuditRow {
  id: number;
  quando: Date;
  userId: number | null;
  username: string | null;
  /** What the panel calls the account, if anything. */
  nomeDaConta: string | null;
  removedAt: Date | null;
  acao: string;
  entidade: string;
  entidadeId: string | null;
  nome: string | null;
  origem: string | null;
  dados: unknown;
  /** Null if none, or erased. */
  pessoais: PersonalValues | null;
}

interface Dados {
  antes?: Record<string, unknown>;
  depois?: Record<string, unknown>;
  /** Fields whose values are stored separately as personal. */
  pessoais?: string[];
}

/** Kinds whose name is personal: never in the log, looked up in their table. */
const unnamed: Record<string, string> = { corretor: 'corretorId', 'imovel-usado': 'imovelUsadoId' };

/** The record's name: from the log, else from its table, unless erased. */
function nameOfRecord(row: AuditRow, nameOf: FindName): string | null {
  const field = unnamed[row.entidade];
  const nome = row.nome ?? (field ? nameOf(field, row.entidadeId) : null);
  return nome === erasedName ? null : nome;
}

/** Restores a value stored as text: pictures are a list. */
const asItWas = (campo: string, kept: string | null | undefined): unknown =>
  campo === 'fotos' && kept ? JSON.parse(kept) : kept;

/** A deed's reference fields with their ids, for name lookup. */
export function referencesOf(row: AuditRow): [string, unknown][] {
  const { antes = {}, depois = {}, pessoais: _, ...others } = (row.dados ?? {}) as Dados;
  return [
    ...[antes, depois, others].flatMap(Object.entries),
    ...(unnamed[row.entidade] ? [[unnamed[row.entidade]!, row.entidadeId] as [string, unknown]] : []),
  ];
}

/** An entry as answered: each changed field once, with personal values merged in if they still exist. */
export function presentEntry(row: AuditRow, nameOf: FindName): AuditEntry {
  const { antes, depois, pessoais = [], ...dados } = (row.dados ?? {}) as Dados;
  const kept = row.pessoais ?? {};
  const change = (campo: string): AuditChange => {
    const isPersonal = pessoais.includes(campo);
    const from = isPersonal ? asItWas(campo, kept[campo]?.antes) : antes?.[campo];
    const to = isPersonal ? asItWas(campo, kept[campo]?.depois) : depois?.[campo];
    const names = { antes: nameOf(campo, from), depois: nameOf(campo, to) };
    return {
      campo,
      antes: from ?? null,
      depois: to ?? null,
      nomes: (names.antes ?? names.depois) ? names : null,
      apagado: isPersonal && !Object.hasOwn(kept, campo),
    };
  };
  const campos = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {}), ...pessoais])];
  return {
    id: row.id,
    quando: row.quando.toISOString(),
    quem:
      row.userId === null
        ? null
        : {
            id: row.userId,
            username: row.username ?? `nº ${row.userId}`,
            ...ifNamed(row.nomeDaConta),
            removido: row.removedAt !== null,
          },
    acao: row.acao,
    entidade: row.entidade,
    entidadeId: row.entidadeId,
    nome: nameOfRecord(row, nameOf),
    origem: row.origem,
    // Empty fields of a new record are not changes.
    mudancas: campos
      .map(change)
      .filter(({ antes: from, depois: to, apagado }) => from !== null || to !== null || apagado),
    dados: Object.fromEntries(
      Object.entries(dados).map(([campo, value]) => [campo, nameOf(campo, value) ?? value]),
    ),
  };
}
