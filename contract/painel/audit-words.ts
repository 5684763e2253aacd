import { nounOf } from '../base/nouns.ts';
import type { AuditEntry } from './auditoria.ts';

/** What was done, as a sentence goes on after the name: 'maria criou…'. */
export const verbs: Record<string, string> = {
  criou: 'criou',
  alterou: 'alterou',
  excluiu: 'excluiu',
  restaurou: 'restaurou',
  apagou: 'apagou de vez',
  mesclou: 'mesclou',
  importou: 'importou',
  exportou: 'exportou',
  carregou: 'carregou',
  publicou: 'publicou',
  reteve: 'deixou de publicar a página de',
  'copiou-secao': 'copiou uma seção na página de',
  verificou: 'verificou a página de',
  compartilhou: 'criou um link de prévia de',
  'cancelou-link': 'cancelou um link de prévia de',
  'gerou-rascunho': 'gerou uma página de rascunho para',
  planejou: 'planejou de novo',
  descartou: 'descartou',
  releu: 'releu os documentos de',
  conferiu: 'conferiu os dados de',
  catalogou: 'processou as imagens de',
  comparou: 'comparou a pasta de',
  guardou: 'guardou',
  descreveu: 'gerou a descrição de',
  'falhou-ao-processar': 'não conseguiu processar a pasta de',
  associou: 'alterou as associações de',
  enviou: 'enviou',
  iniciou: 'iniciou',
  interrompeu: 'interrompeu',
  retomou: 'retomou',
  respondeu: 'respondeu à pergunta de',
  'redefiniu-senha': 'redefiniu a senha de',
  'limpou-segundo-fator': 'removeu o segundo fator de',
  'baixou-comprovante': 'baixou o comprovante de',
  'exportou-dados': 'exportou os dados pessoais de',
  'apagou-dados': 'apagou os dados pessoais de',
  aprovou: 'aprovou',
  rejeitou: 'rejeitou',
  desfez: 'desfez a decisão sobre',
  reabriu: 'reabriu',
  reenviou: 'enviou de novo as mensagens de',
  assumiu: 'assumiu',
  devolveu: 'devolveu à Lisa',
  escreveu: 'escreveu em',
  lembrou: 'mandou um lembrete em',
  juntou: 'juntou duas conversas em',
  'decidiu-envio': 'decidiu o envio de uma mensagem em',
  'viu-aviso': 'viu um aviso de',
  'entrou-no-espaco': 'entrou na página de',
  'saiu-do-espaco': 'saiu da página de',
  'criou-senha': 'criou a senha de',
  'trocou-a-senha': 'trocou a senha de',
  'pediu-senha': 'pediu um novo link de senha de',
  'pediu-alteracao': 'pediu alteração nos dados de',
  'retirou-pedido': 'retirou o pedido de alteração de',
  'aplicou-pedido': 'aplicou o pedido de alteração de',
  'recusou-pedido': 'recusou o pedido de alteração de',
};

/** Deeds that need no record to be told. */
export const whole: Record<string, string> = {
  entrou: 'entrou no painel',
  saiu: 'saiu do painel',
  'falhou-ao-entrar': 'tentou entrar sem sucesso',
  'trocou-senha': 'trocou a própria senha',
  'falhou-no-segundo-fator': 'errou o segundo fator',
  'removeu-aparelho': 'deixou de reconhecer um aparelho',
  'comecou-totp': 'começou a cadastrar um aplicativo de códigos',
  'ativou-totp': 'ativou o aplicativo de códigos',
  'removeu-totp': 'desligou o aplicativo de códigos',
  'criou-passkey': 'criou uma passkey',
  'removeu-passkey': 'removeu uma passkey',
  'renovou-codigos': 'renovou os códigos de recuperação',
  'recomecou-laboratorio': 'recomeçou o laboratório da Lisa',
};

/** Every deed there is, as the log names it. */
export const knownDeeds: string[] = [...Object.keys(whole), ...Object.keys(verbs)].sort();

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const plain = (acao: string) => acao.replaceAll('-', ' ');

/** What leads from a verb to its record, which a filter does not name. */
const leading = / (de|em|para|sobre)$/;

