import type { ChatMessage, LaboratorioFault, LaboratorioPicture } from '#contract/lisa/laboratorio.ts';
import type { OnboardingStatus, Question } from '#contract/lisa/lisa.ts';

export const faultWords: Record<LaboratorioFault, { label: string; hint: string }> = {
  duplicar: { label: 'Duplicar entregas', hint: 'Cada chamada chega três vezes' },
  atrasar: { label: 'Atrasar mensagens', hint: 'Chegam dois minutos depois, pelo relógio daqui' },
  embaralhar: { label: 'Trocar a ordem', hint: 'A cada três mensagens, a última chega primeiro' },
  assinaturaErrada: { label: 'Assinatura errada', hint: 'O webhook recusa, e o canal tenta de novo' },
  perderEntregas: {
    label: 'Perder entregas',
    hint: 'A primeira entrega some; a segunda vem um minuto depois',
  },
  foraDoAr: { label: 'Canal fora do ar', hint: 'Nada do que a Lisa envia sai' },
  perderRespostas: {
    label: 'Perder respostas do canal',
    hint: 'A mensagem chega, mas a Lisa não fica sabendo',
  },
};

/** Accessible labels of the ticks. */
export const tickWords: Record<ChatMessage['estado'], string> = {
  queued: 'na fila',
  sending: 'enviando',
  sent: 'enviada',
  delivered: 'entregue',
  read: 'lida',
  failed: 'falhou',
  doubt: 'em dúvida',
  cancelled: 'cancelada',
  'a-caminho': 'a caminho',
  recusada: 'recusada pelo webhook',
  perdida: 'entrega perdida',
};

export const statusWords: Record<OnboardingStatus, string> = {
  waiting_interest: 'Esperando o sim',
  waiting_creci: 'Esperando o CRECI',
  waiting_email: 'Esperando nome e e-mail',
  waiting_info: 'Esperando os outros dados',
  waiting_approval: 'Esperando a aprovação',
  approved: 'Aprovado',
  rejected: 'Rejeitado',
  finished: 'Concluído',
};

export const questionWords: Record<Question, string> = {
  interesse: 'Quer participar?',
  creci: 'CRECI',
  uf: 'Estado do CRECI',
  contato: 'Nome e e-mail',
  nome: 'Nome',
  email: 'E-mail',
  telefone: 'Telefone',
  nomeGuerra: 'Nome de guerra',
  regiao: 'Região',
  precos: 'Faixa de preço',
  foto: 'Foto',
  confirmar: 'Confirmação dos dados',
};

export const pictureWords: Record<LaboratorioPicture, string> = {
  retrato: 'Foto de rosto',
  carteira: 'Carteira do CRECI',
  grande: 'Imagem de 15 MB',
  quebrada: 'Arquivo quebrado',
};

export const kindWords: Record<string, string> = {
  audio: 'Áudio',
  figurinha: 'Figurinha',
  localizacao: 'Localização',
  documento: 'Documento',
  video: 'Vídeo',
  contato: 'Contato',
};

const units: [number, string, string][] = [
  [24 * 60, 'dia', 'dias'],
  [60, 'hora', 'horas'],
  [1, 'minuto', 'minutos'],
];

/** The clock's offset: '2 dias e 3 horas'. */
export function aheadText(ms: number): string {
  let rest = Math.round(ms / 60_000);
  const parts = units.flatMap(([size, one, many]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}` : (parts[0] ?? '');
}
