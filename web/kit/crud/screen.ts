import { type ComponentType, lazy, type ReactNode } from 'react';
import type { z } from 'zod';
import type { Noun } from '#contract/base/entity.ts';
import { type ListName, pathsOf } from '#contract/base/lists.ts';
import { nounOf } from '#contract/base/nouns.ts';
import type { ResourceRoutes } from '#contract/base/resource.ts';
import { entidadeOfList } from '#contract/entidades.ts';
import { type CrudTexts, textsOf } from '#web/kit/crud/noun.ts';
import type { CsvColumn } from '#web/kit/csv/sheet.ts';
import type { ChoiceOption } from '#web/kit/form/match-options.ts';

/** What every record of a list has. */
export interface CrudRecord {
  id: number;
  revisao: number;
}

export interface Column<Row> {
  /** Names the column in the address ('ordem=nome'). */
  id: string;
  label: string;
  /** What the column is sorted, searched and exported by; null stands last in both directions. */
  value: (row: Row) => string | number | null;
  /** How it looks where the value alone will not do. */
  cell?: (row: Row) => ReactNode;
  /** False for what a search must not find; or the text it finds the column by, where that is not its value. */
  searched?: boolean | ((row: Row) => string);
  align?: 'right';
  /** Its width, '30%' or '120px'; the columns that say nothing share what is left. */
  width?: string;
  /** On a phone, where a row is a card: its heading, a line of it (the usual), or left out. */
  onCard?: 'title' | 'line' | 'none';
}

/** Choices out of another list; read when they are first needed. */
export interface OptionSource {
  list: ListName;
  // biome-ignore lint/suspicious/noExplicitAny: the rows of whichever list is named
  option: (row: any) => ChoiceOption;
  /** Their order, where it is not the list's own. */
  // biome-ignore lint/suspicious/noExplicitAny: the rows of whichever list is named
  order?: (one: any, other: any) => number;
}

/** Choices the server finds while somebody types: of a list that is too long to be read whole. */
export interface SearchSource {
  /** The list they are of; one is read under its id. */
  list: ListName;
  /** Finds some by what was typed. */
  search: (q: string, signal: AbortSignal) => Promise<unknown[]>;
  // biome-ignore lint/suspicious/noExplicitAny: the rows of whichever list is named
  option: (row: any) => ChoiceOption;
}

export interface Filter<Row> {
  /** Its name in the address: '?estado=26'. */
  id: string;
  /** 'Estado' */
  label: string;
  /** 'Todos os estados' */
  all: string;
  /** Fixed ones, those of another list, or those that the rows there are name. */
  options: OptionSource | ChoiceOption[] | { ofRows: (row: Row) => ChoiceOption };
  /** The option a row belongs to. */
  of: (row: Row) => string;
  /** The field of the form that a new record takes over from a chosen filter. */
  field?: string;
  /** Offers only what belongs to the choice in another filter: the zonas of the chosen cidade. */
  // biome-ignore lint/suspicious/noExplicitAny: the rows of whichever list the options come from
  within?: { filter: string; of: (row: any) => string };
}

interface FieldBase {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Spans both columns of the dialog; long texts and images do anyway. */
  wide?: boolean;
}

/** What works on a picture before it is sent: chooses what of it is shown. */
export interface ImageEditorProps {
  file: File;
  onDone: (file: File) => void;
  /** Without a reason it was given up; with one the file is not what it says it is. */
  onCancel: (fault?: string) => void;
}

/** What an own part of a form is handed: the values as they are typed, and how to set one. */
export interface FormPart {
  values: Record<string, unknown>;
  set: (name: string, value: unknown) => void;
  /** The record under edit; null for a new one. */
  record: CrudRecord | null;
}

