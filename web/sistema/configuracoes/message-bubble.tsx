import type { SettingPlaceholder } from '#contract/sistema/configuracoes.ts';
import { fillPlaceholders, type PlaceholderValues } from '#contract/sistema/placeholders.ts';
import { variantsOf } from '#contract/sistema/variants.ts';
import { WhatsappText } from '#web/widgets/whatsapp/whatsapp-text.tsx';

/** Sample values of the preview. */
const sample: PlaceholderValues = {
  NOME_GUERRA: 'Ana Exemplo',
  PRIMEIRO_NOME: 'Ana',
  O_A: 'a',
  REGIAO: 'Zona Sul',
  NOME: 'Residencial Âmbar',
  DADOS: 'CRECI *12345-F SP* e e-mail *ana@exemplo.com.br*',
  LINK: 'https://exemplo.com.br/pagina',
};
/** WhatsApp's message limit. */
const longest = 4096;

/** An assistant message as it appears on WhatsApp, with sample data: a bubble for each way of saying it. */
export function MessageBubble({
  text,
  placeholders = [],
}: {
  text: string;
  placeholders?: SettingPlaceholder[];
}) {
  // What this text does not fill is as empty here as on WhatsApp.
  const values: PlaceholderValues = Object.fromEntries(
    placeholders.map(({ marca, exemplo }) => {
      const name = marca.slice(1, -1);
      return [name, exemplo ?? sample[name as keyof PlaceholderValues] ?? ''];
    }),
  );
  const bubbles = variantsOf(text).map((way) => fillPlaceholders(way, values).trim());
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="text-[13px] font-medium">
        Prévia no WhatsApp{' '}
        <span className="font-normal text-muted">
          com dados de exemplo{bubbles.length > 1 && `, em ${bubbles.length} formas`}
        </span>
      </figcaption>
      <div className="grid flex-1 content-start gap-2 rounded-md bg-sunken p-3 sm:p-4">
        {bubbles.map((filled) => (
          <div
            key={filled}
            className="relative w-fit max-w-full rounded-xl rounded-tl-none border border-line bg-surface px-3 py-2 leading-6"
          >
            <WhatsappText text={filled.slice(0, longest)} />
            <p className="mt-0.5 text-right text-xs text-faint tabular-nums">09:41</p>
          </div>
        ))}
      </div>
      {bubbles.some(({ length }) => length > longest) && (
        <p className="text-[13px] text-danger">O WhatsApp aceita no máximo 4.096 caracteres por mensagem.</p>
      )}
    </figure>
  );
}
