import type { LucideIcon } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, lazy, type ReactNode } from 'react';
import type { z } from 'zod';
import type { Compared } from '#contract/base/conditions.ts';
import type { Noun } from '#contract/base/entity.ts';
import { type ListName, pathsOf } from '#contract/base/lists.ts';
import { nounOf } from '#contract/base/nouns.ts';
import type { ResourceRoutes } from '#contract/base/resource.ts';
import { entidadeOfList } from '#contract/entidades.ts';
import type { Act } from '#web/kit/acts.ts';
import { type CrudTexts, textsOf } from '#web/kit/crud/noun.ts';
import type { CsvColumn, CsvValue } from '#web/kit/csv/sheet.ts';
import type { ChoiceOption } from '#web/kit/form/match-options.ts';
import type { Count } from '#web/kit/format.ts';
import type { Address } from '#web/kit/use-address.ts';

/** Common fields of all list records. */
export interface CrudRecord {
  id: number;
  revisao: number;
}

export interface Column<Row> {
  /** The column's name in the query ('ordem=nome'). */
  id: string;
  label: string;
  /** Value for sorting, searching and export; null comes last in both directions. */
  value: (row: Row) => string | number | null;
  /** Custom rendering. */
  cell?: (row: Row) => ReactNode;
  /** False to exclude it from search, or its searchable text. */
  searched?: boolean | ((row: Row) => string);
  align?: 'right';
  /** Width, '30%' or '120px'; other columns share the rest. */
  width?: string;
  /** On a phone card: its title, a line (default), or hidden. */
  onCard?: 'title' | 'line' | 'none';
  /** How its conditions ask; by default for values that occur and for a part of the text. */
  kind?: 'text' | 'number' | 'money' | 'day';
  /** What its numbers count: 'min', 'm²'. */
  unit?: string;
  /** What conditions compare, if it is not the value: a status by its name, not by its rank. */
  compared?: (row: Row) => Compared;
  /** The words of compared values: { ativo: 'Site ativo' }. */
  words?: Readonly<Record<string, string>>;
  /** Its value in a file, if it is neither the value nor its words. */
  file?: (row: Row) => CsvValue;
  /** Shown only where somebody has chosen it, or never: there for conditions alone. */
  seen?: 'chosen' | 'never';
}

/** Options from another list, loaded on demand. */
export interface OptionSource {
  list: ListName;
  // biome-ignore lint/suspicious/noExplicitAny: the rows of whichever list is named
  option: (row: any) => ChoiceOption;
  /** Their order, where it is not the list's own. */
  // biome-ignore lint/suspicious/noExplicitAny: the rows of whichever list is named
  order?: (one: any, other: any) => number;
}

/** Options searched on the server, for a list too long to load. */
export interface SearchSource {
  /** Their list; a single one is read by its id. */
  list: ListName;
  /** Searches by typed text. */
  search: (q: string, signal: AbortSignal) => Promise<unknown[]>;
  // biome-ignore lint/suspicious/noExplicitAny: the rows of whichever list is named
  option: (row: any) => ChoiceOption;
}

export interface Filter<Row> {
  /** Its name in the query: '?estado=26'. */
  id: string;
  /** 'Estado' */
  label: string;
  /** 'Todos os estados' */
  all: string;
  /** Fixed options, those of another list, or those occurring in the rows. */
  options: OptionSource | ChoiceOption[] | { ofRows: (row: Row) => ChoiceOption };
  /** The option of a row. */
  of: (row: Row) => string;
  /** The form field a new record prefills from the filter. */
  field?: string;
  /** Offers only what belongs to the choice in another filter: the zonas of the chosen cidade. */
  // biome-ignore lint/suspicious/noExplicitAny: the rows of whichever list the options come from
  within?: { filter: string; of: (row: any) => string };
}

interface FieldBase {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Spans both dialog columns; long texts and images always do. */
  wide?: boolean;
}

/** An editor for a picture before upload, such as cropping. */
export interface ImageEditorProps {
  file: File;
  onDone: (file: File) => void;
  /** Without a reason it was cancelled; with one the file is not a valid picture. */
  onCancel: (fault?: string) => void;
}

/** What a custom form part receives: the typed values and a setter. */
export interface FormPart {
  values: Record<string, unknown>;
  set: (name: string, value: unknown) => void;
  /** The record being edited; null for a new one. */
  record: CrudRecord | null;
}

