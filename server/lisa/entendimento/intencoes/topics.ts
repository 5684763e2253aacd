import type { Topic } from '#contract/lisa/entendimento.ts';
import { assuntos } from './ditos/assuntos.ts';

export const topicsOf = (question: string): Topic[] => {
  const found = assuntos.filter(([, pattern]) => pattern.test(question)).map(([topic]) => topic);
  // 'como funciona a comissão?' asks for the commission.
  const general: Topic[] = ['como-funciona', 'o-que-e', 'quem-e'];
  const particular = found.filter((topic) => !general.includes(topic));
  return (particular.length > 0 ? particular : found).slice(0, 2);
};
