import type { Finding } from '#web/da-pasta-a-pagina/super-ai/progress-state.ts';
import { countOf } from '#web/kit/format.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';

const list = 'mt-1 grid gap-1 text-[13px] break-words';

interface Props {
  findings: Finding[];
  /** One sentence per excluded file. */
  skipped: string[];
  /** Whether files are listed initially; otherwise their number expands the list. */
  open?: boolean;
}

/** The page's findings, legal and factual ones first, and excluded files. */
export function Findings({ findings, skipped, open = false }: Props) {
  const ordered = [...findings].sort((a, b) => Number(b.level === 'red') - Number(a.level === 'red'));
  const files = [...new Set(skipped)];
  return (
    <>
      {ordered.length > 0 && (
        <div className="mt-3">
          <h3 className="text-xs font-medium text-muted">Para conferir</h3>
          <ul className={list}>
            {ordered.map(({ message, level }) => (
              <li key={message} className={cx(level === 'red' && 'text-danger')}>
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {files.length > 0 && (
        <Disclosure
          look="line"
          className="mt-3"
          open={open}
          label={countOf(files.length, 'arquivo ficou de fora', 'arquivos ficaram de fora')}
        >
          <ul className={list}>
            {files.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
