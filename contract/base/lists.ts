import { type EntidadeList, entidades, parentsOf, trashedNames } from '../entidades.ts';

const declared = Object.values(entidades);
const listsOf = (some: readonly { list: EntidadeList }[]): EntidadeList[] => some.map(({ list }) => list);
const trashed = listsOf(trashedNames.map((name) => entidades[name]));

/** For each kind, the lists whose records it displays: its parents and those it declares. */
const shownByRecords = Object.fromEntries(
  declared.map(({ name, list, shows }) => {
    const parents = parentsOf(name).map(([, parent]) => entidades[parent].list);
    return [list, [...new Set([...parents, ...shows])]];
  }),
) as Record<EntidadeList, EntidadeList[]>;

/**
 * Every list and the other lists whose records it displays: a city's row carries its state's name, so a
 * change to the states invalidates the cities too (API-10). A list's path is `/api/{name}`. The trash and the
 * audit log display all of them.
 */
export const shownIn = {
  ...shownByRecords,
  /** Change requests of corretores; each shows the current value. */
  pedidos: ['corretores'],
  /** Super AI runs only: invalidated when one starts, waits, ends or resumes. */
  'super-ai/runs': [],
  /**
   * Lisa's conversations: invalidated by every incoming message and by every status change of an outgoing
   * one.
   */
  'admin/whatsapp/conversas': [],
  /** Registrations awaiting approval, with the messages sent. */
  'admin/whatsapp/aprovacoes': ['corretores', 'admin/whatsapp/conversas'],
  /** Messages of the team to corretores, with how far each of the messages they caused got. */
  'admin/whatsapp/comunicados': ['corretores', 'empreendimentos', 'admin/whatsapp/conversas'],
  'admin/whatsapp/evidencias': ['corretores', 'bairros', 'empreendimentos'],
  /** What Lisa understood, and the phrases and answers kept. */
  'admin/whatsapp/entendimento': ['admin/whatsapp/conversas'],
  'admin/whatsapp/canal': ['corretores', 'admin/whatsapp/conversas'],
  /**
   * Runs of every kind, with the names of their subjects: invalidated when one starts, waits, ends or
   * resumes.
   */
  execucoes: ['hotsites', 'empreendimentos'],
  /** State of the outside services: invalidated when a state changes. */
  servicos: [],
  auditoria: [...listsOf(declared), 'execucoes'],
  lixeira: trashed,
} as const satisfies Record<string, readonly (EntidadeList | 'execucoes' | 'admin/whatsapp/conversas')[]>;

export type ListName = keyof typeof shownIn;

/** Lists whose records appear on public pages. */
export const publicLists: ListName[] = listsOf(declared.filter(({ isPublic }) => isPublic));

/** Paths of a list and of one of its records. */
export const pathsOf = <List extends ListName>(list: List) =>
  ({ list: `/api/${list}`, one: `/api/${list}/:id` }) as const;

/** The stream that reports which lists have changed (API-22). */
export const changesPath = '/api/mudancas';

/** Rows per page of every paged call. */
export const rowsPerPage = 50;

/** The list and everything it displays: a cached copy is fresh while none of them changes. */
export const listAndShown = (list: ListName): ListName[] => [list, ...shownIn[list]];

/** The list and every list that displays it: all that a change to it invalidates. */
export function listsInvalidatedBy(list: string): string[] {
  const showing = Object.entries(shownIn).filter(([, shown]) => (shown as readonly string[]).includes(list));
  return [list, ...showing.map(([name]) => name)];
}
