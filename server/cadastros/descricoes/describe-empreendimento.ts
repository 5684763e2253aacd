import type { EmpreendimentoInput } from '#server/adapters/intelligence/port.ts';

/** Describes an empreendimento from known facts only; the local engine researches nothing. */
export function describeEmpreendimento(input: EmpreendimentoInput): string {
  const { nome, incorporadora, bairro, cidade, estado, endereco, especificacoes } = input;
  const place = [bairro, [cidade, estado].filter(Boolean).join(' – ')].filter(Boolean).join(', ');
  const maker = incorporadora ? ` da incorporadora ${incorporadora}` : '';
  return [
    `${nome} é um empreendimento${maker}${place ? `, em ${place}` : ''}.`,
    endereco && `Endereço: ${withStop(endereco)}`,
    especificacoes && `Dados informados: ${withStop(especificacoes)}`,
    'Descrição reunida apenas dos dados do cadastro, sem pesquisa.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const withStop = (text: string) => `${text.trim().replace(/[.;,]+$/, '')}.`;
