import { type SubmitEvent, useState } from 'react';
import { diasDeVigenciaPadrao, maxDiasDeVigencia } from '#contract/cadastros/vigencia.ts';
import type { Pasta } from '#contract/da-pasta-a-pagina/pastas.ts';
import { formatDay, formatDayOrMonth, formatPrice, nothing } from '#web/kit/format.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';

type Table = Pasta['tabela'];

const states: Record<Table['estado'], { text: string; tone: Tone }> = {
  vigente: { text: 'Vigente', tone: 'done' },
  vencida: { text: 'Vencida', tone: 'danger' },
  futura: { text: 'Ainda não vigente', tone: 'alive' },
  'sem-data': { text: 'Sem data', tone: 'plain' },
};

function sentence({ precoInicial, estado, de, ate }: Table): string {
  const [first, last] = [de, ate].map((day) => formatDay(day ?? ''));
  if (precoInicial === null) return 'Sem preço no cadastro: as páginas dizem “Consulte”.';
  if (estado === 'sem-data')
    return 'A tabela não tem data: o preço fica nas páginas sem prazo. Informe a data na revisão ou no cadastro.';
  if (estado === 'futura')
    return `A tabela é de uma data futura: nenhuma página mostra este preço antes de ${first}.`;
  if (estado === 'vencida')
    return `Valeu até ${last}. As páginas dizem “Consulte”: peça a tabela nova à incorporadora.`;
  return `As páginas mostram o preço até ${last} e depois dizem “Consulte”, sozinhas.`;
}

interface Props {
  tabela: Table;
  saving: boolean;
  onSave: (dias: number) => void;
}

/** The price's state by its table's date, and how long a table is valid. */
export function Tabela({ tabela, saving, onSave }: Props) {
  const { precoInicial, dataTabela, estado, dias } = tabela;
  const [typed, setTyped] = useState(String(dias));
  const days = Number(typed);
  const valid = Number.isInteger(days) && days >= 1 && days <= maxDiasDeVigencia;
  const wrong = `Use um número de 1 a ${maxDiasDeVigencia}`;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (valid) onSave(days);
  };
  return (
    <div className="grid gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-xl font-semibold tracking-tight tabular-nums">
            {precoInicial === null ? nothing : formatPrice(precoInicial)}
          </span>
          {precoInicial !== null && <Badge tone={states[estado].tone}>{states[estado].text}</Badge>}
        </p>
        {dataTabela && (
          <p className="mt-1 text-[13px] text-muted">Tabela de {formatDayOrMonth(dataTabela)}</p>
        )}
        <p className="mt-2 text-muted">{sentence(tabela)}</p>
      </div>
      <form onSubmit={submit} className="grid gap-1.5 border-t border-line pt-4" noValidate>
        <label htmlFor="validade" className="text-[13px] font-medium">
          Dias que uma tabela vale, em todo o programa
        </label>
        <div className="flex gap-2">
          <input
            id="validade"
            inputMode="numeric"
            value={typed}
            onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
            aria-invalid={!valid}
            aria-describedby="validade-nota"
            className="control w-24 tabular-nums"
          />
          <Button
            type="submit"
            why={!valid ? wrong : days === dias ? 'O número de dias não mudou' : undefined}
            aria-busy={saving}
          >
            Salvar
          </Button>
        </div>
        <p id="validade-nota" className={valid ? 'text-[13px] text-faint' : 'field-error'}>
          {valid ? `O padrão é ${diasDeVigenciaPadrao}. Uma tabela que só diz o mês conta do dia 1º.` : wrong}
        </p>
      </form>
    </div>
  );
}
