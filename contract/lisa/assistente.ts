/** What an approved corretor may want of Lisa, answered from his own data alone (LIA-11). */
export const ownSubjects = [
  'meu-link',
  'link',
  'material',
  'tabela',
  'preco',
  'pagamento',
  'entrega',
  'endereco',
  /** What no record of an empreendimento holds: desconto, stand, permuta. */
  'fora-da-ficha',
  'comissao',
  'novidades',
  'visitas',
  'contatos',
  'atendi',
  'meus-empreendimentos',
  'senha',
  'foto',
  'parar-novidades',
  'voltar-novidades',
  'sair',
  'como-sair',
  /** What became of a change he asked for. */
  'pedido',
  'ajuda',
  /** Somebody else's data: refused. */
  'de-outro',
] as const;
export type OwnSubject = (typeof ownSubjects)[number];

/** Subjects that are about one empreendimento. */
export const subjectsOfOne = [
  'link',
  'material',
  'tabela',
  'preco',
  'pagamento',
  'entrega',
  'endereco',
  'fora-da-ficha',
  'visitas',
] as const satisfies OwnSubject[];

/** Messages Lisa sends a corretor unasked, each of which he may turn off. */
export const avisoTopics = ['contatos', 'empreendimentos', 'tabelas', 'precos', 'comunicados'] as const;
export type AvisoTopic = (typeof avisoTopics)[number];

/** 'Parar novidades' leaves the contacts of visitors, which are no news. */
export const newsTopics: readonly AvisoTopic[] = ['empreendimentos', 'tabelas', 'precos', 'comunicados'];
