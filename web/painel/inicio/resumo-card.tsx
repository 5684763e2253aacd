import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Resumo } from '#contract/painel/painel.ts';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { ReadFailure } from '#web/painel/inicio/read-failure.tsx';
import { SectionCard } from '#web/painel/inicio/section-card.tsx';

export type ResumoQuery = UseQueryResult<Resumo>;

interface Props {
  title: string;
  action?: ReactNode;
  resumo: ResumoQuery;
  children: (resumo: Resumo) => ReactNode;
}

/** A dashboard part fed by the additional call. */
export function ResumoCard({ title, action, resumo, children }: Props) {
  return (
    <SectionCard title={title} action={action}>
      {resumo.isPending && (
        <div className="px-5 pt-1 pb-5">
          <Skeleton className="h-16" />
        </div>
      )}
      {resumo.isLoadingError && <ReadFailure what={title} onRetry={() => void resumo.refetch()} />}
      {resumo.data && children(resumo.data)}
    </SectionCard>
  );
}
