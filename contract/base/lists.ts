import { type EntidadeList, entidades, parentsOf, trashedNames } from '../entidades.ts';

const declared = Object.values(entidades);
const listsOf = (some: readonly { list: EntidadeList }[]): EntidadeList[] => some.map(({ list }) => list);
const trashed = listsOf(trashedNames.map((name) => entidades[name]));

/** Of whose records each kind shows something: those it belongs to, and what it names beside them. */
const shownByRecords = Object.fromEntries(
  declared.map(({ name, list, shows }) => {
    const parents = parentsOf(name).map(([, parent]) => entidades[parent].list);
    return [list, [...new Set([...parents, ...shows])]];
  }),
) as Record<EntidadeList, EntidadeList[]>;

/**
 * The lists of the product and, for each, the other lists whose records it shows as well: a city's
 * row carries its state's name, so a change of the states makes the cities old too (API-10). A
 * list's path is `/api/{name}`. The trash and the audit log show something of everything.
 */
export const shownIn = {
  ...shownByRecords,
  /** What corretores ask to have changed; each shows what stands now. */
  pedidos: ['corretores'],
  /** Runs of the Super AI alone: old when one begins, waits, ends or goes on. */
  'super-ai/runs': [],
  /** Conversations of Lisa: old when somebody writes, a message goes out or comes further. */
  'admin/whatsapp/conversas': [],
  /** Who waits for approval, with what was sent. */
  'admin/whatsapp/aprovacoes': ['corretores', 'admin/whatsapp/conversas'],
  'admin/whatsapp/evidencias': ['corretores', 'bairros', 'empreendimentos'],
  'admin/whatsapp/canal': ['corretores', 'admin/whatsapp/conversas'],
  /** Runs of every kind, with the names of what they worked on: old when one begins, waits, ends or goes on. */
  execucoes: ['hotsites', 'empreendimentos'],
  /** How outside services fare: old when a state changes. */
  servicos: [],
  auditoria: [...listsOf(declared), 'execucoes'],
  lixeira: trashed,
} as const satisfies Record<string, readonly (EntidadeList | 'execucoes' | 'admin/whatsapp/conversas')[]>;

export type ListName = keyof typeof shownIn;

/** The lists whose records stand on public pages. */
export const publicLists: ListName[] = listsOf(declared.filter(({ isPublic }) => isPublic));

/** The addresses of a list and of one of its records. */
export const pathsOf = <List extends ListName>(list: List) =>
  ({ list: `/api/${list}`, one: `/api/${list}/:id` }) as const;

/** Where whoever watches is told which lists have changed (API-22). */
export const changesPath = '/api/mudancas';

/** Rows on a page of every paged call. */
export const rowsPerPage = 50;

/** The list and everything it shows: what must be unchanged for it to be fresh. */
export const listAndShown = (list: ListName): ListName[] => [list, ...shownIn[list]];

/** The list and every list that shows it: what a change of it makes old. */
export function listsMadeOldBy(list: string): string[] {
  const showing = Object.entries(shownIn).filter(([, shown]) => (shown as readonly string[]).includes(list));
  return [list, ...showing.map(([name]) => name)];
}
