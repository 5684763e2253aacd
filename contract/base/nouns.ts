import type { ListName } from './lists.ts';

/** A word of the domain with what Portuguese needs to build sentences from it. */
export interface Noun {
  /** 'região' */
  one: string;
  /** 'regiões' */
  many: string;
  gender: 'm' | 'f';
}

const noun = (one: string, many: string, gender: 'm' | 'f'): Noun => ({ one, many, gender });

/** What the audit log and the trash name a kind of thing, and the word people read for it. */
export const nouns: Record<string, Noun> = {
  regiao: noun('região', 'regiões', 'f'),
  estado: noun('estado', 'estados', 'm'),
  cidade: noun('cidade', 'cidades', 'f'),
  zona: noun('zona', 'zonas', 'f'),
  bairro: noun('bairro', 'bairros', 'm'),
  incorporadora: noun('incorporadora', 'incorporadoras', 'f'),
  empreendimento: noun('empreendimento', 'empreendimentos', 'm'),
  hotsite: noun('hotsite', 'hotsites', 'm'),
  edicao: noun('rascunho', 'rascunhos', 'm'),
  corretor: noun('corretor', 'corretores', 'm'),
  associacao: noun('associação', 'associações', 'f'),
  'imovel-usado': noun('imóvel usado', 'imóveis usados', 'm'),
  configuracao: noun('configuração', 'configurações', 'f'),
  user: noun('administrador', 'administradores', 'm'),
  sessao: noun('sessão', 'sessões', 'f'),
  limite: noun('limite de uso', 'limites de uso', 'm'),
  modelos: noun('escolha de modelos', 'escolhas de modelos', 'f'),
  run: noun('execução', 'execuções', 'f'),
  imagem: noun('imagem', 'imagens', 'f'),
  territorio: noun('território', 'territórios', 'm'),
  importacao: noun('importação', 'importações', 'f'),
  visao: noun('visão', 'visões', 'f'),
  conversa: noun('conversa', 'conversas', 'f'),
  canal: noun('canal', 'canais', 'm'),
  laboratorio: noun('laboratório da Lisa', 'laboratórios da Lisa', 'm'),
  copia: noun('cópia de segurança', 'cópias de segurança', 'f'),
};

/** The kind of record a list holds. */
export const entidadeOfList: Partial<Record<ListName, string>> = {
  regioes: 'regiao',
  estados: 'estado',
  cidades: 'cidade',
  zonas: 'zona',
  bairros: 'bairro',
  incorporadoras: 'incorporadora',
  empreendimentos: 'empreendimento',
  hotsites: 'hotsite',
  corretores: 'corretor',
  'imoveis-usados': 'imovel-usado',
  associacoes: 'associacao',
  configuracoes: 'configuracao',
  administradores: 'user',
};

/** The word for a kind of thing; one nobody named yet goes by its own name. */
export const nounOf = (entidade: string): Noun => nouns[entidade] ?? noun(entidade, entidade, 'm');
