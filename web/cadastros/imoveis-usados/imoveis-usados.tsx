import { FileCheck2, UserRound } from 'lucide-react';
import { autorizacaoLabel } from '#contract/cadastros/autorizacao.ts';
import type { ImovelUsado } from '#contract/cadastros/imoveis-usados.ts';
import {
  maxDescricaoImovelUsado,
  maxFotosImovelUsado,
  tiposImovelUsado,
} from '#contract/cadastros/imovel-usado-limits.ts';
import { priceForTyping } from '#contract/cadastros/preco.ts';
import type { Bairro, Cidade } from '#contract/cadastros/territorio.ts';
import { Place, Situation, Title } from '#web/cadastros/imoveis-usados/cells.tsx';
import { imoveisUsadosCsv } from '#web/cadastros/imoveis-usados/csv.ts';
import {
  activity,
  autorizacaoToday,
  situationOf,
  situations,
} from '#web/cadastros/imoveis-usados/situation.ts';
import { crudScreen } from '#web/kit/crud/screen.ts';
import { maskDecimal, maskDigits } from '#web/kit/form/masks.ts';
import { stepPrice } from '#web/kit/form/step-price.ts';
import { formatDate } from '#web/kit/format.ts';
import { Price } from '#web/kit/ui/price.tsx';
import { corretorOptions } from '#web/widgets/corretor-options.ts';

const tipos = tiposImovelUsado.map((tipo) => ({ value: tipo, label: tipo }));
const place = ({ bairro: { nome, cidade, uf } }: ImovelUsado) => `${nome} · ${cidade}/${uf}`;
const number = (value: string | null) => (value === null ? null : Number(value));

const decimal = { mask: maskDecimal, inputMode: 'decimal', typed: priceForTyping } as const;

