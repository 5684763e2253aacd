import type { Uf } from '#contract/base/common.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { AssetClass, ImageMeasures } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Blueprint, PageFacts, PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { AssetCategory } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { HotsiteStyle } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import type {
  EmUso,
  Escolha,
  Esforco,
  Fonte,
  ModeloListado,
  Modelos,
  ModelosAnswer,
  Tarefa,
} from '#contract/sistema/modelos.ts';

/** What the product asks of an engine: results, never prompts. There are two engines. */
export interface Intelligence {
  /** Display name: 'Motor local', 'Modelo (a, b)'. */
  readonly name: string;
  readonly kind: 'local' | 'model';
  /** Extracts facts with evidence from the readable documents; private papers are never passed in. */
  extractEmpreendimento(input: ExtractInput, context: CallContext): Promise<ExtractOutput>;
  /** One class per image, in the given order. Models receive up to `classifyBatch` at once. */
  classifyAssets(input: ClassifyInput[], context: CallContext): Promise<AssetClass[]>;
  readonly classifyBatch: number;
  planPage(input: PlanInput, context: CallContext): Promise<Blueprint>;
  /** HTML, CSS and JS of the page. `<img src="asset:ID">` references a catalogue picture. */
  writePage(input: WriteInput, context: CallContext): Promise<PageSource>;
  /** Rewrites one section of an existing page. */
  writeSection(input: SectionInput, context: CallContext): Promise<WrittenSection>;
  /** Describes an empreendimento from what is known and, if the engine can, researched. */
  describeEmpreendimento(input: EmpreendimentoInput, context: CallContext): Promise<Described>;
  /** Writes plain paragraphs about a bairro from what is stored and, if the engine can, researched. */
  describeBairro(input: BairroInput, context: CallContext): Promise<Described>;
  /** Interprets a message to the assistant, as far as it answers the question. */
  understandMessage(input: MessageInput, context: CallContext): Promise<UnderstoodMessage>;
  /** Reads the registration from a picture of a corretor's card; null if unreadable. */
  readCreciCard(input: CardInput, context: CallContext): Promise<CreciCard | null>;
  /** What `debug-gpt5` shows: the prompts of a generation (HOT-49). */
  describePagePrompt(input: WriteInput): Promise<{ systemMessage: string; userPrompt: string }>;
}

/** A written text, its author, and whether the web was searched. */
export interface Described {
  texto: string;
  /** What of the text is not as its prompt asks ('tem 120 palavras; pedidas 300 a 500'). */
  nota: string | null;
  /** What a search of the web found of an empreendimento, beside the text: it is not the record's. */
  achados: string | null;
  /** Display name of the engine. */
  motor: string;
  /** Without a search it is the engine's own knowledge. */
  buscou: boolean;
  /** The source pages. */
  fontes: Fonte[];
}

export interface ExtractInput {
  documents: DocumentText[];
  /** Name of the folder itself, a weak hint. */
  folderName: string | null;
  /** Pages whose letters are drawn, scanned or broken; asked for only by an engine that may see them. */
  pictures?: () => Promise<PagePicture[]>;
}
/** A page of a document, drawn small. */
export interface PagePicture {
  path: string;
  page: number;
  jpeg: Uint8Array;
}
export interface ExtractOutput {
  fatos: Fatos;
  /** Other developments the documents describe. */
  outrosEmpreendimentos: string[];
  warnings: string[];
}

export interface ClassifyInput {
  id: string;
  type: 'image' | 'video';
  /** Path inside the folder. */
  path: string;
  /** It comes out of a PDF: the last part of its path is what the page says of it. */
  captioned?: boolean;
  width: number | null;
  height: number | null;
  measures: ImageMeasures | null;
  /** Small JPEG; unused by the local engine. */
  preview: Uint8Array | null;
}

