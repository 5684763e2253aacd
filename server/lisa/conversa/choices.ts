/**
 * What stands on buttons or in a list below a question, by its key, where the channel has them (LIA-05). A tap comes
 * back as these words, and is read like any others.
 */
const choices: Record<string, readonly string[]> = {
  lisa_intro_message: ['Sim, quero', 'Não quero'],
  pedir_interesse: ['Sim, quero', 'Não quero'],
  nao_entendi_interesse: ['Sim, quero', 'Não quero'],
  confirma_interesse: ['Sim, quero', 'Não quero'],
  resumo: ['Sim, pode enviar', 'Quero corrigir'],
  nao_entendi_confirmar: ['Sim, pode enviar', 'Quero corrigir'],
  confirma_resumo: ['Sim, pode enviar', 'Quero corrigir'],
  confirma_dado: ['Sim, pode anotar', 'Não'],
  creci_lido: ['Sim, é este', 'Não'],
  pedir_precos: [
    'Até 300 mil',
    'De 300 a 600 mil',
    'De 600 mil a 1 milhão',
    'De 1 a 2 milhões',
    'A partir de 2 milhões',
    'Qualquer valor',
  ],
  pedir_foto: ['Pular a foto'],
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

/** Longest body of a message with choices. */
const longestBody = 1024;

/** A numbered line, which stands for a button where there is none. */
const numbered = /\n+\*\d\* [^\n]+/g;

/** The text and choices of a message; null if it has none, or is too long for them. */
export function choicesOf(chave: string, texto: string): { text: string; options: readonly string[] } | null {
  const options = choices[chave];
  const text = texto.replace(numbered, '').trim();
  return options && text.length <= longestBody ? { text, options } : null;
}

/** The words of all choices, by the key of their question. */
export const allChoices: readonly (readonly [string, string])[] = Object.entries(choices).flatMap(
  ([chave, options]) => options.map((option) => [chave, option] as const),
);