/** An action as a filter names it: 'Criou', 'Entrou no painel', 'Releu os documentos'. */
export const acaoLabel = (acao: string): string =>
  capital((whole[acao] ?? verbs[acao] ?? plain(acao)).replace(leading, ''));

/** A kind of record as a filter names it: 'Bairro'. */
export const entidadeLabel = (entidade: string): string => capital(nounOf(entidade).one);

/** `de` and `em` melt into the article that follows them: 'de o' → 'do', 'em a' → 'na'; 'à' needs no more. */
const melt = (text: string) => text.replace(/\bde ([oa])\b/g, 'd$1').replace(/\bem ([oa])\b/g, 'n$1');

type Deed = Pick<AuditEntry, 'acao' | 'entidade' | 'entidadeId' | 'nome'>;

/** What was done, in words that follow the name of who did it: 'criou o bairro Moema'. */
export function deedText({ acao, entidade, entidadeId, nome }: Deed): string {
  const told = whole[acao];
  if (told) return acao.startsWith('falhou-') && nome ? `${told} na conta ${nome}` : told;
  const { one, many, gender } = nounOf(entidade);
  // A file is about many: 'importou bairros'.
  if (acao === 'importou' || acao === 'exportou') return `${acao} ${many}`;
  const record = nome ?? (entidadeId && /^\d+$/.test(entidadeId) ? `nº ${entidadeId}` : '');
  return melt(`${verbs[acao] ?? plain(acao)} ${gender === 'f' ? 'a' : 'o'} ${one} ${record}`.trim());
}

/** What a corretor does on his own page: he has no account that the log could name. */
const byHimself = new Set([
  ...['entrou-no-espaco', 'saiu-do-espaco', 'criou-senha', 'trocou-a-senha'],
  ...['pediu-alteracao', 'retirou-pedido'],
]);

/** Who did it, as a sentence begins. */
export function authorText({ quem, acao }: Pick<AuditEntry, 'quem' | 'acao'>): string {
  if (quem) return quem.removido ? `${quem.username} (conta removida)` : quem.username;
  if (byHimself.has(acao)) return 'O corretor';
  return ['falhou-ao-entrar', 'falhou-no-segundo-fator', 'pediu-senha'].includes(acao) ? 'Alguém' : 'Sistema';
}