/** A picture as planning and writing see it. */
export interface PageAsset {
  id: string;
  type: 'image' | 'video';
  category: AssetCategory;
  kind: string | null;
  uncertain: boolean;
  description: string;
  score: number;
  width: number | null;
  height: number | null;
  colors: string[];
  /** Of a logo without a ground of its own: the colours it is drawn with. */
  inks?: string[];
  /** The incorporadora's logo, not the building's. */
  daIncorporadora?: true;
  /** A person made it the main picture. */
  lead?: boolean;
  /** Its position in a person's order, from 0. */
  rank?: number;
}

/** Small JPEGs of the catalogue by asset, for models that see; unused by the local engine. */
export type SmallPictures = ReadonlyMap<string, Uint8Array>;

export interface PlanInput {
  facts: PageFacts;
  assets: PageAsset[];
  style: HotsiteStyle;
  pictures?: SmallPictures;
}
export interface WriteInput {
  facts: PageFacts;
  assets: PageAsset[];
  blueprint: Blueprint;
  pictures?: SmallPictures;
  /** The page as it was written first, what the check found in it, and how it looks. */
  revision?: { source: PageSource; findings: string[]; drawn: DrawnPicture[] };
}
/** A page as a browser drew it. */
export interface DrawnPicture {
  /** Of the window. */
  width: number;
  jpeg: Uint8Array;
}

export interface SectionInput extends WriteInput {
  section: SectionId;
  /** The target page: its sheet and the section's current markup. */
  page: { css: string; section: string };
}
export interface WrittenSection {
  html: string;
  /** Rules only this section needs; '' if the page's sheet is enough. */
  css: string;
  /** A section has no script: one that is returned is refused later. */
  js: string;
}

/** The three hand-made styles: free, whichever engine planned the page. */
export interface StyleWriter {
  /** Display name of the writer. */
  readonly name: string;
  /**
   * The same plan in another style: its colours, its section order if the plan used the default, and its voice
   * where the words are our own engine's.
   */
  restyle(
    blueprint: Blueprint,
    style: HotsiteStyle,
    given: { facts: PageFacts; assets: PageAsset[] },
  ): Blueprint;
  writePage(input: WriteInput): Promise<PageSource>;
}

/** Known facts of an empreendimento to describe; null for unknown ones. */
export interface EmpreendimentoInput {
  nome: string;
  incorporadora: string | null;
  bairro: string | null;
  cidade: string | null;
  estado: string | null;
  endereco: string | null;
  /** Technical data as text: '2 e 3 dormitórios; 63 a 110 m²'. */
  especificacoes: string | null;
}

export interface BairroInput {
  nome: string;
  /** 'Geral' if the city has no zonas. */
  zona: string;
  cidade: string;
  uf: string;
  /** Name of the state. */
  estado: string;
  /** Names of its empreendimentos. */
  empreendimentos: string[];
}

export interface MessageInput {
  /** The message as received: material to interpret, never instructions. */
  message: string;
  /** What the person was asked; 'contato' is name and e-mail, 'nada' anything else. */
  asked: 'creci' | 'uf' | 'contato' | 'nomeGuerra' | 'regiao' | 'precos' | 'nada';
}
export interface CardInput {
  picture: Uint8Array;
  mediaType: 'image/webp' | 'image/jpeg' | 'image/png';
}
/** A registration: its digits and related details. */
export interface CreciCard {
  numero: string;
  uf: Uf | null;
  tipo: 'F' | 'J' | null;
}

/** Only what the message contains; null otherwise. */
export interface UnderstoodMessage {
  creci: CreciCard | null;
  /** State of the CRECI, also if the number was given earlier. */
  uf: Uf | null;
  nome: string | null;
  email: string | null;
  /** The corretor's working name. */
  nomeGuerra: string | null;
  /** Where he works, in his words. */
  regiao: string | null;
  /** Decimal strings; both null for 'any price', null if no range was given. */
  precos: { min: string | null; max: string | null } | null;
}

