import type { Session } from './session.ts';

/** Whether a picture sent now may be the requested card. */
export const expectsCard = ({ pergunta }: Pick<Session, 'pergunta'>): boolean => pergunta === 'creci';
