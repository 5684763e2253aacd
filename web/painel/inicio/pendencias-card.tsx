import { countOf } from '#web/kit/format.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { ResumoCard, type ResumoQuery } from '#web/painel/inicio/resumo-card.tsx';
import { useFocusAfter } from '#web/painel/inicio/use-focus-after.ts';
import { useInboxActs } from '#web/painel/inicio/use-inbox-acts.ts';
import { useSnooze } from '#web/painel/inicio/use-snooze.ts';
import { type InPlace, Waiting } from '#web/painel/inicio/waiting.tsx';

/** The administrator's inbox: each thing one click away, done where it stands, or put off (PNL-10). */
export function PendenciasCard({ resumo, inPlace }: { resumo: ResumoQuery; inPlace: InPlace }) {
  const { snooze, bringBack } = useSnooze();
  const acts = useInboxActs();
  const keepFocus = useFocusAfter();
  return (
    <ResumoCard title="Pendências" resumo={resumo}>
      {({ pendencias, adiadas }) => (
        <div {...keepFocus}>
          {pendencias.length === 0 ? (
            <p tabIndex={-1} className="px-5 pt-1 pb-5 text-muted outline-none">
              Nenhuma pendência no momento.
            </p>
          ) : (
            <ul className={cx('divide-y divide-line pb-1', pendencias.length > 1 && 'md:columns-2 md:gap-0')}>
              {pendencias.map((pendencia) => (
                <Waiting
                  key={pendencia.tipo}
                  pendencia={pendencia}
                  acts={acts}
                  onSnooze={snooze}
                  inPlace={inPlace}
                />
              ))}
            </ul>
          )}
          {adiadas > 0 && (
            <p className="flex flex-wrap items-center gap-x-2 border-t border-line px-5 py-2 text-[13px] text-muted">
              {countOf(adiadas, 'adiada até amanhã', 'adiadas até amanhã')}
              <button
                type="button"
                className="font-medium text-ink underline underline-offset-4"
                onClick={() => void bringBack()}
              >
                Trazer de volta
              </button>
            </p>
          )}
        </div>
      )}
    </ResumoCard>
  );
}
