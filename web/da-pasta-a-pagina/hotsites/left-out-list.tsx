import type { LeftOut } from '#contract/da-pasta-a-pagina/assets.ts';
import { countOf } from '#web/kit/format.ts';

/** Files named per reason; a folder may have thousands beyond the limit. */
const mostNamed = 12;

/** Excluded files by reason, most frequent first. */
export function LeftOutList({ leftOut, skipped }: { leftOut: LeftOut[]; skipped: string[] }) {
  const reasons = new Map<string, string[]>();
  for (const { message, path } of leftOut) reasons.set(message, [...(reasons.get(message) ?? []), path]);
  const groups = [...reasons].sort(([, a], [, b]) => b.length - a.length);
  if (groups.length + skipped.length === 0) return null;
  return (
    <details className="mt-2 rounded-xl border border-line">
      <summary className="flex cursor-pointer items-center justify-between gap-3 rounded-xl px-4 py-2.5 font-medium">
        O que ficaria de fora, e por quê
        <span className="text-[13px] font-normal text-muted tabular-nums">
          {leftOut.length + skipped.length}
        </span>
      </summary>
      <ul className="grid gap-3 px-4 pt-1 pb-4">
        {groups.map(([message, paths]) => (
          <li key={message}>
            <p>{message}</p>
            <p className="mt-0.5 text-[13px] break-words text-muted">
              {paths.slice(0, mostNamed).join(' · ')}
              {paths.length > mostNamed &&
                ` · e mais ${countOf(paths.length - mostNamed, 'arquivo', 'arquivos')}`}
            </p>
          </li>
        ))}
        {skipped.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
