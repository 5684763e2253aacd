import { cleanText } from '#contract/base/text.ts';
import { type Intent, type SeenIntent, sureFrom, type Topic } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import type { MessageInput, UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { nearUf } from '#server/kernel/reading/near-uf.ts';
import { withLeadsSpelt } from './as-spelt.ts';
import { matchName as match } from './assistente/match-name.ts';
import { outsideRecordOf as outside } from './assistente/outside-record.ts';
import {
  readChoice as choice,
  type OwnRequest as Own,
  readOwnRequest as request,
} from './assistente/read-request.ts';
import {
  type KnownType as Known,
  isOfKind as ofKind,
  readUnitKind as readKind,
  kindText as textOfKind,
} from './assistente/rooms.ts';
import { areNearSounds, soundOf as sounded } from './assistente/sound.ts';
import { wordsOfNames as namesIn } from './assistente/target.ts';
import { isUnit as sameUnit } from './assistente/unit-named.ts';
import { besideValues } from './beside-values.ts';
import { editRegion } from './edit-region.ts';
import { emailByProvider } from './email-by-provider.ts';
import { placeNamed, findPlaces as places } from './find-places.ts';
import { answersFirst, isFirstAsked, isPhoneBeside, phoneBeside } from './first-answer.ts';
import { lines } from './intencoes/believe.ts';
import { beliefsBeside, readBeside, verdictsOnKnown } from './intencoes/beside-verdicts.ts';
import { type Classifier, classify } from './intencoes/classify.ts';
import { decide } from './intencoes/decide.ts';
import { doesNotKnow } from './intencoes/does-not-know.ts';
import { readVerdicts } from './intencoes/field-verdicts.ts';
import { normalize } from './intencoes/normalize.ts';
import { promisesPhoto, putsPhotoOff } from './intencoes/puts-photo-off.ts';
import { readCorrection } from './intencoes/read-correction.ts';
import { readIntents } from './intencoes/read-intents.ts';
import { readRest } from './intencoes/read-rest.ts';
import { usesThisNumber } from './intencoes/uses-this-number.ts';
import { withdraws } from './intencoes/withdraws.ts';
import { withoutWord } from './led-nome-guerra.ts';
import { likelyEmail as meantEmail } from './likely-email.ts';
import { mended as asMended, withoutTakenBack } from './mended.ts';
import { readOwnPhone } from './own-phone.ts';
import { placeAlone } from './place-alone.ts';
import { placeNames } from './place-names.ts';
import { hasNoNomeGuerra, withoutOath } from './read-bare.ts';
import { withPartCorrections, withParts } from './read-by-part.ts';
import { emailsIn as addressesIn } from './read-email.ts';
import { withoutSpokenMarks } from './spoken-marks.ts';
import { withoutReplaced as unreplaced } from './swap-places.ts';
import { understandMessage } from './understand-message.ts';
import { rereadValues } from './valores/reread-values.ts';
import type { Tagger } from './valores/tag-words.ts';
import { withoutApposition } from './without-apposition.ts';
import { withoutDescriptions as undescribed, withoutWeather as weatherless } from './without-descriptions.ts';
import { withoutFormer as formerless, withoutExceptions, withoutRefused } from './without-exceptions.ts';
import { withoutMisheard } from './without-misheard.ts';
import { partQuestions as questionsIn } from './without-questions.ts';

/** What an approved corretor asks for, and which of his empreendimentos he means. */
export const readOwnRequest = request;
export const readChoice = choice;
/** What is asked of a building that no record has. */
export const outsideRecordOf = outside;
export const matchName = match;
export const wordsOfNames = namesIn;
export const isOfKind = ofKind;
export const readUnitKind = readKind;
/** Whether a table's unit is the one somebody names. */
export const isUnit = sameUnit;
export const kindText = textOfKind;
/** The places a region names, well written where they are known, and how their names sound. */
export const findPlaces = places;
/** Whether a whole name is of a place known everywhere. */
export const isKnownPlace = (name: string): boolean => placeNamed(name) !== null;
/** The stored name of a place known everywhere. */
export const nameOfPlace = placeNamed;
/** What of a message only asks, and what tells. */
export const partQuestions = questionsIn;
/** A text without what it says of bairros as such. */
export const withoutDescriptions = undescribed;
/** A text without what it says of the weather. */
export const withoutWeather = weatherless;
/** A text without where its writer lives or worked before. */
export const withoutFormer = formerless;
/** A list of places without those that others stand for. */
export const withoutReplaced = unreplaced;
/** Every address a message tells. */
export const emailsIn = addressesIn;
/** The address meant by one with a slip in its provider. */
export const likelyEmail = meantEmail;
export const soundOf = sounded;
export const isNearInSound = areNearSounds;
export type OwnRequest = Own;
export type KnownType = Known;

const longestMessage = 2000;

/** Where a conversation stands, as far as it bears on a message's meaning. */
export interface UnderstandInput {
  message: string;
  asked: MessageInput['asked'];
  pending: Question | null;
  /** Fields taken from the message before. */
  last: readonly Question[];
  /** What is known, which a correction may change in part. */
  regiao: string | null;
  nome: string | null;
  nomeGuerra?: string | null;
  /** The questions that have been answered. */
  known?: readonly Question[];
  /** Every address that was told. */
  emails?: readonly string[];
}

/** Everything read from a message: what is wanted, and what is told. */
export interface Understanding {
  intents: SeenIntent[];
  topics: Topic[];
  /** Beside what the topics answer something else is asked. */
  asksMore?: boolean;
  /** Fields named in a correction. */
  corrects: Question[];
  /** Of these, said to be wrong: each is asked for anew where no value is told. */
  denied?: readonly Question[];
  /** Values of a correction: they replace what was told before. */
  corrected: Partial<UnderstoodMessage>;
  data: UnderstoodMessage;
  /** A new number of the person's own, normalised. */
  telefone: string | null;
  /** Values to be asked about before they are kept. */
  doubtful: Question[];
  /** A registration is to be taken back. */
  withdraws?: boolean;
  /** Nothing is said but that the answer is not known. */
  isUnsure?: boolean;
}

export const nothingUnderstood: UnderstoodMessage = {
  creci: null,
  uf: null,
  nome: null,
  email: null,
  nomeGuerra: null,
  regiao: null,
  precos: null,
};

const hasData = (data: Partial<UnderstoodMessage>) =>
  Object.values(data).some((value) => value !== null && value !== undefined);

/** Rules first; the classifier adds what they leave open and doubts what it never saw so said. */
export function understand(
  input: UnderstandInput,
  believe: Classifier = classify,
  tag?: Tagger,
): Understanding {
  const read = readWords(input, believe, tag);
  if (read.data.email !== null || read.corrected.email !== undefined) return read;
  const { pending, last, emails = [] } = input;
  const isOfEmail = pending === 'email' || pending === 'contato' || last.includes('email');
  const { asked, told } = questionsIn(asMended(cleanText(input.message).slice(0, longestMessage)));
  const said = asked.length > 0 ? null : normalize(told);
  const meant = said === null ? null : emailByProvider(said, { emails, isOfEmail });
  return meant === null ? read : withAddress(read, meant.email);
}

/** A reading of what only says which of the told addresses is meant: it names nobody, and refuses nothing. */
function withAddress(read: Understanding, email: string | null): Understanding {
  const { nome: _, nomeGuerra: __, ...others } = read.corrected;
  const data = { ...read.data, nome: null, nomeGuerra: null };
  const corrected = email === null ? others : { ...others, email };
  const rest = read.intents.filter(({ intent, by }) =>
    ['voltar', 'nao', 'pular', 'corrige', 'dados', 'adia'].includes(intent)
      ? false
      : intent !== 'pergunta' || by === 'regras',
  );
  const corrects = { intent: 'corrige', evidence: 'email', confidence: 0.95, by: 'regras' } as const;
  const tells = { intent: 'dados', evidence: '', confidence: 0.95, by: 'regras' } as const;
  return {
    ...read,
    intents: [...rest, corrects, ...(hasData(data) || hasData(corrected) ? [tells] : [])],
    data,
    corrected,
    corrects: ['email'],
    denied: email === null ? ['email'] : [],
    withdraws: false,
    isUnsure: false,
  };
}

function readWords(
  { message, asked, pending, last, regiao, nome, nomeGuerra = null, known }: UnderstandInput,
  believe: Classifier,
  tag?: Tagger,
): Understanding {
  const text = withLeadsSpelt(withoutSpokenMarks(asMended(cleanText(message).slice(0, longestMessage))));
  const said = normalize(text);
  const verdicts = verdictsOnKnown(readVerdicts(said), { known: known ?? [], pending });
  const { seen, topics, asksMore, ...judged } = readBeside(text, said, verdicts, pending);
  // 'Muda meu e-mail pra … não, deixa o que estava' changes nothing.
  const isTakenBack = takenBack.test(said);
  // 'Os bairros são nobres' says nothing of what is asked.
  const isSilent = !/[a-z0-9]/.test(said) || !/[\p{L}\d]/u.test(undescribed(text));
  const believed = isSilent ? new Map<Intent, number>() : believe(said, pending);
  const { told: stated } = questionsIn(text);
  // Once all is told, what is only asked tells nothing; before, it may answer: '12345 SP?'.
  const isAllTold = pending === 'confirmar' || pending === null;
  const spoken = undescribed(isAllTold ? stated : answerIn(text, pending, regiao));
  const answer = withoutMisheard(spoken);
  const mending = isAllTold ? answer : questionsIn(answer).told;
  const saidToMend = mending === text ? said : normalize(mending);
  // What is asked beside it does not hide that the rest corrects.
  const isBelieved =
    answer !== spoken ||
    (corrects(believed) && !answersFirst(mending, { asked, pending, nome, known })) ||
    (mending !== text && mending !== '' && corrects(believe(saidToMend, pending)));
  const found =
    mending === ''
      ? null
      : readCorrection(mending, saidToMend, { last, pending, regiao, nome, known, isBelieved }, verdicts);
  // The number that was asked for corrects nothing.
  const number = pending === 'telefone' ? readOwnPhone(text) : null;
  const isAnswer = number !== null && (found?.corrects ?? []).every((each) => each === 'telefone');
  const whole = found && withPartCorrections(found, mending, { pending, regiao, nome, known });
  const correction =
    isAnswer || isPhoneBeside(whole, mending, { asked, pending, nome })
      ? null
      : whole && isTakenBack
        ? { ...whole, data: {}, telefone: null }
        : whole;
  // 'Troquei de chip, agora é …' tells a number, and letters beaten at random tell nothing.
  const isNumberAlone =
    correction?.telefone != null && correction.corrects.every((each) => each === 'telefone');
  const isNoise = seen.some(({ intent }) => intent === 'sem-sentido');
  const isEmpty = (isTakenBack && found !== null) || isNumberAlone || isNoise || correction?.isAlone === true;
  const told = isEmpty ? '' : withoutRefused(answer);
  const mayBeCreci =
    pending === 'confirmar' || !(known?.includes('creci') || pending === 'precos' || pending === 'telefone');
  const read = understandMessage({ message: told, asked }, { nome, mayBeCreci });
  // What is only asked beside it takes nothing from what is told: 'Pode constar Rezende. Esse nome é público?'
  const plain = questionsIn(told).told;
  const reread = rereadValues(
    plain === '' ? told : plain,
    {
      asked,
      pending,
      nome,
      regiao,
      corrects: correction !== null,
      isEdited: correction?.isEdited,
      doubtful: read.doubtful,
      data: withParts(besideOthers(read.data, seen, { text: told, asked, nome }), {
        text: told,
        asked,
        nome,
      }),
      corrected: correction?.data ?? {},
    },
    tag,
  );
  const { data, corrected } = reread;
  const doubtful = reread.doubtful.filter(
    (field) => field !== 'regiao' || !isBeforeQuestion(told, data.regiao, seen),
  );
  putRight(reread, { told, pending, nome, regiao, isAlone: correction === null && seen.length === 0 });
  const isShorter = shortened(reread, { nomeGuerra, regiao, stated });
  const beside = correction === null && pending !== null ? phoneBeside(stated, said) : null;
  const telefone = number ?? correction?.telefone ?? beside;
  const isData = hasData(data) || hasData(corrected) || telefone !== null;
  const mended = correction?.evidence ?? (isShorter ? said.slice(0, 120) : null);
  // What is told at the summary mends it.
  const mends = mended === null && pending === 'confirmar' && hasData(data);
  const intents = withTold(chosen(seen, said, pending), { said, pending, mended, mends, isData });
  const isPutOff = pending === 'foto' && !isData && putsPhotoOff(said);
  const isPromise = pending === 'foto' && !isData && promisesPhoto(said);
  const isFirst = isData && correction === null && isFirstAsked(pending, known);
  const isCorrected = correction !== null;
  const beliefs = beliefsOf(believed, judged, { isCorrected, isSure: correction?.isSure, isFirst });
  // What is asked or complained of beside a datum is heard without it.
  const values = { ...data, ...corrected, uf: data.creci?.uf ?? data.uf ?? corrected.uf };
  const rest = isData && judged.verdict === null ? besideValues(text, values) : '';
  const { added, ofRest, about } = readRest(rest, believe, { pending, seen: intents, topics });
  const isAnswered = pending !== null && pending in data && data[pending as keyof typeof data] !== null;
  const around = { said, ofRest, pending, topics: about, isData, isAnswered, isPutOff, isPromise };
  return {
    intents: decide([...intents, ...added], beliefs, around),
    // That it may come later is what the answer about the photo says.
    topics: isPutOff ? ['foto'] : about,
    asksMore: !isPutOff && asksMore === true,
    corrects: isShorter ? ['nomeGuerra'] : (correction?.corrects ?? []),
    denied: isShorter ? [] : (correction?.denied ?? []),
    corrected,
    data,
    telefone,
    doubtful: [...doubtful],
    withdraws: !hasData(data) && !hasData(corrected) && withdraws(said),
    isUnsure: !isData && doesNotKnow(said),
  };
}

const sureOf = (intent: Intent, evidence: string, confidence = 0.95): SeenIntent => ({
  intent,
  evidence,
  confidence,
  by: 'regras',
});

/** What is believed of a message once its verdicts and its data are read. */
function beliefsOf(
  believed: ReadonlyMap<Intent, number>,
  judged: Parameters<typeof beliefsBeside>[1],
  { isCorrected, isSure, isFirst }: { isCorrected: boolean; isSure: boolean | undefined; isFirst: boolean },
): ReadonlyMap<Intent, number> {
  const isJudged = judged.verdict === (isCorrected ? 'denied' : 'kept');
  const judgedOnly = isJudged ? beliefsBeside(believed, judged) : believed;
  // The first answer to a question corrects nothing, however carefully it is spelled out.
  if (isFirst) return new Map([...judgedOnly, ['corrige' as const, 0]]);
  return isSure ? new Map([...judgedOnly, ['corrige' as const, 1]]) : judgedOnly;
}

interface ToldIntents {
  said: string;
  pending: Question | null;
  /** What says that something is corrected. */
  mended: string | null;
  /** Something is, though nothing says so. */
  mends: boolean;
  isData: boolean;
}

/** What is seen of a message, with what follows from its data. */
function withTold(
  seen: readonly SeenIntent[],
  { said, pending, mended, mends, isData }: ToldIntents,
): SeenIntent[] {
  return [
    ...seen,
    ...(mends ? [sureOf('corrige', '', 0.9)] : []),
    ...(mended === null ? [] : [sureOf('corrige', mended)]),
    ...(pending === 'telefone' && !isData && usesThisNumber(said) ? [sureOf('sim', said.slice(0, 120))] : []),
    ...(isData ? [sureOf('dados', '')] : []),
  ];
}

/** 'Tire o “Assino”' takes one word out of the name that has it. */
function shortened(
  { data, corrected }: Pick<Understanding, 'data' | 'corrected'>,
  { nomeGuerra, regiao, stated }: { nomeGuerra: string | null; regiao: string | null; stated: string },
): boolean {
  const shorter = withoutWord(nomeGuerra, stated);
  const isRenamed = corrected.nomeGuerra !== undefined && corrected.nomeGuerra !== shorter;
  if (shorter === null || isRenamed || (regiao !== null && editRegion(regiao, stated) !== null)) return false;
  corrected.nomeGuerra = shorter;
  delete corrected.nome;
  data.nome = null;
  data.nomeGuerra = null;
  return true;
}

const namesWhole =
  /(?<!\p{L})nome (?:inteiro|completo|todo|de registro|de batismo)(?!\p{L})[^.]{0,6}(?:é|eh|:)/iu;
const isFullName = (name: string | null) =>
  name !== null && name.split(' ').filter((word) => word.length > 2).length > 2;

interface ToldWords {
  told: string;
  pending: Question | null;
  nome: string | null;
  regiao: string | null;
  /** Nothing else is said. */
  isAlone: boolean;
}

/** Puts what was read where it belongs. */
function putRight(
  { data, corrected }: Pick<Understanding, 'data' | 'corrected'>,
  { told, pending, nome, regiao, isAlone }: ToldWords,
): void {
  // 'O nome inteiro é Osmar Tanaka Bueno', 'assino Tadeu Okamoto Ribas': a full name told as one is no working name.
  if (pending === 'nomeGuerra' && isFullName(data.nomeGuerra) && namesWhole.test(told)) {
    data.nome = data.nomeGuerra;
    data.nomeGuerra = null;
  }
  // 'Minas Gerais', asked for the state of a registration, is no region.
  if (pending === 'uf' && data.regiao !== null && nearUf(data.regiao) !== null) data.regiao = null;
  // 'O nome é Ana Souza' where a working name is asked for mends the name alone.
  if (pending === 'nomeGuerra' && corrected.nome !== undefined && corrected.nome === data.nomeGuerra)
    data.nomeGuerra = null;
  if (told !== '')
    placeNames(data, { told, pending, nome, regiao, isRenamed: corrected.nomeGuerra !== undefined });
  if (
    pending === 'nome' &&
    isFullName(data.nomeGuerra) &&
    (data.nome === null || data.nome === data.nomeGuerra)
  ) {
    data.nome = data.nomeGuerra;
    data.nomeGuerra = null;
  }
  if (pending === 'nomeGuerra' && regiao === null && isAlone) placeAlone(data, { told, nome });
}

const corrects = (beliefs: ReadonlyMap<Intent, number>) =>
  (beliefs.get('corrige') ?? 0) >= lines.corrige!.adds;

/** What of a message answers: without what is excepted, taken back or only asked. */
function answerIn(text: string, pending: Question | null, regiao: string | null): string {
  // 'Moema não, Pinheiros' changes what is known of it.
  if (pending === 'regiao' && editRegion(regiao, text) !== null) return withoutApposition(text);
  if (pending === 'regiao') return withoutApposition(withoutExceptions(weatherless(text)));
  if (pending === 'nomeGuerra') return withoutTakenBack(withoutOath(text));
  // 'O nome todo? Ou só Kauane Brito' asks which.
  return (pending === 'nome' || pending === 'contato') && /\?\s*ou(?!\p{L})/iu.test(text) ? '' : text;
}

/** 'Pina, mas por que tanta pergunta?': what stands before a question answers, whatever is asked. */
const isBeforeQuestion = (told: string, value: string | null, seen: readonly SeenIntent[]): boolean =>
  value !== null &&
  seen.some(({ intent }) => intent === 'pergunta') &&
  told.split(/[,.;!?\n]|\s+mas\s/)[0]!.trim() === value;

/** '1' and '2' choose where a yes or a no was asked for. */
function chosen(seen: readonly SeenIntent[], said: string, pending: Question | null): SeenIntent[] {
  const isChoice = pending === 'interesse' || pending === 'confirmar';
  if (!isChoice || !/^(?:opcao )?[12]$/.test(said)) return [...seen];
  const intent = said.endsWith('1') ? 'sim' : 'nao';
  return [{ intent, evidence: said, confidence: 0.95, by: 'regras' }];
}

const others = new Set<Intent>([
  'pergunta',
  'reclama',
  'pessoa',
  'adia',
  'fora',
  'pular',
  'apagar',
  'outra-lingua',
  'comprador',
  'nao',
  'continuar',
  'voltar',
  'sem-sentido',
]);
const hasOther = (seen: readonly SeenIntent[]) =>
  seen.some(({ intent, confidence }) => others.has(intent) && confidence >= sureFrom);

/**
 * What a question or a complaint holds is no answer ('como assim, região?'); a part beside it may be: 'Rafa, mas
 * depois eu mudo'.
 */
function besideOthers(
  data: UnderstoodMessage,
  seen: readonly SeenIntent[],
  { text, asked, nome }: { text: string; asked: MessageInput['asked']; nome: string | null },
): UnderstoodMessage {
  // 'Não tenho apelido, deixa meu nome mesmo' leaves it out.
  if (asked === 'nomeGuerra' && hasNoNomeGuerra(text)) return { ...data, nomeGuerra: null };
  if (!hasOther(seen) || (asked !== 'nomeGuerra' && asked !== 'regiao')) return data;
  const parts = (text.match(/[^.;!?\n]+\?*/g) ?? [])
    .flatMap((each) => each.split(/,\s|\smas\s/))
    .map((each) => each.trim());
  // 'Bota Lidiane. Não, bota Lidi': the last is meant.
  const isMended = /[.,]\s*(?:n[ãa]o|melhor|ali[áa]s|digo),?\s/iu.test(text);
  for (const part of isMended ? parts.toReversed() : parts) {
    if (
      part === '' ||
      part === text ||
      part.endsWith('?') ||
      hasOther(readIntents(part, normalize(part)).seen)
    )
      continue;
    const found = understandMessage({ message: part, asked }, { nome }).data[asked];
    if (found !== null) return { ...data, [asked]: found };
  }
  return { ...data, [asked]: null };
}

const takenBack =
  /\b(?:nao . )?(?:deixa|deixe|mantem|mantenha|fica|fique) (?:o que|como|do jeito que|a que|assim mesmo|como ja) ?(?:estava|esta|era|tinha)?(?: antes| mesmo)?(?: \.)?$/;

/** The rules' reading with what a model found where they found nothing. */
export function withModel(read: Understanding, found: UnderstoodMessage): Understanding {
  if (!hasData(found)) return read;
  const data: UnderstoodMessage = { ...found };
  for (const field of Object.keys(read.data) as (keyof UnderstoodMessage)[])
    if (read.data[field] !== null) Object.assign(data, { [field]: read.data[field] });
  const told = { intent: 'dados', evidence: '', confidence: 0.8, by: 'modelo' } as const;
  return { ...read, data, intents: [...read.intents, told] };
}
