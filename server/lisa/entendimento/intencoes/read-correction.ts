import { foldText } from '#contract/base/text.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import type { UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { mayBeName } from '../chatter.ts';
import { editRegion } from '../edit-region.ts';
import { findPlaces } from '../find-places.ts';
import { mendedName, wholeNameAgain } from '../mended-name.ts';
import { nearState } from '../near-state.ts';
import { readOwnPhone } from '../own-phone.ts';
import { bareNomeGuerra, bareRegiao } from '../read-bare.ts';
import { meantRegistration, numberWithState, readCreci, readState } from '../read-creci.ts';
import { readEmail } from '../read-email.ts';
import { readNome } from '../read-nome.ts';
import { readPrecos } from '../read-precos.ts';
import { withFigures } from '../spelled-numbers.ts';
import { withSpokenDigits } from '../spoken-digits.ts';
import { verdictsOnKnown } from './beside-verdicts.ts';
import { cue, fieldNames, notAbout, strongCue } from './ditos/correcoes.ts';
import { type FieldVerdicts, readVerdicts } from './field-verdicts.ts';

const denial =
  /\be (?:d[eoa] )?[^ .?]+(?: [^ .?]+){0,3} e nao (?:e |d[eoa] |o |a )?[^ .?]+|\bnao e .{1,40} nao(?: \.)? (?:eu )?(?:quero|e|sou)\b|\bnao(?: \.| e)? .{1,40}(?:\.| e sim| mas)? e \S/;

/** What follows the last word that introduces a value. */
function tailOf(text: string): string {
  const marks = [
    ...text.matchAll(
      /(?:^|\s|[,.:;])(?:é|eh|É|(?<=errad[oa]s?,? )e|e sim|para(?: o| a)?|pra|pro|por|como|seria|ser|vai ser|ficou|fica|agora é|:|=|virou|mudou para|certo é|verdade|digo|aliás|coloca|põe|bota|usa)(?=\s|:)\s*:?\s*|:\s*/giu,
    ),
  ];
  const last = marks.filter((mark) => mark.index + mark[0].length < text.trimEnd().length).at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}

/** The new name: 'pra Nanda? Mafê já tem outra' → 'Nanda'. */
function nameTail(said: string): string {
  const text = said.replace(/\?+\s*$/, '');
  const sentences = text
    .split(/\?/)
    .map((part) => part.trim())
    .filter(Boolean);
  const told =
    sentences.findLast((part) => /(?<![\p{L}])(?:para|pra|por|é|eh|coloca|bota|põe)\s/iu.test(part)) ?? text;
  return tailOf(told).split(/\s+(?:e )?n[ãa]o\s+|,/i)[0]!;
}

/** The last number that may be a registration: what stands before it was wrong. */
function lastCreci(text: string): UnderstoodMessage['creci'] {
  const tail = tailOf(text);
  const mended = meantRegistration(text);
  return (
    (mended ? readCreci(mended, true) : null) ??
    readCreci(tail, true) ??
    readCreci(text.replace(/\b(?:não|nao|era|de|em vez de)\s+(?:é|era|e|o)?\s*[\d.]+/giu, ' '), true) ??
    readCreci(text, true)
  );
}

/** The registration and the state that are meant; beside an address, a number of its own. */
function registrationIn(
  text: string,
  isAbout: (field: Question) => boolean,
  isBeside: boolean,
): Pick<Partial<UnderstoodMessage>, 'creci' | 'uf'> {
  const creci = lastCreci(withSpokenDigits(isBeside ? text.replace(/\S*@\S*/g, ' ') : text));
  // 'Até 800 e não 640'
  const isPlain = creci !== null && creci.uf === null && !isAbout('creci') && !/\bcreci\b/i.test(text);
  const isNumber =
    creci !== null && (creci.numero.length >= (isPlain ? 4 : 3) || (isAbout('creci') && !isBeside));
  const state = readState(tailOf(text)) ?? readState(text) ?? nearState(text);
  return {
    ...(isNumber ? { creci: { ...creci, uf: creci.uf ?? state } } : {}),
    ...(state && (isAbout('creci') || isAbout('uf')) ? { uf: state } : {}),
  };
}

