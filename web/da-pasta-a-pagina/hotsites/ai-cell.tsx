import { RefreshCw, Sparkles } from 'lucide-react';
import type { Hotsite } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { type HotsiteStyle, pageStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { useAddress } from '#web/kit/use-address.ts';

/** A generated page's style in words (HOT-10). */
export const styleText = (style: string | null): string =>
  style ? (pageStyles[style as HotsiteStyle]?.label ?? style) : 'Generated';

/** Text of the column (HOT-09). */
export function aiText({ v0Generated, v0Style, status, catalog }: Hotsite): string {
  if (v0Generated) return styleText(v0Style);
  return status === 'completed' && catalog ? 'Gerar GPT-5' : 'Aguardando';
}

/** Whether the page was generated, with a button: '?gerar=7' opens the dialog. */
export function AiCell({ row }: { row: Hotsite }) {
  const { change } = useAddress();
  const text = aiText(row);
  const open = () =>
    change((now) => {
      now.set('gerar', String(row.id));
      return now;
    });
  if (row.v0Generated)
    return (
      <Button
        look="ghost"
        className="-ml-2 h-8 px-2 max-sm:h-10"
        aria-label={`Gerar novamente ${row.nome}, estilo ${text}`}
        data-hint="Gerar novamente"
        onClick={open}
      >
        {text}
        <RefreshCw aria-hidden="true" className="text-faint" />
      </Button>
    );
  if (text === 'Aguardando') return <span className="text-faint">{text}</span>;
  return (
    <Button className="h-8 px-2.5 max-sm:h-10" aria-label={`Gerar GPT-5: ${row.nome}`} onClick={open}>
      <Sparkles aria-hidden="true" className="text-gold-ink" />
      {text}
    </Button>
  );
}
