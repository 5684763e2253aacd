import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { listEmpreendimentos } from '#contract/cadastros/empreendimentos.ts';
import { read } from '#web/kit/api/queries.ts';
import { Choice } from '#web/kit/form/choice.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { publicPageOf, sharePage } from '#web/widgets/share-page.ts';

/** A corretor's link to any public page: choosing the page copies it, with his contact in it. */
export function PageLinks({ corretor }: { corretor: Corretor }) {
  const all = useQuery(read(listEmpreendimentos));
  const pages = useMemo(() => (all.data ?? []).flatMap((each) => publicPageOf(each) ?? []), [all.data]);
  return (
    <Field
      label={`Copiar o link de ${corretor.nomeGuerra || corretor.nome} para a página de`}
      error={all.isLoadingError ? 'Erro ao carregar empreendimentos' : undefined}
      hint="A página pública com este contato, para mandar a um cliente."
    >
      <Choice
        options={pages.map(({ nome, rota }) => ({ value: rota, label: nome }))}
        value=""
        onChange={(value) => {
          const page = pages.find(({ rota }) => rota === value);
          if (page) void sharePage(page, corretor);
        }}
        placeholder={all.isPending ? 'Carregando...' : 'Busque um empreendimento no ar'}
      />
    </Field>
  );
}
