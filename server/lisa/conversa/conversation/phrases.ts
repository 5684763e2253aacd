import type { Topic } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import type { AnswerText, AssistantMessage, FalaKey } from '#server/sistema/configuracoes/service.ts';

/** Placeholder of a message's link, generated on sending. */
export const linkMark = '{{LINK}}';

/** Anything Lisa says: a setting each. */
export type TextKey = AssistantMessage | AnswerText | FalaKey;

export const questionPhrases: Record<Question, TextKey> = {
  interesse: 'pedir_interesse',
  creci: 'lisa_creci_request_message',
  uf: 'pedir_uf',
  contato: 'lisa_additional_info_message',
  nome: 'pedir_nome',
  email: 'pedir_email',
  telefone: 'pedir_telefone',
  nomeGuerra: 'pedir_nome_guerra',
  regiao: 'pedir_regiao',
  precos: 'pedir_precos',
  foto: 'pedir_foto',
  confirmar: 'pedir_confirmar',
};

/** The texts that answer questions. */
export const answerKeys: Record<Topic, AnswerText> = {
  'o-que-e': 'lisa_resposta_o_que_e',
  'quem-e': 'lisa_resposta_quem_e',
  robo: 'lisa_resposta_robo',
  golpe: 'lisa_resposta_golpe',
  custo: 'lisa_resposta_custo',
  comissao: 'lisa_resposta_comissao',
  prazo: 'lisa_resposta_prazo',
  documentos: 'lisa_resposta_documentos',
  link: 'lisa_resposta_link',
  senha: 'lisa_resposta_senha',
  foto: 'lisa_resposta_foto',
  sair: 'lisa_resposta_sair',
  dados: 'lisa_resposta_dados',
  creci: 'lisa_resposta_creci',
  apelido: 'lisa_resposta_apelido',
  regiao: 'lisa_resposta_regiao',
  precos: 'lisa_resposta_precos',
  aqui: 'lisa_resposta_aqui',
  exclusividade: 'lisa_resposta_exclusividade',
  perguntas: 'lisa_resposta_perguntas',
  'como-funciona': 'lisa_resposta_como_funciona',
};