/** Used properties: owner, location, price, and authorisation to advertise (USD-02..05). */
export const imoveisUsadosScreen = crudScreen({
  list: 'imoveis-usados',
  loadRoutes: async () => (await import('#contract/cadastros/imoveis-usados.ts')).imoveisUsadosRoutes,
  rowHeight: 60,
  columns: [
    {
      id: 'titulo',
      label: 'Título',
      value: (row: ImovelUsado) => row.titulo,
      cell: (row) => <Title row={row} />,
      onCard: 'title',
    },
    { id: 'tipo', label: 'Tipo', value: (row) => row.tipo, width: '124px' },
    {
      id: 'corretor',
      label: 'Corretor',
      value: (row) => row.corretor.nome,
      cell: (row) => (
        <span className="line-clamp-2 leading-5 break-words whitespace-normal" data-hint={row.corretor.nome}>
          {row.corretor.nome}
        </span>
      ),
      width: '12%',
    },
    { id: 'bairro', label: 'Bairro', value: place, cell: Place, width: '14%' },
    {
      id: 'preco',
      label: 'Preço',
      value: (row) => number(row.preco),
      cell: (row) => <Price value={row.preco} />,
      searched: false,
      kind: 'money',
      align: 'right',
      width: '136px',
    },
    {
      id: 'situacao',
      label: 'Situação',
      value: (row) => `${activity(row)} ${autorizacaoLabel(autorizacaoToday(row))}`,
      compared: situationOf,
      words: Object.fromEntries(situations.map(({ value, label }) => [value, label])),
      cell: Situation,
      searched: false,
      width: '196px',
    },
    {
      id: 'cidade',
      label: 'Cidade',
      value: (row) => `${row.bairro.cidade}/${row.bairro.uf}`,
      width: '16%',
      seen: 'chosen',
    },
    { id: 'uf', label: 'UF', value: (row) => row.bairro.uf, width: '80px', seen: 'chosen' },
    {
      id: 'criadoEm',
      label: 'Cadastro',
      value: (row) => row.criadoEm,
      cell: (row) => formatDate(row.criadoEm),
      file: (row) => new Date(row.criadoEm),
      kind: 'day',
      width: '120px',
      seen: 'chosen',
    },
  ],
  filters: [
    {
      id: 'tipo',
      label: 'Tipo',
      all: 'Todos os tipos',
      options: tipos,
      of: (row) => row.tipo,
      field: 'tipo',
    },
    {
      id: 'corretor',
      label: 'Corretor',
      all: 'Todos os corretores',
      options: { ofRows: (row) => ({ value: String(row.corretorId), label: row.corretor.nome }) },
      of: (row) => String(row.corretorId),
      field: 'corretorId',
    },
    {
      id: 'bairro',
      label: 'Bairro',
      all: 'Todos os bairros',
      options: { ofRows: (row) => ({ value: String(row.bairroId), label: place(row) }) },
      of: (row) => String(row.bairroId),
      field: 'bairroId',
    },
    { id: 'situacao', label: 'Situação', all: 'Todas as situações', options: situations, of: situationOf },
  ],
  actsOf: (row, { change }) => {
    const { situacao } = autorizacaoToday(row);
    const edit = (field: string) => () =>
      change((now) => {
        now.set('editar', String(row.id));
        now.set('campo', field);
        return now;
      });
    const corretor = {
      label: 'Ver corretor',
      Icon: UserRound,
      go: { to: `/admin/corretores/${row.corretorId}` },
    };
    if (situacao === 'vigente') return { main: corretor };
    const label = situacao === 'sem' ? 'Pôr autorização' : 'Renovar autorização';
    return { main: { label, Icon: FileCheck2, go: edit('autorizacaoAte') }, more: [corretor] };
  },
  csv: imoveisUsadosCsv,
  exportOnly: true,
  form: {
    fields: [
      { kind: 'text', name: 'titulo', label: 'Título', wide: true },
      {
        kind: 'choice',
        name: 'corretorId',
        label: 'Corretor',
        placeholder: 'Busque por nome, e-mail ou CRECI',
        options: corretorOptions,
      },
      { kind: 'select', name: 'tipo', label: 'Tipo', placeholder: 'Selecione o tipo', options: tipos },
      {
        kind: 'choice',
        name: 'cidadeId',
        label: 'Cidade',
        placeholder: 'Todas as cidades',
        clearable: true,
        options: {
          list: 'cidades',
          option: ({ id, nome, estado }: Cidade) => ({
            value: String(id),
            label: `${nome} (${estado.sigla})`,
          }),
        },
      },
      {
        kind: 'choice',
        name: 'bairroId',
        label: 'Bairro',
        placeholder: 'Selecione o bairro',
        options: {
          list: 'bairros',
          option: ({ id, nome, zona: { cidade } }: Bairro) => ({
            value: String(id),
            label: `${nome} - ${cidade.nome} (${cidade.estado.sigla})`,
          }),
        },
        within: { field: 'cidadeId', of: (bairro: Bairro) => String(bairro.zona.cidadeId) },
      },
      { kind: 'text', name: 'endereco', label: 'Endereço', wide: true },
      {
        kind: 'text',
        name: 'preco',
        label: 'Preço (R$)',
        ...decimal,
        onStep: stepPrice,
        hint: 'Como 450.000,00.',
      },
      { kind: 'text', name: 'area', label: 'Área privativa (m²)', ...decimal, hint: 'Como 72,50.' },
      {
        kind: 'text',
        name: 'dormitorios',
        label: 'Dormitórios',
        mask: maskDigits,
        inputMode: 'numeric',
        maxLength: 2,
      },
      { kind: 'text', name: 'vagas', label: 'Vagas', mask: maskDigits, inputMode: 'numeric', maxLength: 2 },
      {
        kind: 'long-text',
        name: 'descricao',
        label: 'Descrição',
        maxLength: maxDescricaoImovelUsado,
        rows: 4,
      },
      { kind: 'images', name: 'fotos', label: 'Fotos', max: maxFotosImovelUsado },
      {
        kind: 'text',
        name: 'autorizacaoEm',
        label: 'Autorização do proprietário desde',
        type: 'date',
        hint: 'Data da autorização por escrito do proprietário.',
      },
      {
        kind: 'text',
        name: 'autorizacaoAte',
        label: 'Autorização até',
        type: 'date',
        hint: 'Só aparece no site com as duas datas e enquanto a autorização valer.',
      },
      {
        kind: 'switch',
        name: 'ativo',
        label: 'Imóvel ativo',
        hint: 'Desligado, não aparece no site do corretor.',
      },
    ],
    of: (row) => ({ cidadeId: String(row.bairro.cidadeId) }),
  },
});
