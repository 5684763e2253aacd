import type { EscolhaDeLugar, Lugar } from '#contract/lisa/lisa.ts';
import type { Reply } from './session.ts';

/** 'Cambuí (Campinas/SP)', 'Campinas/SP' */
export const placeText = ({ tipo, nome, onde }: Lugar): string =>
  tipo === 'cidade' ? `${nome}/${onde}` : `${nome} (${onde})`;

/** What tells a candidate apart from the others. */
function optionOf({ tipo, nome, onde }: Lugar, all: readonly Lugar[]): string {
  if (tipo === 'cidade') return `${nome}/${onde}`;
  if (all.some((other) => other.nome !== nome)) return `${nome}, ${onde}`;
  if (all.every((other) => other.tipo === tipo)) return onde;
  return `${tipo === 'zona' ? 'Zona' : 'Bairro'} em ${onde}`;
}

/** The candidates as they are offered; the last is none of them. */
export const placeOptions = ({ opcoes }: EscolhaDeLugar): string[] => [
  ...opcoes.map((lugar) => optionOf(lugar, opcoes)),
  'Nenhum desses',
];

/** Asks which of several places is meant. */
export function placeQuestion(escolha: EscolhaDeLugar): Reply {
  const lines = placeOptions(escolha).map((option, at) => `*${at + 1}* ${option}`);
  return {
    chave: 'escolher_regiao',
    texto: `Encontrei mais de um lugar para *${escolha.dito}*. Qual deles?\n\n${lines.join('\n')}`,
  };
}
