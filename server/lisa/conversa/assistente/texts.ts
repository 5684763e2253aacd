import { formatDay, formatPreco } from '#contract/publico/page-format.ts';
import type { ShownPrices } from '#server/publico/paginas-publicas/service.ts';
import { linkMark } from '../conversation/phrases.ts';

/** What Lisa says to an approved corretor who asks for something of his own. */
export const ownTexts = {
  ajuda:
    'Posso ajudar com o que é seu. Escreva, por exemplo:\n• *meu link* ou *link do* empreendimento\n• *material do* empreendimento\n• *tabela do* ou *preço do* empreendimento\n• *o que tem de novo?*\n• *minhas visitas* ou *meus contatos*\n• *esqueci a senha* ou *mudar foto*\n• *parar novidades*\n• *falar com uma pessoa*',
  siteEmPreparo:
    'O seu site ainda está sendo preparado pela equipe. Assim que estiver no ar, o endereço aparece no seu espaço.',
  semEmpreendimentos:
    'Ainda não há empreendimentos na sua lista. Eles aparecem conforme os seus bairros e a sua faixa de preço; para mudar a cobertura, escreva *falar com uma pessoa*.',
  deOutro:
    'Esses dados são de outra pessoa, e por aqui só posso passar o que é seu. Se for importante, escreva *falar com uma pessoa*, que a equipe vê como ajudar.',
  senha: `Aqui está um link para criar uma senha nova. Ele vale por 7 dias e só pode ser usado uma vez:\n${linkMark}`,
  fotoPedida:
    'Mande a foto nova por aqui, como imagem. Eu passo para a equipe, que confere e troca na sua página.',
  fotoRecebida:
    'Recebi a foto nova e passei para a equipe. Assim que conferirem, ela aparece na sua página. 📸',
  fotoFalhou: 'Não consegui abrir essa imagem. Mande uma foto em JPG, PNG ou WebP, de até 10 MB.',
  parouNovidades:
    'Combinado: não mando mais novidades. Os contatos de quem escreve pela sua página continuam chegando. Para voltar a receber, escreva *voltar novidades*.',
  voltouNovidades: 'Pronto, volto a mandar as novidades. Para parar, é só escrever *parar novidades*.',
  saiu: 'Tudo bem: não mando mais nada que você não peça. O seu cadastro e o seu site continuam como estão. Para deixar o programa, escreva *falar com uma pessoa*; para eu apagar o que sei de você, *apagar meus dados*; para voltar a receber, *voltar novidades*.',
  semNovidades: 'Nos últimos 14 dias não mudou nada nos seus empreendimentos.',
  nadaEspera: 'Nenhum contato está esperando por você. 😊',
  variosEsperam: 'Mais de um contato espera por você. Marque no seu espaço quem você já atendeu:',
  semContatos: 'Ninguém deixou contato pelas suas páginas nos últimos 30 dias.',
} as const;

/** Most empreendimentos listed in one message. */
const mostListed = 10;

interface Listed {
  nome: string;
  bairro: string;
}

/** '1. Âmbar (Meia Praia)', one a line. */
export function numbered(rows: readonly Listed[]): string {
  const lines = rows.slice(0, mostListed).map(({ nome, bairro }, at) => `*${at + 1}*. ${nome} (${bairro})`);
  const more = rows.length - mostListed;
  return [...lines, ...(more > 0 ? [`e mais ${more}: escreva o nome.`] : [])].join('\n');
}

export const whichText = (rows: readonly Listed[]) =>
  `De qual deles? Responda com o número:\n${numbered(rows)}`;

export const noneText = (said: string, rows: readonly Listed[]) =>
  `Não encontrei “${said}” na sua lista. O que você tem:\n${numbered(rows)}\n\nResponda com o número, ou escreva o nome de outro jeito.`;

const price = ({ precoMin: min, precoMax: max }: { precoMin: string | null; precoMax: string | null }) =>
  min === null
    ? 'sem preço na tabela'
    : max === null || Number(max) === Number(min)
      ? formatPreco(min)
      : `de ${formatPreco(min)} a ${formatPreco(max)}`;

const available = (total: number | null) =>
  total === null ? '' : ` (${total === 1 ? '1 disponível' : `${total} disponíveis`})`;

export const typeLine = (tipo: ShownPrices['tipos'][number]) =>
  `• ${tipo.nome}: ${price(tipo)}${available(tipo.disponiveis)}`;

/** 'Tabela de 01/11/2026, válida até 31/12/2026.' */
export function validityText({ data, vigencia, tabela }: ShownPrices): string {
  const from = tabela?.data ?? data;
  const until = [tabela?.ate, vigencia.ate].filter((day) => day != null).toSorted()[0];
  if (from === null || !until) return 'A tabela não tem data: confirme com a equipe antes de passar o preço.';
  return `Tabela de ${formatDay(from)}, válida até ${formatDay(until)}.`;
}

/** Why no price is told. */
export function noPriceText(nome: string, { data, vigencia }: ShownPrices): string {
  const { estado, ate, de } = vigencia;
  if (estado === 'vencida')
    return `A tabela de *${nome}* é de ${formatDay(data!)} e venceu em ${formatDay(ate!)}, por isso não passo preço. Para pedir a nova à equipe, escreva *falar com uma pessoa*.`;
  if (estado === 'futura')
    return `A tabela de *${nome}* só vale a partir de ${formatDay(de!)}: até lá não passo preço.`;
  return `*${nome}* ainda não tem preço publicado.`;
}

export const startingPrice = (preco: string) => `A partir de ${formatPreco(preco)}.`;