const led =
  /(?:coloca|colocar|coloque|põe|poe|por|bota|usa|usar|use|quero|prefiro|muda|troca|trocar|deixa|deixar|altera)\s+(?:para |pra |por |só |so )?(.{2,40}?)\s+(?:como|no|de|em|para o|pra o|pro|no lugar d[oe])\s+(?:meu |o |a )?(?:nome de guerra|apelido|nome profissional)/iu;

const least =
  /\b(?:minimo|min|piso|(?:preco|valor) (?:de baixo|menor|mais baixo|mais barato)|(?:menor|mais baixo) (?:preco|valor))\b/;
const most =
  /\b(?:maximo|max|teto|limite|(?:preco|valor) (?:de cima|maior|mais alto|mais caro)|(?:maior|mais alto) (?:preco|valor))\b/;

/** 'O mínimo tá errado! É 450 mil': the end that is named, and the one amount told. */
function oneEnd(text: string, said: string): UnderstoodMessage['precos'] {
  const [isLeast, isMost] = [least.test(said), most.test(said)];
  const amounts = withFigures(foldText(text)).match(/\d[\d.,]*(?:\s*(?:mil\w*|mi|k|mm)\b(?: e meio)?)?/g);
  if (isLeast === isMost || amounts?.length !== 1) return null;
  return readPrecos(`${isLeast ? 'a partir de' : 'ate'} ${amounts[0]}`, true);
}

/** What nobody's name begins with, and many a town's does. */
const townLike =
  /^(?:sao|santo|santa|nova|novo|belo|bela|bom|boa|ponta|porto|rio|campo|campos|campina|vila|jardim|barra|lagoa|foz|juiz|serra|fazenda|balneario|praia|monte|montes|ribeirao|volta|feira|duque|aguas|cabo|angra|ilha|mata|passo|ponte|pouso|praia|recanto|setor|zona|vale) \S/;

/** A slip that is mended, with nothing but a value: 'errei, é …'. */
const bareMend =
  /^(?:(?:nao|ih|ai|opa|ops|eita|perai|espera|desculpa|desculpe|perdao|errei|me enganei|enganei|confundi|digitei errado|escrevi errado|mandei errado|falei errado|botei errado|coloquei errado|na verdade|na realidade|alias|digo|quer dizer|corrigindo|correcao|corrige|melhor)[ .,:]*)+(?:e|era|eh|quis dizer|queria dizer|para|seria)?[ .,:]+/;

/**
 * A town in a bare mend is the region, whatever is asked: nobody is called São José dos Pinhais. One that may be
 * somebody's name is it only where there is no name to mend. Null if it is none.
 */
function placeMeant(text: string, said: string, { last, pending, regiao, nome }: Known): string | null {
  const mend = bareMend.exec(said);
  if (mend === null || pending === 'regiao' || fieldNames.some(([, names]) => names.test(said))) return null;
  const value = tailOf(text)
    .replace(/^(?:é|eh|e)\s+/i, '')
    .replace(/[.!\s]+$/, '');
  const { places, isKnown } = findPlaces(value);
  if (!isKnown || places.length === 0 || foldText(value).split(' ').length > longestPlaces) return null;
  const isNoName = pending !== 'nomeGuerra' && pending !== 'contato' && pending !== 'nome';
  const hasNoName = pending !== 'nomeGuerra' && nome === null && regiao !== null;
  const isOfLast =
    last.includes('regiao') || (isNoName && !last.includes('nome') && !last.includes('nomeGuerra'));
  if (!townLike.test(foldText(value)) && !hasNoName && !isOfLast) return null;
  return bareRegiao(value)?.value ?? null;
}
/** Most words of the places such a message names. */
const longestPlaces = 8;

/** 'Pensando bem, põe Tai Guima', 'melhor Juninho': right after a working name was told another is. */
const changesMind =
  /^(?:(?:ah|hmm|moca|miga|amiga|mano|ops|opa|espera|pera|aff|e|nao) (?:[.,] )?)*(?:melhor(?! (?:assim|nao|ainda nao))|pensando(?: bem| melhor)?|mudei de ideia|esquece|(?:troca|muda|trocar)(?: [.,])? (?=(?:quero|para|poe|bota|coloca|prefiro)\b)|nao (?:[.,] )?(?:deixa|poe|bota|coloca|prefiro)|na verdade (?:eu )?(?:prefiro|quero|gosto mais de))(?= )|^(?:quero|prefiro|bota|poe|coloca) .{2,40} (?:em vez|no lugar) d(?:esse|isso|este|aquele)\b/;
