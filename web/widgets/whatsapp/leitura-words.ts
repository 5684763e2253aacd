import type { Intent } from '#contract/lisa/entendimento.ts';
import type { Leitura } from '#contract/lisa/leituras.ts';
import type { Question } from '#contract/lisa/lisa.ts';

/** What somebody wants, in the team's words. */
export const intentWords: Record<Intent, string> = {
  sim: 'Sim',
  nao: 'Não',
  adia: 'Deixa para depois',
  dados: 'Dá um dado',
  corrige: 'Corrige um dado',
  pergunta: 'Pergunta',
  reclama: 'Reclama',
  cumprimenta: 'Cumprimenta',
  agradece: 'Agradece',
  despede: 'Despede-se',
  pessoa: 'Quer uma pessoa',
  fora: 'Outro assunto',
  'sem-sentido': 'Sem sentido',
  pular: 'Pula a pergunta',
  voltar: 'Volta uma pergunta',
  continuar: 'Quer continuar',
  ajuda: 'Pede ajuda',
  parar: 'Não quer mensagens',
  apagar: 'Quer ser apagado',
  'meus-dados': 'Pede os seus dados',
  'outra-lingua': 'Outra língua',
  menor: 'Tem menos de 18 anos',
  comprador: 'Quer comprar',
  'outro-cadastro': 'Outro cadastro',
};

export const makerWords: Record<Leitura['intencoes'][number]['por'], string> = {
  regras: 'pelas regras',
  classificador: 'pelo classificador',
  modelo: 'pelo modelo',
};

const fields: Record<string, string> = {
  creci: 'CRECI',
  uf: 'Estado',
  nome: 'Nome',
  email: 'E-mail',
  nomeGuerra: 'Nome de guerra',
  regiao: 'Região',
  precos: 'Preços',
  telefone: 'Telefone',
};
export const fieldWord = (campo: string) => fields[campo] ?? campo;

const asked: Record<Question, string> = {
  interesse: 'ao perguntar se quer participar',
  creci: 'ao pedir o CRECI',
  uf: 'ao pedir o estado do CRECI',
  contato: 'ao pedir nome e e-mail',
  nome: 'ao pedir o nome',
  email: 'ao pedir o e-mail',
  telefone: 'ao pedir o telefone',
  nomeGuerra: 'ao pedir o nome de guerra',
  regiao: 'ao pedir a região',
  precos: 'ao pedir a faixa de preço',
  foto: 'ao pedir a foto',
  confirmar: 'no resumo',
};
/** When it was said: 'ao pedir o CRECI'. */
export const askedText = (pergunta: Question | null) =>
  pergunta === null ? 'depois do cadastro' : asked[pergunta];
