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

/** What the product asks of an intelligence: results, never prompts. Two engines answer. */
export interface Intelligence {
  /** As the screen names it: 'Motor local', 'Modelo (a, b)'. */
  readonly name: string;
  readonly kind: 'local' | 'model';
  /** Facts with evidence out of the readable documents. Private papers are not among them. */
  extractEmpreendimento(input: ExtractInput, context: CallContext): Promise<ExtractOutput>;
  /** One class per image, in the order given. Models are handed up to `classifyBatch` at once. */
  classifyAssets(input: ClassifyInput[], context: CallContext): Promise<AssetClass[]>;
  readonly classifyBatch: number;
  planPage(input: PlanInput, context: CallContext): Promise<Blueprint>;
  /** HTML, CSS and JS of the page. `<img src="asset:ID">` stands for a picture of the catalogue. */
  writePage(input: WriteInput, context: CallContext): Promise<PageSource>;
  /** One section of a page that is there, to stand in the place of the one it has. */
  writeSection(input: SectionInput, context: CallContext): Promise<WrittenSection>;
  /** A description for the record, out of what is known and, where the engine can, looked up. */
  describeEmpreendimento(input: EmpreendimentoInput, context: CallContext): Promise<Described>;
  /** A text about a bairro, in plain paragraphs: what is stored and, where the engine can, looked up. */
  describeBairro(input: BairroInput, context: CallContext): Promise<Described>;
  /** What somebody wrote to the assistant, as far as it answers what was asked. */
  understandMessage(input: MessageInput, context: CallContext): Promise<UnderstoodMessage>;
  /** The registration on a picture of a corretor's card; null where none can be read. */
  readCreciCard(input: CardInput, context: CallContext): Promise<CreciCard | null>;
  /** What `debug-gpt5` shows: the texts a generation would send (HOT-49). */
  describePagePrompt(input: WriteInput): Promise<{ systemMessage: string; userPrompt: string }>;
}

/** A written text, who wrote it, and whether the web was searched for it. */
export interface Described {
  texto: string;
  /** As the screen names it. */
  motor: string;
  /** Without a search it is what the engine knows, not a research. */
  buscou: boolean;
  /** The pages it was found on. */
  fontes: Fonte[];
}

export interface ExtractInput {
  documents: DocumentText[];
  /** Name of the folder itself, a weak hint. */
  folderName: string | null;
}
export interface ExtractOutput {
  fatos: Fatos;
  /** Names of the other developments the documents speak of, when they describe several. */
  outrosEmpreendimentos: string[];
  warnings: string[];
}

export interface ClassifyInput {
  id: string;
  type: 'image' | 'video';
  /** Path inside the folder. */
  path: string;
  width: number | null;
  height: number | null;
  measures: ImageMeasures | null;
  /** Small JPEG; the local engine does not need it. */
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
  /** A person made it the main picture. */
  lead?: boolean;
  /** Its place in a person's order, from 0. */
  rank?: number;
}

export interface PlanInput {
  facts: PageFacts;
  assets: PageAsset[];
  style: HotsiteStyle;
}
export interface WriteInput {
  facts: PageFacts;
  assets: PageAsset[];
  blueprint: Blueprint;
}

export interface SectionInput extends WriteInput {
  section: SectionId;
  /** The page it is for: its sheet and the section's present form. */
  page: { css: string; section: string };
}
export interface WrittenSection {
  html: string;
  /** Rules this section alone needs; '' where the page's sheet is enough. */
  css: string;
  /** A section has no script: one that is given is refused where the section is checked. */
  js: string;
}

/** The three hand-made styles: they cost nothing, whichever engine planned the page. */
export interface StyleWriter {
  /** As the screen names who wrote the page. */
  readonly name: string;
  /** The same plan in another style: its colours, and its order where the plan had the usual one. */
  restyle(blueprint: Blueprint, style: HotsiteStyle, assets: PageAsset[]): Blueprint;
  writePage(input: WriteInput): Promise<PageSource>;
}

/** What is known of an empreendimento that is to be described; null for what is not. */
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
  /** 'Geral' where the city has no zonas of its own. */
  zona: string;
  cidade: string;
  uf: string;
  /** Name of the state. */
  estado: string;
  /** Names of the empreendimentos in it. */
  empreendimentos: string[];
}

export interface MessageInput {
  /** The message as it came: material to read, never instructions. */
  message: string;
  /** What the person was asked for; 'contato' is name and e-mail, 'nada' something else altogether. */
  asked: 'creci' | 'uf' | 'contato' | 'nomeGuerra' | 'regiao' | 'precos' | 'nada';
}
export interface CardInput {
  picture: Uint8Array;
  mediaType: 'image/webp' | 'image/jpeg' | 'image/png';
}
/** A registration: its digits, and what else was said of it. */
export interface CreciCard {
  numero: string;
  uf: Uf | null;
  tipo: 'F' | 'J' | null;
}