const mindLeads =
  /^[\s,.!]*(?:(?:ah|hmm+|moça|miga|amiga|mano|troca|muda|pra|para|ops|opa|espera|pera|aff|e|não|nao|melhor|pensando (?:bem|melhor)|mudei de ideia|esquece|deixa|põe|poe|bota|coloca|na verdade|eu|prefiro|quero|gosto mais de|só|so)(?!\p{L})[\s,.!\p{Extended_Pictographic}]*)+/iu;

function renamed(
  text: string,
  said: string,
  { last, pending, nome, known = [] }: Pick<Known, 'last' | 'pending' | 'nome' | 'known'>,
): string | null {
  // Once the region has been told, it is what is changed.
  const isTold = last.includes('nomeGuerra') || (known.includes('nomeGuerra') && !known.includes('regiao'));
  if (pending !== 'regiao' || !isTold || !changesMind.test(said)) return null;
  const value = text
    .replace(mindLeads, '')
    .replace(/\s+(?:em vez|no lugar) d(?:esse|isso|este|aquele).*$/iu, '');
  if (value.split(/\s+/).length > 5 || findPlaces(value).isKnown || /\?/.test(value)) return null;
  const found = bareNomeGuerra(value, nome)?.value ?? null;
  return found !== null && mayBeName(found) ? found : null;
}

/** What a correction may refer to. */
export interface Known {
  last: readonly Question[];
  pending: Question | null;
  regiao: string | null;
  nome: string | null;
  /** Fields that have been answered: told again they are mended. */
  known?: readonly Question[];
  /** The classifier takes it for a correction, whatever words it uses. */
  isBelieved?: boolean;
}

export interface Correction {
  corrects: Question[];
  /** Of these, said to be wrong: each is asked for anew unless a value is told. */
  denied?: Question[];
  data: Partial<UnderstoodMessage>;
  /** Nothing else is told: what was said is this value. */
  isAlone?: boolean;
  /** How it is said leaves no doubt that something is mended, whatever its words. */
  isSure?: boolean;
  /** The region was worked out from the one before: it is not what the words name. */
  isEdited?: boolean;
  /** A new number of one's own. */
  telefone?: string | null;
  evidence: string;
}

interface Mended extends Pick<Known, 'pending' | 'regiao' | 'nome'> {
  isAbout: (field: Question) => boolean;
  corrects: readonly Question[];
  fullName: string | null;
}

/** The new values a correction tells, of the fields it may mean. */
function mendedValues(
  text: string,
  said: string,
  { isAbout, corrects, fullName, pending, regiao, nome }: Mended,
): Partial<UnderstoodMessage> {
  const data: Partial<UnderstoodMessage> = {};
  const emails = text.match(/@/g)
    ? readEmail(tailOf(text).includes('@') ? tailOf(text) : `na verdade ${text}`)
    : readEmail(text);
  if (emails) data.email = emails;
  const money =
    readPrecos(tailOf(text), isAbout('precos')) ?? readPrecos(text, isAbout('precos')) ?? oneEnd(text, said);
  if (money && (isAbout('precos') || corrects.length === 0)) data.precos = money;
  const mayBeCreci = pending !== 'precos' || isAbout('creci');
  // 'E-mail errado e CRECI também: ana@x.com / 19873'
  const isBeside = data.email !== undefined && corrects.includes('creci');
  const isFree = !data.precos && (!data.email || isBeside);
  if (mayBeCreci && isFree && (isAbout('creci') || corrects.length === 0 || isAbout('uf')))
    Object.assign(data, registrationIn(text, isAbout, isBeside));
  if (isAbout('nomeGuerra') && Object.keys(data).length === 0) {
    // Of several changes in one message, its own.
    const own = text.split(/[;\n]/).find((part) => /apelido|nome de guerra|me cham/iu.test(part)) ?? text;
    const value = (bareNomeGuerra(led.exec(text)?.[1] ?? nameTail(own), nome) ?? bareNomeGuerra(text, nome))
      ?.value;
    // 'Goiabeiras, digo, Jardim das Américas' where a region is asked for names nobody.
    const isPlace =
      pending === 'regiao' && !corrects.includes('nomeGuerra') && findPlaces(value ?? '').isKnown;
    if (value && !isPlace && mayBeName(value)) data.nomeGuerra = value;
  }
  if (fullName !== null) data.nome = fullName;
  else if (isAbout('nome') && data.nomeGuerra === undefined) {
    const told = readNome(tailOf(text), true) ?? readNome(text, false) ?? mendedName(nome, text);
    if (told && mayBeName(told, true)) data.nome = told;
  }
  if (isAbout('regiao') && Object.keys(data).length === 0) {
    const edited = editRegion(regiao, text) ?? bareRegiao(tailOf(text))?.value;
    if (edited) data.regiao = edited;
  }
  return data;
}

