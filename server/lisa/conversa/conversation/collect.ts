import type { LisaMemory, Question, QuestionField } from '#contract/lisa/lisa.ts';
import type { UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import type { Session } from './session.ts';
import type { Values } from './values.ts';

/** What a message contributed to the session. */
export interface Collected {
  session: Session;
  /** New answers. */
  filled: QuestionField[];
}

/** Whether a question concerns this field: 'contato' asks for two, the summary for all. */
const asksFor = (question: Question | null, field: QuestionField) =>
  question === field ||
  question === 'confirmar' ||
  (question === 'contato' && (field === 'nome' || field === 'email'));

/**
 * Stores what was understood. An existing answer is replaced only by a correction or the answer to its own
 * question; a late message only fills empty fields.
 */
export function collect(session: Session, { data, corrected }: Values, isLate: boolean): Collected {
  const filled: QuestionField[] = [];
  const asked = session.pergunta;
  const answers = store(
    session,
    data,
    filled,
    (field, isEmpty) => isEmpty || (!isLate && asksFor(asked, field)),
  );
  const next = isLate ? answers : store(answers, corrected, filled, () => true);
  next.memoria = remembered(next, filled);
  return { session: next, filled: [...new Set(filled)] };
}

function store(
  session: Session,
  values: Partial<UnderstoodMessage>,
  filled: QuestionField[],
  may: (field: QuestionField, isEmpty: boolean) => boolean,
): Session {
  const next: Session = { ...session };
  const {
    creci = null,
    uf = null,
    nome = null,
    email = null,
    nomeGuerra = null,
    regiao = null,
    precos,
  } = values;
  if (creci && may('creci', session.creci === null)) {
    next.creci = `${creci.numero}${creci.tipo ? `-${creci.tipo}` : ''}`;
    const isKept = session.creci === null || isSlipOf(creci.numero, session.creci);
    next.ufCreci = creci.uf ?? uf ?? (isKept ? session.ufCreci : null);
    filled.push('creci');
    if (creci.uf) filled.push('uf');
  } else if (uf && session.creci !== null && may('uf', session.ufCreci === null)) {
    next.ufCreci = uf;
    filled.push('uf');
  }
  const texts = [
    ['nome', nome, 'nome'],
    ['email', email, 'email'],
    ['nomeGuerra', nomeGuerra, 'nomeGuerra'],
    ['regiao', regiao, 'regiaoTrabalho'],
  ] as const;
  for (const [field, value, column] of texts)
    if (value !== null && may(field, session[column] === null)) {
      next[column] = value;
      filled.push(field);
    }
  const noPrice = session.precoMinimo === null && session.precoMaximo === null;
  if (precos && may('precos', noPrice && !session.memoria.pulados?.includes('precos'))) {
    const { min, max } = withOtherEnd(session, precos, noPrice);
    next.precoMinimo = min;
    next.precoMaximo = max;
    filled.push('precos');
  }
  return next;
}

/** The same digits in another order, or all but one of them: the number was mended, its state was not. */
function isSlipOf(numero: string, before: string): boolean {
  const was = before.replace(/\D/g, '');
  if (numero.length !== was.length) return false;
  const sorted = (digits: string) => [...digits].sort().join('');
  const differing = [...numero].filter((digit, at) => digit !== was[at]).length;
  return sorted(numero) === sorted(was) || differing === 1;
}

/** 'O teto é 1,5 milhão' leaves the minimum as it is, unless that would be above it. */
function withOtherEnd(
  { pergunta, precoMinimo, precoMaximo }: Session,
  { min, max }: NonNullable<UnderstoodMessage['precos']>,
  isFirst: boolean,
): NonNullable<UnderstoodMessage['precos']> {
  const isOneEnd = (min === null) !== (max === null);
  if (isFirst || !isOneEnd || pergunta === 'precos') return { min, max };
  const [least, most] = [min ?? precoMinimo, max ?? precoMaximo];
  return least !== null && most !== null && Number(least) > Number(most)
    ? { min, max }
    : { min: least, max: most };
}

/** Any price is an answer without a number; a number reverts a skip. */
function remembered({ memoria, precoMinimo, precoMaximo }: Session, filled: QuestionField[]): LisaMemory {
  if (filled.length === 0) return memoria;
  const pulados = (memoria.pulados ?? []).filter((each) => !filled.includes(each));
  if (filled.includes('precos') && precoMinimo === null && precoMaximo === null) pulados.push('precos');
  const { pulados: _, ...rest } = memoria;
  return pulados.length > 0 ? { ...rest, pulados } : rest;
}
