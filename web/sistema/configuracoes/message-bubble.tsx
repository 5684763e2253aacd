import { fillPlaceholders } from '#contract/sistema/placeholders.ts';
import { WhatsappText } from '#web/widgets/whatsapp/whatsapp-text.tsx';

/** Sample values of the preview. */
const sample = { NOME_GUERRA: 'Ana Exemplo', REGIAO: 'Zona Sul' };
/** WhatsApp's message limit. */
const longest = 4096;

/** An assistant message as it appears on WhatsApp, with sample data. */
export function MessageBubble({ text }: { text: string }) {
  const filled = fillPlaceholders(text, sample).trim();
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="text-[13px] font-medium">
        Prévia no WhatsApp <span className="font-normal text-muted">com dados de exemplo</span>
      </figcaption>
      <div className="flex-1 rounded-md bg-sunken p-3 sm:p-4">
        <div className="relative w-fit max-w-full rounded-xl rounded-tl-none border border-line bg-surface px-3 py-2 leading-6">
          <WhatsappText text={filled.slice(0, longest)} />
          <p className="mt-0.5 text-right text-xs text-faint tabular-nums">09:41</p>
        </div>
      </div>
      {filled.length > longest && (
        <p className="text-[13px] text-danger">O WhatsApp aceita no máximo 4.096 caracteres por mensagem.</p>
      )}
    </figure>
  );
}