export type FormField =
  | (FieldBase & {
      kind: 'text';
      type?: 'text' | 'email' | 'tel' | 'password' | 'date';
      /** The keys a phone offers. */
      inputMode?: 'numeric' | 'decimal';
      maxLength?: number;
      placeholder?: string;
      /** Reshapes what is typed: upper case, a mask. */
      mask?: (typed: string) => string;
      /** How a stored value is typed: '450000.50' as '450.000,50'. */
      // biome-ignore lint/suspicious/noExplicitAny: a value of whichever record the field is of
      typed?: (stored: any) => string;
      /** A doubt that does not keep anybody from saving. */
      warn?: (value: string) => string | null;
    })
  | (FieldBase & {
      kind: 'long-text';
      maxLength: number;
      rows?: number;
      /** Stands above the text: a button that writes it. */
      Action?: ComponentType<FormPart>;
    })
  | (FieldBase & {
      kind: 'choice';
      /** 'Selecione a zona' */
      placeholder: string;
      options: OptionSource | SearchSource;
      /** May be left empty. */
      clearable?: boolean;
      /** Offers only what belongs to the choice in another field: the zonas of the chosen cidade. */
      // biome-ignore lint/suspicious/noExplicitAny: the rows of whichever list the options come from
      within?: { field: string; of: (row: any) => string };
      /** Makes a choice that is missing, in place. */
      Create?: ComponentType<FormPart & { chosen: (id: number) => void }>;
    })
  /** Several pictures in an order; the first one is the cover. */
  | (FieldBase & { kind: 'images'; max: number })
  | (FieldBase & {
      kind: 'select';
      options: readonly { value: string; label: string }[];
      /** 'Selecione a UF': no choice, which is null. */
      placeholder: string;
    })
  | (FieldBase & { kind: 'switch' })
  | (FieldBase & {
      kind: 'image';
      /** What is advised about the picture: 'Recomendado: 300x300'. */
      advice?: string;
      /** Shown without anything of it cut off: a logo. */
      whole?: boolean;
      /** Lets somebody work on a picture before it is sent. */
      Editor?: ComponentType<ImageEditorProps>;
    })
  | (FieldBase & {
      kind: 'own';
      Part: ComponentType<FormPart>;
      /** A value in words, where two of them are compared. */
      show?: (value: unknown) => ReactNode;
    });

interface FormDeclaration<Row, Input extends z.ZodObject> {
  fields: FormField[];
  /** What a new record begins with, where it is not what is usual for the kinds of its fields. */
  empty?: Record<string, unknown>;
  /** What is typed of a record under edit, where it is not what stands there under the field's name. */
  of?: (row: Row) => Record<string, unknown>;
  /** Fields that no draft may hold: a password. */
  undrafted?: readonly string[];
  /**
   * A doubt about the whole before saving, given the records there are: 'Já existe “São João” nesta
   * cidade'. Shown with a way to save all the same.
   */
  doubt?: (values: z.output<Input>, rows: Row[], id: number | null) => string | null;
}

/** A form with the values of a new record and of one under edit. */
export type Form<Row, Input extends z.ZodObject> = Required<
  Pick<FormDeclaration<Row, Input>, 'empty' | 'of'>
> &
  FormDeclaration<Row, Input>;

/** Draws the fields of a dialog, where they do not stand one after the other. */
export type CrudFields = ComponentType<{ fields: FormField[]; record: CrudRecord | null }>;

/** What opens to make or change a record. Mount it to open it. */
export interface CrudDialogProps {
  screen: AnyCrudScreen;
  /** The record under edit; null makes a new one. */
  record: CrudRecord | null;
  /** What a new record begins with beside the screen's own empty values. */
  initial?: Record<string, unknown>;
  onClose: () => void;
  /** Told after a save, before the dialog closes. */
  onSaved?: (row: CrudRecord) => void;
}

/** What was chosen in a list: records by id, or all that a view finds but for some. */
export type Chosen =
  | { ids: number[] }
  /** `query` is the view as a paged call takes it: `q` and the ids of the filters. */
  | { query: Record<string, string>; except: number[] };

/** What the buttons for a selection are handed. */
export interface SelectionProps {
  chosen: Chosen;
  count: number;
  /** Chooses nothing any more. */
  clear: () => void;
}

/** What the buttons at the head of a list are handed: all that its view finds. */
export type FoundProps = Pick<SelectionProps, 'chosen' | 'count'>;

/** A list with its dialog, declared once. */
export interface CrudDeclaration<
  Row extends CrudRecord,
  Output extends z.ZodType,
  Input extends z.ZodObject,
