import { namedFields } from '#contract/base/named-fields.ts';
import { priceForTyping } from '#contract/cadastros/preco.ts';
import type { MeuEspaco } from '#contract/lisa/meu-espaco.ts';
import { isPrecoField, type PedidoField } from '#contract/lisa/pedidos.ts';
import { maskCreci, maskDecimal, maskPhone } from '#web/kit/form/masks.ts';
import { creciFault, isWholeEmail, isWholePhone } from '#web/widgets/contact-checks.ts';

interface OwnField {
  name: PedidoField;
  label: string;
  kind: 'text' | 'long';
  autoComplete?: string;
  inputMode?: 'email' | 'tel' | 'decimal';
  hint?: string;
  placeholder?: string;
  required?: boolean;
  maxLength: number;
  /** Why a value looks wrong, in his words; it can be sent all the same. */
  doubt?: (value: string, values: Partial<Record<PedidoField, string | null>>) => string | null;
  /** Transforms typed text. */
  mask?: (typed: string) => string;
}

const field = (name: PedidoField, more: Omit<OwnField, 'name' | 'label' | 'kind'>): OwnField => ({
  name,
  label: namedFields[name],
  kind: 'text',
  ...more,
});

const price = { maxLength: 24, inputMode: 'decimal', placeholder: 'Sem limite', mask: maskDecimal } as const;
const phone = { maxLength: 40, inputMode: 'tel', mask: maskPhone } as const;

const emailDoubt = (email: string) =>
  isWholeEmail(email) ? null : 'Este e-mail parece incompleto: confira o que vem depois do @.';
const phoneDoubt = (number: string) =>
  isWholePhone(number) ? null : 'Este número não parece completo: confira o DDD e os números.';
const creciWords = {
  curto: 'Este CRECI parece curto: confira no seu cartão.',
  'sem-uf': 'Falta a UF do seu CRECI.',
};
const creciDoubt: OwnField['doubt'] = (creci, { ufCreci }) => {
  const fault = creciFault(creci, ufCreci);
  return fault && creciWords[fault];
};

/** Why one of his values looks wrong; null if it does not, or is empty. */
export function doubtAbout(
  name: PedidoField,
  values: Partial<Record<PedidoField, string | null>>,
): string | null {
  const value = values[name]?.trim();
  return value ? (ownFields.find((one) => one.name === name)?.doubt?.(value, values) ?? null) : null;
}

/** His data in display order; each can be requested to change. */
export const ownFields: OwnField[] = [
  { ...field('nome', { required: true, maxLength: 200, autoComplete: 'name' }), label: 'Nome completo' },
  field('nomeGuerra', { required: true, maxLength: 200 }),
  field('email', {
    required: true,
    maxLength: 254,
    autoComplete: 'email',
    inputMode: 'email',
    doubt: emailDoubt,
  }),
  field('whatsapp', { ...phone, autoComplete: 'tel', doubt: phoneDoubt }),
  field('telefone', { ...phone, doubt: phoneDoubt }),
  field('creci', { required: true, maxLength: 40, mask: maskCreci, doubt: creciDoubt }),
  field('ufCreci', { maxLength: 2 }),
  field('regiaoTrabalho', {
    maxLength: 500,
    hint: 'Bairros, zonas ou cidades, separados por vírgula: conferidos pela equipe, viram a sua cobertura.',
  }),
  field('precoMinimo', price),
  field('precoMaximo', price),
  { ...field('biografia', { maxLength: 5000 }), kind: 'long' },
];

export type OwnValues = Record<PedidoField, string>;

/** A stored value as a field shows it. */
export const typedValue = (name: PedidoField, value: string | null): string =>
  isPrecoField(name) ? priceForTyping(value) : (value ?? '');

export function valuesOf({ precoMin, precoMax, ...rest }: MeuEspaco['corretor']): OwnValues {
  const stored = { ...rest, precoMinimo: precoMin, precoMaximo: precoMax };
  return Object.fromEntries(ownFields.map(({ name }) => [name, typedValue(name, stored[name])])) as OwnValues;
}
