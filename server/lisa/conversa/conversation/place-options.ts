import type { EscolhaDeLugar, Lugar } from '#contract/lisa/lisa.ts';

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

/** Whether a choice is where a shared place may lie: nothing was said. */
export const isOfPin = ({ dito }: Pick<EscolhaDeLugar, 'dito'>): boolean => dito === '';

/** The candidates as they are offered; the last is none of them. */
export const placeOptions = ({ dito, opcoes }: EscolhaDeLugar): string[] => [
  ...opcoes.map((lugar) => (isOfPin({ dito }) ? `${lugar.nome}, ${lugar.onde}` : optionOf(lugar, opcoes))),
  'Nenhum desses',
];

/** The same by number, below the question. */
export const placeLines = (escolha: EscolhaDeLugar): string =>
  placeOptions(escolha)
    .map((option, at) => `*${at + 1}* ${option}`)
    .join('\n');
