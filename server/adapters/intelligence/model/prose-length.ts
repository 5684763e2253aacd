import type { Fatos } from '#contract/cadastros/fatos.ts';
import { ateOTamanho, desvioDe, tamanhosPedidos } from '#contract/sistema/tamanho-pedido.ts';
import type { PlannedPage } from './outputs.ts';
import type { Unfit } from './question.ts';

type Planned = PlannedPage['sections'][number];
const paragraphs = (text: string) => text.split('\n\n');

/**
 * A planned page whose sections are as long as the prompt's line of each asks ('- sobre: de dois a quatro parágrafos').
 * One that is not can be used all the same: what is too long ends after a whole sentence.
 */
export function proseAsLongAs(
  plan: PlannedPage,
  prompt: string,
): { value: PlannedPage } | Unfit<PlannedPage> {
  const wrong = plan.sections.flatMap((section) => {
    const limits = limitsOf(section, prompt);
    const off = section.texto.length > 0 ? desvioDe(section.texto.join('\n\n'), limits) : null;
    return off === null ? [] : [{ id: section.id, ...off }];
  });
  if (wrong.length === 0) return { value: plan };
  const sections = plan.sections.map((section) => {
    const limits = limitsOf(section, prompt);
    const text = section.texto.join('\n\n');
    const isLong = section.texto.length > 0 && desvioDe(text, limits)?.sentido === 'longo';
    return isLong ? { ...section, texto: paragraphs(ateOTamanho(text, limits)) } : section;
  });
  return {
    problem: `${wrong.map(({ id, texto }) => `o texto da seção “${id}” ${texto}`).join('; ')}.`,
    usable: { value: { ...plan, sections }, off: wrong.reduce((sum, { quanto }) => sum + quanto, 0) },
  };
}

const limitsOf = ({ id }: Planned, prompt: string) =>
  tamanhosPedidos(prompt, new RegExp(`^\\W*${id.replace(/\W/g, '')}\\s*:`));

/** A description read by a model beside the length that the prompt's line asks of it, and what is to be said of it. */
export function descriptionAsLongAs(
  descricao: Fatos['descricao'],
  prompt: string,
): { descricao: Fatos['descricao']; warnings: string[] } {
  const limits = tamanhosPedidos(prompt, /^\W*descricao\s*:/);
  const off = descricao && desvioDe(descricao.value, limits);
  if (!off) return { descricao, warnings: [] };
  const value = off.sentido === 'longo' ? ateOTamanho(descricao.value, limits) : descricao.value;
  const how = value === descricao.value ? '' : ' Foi encerrada na última frase que cabe.';
  return {
    descricao: { ...descricao, value },
    warnings: [`A descrição escrita pelo modelo ${off.texto}.${how}`],
  };
}
