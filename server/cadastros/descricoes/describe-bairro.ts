import { lazily } from '#contract/base/lazily.ts';
import { foldText } from '#contract/base/text.ts';
import type { BairroInput } from '#server/adapters/intelligence/port.ts';

/** How many empreendimentos are named; beyond that, only counted. */
const namedMost = 6;
const list = lazily(() => new Intl.ListFormat('pt-BR'));

/** Brazil's only município whose name always takes an article. */
const ofCidade = (cidade: string) => `${cidade === 'Rio de Janeiro' ? 'do' : 'de'} ${cidade}`;

/** 'na zona Norte'; a zona's name may include the word, and 'Geral' means the whole city. */
function inZona(zona: string): string {
  if (foldText(zona) === 'geral') return '';
  return /^(zona|regiao)\b/.test(foldText(zona)) ? `, na ${zona}` : `, na zona ${zona}`;
}

function built(empreendimentos: string[]): string | null {
  const [only] = empreendimentos;
  if (!only) return null;
  if (empreendimentos.length === 1) return `Fica neste bairro o empreendimento ${only}.`;
  if (empreendimentos.length <= namedMost)
    return `Ficam neste bairro os empreendimentos ${list().format(empreendimentos)}.`;
  const some = list().format(empreendimentos.slice(0, namedMost));
  return `Ficam neste bairro ${empreendimentos.length.toLocaleString('pt-BR')} empreendimentos, entre eles ${some}.`;
}

/** Describes a bairro from the records only; the local engine researches nothing, and says so. */
export function describeBairro({ nome, zona, cidade, uf, empreendimentos }: BairroInput): string {
  return [
    `${nome} é um bairro ${ofCidade(cidade)} (${uf})${inZona(zona)}.`,
    built(empreendimentos),
    'Texto reunido apenas dos dados cadastrados, sem pesquisa: complete com o que você conhece do bairro.',
  ]
    .filter((paragraph) => paragraph !== null)
    .join('\n\n');
}
