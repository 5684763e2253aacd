const consent = ['Sim, quero', 'Não quero'];
const confirm = ['Sim, pode enviar', 'Quero corrigir'];
const priceBands = [
  'Até 300 mil',
  'De 300 a 600 mil',
  'De 600 mil a 1 milhão',
  'De 1 a 2 milhões',
  'A partir de 2 milhões',
  'Qualquer valor',
];
/** The states with most corretores: a list holds ten, and the others are written. */
const commonStates = ['SP', 'RJ', 'MG', 'PR', 'RS', 'SC', 'BA', 'GO', 'DF', 'PE'];

/**
 * What stands on buttons or in a list below a question, by its key, where the channel has them (LIA-05). A tap comes
 * back as these words, and is read like any others.
 */
const choices: Record<string, readonly string[]> = {
  lisa_intro_message: consent,
  pedir_interesse: consent,
  anotado_antes: consent,
  nao_entendi_interesse: consent,
  confirma_interesse: consent,
  resumo: confirm,
  pedir_confirmar: confirm,
  nao_entendi_confirmar: confirm,
  confirma_resumo: confirm,
  confirma_dado: ['Sim, pode anotar', 'Não'],
  incluir_lugar: ['Sim, pode incluir', 'Não'],
  confirma_email: ['Sim, é este', 'Não'],
  retirada_confirma: ['Sim, cancelar', 'Não'],
  creci_lido: ['Sim, é este', 'Não'],
  creci_outro_lado: ['Sim, é este', 'Não'],
  pedir_uf: commonStates,
  nao_entendi_uf: commonStates,
  pedir_precos: priceBands,
  nao_entendi_precos: priceBands,
  pedir_foto: ['Pular a foto'],
  espera_foto: ['Pular a foto'],
  nao_entendi_foto: ['Pular a foto'],
  corrigir_o_que: [
    'Corrigir CRECI',
    'Corrigir nome',
    'Corrigir e-mail',
    'Corrigir nome de guerra',
    'Corrigir região',
    'Corrigir preço',
    'Corrigir foto',
  ],
};

/** Longest body of a message with choices, and longest choice. */
const longestBody = 1024;
const longestOption = 24;

/** A numbered line, which stands for a button where there is none. */
const numbered = /\n+\*(\d+)\* ([^\n]+)/g;

const cut = (option: string) =>
  option.length > longestOption ? `${option.slice(0, longestOption - 1)}…` : option;

/** What is offered below a message: fixed by its key, or the numbered lines of its own text. */
const offeredIn = (chave: string, texto: string): readonly string[] =>
  choices[chave] ??
  (chave === 'escolher_regiao' || chave === 'lugar_no_mapa'
    ? [...texto.matchAll(numbered)].map(([, , option]) => option!)
    : []);

/** The text and choices of a message; null if it has none, or is too long for them. */
export function choicesOf(chave: string, texto: string): { text: string; options: readonly string[] } | null {
  const options = offeredIn(chave, texto).map(cut);
  const text = texto.replace(numbered, '').trim();
  return options.length > 0 && text.length <= longestBody ? { text, options } : null;
}

/** The text for a channel without buttons: with its choices as numbered lines. */
export function withNumbers(chave: string, texto: string): string {
  const options = offeredIn(chave, texto);
  if (options.length === 0 || texto.search(numbered) >= 0) return texto;
  return `${texto}\n\n${options.map((option, at) => `*${at + 1}* ${option}`).join('\n')}`;
}

/** The words of the choice that somebody's number stands for; null if it is none. */
export function numberedChoice(chave: string, texto: string, said: string): string | null {
  const number = /^\D{0,3}(\d{1,2})\D{0,3}$/.exec(said)?.[1];
  return number ? (offeredIn(chave, texto)[Number(number) - 1] ?? null) : null;
}

/** The words of all choices, by the key of their question. */
export const allChoices: readonly (readonly [string, string])[] = Object.entries(choices).flatMap(
  ([chave, options]) => options.map((option) => [chave, option] as const),
);
