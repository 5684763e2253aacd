/** Why incoming content was ignored, in the reader's words. */
const words: Record<string, string> = {
  nossa: 'escritas no próprio aparelho',
  grupo: 'de grupos',
  transmissao: 'de listas, canais e status',
  'outro-numero': 'de outro número da mesma conta',
  'outra-instancia': 'de outra instância do servidor',
  'aviso-do-aparelho': 'avisos técnicos do aparelho',
  'situacao-sem-efeito': 'situações sem efeito',
  'situacao-desconhecida': 'situações que o sistema não conhece',
  'sem-remetente': 'sem remetente',
  'sem-id': 'sem identificação',
  vazia: 'sem conteúdo',
  'mensagem-desconhecida': 'mudanças de mensagens que não estão aqui',
  'modelo-alheio': 'notícias de modelos que o sistema não usa',
  'preferencia-desconhecida': 'preferências que o sistema não conhece',
  'assunto-desconhecido': 'de um assunto que o sistema não conhece',
};

/** 'assunto:calls' is shown with the channel's own word. */
export function omittedWords(motivo: string): string {
  const subject = /^assunto:(.+)$/.exec(motivo)?.[1];
  return words[motivo] ?? (subject ? `do assunto ${subject}` : motivo);
}
