import type { SettingPlaceholder } from '#contract/sistema/configuracoes.ts';
import type { PlaceholderWarning } from '#web/sistema/configuracoes/check-placeholders.ts';

interface Props {
  placeholders: SettingPlaceholder[];
  doubts: PlaceholderWarning[];
  onInsert: (mark: string) => void;
  onExchange: (from: string, to: string) => void;
}

/** A text's placeholders, inserted by click, and warnings about those used. */
export function PlaceholderBar({ placeholders, doubts, onInsert, onExchange }: Props) {
  return (
    <>
      {placeholders.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          <span className="mr-1 text-[13px] text-muted">Inserir:</span>
          {placeholders.map(({ marca, descricao }) => (
            <button
              key={marca}
              type="button"
              data-hint={descricao}
              aria-label={`Inserir ${marca}: ${descricao}`}
              className="h-7 rounded-md border border-line bg-sunken px-2 font-mono text-xs text-ink hover:border-edge max-sm:h-9"
              onClick={() => onInsert(marca)}
            >
              {marca}
            </button>
          ))}
        </div>
      )}
      <div role="status">
        {doubts.length > 0 && (
          <ul className="mt-2 grid gap-1 text-[13px] text-gold-ink">
            {doubts.map(({ mensagem, troca }) => (
              <li
                key={mensagem}
                className="flex flex-wrap items-center gap-x-2 rounded-md bg-gold-soft px-2.5 py-1.5 break-words"
              >
                <span className="min-w-0">{mensagem}</span>
                {troca && (
                  <button
                    type="button"
                    className="font-medium underline underline-offset-2"
                    onClick={() => onExchange(troca.de, troca.por)}
                  >
                    Trocar por {troca.por}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