/** Context of every call: usage recording, budgets, abort signal. */
export interface CallContext {
  signal: AbortSignal;
  /** Text of a setting: the saved one, or the default. */
  prompt(chave: string): Promise<string>;
  /** Called once per model call, also for failed ones. Never called by the local engine. */
  recordUsage(usage: ModelUsage): Promise<void>;
  /** Reports that a fallback did a task, to the run and the screen (API-18). */
  note?(note: FallbackNote): Promise<void>;
  /** Display name of who did a task, if it was a fallback. */
  doneBy?: Map<Tarefa, string>;
  /** Spending and limits from stored usage, which survive restarts and are shared by processes. */
  spending?(): Promise<Spending>;
}

/** Who should have done a task, why they did not, and who did. */
export interface FallbackNote {
  tarefa: Tarefa;
  falhou: string;
  motivo: string;
  fez: string;
}

interface Amount {
  /** Model calls, including failed and repeated ones. */
  calls: number;
  /** Tokens sent and received. */
  tokens: number;
}
interface Account {
  used: Amount;
  budget: Amount;
}
export interface Spending {
  /** Null for calls outside a run. */
  run: Account | null;
  /** Total of today. */
  day: Account;
}

export interface ModelUsage {
  task: Tarefa;
  provider: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
  outcome: 'ok' | 'invalid' | 'refused' | 'failed';
  /** For a fallback: who should have answered, and why they did not. */
  insteadOf: string | null;
}

/** A provider's models as last reported, and why a refresh failed. */
export interface ModelList {
  modelos: ModeloListado[];
  lidaEm: Date | null;
  problema: string | null;
}

/** Result of a small question of a task's shape. */
export interface ModelTrial {
  ok: boolean;
  provedor: string;
  modelo: string;
  resposta: string;
  duracaoMs: number;
  chamadas: number;
  /** One per call. */
  usos: ModelUsage[];
  /** For research: whether the web was searched. */
  buscou: boolean | null;
  fontes: Fonte[];
}

/** Everything about models except their work: providers, lists, shutdown dates, trials. */
/** Result of checking a provider: its problem, if any, since when, and when it was checked last. */
export interface ProviderCheck {
  problem: string | null;
  since: Date;
  at: Date;
}

export interface ModelDesk {
  readonly engine: 'local' | 'model';
  /** The administrator's latest choices. */
  chosen(): Promise<Modelos>;
  /** All providers; with stored checks by id, the most recent observation counts. */
  providers(looks?: ReadonlyMap<string, ProviderCheck>): ModelosAnswer['provedores'];
  /** Who does a task under these choices, in order, and which chosen ones cannot. */
  inUse(tarefa: Tarefa, modelos: Modelos): { emUso: EmUso[]; missing: { nome: string; why: string }[] };
  /** A model from its provider's cached list; no request is made. */
  known(choice: Escolha): ModeloListado | null;
  /** Whether its list is cached. */
  listIsKnown(provedor: string): boolean;
  searches(choice: Escolha): boolean;
  sees(choice: Escolha): boolean;
  /**
   * The provider's list, cached for some minutes; null if it cannot be called. Never throws when the list is
   * unavailable.
   */
  list(provedor: string, options?: { fresh?: boolean }): Promise<ModelList | null>;
  /**
   * Sends a model a small question; without a choice, the current one. Throws 'sem-credencial' if there is
   * none.
   */
  attempt(
    tarefa: Tarefa,
    wanted: { choice: Escolha | null; effort: Esforco | null; modelos: Modelos },
    context: CallContext,
  ): Promise<ModelTrial>;
  /** Clears health state after a change. */
  forget(): void;
  close(): Promise<void>;
}

/** A model call without a usable result, with a Portuguese sentence in `message`. */
export class IntelligenceError extends Error {
  /** 'orcamento': the limit of a run or day is reached; 'tamanho': more than the model accepts. */
  readonly code:
    | 'sem-credencial'
    | 'resposta-invalida'
    | 'recusa'
    | 'indisponivel'
    | 'orcamento'
    | 'tamanho'
    | 'tempo';
  readonly retryable: boolean;
  constructor(
    code: IntelligenceError['code'],
    message: string,
    options: { retryable?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'IntelligenceError';
    this.code = code;
    this.retryable = options.retryable ?? false;
  }
}
