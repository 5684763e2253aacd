import type { Conversa, Fala, Transcript } from '#contract/lisa/conversas.ts';
import { lisaSteps, type OnboardingStatus } from '#contract/lisa/lisa.ts';

/** 'Passo 3 de 13: CRECI' */
export const stepText = (passo: number) =>
  `Passo ${passo} de ${lisaSteps.length}: ${lisaSteps[passo - 1] ?? 'desconhecido'}`;

const decided: Partial<Record<OnboardingStatus, string>> = {
  waiting_approval: 'Aguarda aprovação',
  approved: 'Aprovado',
  rejected: 'Rejeitado',
  finished: 'Concluído',
};
/** A conversation's state, in words. */
export const placeText = ({ status, passo }: Pick<Conversa, 'status' | 'passo'>) =>
  decided[status] ?? stepText(passo);

/** Why nobody of the team can write here now, whoever takes over; null if somebody can. */
export const cannotWrite = ({ janela, retomada }: Pick<Transcript, 'janela' | 'retomada'>): string | null =>
  janela.aberta || retomada.modelo !== null
    ? null
    : (retomada.aviso ?? 'Só depois que a pessoa escrever de novo.');

const kinds: Record<string, string> = {
  imagem: 'Imagem',
  audio: 'Áudio',
  video: 'Vídeo',
  figurinha: 'Figurinha',
  localizacao: 'Localização',
  documento: 'Documento',
  contato: 'Contato',
  reacao: 'Reação',
};
/** The kind of a non-text message; null for texts. */
export const kindText = ({ tipo }: Pick<Fala, 'tipo'>): string | null =>
  tipo === 'texto' ? null : (kinds[tipo] ?? 'Mensagem de outro tipo');