> {
  list: ListName;
  /** Brings the calls of the list, whose schemas check a form: what shows rows does without them. */
  loadRoutes: () => Promise<ResourceRoutes<Output, Input>>;
  /**
   * The call that searches the list page by page, where the list outgrows the browser: its query is
   * `q`, `pagina`, `ordem` (ids of columns), `direcao` and the ids of the filters.
   */
  paged?: { path: string };
  /** A dialog of its own, where the usual one does not do. */
  Dialog?: ComponentType<CrudDialogProps>;
  /** A heading over the list: 'Gestão de Corretores'. */
  heading?: string;
  /** The sentences that are not what they usually are. */
  texts?: Partial<CrudTexts>;
  /** Height of a row of the table in pixels, where a cell has two lines; 44 unless said otherwise. */
  rowHeight?: number;
  columns: Column<Row>[];
  filters?: Filter<Row>[];
  /** With it the list can be exported to and imported from a spreadsheet. */
  csv?: CsvColumn<Row>[];
  /** The list goes out as a spreadsheet and does not come in as one. */
  exportOnly?: boolean;
  /** What somebody who imports has to know. */
  importNote?: string;
  /** With it records can be chosen, and these buttons say what can be done with all of them at once. */
  Selection?: ComponentType<SelectionProps>;
  form: FormDeclaration<Row, Input>;
  /** A sentence over the list: '12 incorporadoras cadastradas'. */
  countLine?: (count: number) => string;
  /** Further buttons at the head of the list, and of each row. */
  Actions?: ComponentType<FoundProps>;
  RowActions?: ComponentType<{ row: Row }>;
  /** How many buttons `RowActions` draws; one unless said otherwise. */
  rowButtons?: number;
  /** Brings what stands under 'Nenhuma cidade encontrada' when there is no record at all. */
  loadWhenEmpty?: () => Promise<ComponentType>;
}

/** A declaration with the words that follow from it. */
export interface CrudScreen<Row extends CrudRecord, Output extends z.ZodType, Input extends z.ZodObject>
  extends CrudDeclaration<Row, Output, Input> {
  form: Form<Row, Input>;
  /** One record, as the audit log and the trash name it: 'bairro'. */
  entidade: string;
  /** Addresses of the list and of one record. */
  paths: ReturnType<typeof pathsOf>;
  noun: Noun;
  texts: CrudTexts;
  WhenEmpty: ComponentType | null;
}

/** A screen whose types do not matter here. */
// biome-ignore lint/suspicious/noExplicitAny: pages and lists of screens hold declarations of many shapes
export type AnyCrudScreen = CrudScreen<any, any, any>;

/** What stands in a field of a new record. */
function emptyValue({ kind }: FormField): unknown {
  if (kind === 'switch') return true;
  if (kind === 'images') return [];
  return kind === 'image' || kind === 'own' ? null : '';
}

/** What stands in a field of a record under edit: what it holds, as it is typed or chosen. */
function storedValue(field: FormField, row: object): unknown {
  const stored = (row as Record<string, unknown>)[field.name];
  if (field.kind === 'text' && field.typed) return field.typed(stored);
  const isTyped = ['text', 'long-text', 'choice', 'select'].includes(field.kind);
  return isTyped ? String(stored ?? '') : stored;
}

const valuesBy = (fields: FormField[], read: (field: FormField) => unknown) =>
  Object.fromEntries(fields.map((field) => [field.name, read(field)]));

/** A screen out of its declaration. */
export function crudScreen<Row extends CrudRecord, Output extends z.ZodType, Input extends z.ZodObject>(
  declaration: CrudDeclaration<Row, Output, Input>,
): CrudScreen<Row, Output, Input> {
  const { loadWhenEmpty, list, form } = declaration;
  const entidade = entidadeOfList[list] ?? list;
  const noun = nounOf(entidade);
  return {
    ...declaration,
    entidade,
    noun,
    paths: pathsOf(list),
    form: {
      ...form,
      empty: { ...valuesBy(form.fields, emptyValue), ...form.empty },
      of: (row) => ({ ...valuesBy(form.fields, (field) => storedValue(field, row)), ...form.of?.(row) }),
    },
    texts: textsOf(noun, declaration.texts),
    WhenEmpty: loadWhenEmpty ? lazy(async () => ({ default: await loadWhenEmpty() })) : null,
  };
}
