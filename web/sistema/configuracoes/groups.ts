import { foldText } from '#contract/base/text.ts';
import { type Categoria, type Configuracao, categorias } from '#contract/sistema/configuracoes.ts';

export const groupLabels: Record<Categoria, { titulo: string; resumo: string }> = {
  'analise-pdf': {
    titulo: 'Etapa 1: Análise de PDF',
    resumo: 'Lê os documentos da pasta e extrai os dados do empreendimento.',
  },
  assets: {
    titulo: 'Etapa 2: Classificação de assets',
    resumo: 'Diz o que cada imagem e cada vídeo mostra.',
  },
  blueprint: {
    titulo: 'Etapa 3A: Plano da página',
    resumo: 'Planeja a página: seções, textos, imagens e cores.',
  },
  codigo: { titulo: 'Etapa 3B: Código HTML, CSS e JS', resumo: 'Escreve a página a partir do plano.' },
  pesquisa: {
    titulo: 'Fluxos extras',
    resumo: 'Descrições de empreendimentos e de bairros, fora do Super AI.',
  },
  assistente: {
    titulo: 'Assistente de cadastro',
    resumo: 'O que a Lisa entende e o que ela diz no WhatsApp.',
  },
  respostas: {
    titulo: 'Respostas da Lisa',
    resumo: 'O que ela responde a quem pergunta; depois, repete a pergunta que estava em aberto.',
  },
  emails: {
    titulo: 'E-mails',
    resumo: 'O que vai por e-mail a corretores. A primeira linha de cada texto é o assunto.',
  },
  falas: {
    titulo: 'Falas da Lisa',
    resumo:
      'Tudo o mais que ela diz. Uma linha com --- separa duas formas de dizer o mesmo: ela escolhe a que não acabou de usar.',
  },
};

/** What Lisa says besides the specified texts: closed until it is wanted (SET-01 has the others in sight). */
export const closedAtFirst: ReadonlySet<Categoria> = new Set(['respostas', 'falas', 'emails']);

/** The id under which a group stands: '/admin/configuracoes#grupo-assistente' opens at it. */
export const groupAnchor = (id: Categoria) => `grupo-${id}`;

/** A group of so many texts that each is a line until it is opened. */
export const isLong = ({ settings }: SettingGroup): boolean => settings.length > 30;

/** What somebody changed: it is in sight while its group is closed. */
export const isCustom = ({ valor, padrao }: Configuracao): boolean => valor !== padrao;

export interface SettingGroup {
  id: Categoria;
  titulo: string;
  resumo: string;
  settings: Configuracao[];
}

/** Settings by group (SET-01), filtered by search. */
export function groupSettings(settings: Configuracao[], search: string): SettingGroup[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const isFound = ({ chave, titulo, descricao, valor, categoria }: Configuracao) => {
    if (words.length === 0) return true;
    const text = foldText([chave, titulo, descricao, valor, groupLabels[categoria].titulo].join('\n'));
    return words.every((word) => text.includes(word));
  };
  const found = settings.filter(isFound);
  return categorias
    .map((id) => ({ id, ...groupLabels[id], settings: found.filter(({ categoria }) => categoria === id) }))
    .filter(({ settings: inGroup }) => inGroup.length > 0);
}
