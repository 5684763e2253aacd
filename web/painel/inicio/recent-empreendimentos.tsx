import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Empreendimento, listEmpreendimentos } from '#contract/cadastros/empreendimentos.ts';
import { read } from '#web/kit/api/queries.ts';
import { Price } from '#web/kit/ui/price.tsx';
import { RecentList } from '#web/painel/inicio/recent-list.tsx';
import { Cover } from '#web/widgets/cover.tsx';
import { TabelaNotice } from '#web/widgets/tabela-notice.tsx';

/** 'Empreendimentos Recentes' (DSH-08, DSH-09). */
export function RecentEmpreendimentos() {
  const list = useQuery(read(listEmpreendimentos));
  return (
    <RecentList
      title="Empreendimentos Recentes"
      all="/admin/empreendimentos"
      empty="Nenhum empreendimento encontrado"
      list={list}
      row={(record) => <Recent record={record} />}
    />
  );
}

function Recent({ record }: { record: Empreendimento }) {
  const { nome, imagemPrincipal, endereco, bairro, precoInicial } = record;
  return (
    <>
      <div className="h-10 w-14 shrink-0 overflow-hidden rounded-md bg-sunken">
        <Cover src={imagemPrincipal} />
      </div>
      <div className="min-w-0 flex-1">
        <Link
          to={`/admin/empreendimentos?busca=${encodeURIComponent(nome)}`}
          className="block truncate font-medium"
        >
          {nome}
        </Link>
        <p className="line-clamp-2 text-[13px] leading-4 break-words text-muted">
          {endereco || `${bairro.nome}, ${bairro.cidade} - ${bairro.uf}`}
        </p>
        <p className="truncate text-[13px] tabular-nums">
          {/* 'A partir de R$ 1.250.000', or 'N/A' (DSH-09). */}
          {precoInicial !== null && 'A partir de '}
          <Price value={precoInicial} />
        </p>
      </div>
      <TabelaNotice record={record} />
    </>
  );
}