export type FormField =
  | (FieldBase & {
      kind: 'text';
      type?: 'text' | 'email' | 'tel' | 'password' | 'date';
      /** Keyboard type on a phone. */
      inputMode?: 'numeric' | 'decimal';
      maxLength?: number;
      placeholder?: string;
      /** Transforms typed text: upper case, a mask. */
      mask?: (typed: string) => string;
      /** What arrow keys do to the value. */
      onStep?: (event: KeyboardEvent<HTMLInputElement>, onChange: (value: string) => void) => void;
      /** How a stored value is typed: '450000.50' as '450.000,50'. */
      // biome-ignore lint/suspicious/noExplicitAny: a value of whichever record the field is of
      typed?: (stored: any) => string;
      /** A warning that does not prevent saving; the form's other values may tell. */
      warn?: (value: string, values: Readonly<Record<string, unknown>>) => string | null;
    })
  | (FieldBase & {
      kind: 'long-text';
      maxLength: number;
      rows?: number;
      /** Shown above the text: a button that fills it. */
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
      /** Creates a missing option in place. */
      Create?: ComponentType<FormPart & { chosen: (id: number) => void }>;
    })
  /** Ordered pictures; the first one is the cover. */
  | (FieldBase & { kind: 'images'; max: number })
  | (FieldBase & {
      kind: 'select';
      options: readonly { value: string; label: string }[];
      /** 'Selecione a UF': no choice, null; absent where there always is one. */
      placeholder?: string;
    })
  | (FieldBase & { kind: 'switch' })
  | (FieldBase & {
      kind: 'image';
      /** Advice about the picture: 'Recomendado: 300x300'. */
      advice?: string;
      /** Shown uncropped, for logos. */
      whole?: boolean;
      /** Edits a picture before upload. */
      Editor?: ComponentType<ImageEditorProps>;
    })
  | (FieldBase & {
      kind: 'own';
      Part: ComponentType<FormPart>;
      /** A value in words, for comparisons. */
      show?: (value: unknown) => ReactNode;
    });

interface FormDeclaration<Row, Input extends z.ZodObject> {
  fields: FormField[];
  /** Initial values of a new record, if different from the field kinds' defaults. */
  empty?: Record<string, unknown>;
  /** Form values of an existing record, if different from its fields. */
  of?: (row: Row) => Record<string, unknown>;
  /** Fields excluded from drafts, such as passwords. */
  undrafted?: readonly string[];
  /**
   * A warning about the whole form, given the existing records: 'Já existe “São João” nesta cidade'. It can
   * be confirmed.
   */
  doubt?: (values: z.output<Input>, rows: Row[], id: number | null) => string | null;
}

/** A form's initial values for new and existing records. */
export type Form<Row, Input extends z.ZodObject> = Required<
  Pick<FormDeclaration<Row, Input>, 'empty' | 'of'>
> &
  FormDeclaration<Row, Input>;

/** Custom layout of a dialog's fields. */
export type CrudFields = ComponentType<{ fields: FormField[]; record: CrudRecord | null }>;

/** A dialog creating or editing a record. Mount it to open it. */
export interface CrudDialogProps {
  screen: AnyCrudScreen;
  /** The record being edited; null creates one. */
  record: CrudRecord | null;
  /** Prefilled values of a new record. */
  initial?: Record<string, unknown>;
  onClose: () => void;
  /** Called after a save, before the dialog closes. */
  onSaved?: (row: CrudRecord) => void;
}

/** An act of a row that opens a dialog. */
export interface RowDialog<Row> {
  label: string;
  /** Its whole name on a row, if it is not 'Histórico de Sul'. */
  labelOf?: (name: string) => string;
  Icon: LucideIcon;
  Dialog: ComponentType<{ row: Row; entidade: string; onClose: () => void }>;
}

/** A selection: records by id, or all matches of a view minus some. */
export type Chosen =
  | { ids: number[] }
  /** `query` is the view in the paged call's form: `q` and filter ids. */
  | { query: AskedView; except: number[] };

/** A view without its order, in a paged call's form. */
export type AskedView = Record<string, string | string[]>;

