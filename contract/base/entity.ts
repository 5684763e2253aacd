/** A domain noun with the gender and plural that Portuguese sentences need. */
export interface Noun {
  /** 'região' */
  one: string;
  /** 'regiões' */
  many: string;
  gender: 'm' | 'f';
}

export const noun = (one: string, many: string, gender: 'm' | 'f'): Noun => ({ one, many, gender });

/** A kind of record that has a list; the rest of the product derives what it needs from this declaration. */
export interface Entity {
  /** Its name in the audit log and the trash: 'bairro'. */
  name: string;
  /** Its list: calls are under `/api/{list}`, the screen is `/admin/{list}`. */
  list: string;
  noun: Noun;
  /** Whether deleted records go to the trash and can be restored. */
  trash: boolean;
  /** What the panel opens to show a record: the record, its list, or nothing. */
  opens: 'record' | 'list' | null;
  /** Whether its records appear on public pages. */
  isPublic: boolean;
  /** Parent records, by the field that references them. A referenced parent cannot be deleted. */
  parents: Readonly<Record<string, string>>;
  /** The parent it is deleted together with, instead of blocking the deletion. */
  goesWith: string | null;
  /** Further lists whose records it displays; those of its parents are implied. */
  shows: readonly string[];
  /** Columns of an importable file; parents are given by name, never by id. */
  columns: readonly string[] | null;
}

const usual = {
  trash: true,
  opens: 'record',
  isPublic: false,
  parents: {},
  goesWith: null,
  shows: [],
  columns: null,
} as const;
type Usual = typeof usual;
type Own = Pick<Entity, 'name' | 'list' | 'noun'> & Partial<Entity>;
type Whole<E> = Omit<Usual, keyof E> & E;

/** Declares a kind of record, with defaults for what is left out. */
export const entity = <const E extends Own>(own: E): Whole<E> => ({ ...usual, ...own });

type Trashed<R extends Record<string, Entity>> = {
  [Name in keyof R]: R[Name]['trash'] extends true ? Name : never;
}[keyof R];

/** Names an entry may reference: existing lists and kinds only. */
type Known<R extends Record<string, Entity>> = {
  [Name in keyof R]: Entity & {
    name: Name;
    parents: Readonly<Record<string, Trashed<R>>>;
    goesWith: keyof R[Name]['parents'] | null;
    shows: readonly R[keyof R]['list'][];
  };
};

/** Declares all entities together, so that the compiler checks every cross-reference. */
export const declareEntities = <const R extends Record<string, Entity>>(record: R & NoInfer<Known<R>>): R =>
  record;
