import { Send } from 'lucide-react';
import { comunicadosMessages, type Previa, type Reach, reached } from '#contract/lisa/comunicados.ts';
import { countOf, formatPrice } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { WhatsappText } from '#web/widgets/whatsapp/whatsapp-text.tsx';

const ways: [keyof Reach, string][] = [
  ['conversa', 'na conversa aberta, sem custo'],
  ['modelo', 'por modelo, cobrado como marketing'],
  ['semModelo', 'fora da conversa, sem modelo que chegue: não recebem'],
  ['desligaram', 'pediram para não receber'],
  ['semWhatsapp', 'sem WhatsApp'],
];

/** Whom it reaches, what it costs and how it reads, before it is sent. */
export function PreviaCard({
  previa: { alcance, amanha, custo, exemplos },
  isRunning,
  busy,
  onSend,
}: {
  previa: Previa;
  isRunning: boolean;
  busy: boolean;
  onSend: (seen: { recebem: number; porModelo: number }) => void;
}) {
  const recebem = reached(alcance);
  return (
    <section aria-labelledby="previa" className="mt-5 border-t border-line pt-4">
      <h3 id="previa" className="font-semibold">
        {recebem === 0
          ? comunicadosMessages.nobody
          : `${countOf(recebem, 'corretor recebe', 'corretores recebem')}`}
      </h3>
      <ul className="mt-1 text-[13px] text-muted tabular-nums">
        {ways
          .filter(([way]) => alcance[way] > 0)
          .map(([way, words]) => (
            <li key={way}>
              {countOf(alcance[way], 'corretor', 'corretores')} {words}
            </li>
          ))}
        {amanha > 0 && (
          <li>
            {countOf(
              amanha,
              'já recebeu novidade hoje: recebe amanhã',
              'já receberam novidades hoje: recebem amanhã',
            )}
          </li>
        )}
      </ul>
      {custo && alcance.modelo > 0 && (
        <p className="mt-1 font-medium tabular-nums">Custo previsto: {formatPrice(custo)}</p>
      )}
      {exemplos.length > 0 && (
        <>
          <h4 className="mt-3 text-[13px] font-medium text-muted">Como eles leem</h4>
          <ul className="mt-1 grid gap-2">
            {exemplos.map(({ nome, texto }) => (
              <li
                key={texto}
                className="w-fit max-w-full rounded-xl rounded-tr-none border border-line bg-gold-soft px-3 py-2"
              >
                <p className="text-xs font-medium text-muted">Para {nome}</p>
                <WhatsappText text={texto} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isRunning && <p className="mt-3 text-[13px] text-muted">{comunicadosMessages.running}</p>}
      <Button
        look="primary"
        className="mt-3"
        disabled={busy}
        why={
          isRunning ? comunicadosMessages.running : recebem === 0 ? 'Ninguém recebe esta mensagem' : undefined
        }
        onClick={() => onSend({ recebem, porModelo: alcance.modelo })}
      >
        <Send aria-hidden="true" />
        {busy ? 'Enviando...' : `Enviar para ${countOf(recebem, 'corretor', 'corretores')}`}
      </Button>
    </section>
  );
}
