/** A word of the domain with what Portuguese needs to build sentences from it. */
export interface Noun {
  /** 'região' */
  one: string;
  /** 'regiões' */
  many: string;
  gender: 'm' | 'f';
}

export const noun = (one: string, many: string, gender: 'm' | 'f'): Noun => ({ one, many, gender });

/** A kind of record that has a list: what the rest of the product knows of it follows from this. */
export interface Entity {
  /** As the audit log and the trash name one: 'bairro'. */
  name: string;
  /** Its list: `/api/{list}` are its calls, `/admin/{list}` its screen. */
  list: string;
  noun: Noun;
  /** Whether its records go to the trash and can come back. */
  trash: boolean;
  /** What the panel opens to show a record: the record itself, its list, or nothing. */
  opens: 'record' | 'list' | null;
  /** Whether its records stand on public pages. */
  isPublic: boolean;
  /** The records it belongs to, by the field that names them: while it holds one, that one is not deleted. */
  parents: Readonly<Record<string, string>>;
  /** A parent with which it goes to the trash instead of holding it. */
  goesWith: string | null;
  /** Further lists of whose records it shows something; those of its parents it shows anyway. */
  shows: readonly string[];
  /** Columns of a file that can be imported, where it can: parents stand by name, never by id. */
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

/** A kind of record, with what is usual where nothing is said. */
export const entity = <const E extends Own>(own: E): Whole<E> => ({ ...usual, ...own });

type Trashed<R extends Record<string, Entity>> = {
  [Name in keyof R]: R[Name]['trash'] extends true ? Name : never;
}[keyof R];

/** What one entry may name: lists and kinds that there are. */
type Known<R extends Record<string, Entity>> = {
  [Name in keyof R]: Entity & {
    name: Name;
    parents: Readonly<Record<string, Trashed<R>>>;
    goesWith: keyof R[Name]['parents'] | null;
    shows: readonly R[keyof R]['list'][];
  };
};

/** Keeps the names of a record of entities together: each entry names only what there is. */
export const declareEntities = <const R extends Record<string, Entity>>(record: R & NoInfer<Known<R>>): R =>
  record;
