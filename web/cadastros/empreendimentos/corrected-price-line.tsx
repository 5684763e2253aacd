import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { formatDayOrMonth } from '#web/kit/format.ts';
import { dateOfCorrected, isLapsed, todayTyped } from './corrected-price.ts';

const same = { shouldDirty: true };

/**
 * A price corrected under a lapsed table: it is dated today, which is said beside it and can be taken back. With the
 * old date, the pages would go on saying 'Consulte'.
 */
export function CorrectedPriceLine({ record }: { record: Empreendimento }) {
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const [preco, data] = useWatch({ name: ['precoInicial', 'dataTabela'] }) as unknown[];
  const lapsed = isLapsed(record);
  const saved = formatDayOrMonth(record.dataTabela);
  const typed = String(data ?? '');
  const today = todayTyped();
  const corrected = lapsed && dirtyFields.precoInicial === true && String(preco ?? '').trim() !== '';
  // Loaded late: a price that was typed before is a correction like any other.
  const before = useRef(false);
  useEffect(() => {
    if (before.current === corrected) return;
    before.current = corrected;
    const date = dateOfCorrected({ corrected, typed, saved, today });
    if (date !== null) setValue('dataTabela', date, same);
  }, [corrected, typed, saved, today, setValue]);

  const put = (date: string) => (
    <button
      type="button"
      className="font-medium whitespace-nowrap text-ink underline underline-offset-4"
      onClick={() => setValue('dataTabela', date, same)}
    >
      {date === saved ? 'Manter a data antiga' : 'Valer a partir de hoje'}
    </button>
  );
  return (
    <p role="status" className="-mt-1 text-[13px] text-gold-ink empty:hidden sm:col-span-2">
      {corrected && typed === today && (
        <>
          A tabela de {saved} venceu: o preço corrigido vale a partir de hoje, {today}. {put(saved)}
        </>
      )}
      {corrected && typed === saved && (
        <>
          A tabela de {saved} venceu: com essa data, as páginas continuam dizendo “Consulte”. {put(today)}
        </>
      )}
    </p>
  );
}
