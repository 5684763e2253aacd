import { comparePtBr } from '#contract/base/compare-pt-br.ts';
import type { Bairro, Cidade } from '#contract/cadastros/territorio.ts';
import type { OptionSource } from '#web/kit/crud/screen.ts';

/** The most frequent cities come first (EMP-13). */
const first = ['São Paulo', 'Rio de Janeiro', 'Balneário Camboriú'];
const rank = ({ nome }: Cidade) => {
  const place = first.indexOf(nome);
  return place < 0 ? first.length : place;
};

/** Cities for filtering bairros: three first, the rest by name. */
export const cidadeOptions: OptionSource = {
  list: 'cidades',
  option: ({ id, nome, estado }: Cidade) => ({ value: String(id), label: `${nome} (${estado.sigla})` }),
  order: (one: Cidade, other: Cidade) => rank(one) - rank(other) || comparePtBr(one.nome, other.nome, false),
};

/** Bairros by name in Portuguese collation, filtered by city (FLW-04). */
export const bairroOptions = {
  options: {
    list: 'bairros',
    option: ({ id, nome, zona: { cidade } }: Bairro) => ({
      value: String(id),
      label: `${nome} - ${cidade.nome} (${cidade.estado.sigla})`,
    }),
    order: (one: Bairro, other: Bairro) => comparePtBr(one.nome, other.nome, false),
  } satisfies OptionSource,
  within: { field: 'cidadeId', of: (bairro: Bairro) => String(bairro.zona.cidadeId) },
};
