import {
  type Empreendimento,
  maxDescricaoEmpreendimento,
  type TipologiaComPreco,
} from '#contract/cadastros/empreendimentos.ts';
import { camposDaFicha, ficha, linhasDoFato, tipoDoFato } from '#contract/cadastros/ficha.ts';
import { priceForTyping } from '#contract/cadastros/preco.ts';
import { AmenidadesField } from '#web/cadastros/empreendimentos/amenidades-field.tsx';
import { IncorporadoraSelect } from '#web/cadastros/empreendimentos/incorporadora-select.tsx';
import { TipologiasField } from '#web/cadastros/empreendimentos/tipologias-field.tsx';
import {
  amenidadesText,
  type TypedTipologia,
  tipologiasText,
} from '#web/cadastros/empreendimentos/typed-lists.ts';
import type { FormField } from '#web/kit/crud/screen.ts';
import { maskDayOrMonth, maskDecimal, maskDigits } from '#web/kit/form/masks.ts';
import { stepPrice } from '#web/kit/form/step-price.ts';
import { formatDayOrMonth } from '#web/kit/format.ts';
import { bairroOptions, cidadeOptions } from '#web/widgets/place-options.ts';
import { statusLabels } from '#web/widgets/status-empreendimento.ts';

const text = (name: string, label: string, more: object = {}): FormField => ({
  kind: 'text',
  name,
  label,
  ...more,
});
const count = (name: string, label: string) =>
  text(name, label, { mask: maskDigits, inputMode: 'numeric', maxLength: 4 });
const decimal = (name: string, label: string, more: object = {}) =>
  text(name, label, { mask: maskDecimal, inputMode: 'decimal', typed: priceForTyping, ...more });
const day = (name: string, label: string, hint: string) =>
  text(name, label, {
    mask: maskDayOrMonth,
    inputMode: 'numeric',
    placeholder: 'mm/aaaa',
    hint,
    typed: formatDayOrMonth,
  });

/** The declared facts, each typed by its kind: several parts one line each. */
const fichaFields: FormField[] = camposDaFicha.map((campo) => {
  const { long, hint, maxTyped } = tipoDoFato(campo);
  const shared = { name: campo, label: ficha[campo].rotulo, hint, maxLength: maxTyped };
  return long ? { ...shared, kind: 'long-text', rows: 2 } : { ...shared, kind: 'text' };
});

/** The dialog's fields under their headings (EMP-11..14). */
export const sections: { title: string; fields: FormField[] }[] = [
  {
    title: 'Apresentação',
    fields: [
      text('nome', 'Nome', { wide: true }),
      {
        kind: 'long-text',
        name: 'descricao',
        label: 'Descrição',
        maxLength: maxDescricaoEmpreendimento,
        rows: 5,
      },
      { kind: 'image', name: 'imagemPrincipal', label: 'Imagem principal' },
      {
        kind: 'select',
        name: 'status',
        label: 'Status',
        options: Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
      },
      {
        kind: 'switch',
        name: 'statusConfirmado',
        label: 'Situação confirmada',
        hint: 'Desligado, o status é só o padrão: nem a página nem os sites dizem em que fase está a obra.',
      },
      {
        kind: 'switch',
        name: 'ativo',
        label: 'Empreendimento ativo',
        hint: 'Desligado, não aparece nas páginas públicas.',
      },
    ],
  },
  {
    title: 'Localização',
    fields: [
      text('endereco', 'Endereço', { wide: true, maxLength: 300 }),
      {
        kind: 'choice',
        name: 'cidadeId',
        label: 'Cidade',
        placeholder: 'Todas as cidades',
        clearable: true,
        options: cidadeOptions,
      },
      {
        kind: 'choice',
        name: 'bairroId',
        label: 'Bairro',
        placeholder: 'Selecione o bairro',
        ...bairroOptions,
      },
    ],
  },
  {
    title: 'Incorporação',
    fields: [
      { kind: 'own', name: 'incorporadoraId', label: 'Incorporadora', Part: IncorporadoraSelect },
      day('dataEntrega', 'Entrega', 'Mês e ano, ou o dia.'),
      text('registroIncorporacao', 'Registro de incorporação', {
        placeholder: 'R-3 da matrícula 45.678',
        hint: 'Número do registro e da matrícula. A lei pede o registro antes de anunciar um lançamento.',
      }),
      text('cartorio', 'Cartório', { placeholder: '9º Oficial de Registro de Imóveis' }),
    ],
  },
  {
    title: 'Preço e medidas',
    fields: [
      decimal('precoInicial', 'Preço inicial (R$)', { onStep: stepPrice }),
      day('dataTabela', 'Data da tabela', 'De quando é o preço.'),
      count('dormitoriosMin', 'Dormitórios (mínimo)'),
      count('dormitoriosMax', 'Dormitórios (máximo)'),
      count('suitesMin', 'Suítes (mínimo)'),
      count('suitesMax', 'Suítes (máximo)'),
      decimal('areaMin', 'Área mínima (m²)'),
      decimal('areaMax', 'Área máxima (m²)'),
      count('vagasMin', 'Vagas (mínimo)'),
      count('vagasMax', 'Vagas (máximo)'),
    ],
  },
  {
    title: 'Amenidades',
    fields: [
      {
        kind: 'own',
        name: 'amenidades',
        label: 'Amenidades',
        wide: true,
        Part: AmenidadesField,
        show: amenidadesText,
      },
    ],
  },
  {
    title: 'Tipologias',
    fields: [
      {
        kind: 'own',
        name: 'tipologias',
        label: 'Tipologias',
        wide: true,
        Part: TipologiasField,
        show: tipologiasText,
      },
    ],
  },
  { title: 'Ficha do empreendimento', fields: fichaFields },
];

const typed = (value: number | null) => String(value ?? '');

const typedTipologia = (row: TipologiaComPreco): TypedTipologia => ({
  nome: row.nome,
  dormitorios: typed(row.dormitorios),
  suites: typed(row.suites),
  vagas: typed(row.vagas),
  area: priceForTyping(row.area),
  preco: priceForTyping(row.preco ?? null),
});

/** Defaults of a new record: launching, active, no incorporadora (EMP-12, EMP-14). */
export const emptyValues = {
  incorporadoraId: '0',
  amenidades: [] as string[],
  tipologias: [] as TypedTipologia[],
  status: 'em_lancamento',
  statusConfirmado: false,
};

/** Form values that differ from the record. */
export const valuesOf = (row: Empreendimento) => ({
  cidadeId: String(row.bairro.cidadeId ?? ''),
  incorporadoraId: String(row.incorporadoraId),
  tipologias: row.tipologias.map(typedTipologia),
  ...Object.fromEntries(camposDaFicha.map((campo) => [campo, linhasDoFato(campo, row[campo]).join('\n')])),
});
