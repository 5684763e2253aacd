import type { Topic } from '#contract/lisa/entendimento.ts';
import { assuntos } from './ditos/assuntos.ts';

const asked: Topic[] = ['foto', 'creci', 'apelido', 'precos', 'regiao', 'perguntas'];
const asksWho = /\b(?:quem|divulg\w*|vend\w*|compartilh\w*|guard\w*|public\w*|vaz\w*)\b/;
const asksWhatFor = /\b(?:para|por) ?que\b/;

export const topicsOf = (question: string): Topic[] => {
  const found = assuntos.filter(([, pattern]) => pattern.test(question)).map(([topic]) => topic);
  // 'como funciona a comissão?' asks for the commission.
  const general: Topic[] = ['como-funciona', 'o-que-e', 'quem-e'];
  const particular = found.filter((topic) => !general.includes(topic));
  // 'Pra que precisa de foto?' asks for the photo, and for nothing of one's data.
  const isOfOneDatum =
    asksWhatFor.test(question) &&
    !asksWho.test(question) &&
    particular.some((topic) => asked.includes(topic));
  const left = isOfOneDatum ? particular.filter((topic) => topic !== 'dados') : particular;
  return (left.length > 0 ? left : found).slice(0, 2);
};
