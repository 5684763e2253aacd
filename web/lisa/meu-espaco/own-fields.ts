import type { MeuEspaco } from '#contract/lisa/meu-espaco.ts';
import type { PedidoField } from '#contract/lisa/pedidos.ts';
import { fieldLabel } from '#contract/painel/audit-words.ts';

interface OwnField {
  name: PedidoField;
  label: string;
  kind: 'text' | 'long';
  autoComplete?: string;
  inputMode?: 'email' | 'tel';
  required?: boolean;
  maxLength: number;
}

const field = (name: PedidoField, more: Omit<OwnField, 'name' | 'label' | 'kind'>): OwnField => ({
  name,
  label: fieldLabel(name),
  kind: 'text',
  ...more,
});

/** His data in display order; each can be requested to change. */
export const ownFields: OwnField[] = [
  { ...field('nome', { required: true, maxLength: 200, autoComplete: 'name' }), label: 'Nome completo' },
  field('nomeGuerra', { required: true, maxLength: 200 }),
  field('email', { required: true, maxLength: 254, autoComplete: 'email', inputMode: 'email' }),
  field('whatsapp', { maxLength: 40, autoComplete: 'tel', inputMode: 'tel' }),
  field('telefone', { maxLength: 40, inputMode: 'tel' }),
  field('creci', { required: true, maxLength: 40 }),
  field('ufCreci', { maxLength: 2 }),
  field('regiaoTrabalho', { maxLength: 500 }),
  { ...field('biografia', { maxLength: 5000 }), kind: 'long' },
];

export type OwnValues = Record<PedidoField, string>;

export const valuesOf = (corretor: MeuEspaco['corretor']): OwnValues =>
  Object.fromEntries(ownFields.map(({ name }) => [name, corretor[name] ?? ''])) as OwnValues;
