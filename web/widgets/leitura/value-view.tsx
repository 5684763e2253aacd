import type { CampoDaLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { valueWords } from '#web/widgets/leitura/value-words.ts';

/** A field's value for display; lists one item per line. */
export function ValueView({
  campo,
  value,
  className,
}: {
  campo: CampoDaLeitura;
  value: unknown;
  className?: string;
}) {
  const lines = valueWords(campo, value);
  if (lines.length === 0) return <span className={cx('text-faint', className)}>vazio</span>;
  if (lines.length === 1) return <span className={cx('break-words', className)}>{lines[0]}</span>;
  return (
    <ul className={cx('grid gap-0.5', className)}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same words
        <li key={index} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  );
}
