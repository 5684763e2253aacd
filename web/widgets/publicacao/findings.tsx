import { CircleAlert, CircleCheck, TriangleAlert, Wrench } from 'lucide-react';
import { Link } from 'react-router';
import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { areaDoAchado, areasDaVerificacao, nomesDasAreas } from '#contract/da-pasta-a-pagina/verificacao.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { fixOf } from '#web/widgets/publicacao/fix.ts';

interface Props {
  achados: Finding[];
  hotsite: { id: number; empreendimentoId: number };
  /** Also lists areas without findings. */
  whole?: boolean;
}

/** All findings, most severe first, each with a link to its fix. */
export function Findings({ achados, hotsite, whole = false }: Props) {
  return (
    <div className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {areasDaVerificacao.map((area) => {
        const found = achados.filter(({ code }) => areaDoAchado(code) === area);
        if (found.length === 0 && !whole) return null;
        return (
          <section key={area} aria-label={nomesDasAreas[area]} className="px-4 py-3 sm:px-5">
            <h3 className="flex items-center gap-2 text-[13px] font-medium text-muted">
              <span className="flex-1">{nomesDasAreas[area]}</span>
              {found.length === 0 && (
                <span className="inline-flex items-center gap-1 font-normal text-done">
                  <CircleCheck aria-hidden="true" className="size-3.5" /> Em ordem
                </span>
              )}
            </h3>
            {found.length > 0 && (
              <ul className="mt-1 grid">
                {found.map((finding) => (
                  <Item key={`${finding.code} ${finding.message}`} finding={finding} hotsite={hotsite} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

function Item({ finding, hotsite }: { finding: Finding; hotsite: Props['hotsite'] }) {
  const isRed = finding.level === 'red';
  const Icon = isRed ? CircleAlert : TriangleAlert;
  const mend = fixOf(finding.code, hotsite);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-1.5">
      <span className="flex min-w-0 flex-1 basis-72 gap-2.5">
        <Icon
          role="img"
          aria-label={isRed ? 'Pendência grave' : 'Aviso'}
          className={cx('mt-0.5 size-4 shrink-0', isRed ? 'text-danger' : 'text-gold-ink')}
        />
        <span className="min-w-0 break-words">{finding.message}</span>
      </span>
      <Link
        to={mend.to}
        className="button button-outline h-8 px-2.5 text-[13px] max-sm:ml-6.5 max-sm:h-10"
        aria-label={`${mend.label}: ${finding.message}`}
      >
        <Wrench aria-hidden="true" />
        {mend.label}
      </Link>
    </li>
  );
}