/**
 * A correction in plain words: the fields named, and their new values if given. `last` are the fields answered
 * just before, which a bare 'errei, é …' means.
 */
export function readCorrection(
  written: string,
  said: string,
  { last, pending, regiao, nome, known = [], isBelieved = false }: Known,
  verdicts: FieldVerdicts = verdictsOnKnown(readVerdicts(said), { known, pending }),
): Correction | null {
  // A star before a word mends the message before, as people do.
  const isStarred =
    /^\s*\*\S/.test(written) !== /\S\*\s*$/.test(written) && !/\S\*\S/.test(written) && written.length < 60;
  const text = isStarred ? written.replaceAll('*', '') : written;
  // 'Não é X, é Y' changes X alone, where X is told.
  const edited = editRegion(regiao, text);
  if (edited !== null) return editedRegion(edited, text, pending !== 'email' && known.includes('email'));
  const place = placeMeant(text, said, { last, pending, regiao, nome });
  if (place !== null)
    return { corrects: ['regiao'], data: { regiao: place }, isAlone: true, evidence: 'regiao' };
  const guerra = renamed(text, said, { last, pending, nome, known });
  if (guerra !== null)
    return {
      corrects: ['nomeGuerra'],
      data: { nomeGuerra: guerra },
      isAlone: true,
      isSure: true,
      evidence: said.slice(0, 120),
    };
  const isNameAsked = pending === 'nome' || pending === 'contato' || pending === 'nomeGuerra';
  const fullName = isNameAsked ? null : wholeNameAgain(nome, text);
  const again = toldAgain(text, said, { pending, known }) ?? (fullName === null ? null : 'nome');
  const found =
    cue.exec(said) ??
    denial.exec(said) ??
    (isStarred ? ['*'] : null) ??
    (again === null ? null : [again]) ??
    (verdicts.denied.length > 0 ? [verdicts.denied[0]!] : null) ??
    (isBelieved ? [''] : null);
  if (!found || notAbout.test(said)) return null;
  const isStrong =
    isBelieved ||
    isStarred ||
    /\bo (?:certo|correto) (?:e|eh|seria)\b/.test(said) ||
    again !== null ||
    verdicts.denied.length > 0 ||
    strongCue.test(said) ||
    denial.test(said) ||
    /\b(?:na verdade|alias|nao e mais|ops|desculpa|digo)\b/.test(said);
  let corrects = fieldNames.filter(([, names]) => names.test(said)).map(([field]) => field);
  if (corrects.includes('nomeGuerra'))
    corrects = corrects.filter((field) => field !== 'nome' || /\bnome (?:completo|e|esta)\b/.test(said));
  const isKeptAlone = corrects.length > 0 && corrects.every((field) => verdicts.kept.includes(field));
  corrects = corrects.filter((field) => !verdicts.kept.includes(field));
  // 'Já falei, 300 a 600 mil, a foto não vai'
  if (again === 'precos' && corrects.every((field) => field === 'foto')) corrects = ['precos'];
  // 'Não é Marista, é Oeste', with a region known: the region, whatever was answered last.
  if (corrects.length === 0 && regiao !== null && pending === 'regiao' && findPlaces(tailOf(text)).isKnown)
    corrects = ['regiao'];
  const phone = readOwnPhone(text);
  if (corrects.length === 0 && phone !== null && pending !== 'creci') corrects = ['telefone'];
  const isAbout = (field: Question) =>
    corrects.includes(field) ||
    (corrects.length === 0 &&
      (last.includes(field) || (field === pending && (denial.test(said) || strongCue.test(said)))));
  const data = mendedValues(text, said, { isAbout, corrects, fullName, pending, regiao, nome });
  if (fullName !== null && !corrects.includes('nome')) corrects.push('nome');
  const telefone = isAbout('telefone') ? phone : null;
  const has = Object.keys(data).length > 0 || telefone !== null;
  if ((asksWhether(text, said) || isKeptAlone) && !has) return null;
  if (isStarred && !has) return { corrects, data, evidence: '*' };
  if (
    !has &&
    !isBelieved &&
    corrects.length === 0 &&
    !/\b(?:tem (?:um |algum )?erro|o certo e outro|troquei|refaz\w*|(?:mudar|trocar|alterar|arrumar|consertar|atualizar) (?:uma coisa|algo|um dado|tudo|isso|um negocio)|errei|errad[oa]s?|corrig\w+|corrij\w+|correcao|me enganei|equivoq\w+|confundi|digitei errado|retific\w+)\b/.test(
      said,
    )
  )
    return null;
  if (!has && corrects.length > 0 && !isBelieved && verdicts.denied.length === 0 && !strongCue.test(said))
    return null;
  // The first answer to a question corrects nothing: 'na verdade é 123 SP'.
  if (has && !isStrong && corrects.length === 0) return null;
  const only = Object.keys(data);
  if (
    only.length > 0 &&
    only.every((field) => field === pending) &&
    !isStarred &&
    !isBelieved &&
    !strongCue.test(said) &&
    !denial.test(said)
  )
    return null;
  const isSure = has && (fullName !== null || isStarred);
  return { corrects, denied: verdicts.denied, data, telefone, isSure, evidence: found[0] };
}

