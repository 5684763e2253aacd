import { fieldLabel } from '#contract/painel/audit-words.ts';
import type { AuditEntry } from '#contract/painel/auditoria.ts';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { ChangedValue } from './changed-value.tsx';

/** Whether a deed has details. */
export const hasDetails = ({ mudancas, dados }: AuditEntry): boolean =>
  mudancas.length > 0 || Object.keys(dados).length > 0;

/** Bookkeeping that comes along with what somebody changed. */
const technical = ['origens'];

/** A deed's changes field by field; what is bookkeeping alone is folded away after them. */
export function DeedDetails({ entry }: { entry: AuditEntry }) {
  const own = entry.mudancas.filter(({ campo }) => !technical.includes(campo));
  const rest = entry.mudancas.filter(({ campo }) => technical.includes(campo));
  return (
    <>
      <Changes mudancas={own} dados={entry.dados} />
      {rest.length > 0 && (
        <Disclosure look="line" label="Detalhes técnicos" className="mt-3">
          <Changes mudancas={rest} dados={{}} />
        </Disclosure>
      )}
    </>
  );
}

/** Before and after, side by side where there is space, as beside a record there is not. */
function Changes({ mudancas, dados }: Pick<AuditEntry, 'mudancas' | 'dados'>) {
  const isNew = mudancas.every(({ antes, apagado }) => antes === null && !apagado);
  return (
    <dl className="@container grid grid-cols-1 gap-3 text-[13px]">
      {mudancas.map(({ campo, antes, depois, nomes, apagado }) => (
        <div key={campo} className="grid gap-x-4 gap-y-1 @md:grid-cols-[128px_minmax(0,1fr)]">
          <dt className="text-muted">{fieldLabel(campo)}</dt>
          <dd className="grid min-w-0 gap-x-4 gap-y-1 @xl:grid-cols-2">
            {!isNew && (
              <span className="min-w-0 text-muted">
                <span className="sr-only">antes: </span>
                <ChangedValue campo={campo} value={antes} nome={nomes?.antes} erased={apagado} />
              </span>
            )}
            <span className={isNew ? 'min-w-0 @xl:col-span-2' : 'flex min-w-0 gap-2'}>
              {!isNew && (
                <span aria-hidden="true" className="text-faint">
                  →
                </span>
              )}
              <span className="sr-only">depois: </span>
              <ChangedValue campo={campo} value={depois} nome={nomes?.depois} erased={apagado} />
            </span>
          </dd>
        </div>
      ))}
      {Object.entries(dados).map(([campo, value]) => (
        <div key={campo} className="grid gap-x-4 gap-y-1 @md:grid-cols-[128px_minmax(0,1fr)]">
          <dt className="text-muted">{fieldLabel(campo)}</dt>
          <dd className="min-w-0">
            <ChangedValue campo={campo} value={value} nome={null} erased={false} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