/** Props of selection actions. */
export interface SelectionProps {
  chosen: Chosen;
  count: Count;
  /** The chosen records, however they were chosen. */
  ids: () => Promise<number[]>;
  /** Clears the selection. */
  clear: () => void;
}

/** Props of list actions: everything the view matches. */
export type FoundProps = Pick<SelectionProps, 'chosen' | 'count'>;

/** Declares a list with its dialog. */
export interface CrudDeclaration<
  Row extends CrudRecord,
  Output extends z.ZodType,
  Input extends z.ZodObject,
> {
  list: ListName;
  /** Loads the list's calls, whose schemas validate the form; showing rows does not need them. */
  loadRoutes: () => Promise<ResourceRoutes<Output, Input>>;
  /**
   * The paged search call of a list too large for the browser: its query is `q`, `pagina`, `ordem` (column
   * ids), `direcao`, the filter ids and `condicao`. `values` answers what occurs in a column.
   */
  paged?: { path: string; values?: string };
  /** Its records have a page of their own: '/admin/corretores/7'. */
  hasPage?: boolean;
  /** A custom dialog. */
  Dialog?: ComponentType<CrudDialogProps>;
  /** Heading above the list: 'Gestão de Corretores'. */
  heading?: string;
  /** Overrides of default texts. */
  texts?: Partial<CrudTexts>;
  /** Row height in pixels, for two-line cells; default 44. */
  rowHeight?: number;
  columns: Column<Row>[];
  filters?: Filter<Row>[];
  /** Enables spreadsheet export and import. */
  csv?: CsvColumn<Row>[];
  /** Reads many records for a file, where the whole list is not in the browser. */
  exportRows?: (chosen: Chosen) => Promise<Row[]>;
  /** Export only. */
  exportOnly?: boolean;
  /** Note shown when importing. */
  importNote?: string;
  /** Bulk acts besides export and delete. */
  Selection?: ComponentType<SelectionProps>;
  form: FormDeclaration<Row, Input>;
  /** Text above the list: '12 incorporadoras cadastradas'. */
  countLine?: (count: number) => string;
  /** Extra buttons in the list's toolbar, and in each row. */
  Actions?: ComponentType<FoundProps>;
  RowActions?: ComponentType<{ row: Row }>;
  /** On a phone: the one main act by a record's state, and further ones behind its menu. */
  actsOf?: (row: Row, address: Address) => { main: Act; more?: Act[] };
  /** Acts with a dialog, behind the menu: 'Mesclar com…'. */
  rowDialogs?: RowDialog<Row>[];
  /** Number of buttons in `RowActions`; default one. */
  rowButtons?: number;
  /** Loads the content shown below 'Nenhuma cidade encontrada' when there are no records at all. */
  loadWhenEmpty?: () => Promise<ComponentType>;
}

/** A declaration with its derived texts. */
export interface CrudScreen<Row extends CrudRecord, Output extends z.ZodType, Input extends z.ZodObject>
  extends CrudDeclaration<Row, Output, Input> {
  form: Form<Row, Input>;
  /** Its name in the audit log and the trash: 'bairro'. */
  entidade: string;
  /** Paths of the list and of one record. */
  paths: ReturnType<typeof pathsOf>;
  noun: Noun;
  texts: CrudTexts;
  WhenEmpty: ComponentType | null;
}

/** A screen whose types are irrelevant here. */
// biome-ignore lint/suspicious/noExplicitAny: pages and lists of screens hold declarations of many shapes
export type AnyCrudScreen = CrudScreen<any, any, any>;

/** Default value of a field. */
function emptyValue({ kind }: FormField): unknown {
  if (kind === 'switch') return true;
  if (kind === 'images') return [];
  return kind === 'image' || kind === 'own' ? null : '';
}

/** Form value of a stored field. */
function storedValue(field: FormField, row: object): unknown {
  const stored = (row as Record<string, unknown>)[field.name];
  if (field.kind === 'text' && field.typed) return field.typed(stored);
  const isTyped = ['text', 'long-text', 'choice', 'select'].includes(field.kind);
  return isTyped ? String(stored ?? '') : stored;
}

const valuesBy = (fields: FormField[], read: (field: FormField) => unknown) =>
  Object.fromEntries(fields.map((field) => [field.name, read(field)]));

/** Creates a screen from its declaration. */
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