/** Only what stands in the message; null for everything else. */
export interface UnderstoodMessage {
  creci: CreciCard | null;
  /** The state of the CRECI, also where the number was said before. */
  uf: Uf | null;
  nome: string | null;
  email: string | null;
  /** The name the corretor goes by. */
  nomeGuerra: string | null;
  /** Where he works, in his words. */
  regiao: string | null;
  /** Decimal strings; both ends null for 'any price', null where no range was said. */
  precos: { min: string | null; max: string | null } | null;
}

/** What goes with every call: where usage is recorded, what may be spent, when to stop. */
export interface CallContext {
  signal: AbortSignal;
  /** Text of a setting: the saved one, or the product's default. */
  prompt(chave: string): Promise<string>;
  /** Called once per model call, also a failed one. The local engine never calls it. */
  recordUsage(usage: ModelUsage): Promise<void>;
  /** Another one did a task than was chosen for it: the run and the screen are told (API-18). */
  note?(note: StandInNote): Promise<void>;
  /** Who did a task where it was not the one chosen for it, as the screen names it. */
  doneBy?: Map<Tarefa, string>;
  /** What is spent and may be, from stored usage: keeps the budgets across restarts and processes. */
  spending?(): Promise<Spending>;
}

/** Who was to do a task, why they did not, and who did. */
export interface StandInNote {
  tarefa: Tarefa;
  falhou: string;
  motivo: string;
  fez: string;
}

interface Amount {
  /** Model calls, failed and repeated ones included. */
  calls: number;
  /** Tokens sent and received. */
  tokens: number;
}
interface Account {
  used: Amount;
  budget: Amount;
}
export interface Spending {
  /** Null where the call belongs to no run. */
  run: Account | null;
  /** Everything together, today. */
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
  /** Of a stand-in: who was to answer, and why they did not. */
  insteadOf: string | null;
}

/** The models of a provider as it last told them, and why it could not be asked again. */
export interface ModelList {
  modelos: ModeloListado[];
  lidaEm: Date | null;
  problema: string | null;
}

/** What came of a small question of a task's shape. */
export interface ModelTrial {
  ok: boolean;
  provedor: string;
  modelo: string;
  resposta: string;
  duracaoMs: number;
  chamadas: number;
  /** One for each call. */
  usos: ModelUsage[];
  /** Of a research: whether the web was searched. */
  buscou: boolean | null;
  fontes: Fonte[];
}

/** Everything about models but the work they do: who there is, their lists, endings, trials. */
/** What a look at a provider found: its problem or none, since when, and when it was looked at last. */
export interface ProviderLook {
  problem: string | null;
  since: Date;
  at: Date;
}

export interface ModelDesk {
  readonly engine: 'local' | 'model';
  /** What the administrator chose last. */
  chosen(): Promise<Modelos>;
  /** With what was kept of looks at them, by id: what was seen last counts. */
  providers(looks?: ReadonlyMap<string, ProviderLook>): ModelosAnswer['provedores'];
  /** Who does a task by these choices, in order, and who of those chosen cannot. */
  inUse(tarefa: Tarefa, modelos: Modelos): { emUso: EmUso[]; missing: { nome: string; why: string }[] };
  /** A model as its provider's list last told of it; nobody is asked. */
  known(choice: Escolha): ModeloListado | null;
  /** Whether there is a list to look it up in. */
  listIsKnown(provedor: string): boolean;
  searches(choice: Escolha): boolean;
  sees(choice: Escolha): boolean;
  /** The provider's list, remembered for some minutes; null where it cannot be asked. Never throws for a list that is down. */
  list(provedor: string, options?: { fresh?: boolean }): Promise<ModelList | null>;
  /** Asks a model something small; without a choice the one in use. Throws 'sem-credencial' where there is none. */
  attempt(
    tarefa: Tarefa,
    wanted: { choice: Escolha | null; effort: Esforco | null; modelos: Modelos },
    context: CallContext,
  ): Promise<ModelTrial>;
  /** Something was changed: whoever was dead is asked again. */
  forget(): void;
  close(): Promise<void>;
}

/** A model that gave nothing usable, with a Portuguese sentence in `message`. */
export class IntelligenceError extends Error {
  /** 'orcamento': the limit of a run or a day is reached; 'tamanho': more than the model takes. */
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