/** A region that was edited, and the address mended beside it: 'o e-mail é ana@exemplo.com e tira Piedade'. */
function editedRegion(regiao: string, text: string, mayBeEmail: boolean): Correction {
  const email = mayBeEmail ? readEmail(text) : null;
  return {
    corrects: email === null ? ['regiao'] : ['regiao', 'email'],
    data: email === null ? { regiao } : { regiao, email },
    isEdited: true,
    evidence: 'regiao',
  };
}

/** An address, a registration, both ends of a price or a number of one's own that is known already, told again: the field. */
function toldAgain(
  text: string,
  said: string,
  { pending, known }: Pick<Required<Known>, 'pending' | 'known'>,
): Question | null {
  const is = (field: Question) => known.includes(field) && pending !== field && pending !== 'contato';
  if (is('email') && /\S@\S/.test(text)) return 'email';
  if (
    is('creci') &&
    /\b(?:creci|registro|inscricao)\b[^?]{0,40}\d{3,}|\d{3,}[^?\d]{0,24}\b(?:creci|registro)\b/.test(said)
  )
    return 'creci';
  const mayBeCreci =
    pending !== 'precos' && pending !== 'telefone' && pending !== 'regiao' && pending !== 'uf';
  if (mayBeCreci && pending !== 'creci' && known.includes('creci') && numberWithState(text) !== null)
    return 'creci';
  if (is('precos') && pending !== 'confirmar') {
    const precos = readPrecos(text, false);
    if (precos !== null && precos.min !== null && precos.max !== null) return 'precos';
  }
  if (ownNumber.test(said) && pending !== 'telefone' && readOwnPhone(text) !== null) return 'telefone';
  return null;
}

const ownNumber = /\b(?:telefone|fone|celular|whatsapp|zap|chip|numero|contato|linha)\b/;

/** 'Posso trocar a foto depois?' asks whether, and changes nothing. */
const asksWhether = (text: string, said: string): boolean =>
  /(?:^|[.] )(?:e |mas )?e? ?se (?:eu )?(?:quiser|precisar|querer|for preciso)\b/.test(said) ||
  /(?:^|[.] )(?:e |mas )?(?:como|onde) (?:e que )?(?:eu |se )?(?:faco|mudo|troco|altero|corrijo|posso|faz|muda|troca|altera|edita|mudar|trocar|alterar|editar)\b/.test(
    said,
  ) ||
  (/(?:^|[.] )(?:e |mas |depois |ai |ainda |la na frente |mais para frente )*(?:posso|da para|e possivel|consigo|tem como|poderia|poderei)\b/.test(
    said,
  ) &&
    /\?/.test(text));
