import type { Cidade, Estado, Zona } from '#contract/cadastros/territorio.ts';
import type { OptionSource } from '#web/kit/crud/screen.ts';

type Named = Pick<Cidade, 'nome'> & { estado: { sigla: string } };

/** 'Campinas (SP)' */
export const cidadeLabel = ({ nome, estado }: Named) => `${nome} (${estado.sigla})`;
/** 'Centro - Campinas (SP)' (TER-12) */
export const zonaLabel = ({ nome, cidade }: Pick<Zona, 'nome' | 'cidade'>) =>
  `${nome} - ${cidadeLabel(cidade)}`;

export const estadoOptions: OptionSource = {
  list: 'estados',
  option: ({ id, nome, sigla }: Estado) => ({ value: String(id), label: `${nome} (${sigla})` }),
};
export const cidadeOptions: OptionSource = {
  list: 'cidades',
  option: (cidade: Cidade) => ({ value: String(cidade.id), label: cidadeLabel(cidade) }),
};
export const zonaOptions: OptionSource = {
  list: 'zonas',
  option: (zona: Zona) => ({ value: String(zona.id), label: zonaLabel(zona) }),
};
