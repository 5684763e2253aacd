import { cx } from '#web/kit/ui/cx.ts';
import type { Finding } from '#web/super-ai/progress-state.ts';

function List({ title, lines }: { title: string; lines: { text: string; grave?: boolean }[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-3">
      <h3 className="text-xs font-medium text-muted">{title}</h3>
      <ul className="mt-1 grid gap-1 text-[13px]">
        {lines.map(({ text, grave }) => (
          <li key={text} className={cx('break-words', grave ? 'text-danger' : 'text-ink')}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the publication check found, legal and factual points first, and the files left out. */
export function Findings({ findings, skipped }: { findings: Finding[]; skipped: string[] }) {
  const ordered = [...findings].sort((a, b) => Number(b.level === 'red') - Number(a.level === 'red'));
  return (
    <>
      <List
        title="Para conferir"
        lines={ordered.map(({ message, level }) => ({ text: message, grave: level === 'red' }))}
      />
      <List title="Arquivos que ficaram de fora" lines={[...new Set(skipped)].map((text) => ({ text }))} />
    </>
  );
}
