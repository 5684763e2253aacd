import type { PlaceholderName } from '#contract/sistema/placeholders.ts';
import { type FalaKey, falaSetting } from './falas.ts';

const list = '*1*. Residencial Âmbar (Meia Praia)\n*2*. Vista do Lago (Centro)';
const prices = '• 2 quartos: de R$ 480.000,00 a R$ 560.000,00 (4 disponíveis)';

/** What the data of a message look like. */
const data: Partial<Record<FalaKey, string>> = {
  escolher_regiao: 'Centro',
  resumo:
    '• Nome: Ana Exemplo de Souza\n• CRECI: 12345-F SP\n• E-mail: ana@exemplo.com.br\n• Região: Campinas',
  confirma_email: '*ana@gmail.com*',
  outro_telefone: '(11) 98888-7777',
  recado_anotado: 'não me liguem',
  fora_do_territorio: '*Cambuí*',
  na_cobertura: '*Cambuí (Campinas/SP)*',
  incluir_lugar: '*Cambuí (Campinas/SP)*',
  confirma_dado: '*Cambuí* como a sua região',
  creci_lido: 'CRECI 12345-F/SP',
  creci_outro_lado: 'CRECI 12345-F/SP',
  assistente_meus_empreendimentos: list,
  qual_deles: list,
  nao_encontrei: list,
  assistente_tabela: prices,
  tipo_sem_preco: 'De 3 quartos',
  unidade_nao_encontrada: '1203',
  preco_desde: 'R$ 480.000,00',
  tabela_validade: '01/11/2026, válida até 31/12/2026',
  tabela_vencida: '01/09/2026 e venceu em 31/10/2026',
  tabela_futura: '01/12/2026',
  fora_da_faixa: 'R$ 300.000 a R$ 800.000',
  paginas_ja_prontas: '*Residencial Âmbar*: https://exemplo.com.br/hotsite/residencial-ambar?corretor=ana',
  assistente_pagamento:
    '• Entrada: 20%\n• Mensais: 30% em 36 parcelas\nTabela de 01/11/2026, válida até 31/12/2026.',
  assistente_entrega: '• Entrega: novembro de 2029',
  assistente_endereco: 'Rua Exemplo, 100, Meia Praia, Itapema/SC',
  endereco_so_bairro: 'Meia Praia, Itapema/SC',
  fora_da_ficha: 'o desconto',
  resposta_da_ficha: 'Sim, de pequeno porte.',
  pedido_espera: '20/11:\n• E-mail: ana@exemplo.com.br',
  pedido_feito: '22/11:\n• E-mail: ana@exemplo.com.br',
  pedido_atendido: '• E-mail: ana@exemplo.com.br',
  pedido_recusado: '• E-mail: ana@exemplo.com.br\n\nMotivo: já é de outro cadastro',
  assistente_novidades: '• Residencial Âmbar: tabela nova',
  aviso_novidades: '• Residencial Âmbar: tabela nova',
  visitas_de_todos: '• Últimos 7 dias: 12 visitas e 3 toques no WhatsApp',
  assistente_visitas: '40 visitas e 6 toques no WhatsApp',
  assistente_contatos: '• João Exemplo, (11) 98888-7777, por Residencial Âmbar, em 20/11',
  assistente_atendi: 'João Exemplo',
  aviso_contato: '*João Exemplo*, (11) 98888-7777',
  senha_pela_pagina: 'ana@exemplo.com.br',
  credenciais: 'ana@exemplo.com.br',
  rejeicao: '\n\nMotivo: CRECI não encontrado',
};
const bySetting: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(data).map(([key, value]) => [falaSetting(key as FalaKey), value]),
);

/** What a placeholder stands for in the preview of a message; null if the same in all. */
export const exampleOf = (chave: string, name: PlaceholderName): string | null =>
  name === 'DADOS' ? (bySetting[chave] ?? null) : null;