export const fieldLabels: Record<string, string> = {
  nome: 'Nome',
  titulo: 'Título',
  codigo: 'Código',
  sigla: 'Sigla',
  slug: 'Slug',
  rota: 'Rota',
  regiaoId: 'Região',
  estadoId: 'Estado',
  cidadeId: 'Cidade',
  zonaId: 'Zona',
  bairroId: 'Bairro',
  bairrosIds: 'Bairros',
  incorporadoraId: 'Incorporadora',
  empreendimentoId: 'Empreendimento',
  corretorId: 'Corretor',
  informacoes: 'Informações',
  foto: 'Foto',
  logo: 'Logo',
  cnpj: 'CNPJ',
  contatoEmail: 'E-mail de contato',
  contatoTelefone: 'Telefone de contato',
  ativo: 'Ativo',
  aprovado: 'Aprovado',
  siteAtivo: 'Site ativo',
  descricao: 'Descrição',
  endereco: 'Endereço',
  imagemPrincipal: 'Imagem principal',
  precoInicial: 'Preço inicial',
  precoMinimo: 'Preço mínimo',
  precoMaximo: 'Preço máximo',
  precoMin: 'Preço mínimo',
  precoMax: 'Preço máximo',
  preco: 'Preço',
  tipo: 'Tipo',
  dormitoriosMin: 'Dormitórios (mínimo)',
  dormitoriosMax: 'Dormitórios (máximo)',
  suitesMin: 'Suítes (mínimo)',
  suitesMax: 'Suítes (máximo)',
  vagasMin: 'Vagas (mínimo)',
  vagasMax: 'Vagas (máximo)',
  areaMin: 'Área (mínima)',
  areaMax: 'Área (máxima)',
  dormitorios: 'Dormitórios',
  vagas: 'Vagas',
  area: 'Área privativa',
  fotos: 'Fotos',
  autorizacaoEm: 'Autorização desde',
  autorizacaoAte: 'Autorização até',
  associacoes: 'Empreendimentos associados',
  descricoes: 'Descrições próprias',
  status: 'Status',
  dataEntrega: 'Entrega',
  dataTabela: 'Data da tabela',
  origens: 'Origem dos valores',
  registroIncorporacao: 'Registro de incorporação',
  cartorio: 'Cartório',
  amenidades: 'Amenidades',
  tipologias: 'Tipologias',
  driveUrl: 'Pasta do Drive',
  valor: 'Texto',
  username: 'Usuário',
  fator: 'Segundo fator',
  aparelho: 'Aparelho',
  passkey: 'Passkey',
  nomeGuerra: 'Nome de guerra',
  email: 'E-mail',
  creci: 'CRECI',
  ufCreci: 'UF do CRECI',
  telefone: 'Telefone',
  whatsapp: 'WhatsApp',
  biografia: 'Biografia',
  regiaoTrabalho: 'Região de trabalho',
  logoPersonalizada: 'Logo personalizada',
  sitePersonalizado: 'Site personalizado',
  tituloSite: 'Título do site',
  subtituloSite: 'Subtítulo do site',
  imagemFundoSite: 'Imagem de fundo do site',
  corTema: 'Cor do tema',
  coresPersonalizadas: 'Cores personalizadas',
  redesSociais: 'Redes sociais',
  motivoRejeicao: 'Motivo da rejeição',
  versao: 'Versão',
  estilo: 'Estilo',
  motor: 'Motor',
  motivo: 'Motivo',
  achados: 'Achados',
  imagens: 'Imagens',
  secoes: 'Seções',
  travas: 'Seções travadas',
  pasta: 'Pasta',
  resposta: 'Resposta',
  kind: 'Pergunta',
  uf: 'UF',
  url: 'Endereço do arquivo',
  cobertura: 'Bairros da cobertura',
  precos: 'Faixas de preço',
  enderecosAntigos: 'Endereços antigos',
  imoveisUsados: 'Imóveis usados',
  conversas: 'Conversas do assistente',
  chamadasPorExecucao: 'Chamadas por execução',
  tokensPorExecucao: 'Tokens por execução',
  chamadasPorDia: 'Chamadas por dia',
  tokensPorDia: 'Tokens por dia',
  moeda: 'Moeda',
  precosPorModelo: 'Preços por modelo',
  manifesto: 'Hash do manifesto',
  data: 'Data',
  valoresNaAuditoria: 'Valores na auditoria',
  dias: 'Dias de validade',
  mudancas: 'Mudanças',
  maxAssets: 'Máximo de imagens',
  senha: 'Senha',
  rejeitadoEm: 'Rejeitado em',
  origem: 'Feito por',
  ato: 'Decisão desfeita',
  campo: 'Campo',
  campos: 'Campos',
  decisao: 'Decisão',
  total: 'Total',
  novos: 'Novos',
  alterados: 'Alterados',
  regioes: 'Regiões',
  estados: 'Estados',
  cidades: 'Cidades',
  bairros: 'Bairros',
  empreendimentos: 'Empreendimentos',
  imoveis: 'Imóveis usados',
  visitas: 'Visitas',
  adicionado: 'Adicionado',
  corretoresAdicionados: 'Corretores adicionados',
  corretoresRemovidos: 'Corretores removidos',
  outroId: 'Corretor que saiu',
  mescladoEm: 'Mesclado em',
  outraId: 'Número da que saiu',
  outraNome: 'Incorporadora que saiu',
  mescladaEm: 'Mesclada em',
  pedidoId: 'Número do pedido',
  linkId: 'Número do link',
  ate: 'Vale até',
  secao: 'Seção',
  daVersao: 'Copiada da versão',
  sobreVersao: 'Sobre a versão',
  ressalva: 'Motivo para publicar assim mesmo',
  bloqueia: 'Pendências graves impedem a publicação',
  mensagem: 'Mensagem',
  mensagens: 'Mensagens',
  chave: 'Mensagem',
  lista: 'Lista',
  consulta: 'Filtros guardados',
};

/** 'contatoEmail' → 'E-mail de contato'; a field nobody named: 'areaDeLazer' → 'Area de lazer'. */
export const fieldLabel = (campo: string): string =>
  fieldLabels[campo] ?? capital(campo.replace(/([A-Z])/g, ' $1').toLowerCase());
