import type { LeftOut } from '#contract/da-pasta-a-pagina/assets.ts';
import { countOf } from '#web/kit/format.ts';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';

/** Files named per reason; a folder may have thousands beyond the limit. */
const mostNamed = 12;

/** Excluded files by reason, most frequent first. */
export function LeftOutList({ leftOut, skipped }: { leftOut: LeftOut[]; skipped: string[] }) {
  const reasons = new Map<string, string[]>();
  for (const { message, path } of leftOut) reasons.set(message, [...(reasons.get(message) ?? []), path]);
  const groups = [...reasons].sort(([, a], [, b]) => b.length - a.length);
  if (groups.length + skipped.length === 0) return null;
  return (
    <Disclosure
      className="mt-2"
      label="O que ficaria de fora, e por quê"
      hint={leftOut.length + skipped.length}
    >
      <ul className="grid gap-3">
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
    </Disclosure>
  );
}
