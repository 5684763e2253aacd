import type { SettingDefault } from '../setting-default.ts';

/** Texts the answers are made of, read line by line. */
export const keptAnswerTexts = [
  {
    chave: 'lisa_programa',
    titulo: 'Quem somos',
    tipo: 'mensagem',
    categoria: 'respostas',
    descricao:
      'Nome, página e CNPJ do programa, ditos a quem pergunta se é golpe. O que está em branco não é dito.',
    valor: 'Para quem quer conferir quem somos. Preencha depois dos dois-pontos:\n\nNome:\nPágina:\nCNPJ:',
  },
  {
    chave: 'lisa_respostas_guardadas',
    titulo: 'Respostas guardadas',
    tipo: 'mensagem',
    categoria: 'respostas',
    descricao:
      'O que a equipe respondeu nas conversas e guardou. A Lisa dá a mesma resposta a quem faz a mesma pergunta.',
    valor:
      'Cada pergunta fica em uma linha que começa por “Pergunta:”, e a resposta vem abaixo, depois de “Resposta:”.',
  },
] as const satisfies SettingDefault[];
