import { Building2, FileText, Merge, Plus } from 'lucide-react';
import { lazy } from 'react';
import { Link } from 'react-router';
import type { Incorporadora } from '#contract/cadastros/incorporadoras.ts';
import { incorporadorasCsv } from '#web/cadastros/incorporadoras/csv.ts';
import { crudScreen } from '#web/kit/crud/screen.ts';
import { maskCnpj, maskPhone } from '#web/kit/form/masks.ts';
import { countOf } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { cnpjWarning, emailWarning, phoneWarning } from '#web/widgets/contact-warnings.ts';

const MergeDialog = lazy(async () => ({
  default: (await import('#web/cadastros/incorporadoras/merge-dialog.tsx')).MergeDialog,
}));

const activity = (row: Incorporadora) => (row.ativo ? 'Ativo' : 'Inativo');

function Name({ row }: { row: Incorporadora }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {row.logo && (
        <img src={row.logo} alt="" className="size-7 shrink-0 rounded-md border border-line object-contain" />
      )}
      <Link
        to={`/admin/incorporadoras/${row.id}`}
        className="line-clamp-2 whitespace-normal break-words hover:underline"
        data-hint={row.nome}
      >
        {row.nome}
      </Link>
    </span>
  );
}

/** Broken before its @ where it does not fit in one line. */
function Email({ address }: { address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <span data-hint={address}>
      {name}
      {host.length > 0 && (
        <>
          <wbr />@{host.join('@')}
        </>
      )}
    </span>
  );
}

function Empreendimentos({ row }: { row: Incorporadora }) {
  if (row.totalEmpreendimentos === 0) return <span className="text-muted">0</span>;
  return (
    <Link
      to={`/admin/empreendimentos?incorporadora=${row.id}`}
      className="underline decoration-edge underline-offset-4 hover:text-gold-ink"
      aria-label={`${countOf(row.totalEmpreendimentos, 'empreendimento', 'empreendimentos')} de ${row.nome}`}
    >
      {row.totalEmpreendimentos}
    </Link>
  );
}

/** Incorporadoras: contact, logo, number of empreendimentos, and merging (DEV-01..15). */
export const incorporadorasScreen = crudScreen({
  list: 'incorporadoras',
  hasPage: true,
  loadRoutes: async () => (await import('#contract/cadastros/incorporadoras.ts')).incorporadorasRoutes,
  texts: {
    empty: 'Nenhuma incorporadora cadastrada',
    confirm: 'Tem certeza que deseja deletar esta incorporadora?',
    removeFailed: 'Erro ao deletar incorporadora',
    fixed: ['create', 'update', 'remove'],
  },
  rowHeight: 56,
  countLine: (count) => countOf(count, 'incorporadora cadastrada', 'incorporadoras cadastradas'),
  columns: [
    {
      id: 'nome',
      label: 'Nome',
      value: (row: Incorporadora) => row.nome,
      cell: (row) => <Name row={row} />,
      onCard: 'title',
    },
    {
      id: 'cnpj',
      label: 'CNPJ',
      value: (row) => row.cnpj && maskCnpj(row.cnpj),
      width: '180px',
    },
    {
      id: 'telefone',
      label: 'Telefone',
      value: (row) => row.contatoTelefone && maskPhone(row.contatoTelefone),
      width: '152px',
    },
    {
      id: 'email',
      label: 'E-mail',
      value: (row) => row.contatoEmail,
      cell: ({ contatoEmail }) => contatoEmail && <Email address={contatoEmail} />,
      width: '16%',
    },
    {
      id: 'empreendimentos',
      label: 'Empreendimentos',
      value: (row) => row.totalEmpreendimentos,
      cell: (row) => <Empreendimentos row={row} />,
      searched: false,
      kind: 'number',
      align: 'right',
      width: '152px',
    },
    {
      id: 'situacao',
      label: 'Situação',
      value: activity,
      cell: (row) => <Badge tone={row.ativo ? 'done' : 'plain'}>{activity(row)}</Badge>,
      width: '96px',
    },
  ],
  actsOf: ({ id, totalEmpreendimentos: total }) => ({
    main:
      total > 0
        ? {
            label: `Ver ${countOf(total, 'empreendimento', 'empreendimentos')}`,
            Icon: Building2,
            go: { to: `/admin/empreendimentos?incorporadora=${id}` },
          }
        : {
            label: 'Novo empreendimento',
            Icon: Plus,
            go: { to: `/admin/empreendimentos?incorporadora=${id}&novo=1` },
          },
    more: [{ label: 'Abrir ficha', Icon: FileText, go: { to: `/admin/incorporadoras/${id}` } }],
  }),
  rowDialogs: [
    {
      label: 'Mesclar com…',
      labelOf: (name) => `Mesclar ${name} com…`,
      Icon: Merge,
      Dialog: ({ row, onClose }) => <MergeDialog stays={row} onClose={onClose} />,
    },
  ],
  csv: incorporadorasCsv,
  form: {
    fields: [
      { kind: 'text', name: 'nome', label: 'Nome', wide: true },
      {
        kind: 'text',
        name: 'cnpj',
        label: 'CNPJ',
        mask: maskCnpj,
        hint: 'Como 12.345.678/0001-95; a pontuação entra sozinha.',
        warn: cnpjWarning,
      },
      {
        kind: 'text',
        name: 'contatoTelefone',
        label: 'Telefone',
        type: 'tel',
        mask: maskPhone,
        hint: 'Com DDD, como (11) 3123-4567.',
        warn: phoneWarning,
      },
      {
        kind: 'text',
        name: 'contatoEmail',
        label: 'E-mail',
        type: 'email',
        placeholder: 'nome@exemplo.com.br',
        wide: true,
        warn: emailWarning,
      },
      { kind: 'image', name: 'logo', label: 'Logo', whole: true },
    ],
  },
});
