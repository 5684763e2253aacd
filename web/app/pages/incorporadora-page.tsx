import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { listEmpreendimentos } from '#contract/cadastros/empreendimentos.ts';
import type { Incorporadora } from '#contract/cadastros/incorporadoras.ts';
import { placeOf } from '#web/cadastros/empreendimentos/empreendimentos.tsx';
import { incorporadorasScreen as screen } from '#web/cadastros/incorporadoras/incorporadoras.tsx';
import { serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { FormField } from '#web/kit/form/form-field.tsx';
import { maskCnpj, maskPhone } from '#web/kit/form/masks.ts';
import { FieldsPart } from '#web/kit/record/fields-part.tsx';
import type { OfRecord, RecordPage } from '#web/kit/record/record-page.ts';
import { useListedRecord } from '#web/kit/record/use-listed-record.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { EmptyBox } from '#web/kit/ui/empty-box.tsx';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Price } from '#web/kit/ui/price.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { Cover } from '#web/widgets/cover.tsx';
import { statusLabel } from '#web/widgets/status-empreendimento.ts';

const Links = ({ record: { contatoEmail, contatoTelefone } }: OfRecord<Incorporadora>) => (
  <>
    {contatoEmail && (
      <a href={`mailto:${contatoEmail}`} className="button button-outline">
        <Mail aria-hidden="true" />
        E-mail
      </a>
    )}
    {contatoTelefone && (
      <a href={`tel:${contatoTelefone.replace(/[^\d+]/g, '')}`} className="button button-outline">
        <Phone aria-hidden="true" />
        {maskPhone(contatoTelefone)}
      </a>
    )}
  </>
);

const Dados = ({ record }: OfRecord<Incorporadora>) => (
  <FieldsPart name="Dados" screen={screen} record={record}>
    {screen.form.fields.map((field) => (
      <FormField key={field.name} field={field} record={record} />
    ))}
  </FieldsPart>
);

function Empreendimentos({ record }: OfRecord<Incorporadora>) {
  const list = useQuery(read(listEmpreendimentos));
  if (list.isLoadingError)
    return (
      <LoadFailure detail={serverMessage(list.error) ?? undefined} onRetry={() => void list.refetch()} />
    );
  if (!list.data) return <Skeleton className="h-40" />;
  const own = list.data.filter(({ incorporadoraId }) => incorporadoraId === record.id);
  if (own.length === 0)
    return (
      <EmptyBox text="Nenhum empreendimento desta incorporadora">
        <Link
          to={`/admin/empreendimentos?novo=1&incorporadora=${record.id}`}
          className="button button-outline"
        >
          Novo Empreendimento
        </Link>
      </EmptyBox>
    );
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {own.map((one) => (
        <li key={one.id}>
          <Link
            to={`/admin/empreendimentos/${one.id}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <span className="h-10 w-14 shrink-0 overflow-hidden rounded-md bg-sunken">
              <Cover src={one.imagemPrincipal} />
            </span>
            <span className="min-w-0 flex-1 basis-40">
              <span className="block font-medium break-words">{one.nome}</span>
              <span className="block truncate text-[13px] text-muted">{placeOf(one)}</span>
            </span>
            <Badge>{statusLabel(one.status)}</Badge>
            <span className="tabular-nums">
              <Price value={one.precoInicial} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** An incorporadora's page (PNL-08). */
export const incorporadoraPage: RecordPage<Incorporadora> = {
  path: '/admin/incorporadoras',
  list: screen.paths.list,
  back: 'Incorporadoras',
  entidade: screen.entidade,
  missing: screen.texts.missing,
  useRecord: (id) => useListedRecord<Incorporadora>(screen, id),
  name: ({ nome }) => nome,
  line: ({ cnpj }) => (cnpj ? `CNPJ ${maskCnpj(cnpj)}` : 'Sem CNPJ'),
  Picture: ({ record }) =>
    record.logo && (
      <img
        src={record.logo}
        alt=""
        className="size-14 shrink-0 rounded-lg border border-line bg-surface object-contain"
      />
    ),
  State: ({ record }) => (
    <Badge tone={record.ativo ? 'done' : 'plain'}>{record.ativo ? 'Ativo' : 'Inativo'}</Badge>
  ),
  Links,
  tabs: [
    { id: 'dados', label: 'Dados', Content: Dados },
    { id: 'empreendimentos', label: 'Empreendimentos', Content: Empreendimentos },
  ],
};
