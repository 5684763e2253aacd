import type { ReactNode } from 'react';
import type { Incorporadora, MergePreview } from '#contract/cadastros/incorporadoras.ts';
import { maskCnpj, maskPhone } from '#web/kit/form/masks.ts';
import { countOf } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';

const labels = {
  nome: 'Nome',
  cnpj: 'CNPJ',
  contatoTelefone: 'Telefone',
  contatoEmail: 'E-mail',
  logo: 'Logo',
} as const;
type FieldName = keyof typeof labels;

/** Both sides are shown in the same format. */
const masks: Partial<Record<FieldName, (value: string) => string>> = {
  cnpj: maskCnpj,
  contatoTelefone: maskPhone,
};

/** Number of moved empreendimentos named. */
const namedCount = 5;

function Value({ of, name }: { of: Incorporadora; name: FieldName }) {
  const value = of[name];
  if (!value) return <span className="text-muted">vazio</span>;
  if (name !== 'logo') return masks[name]?.(value) ?? value;
  return <img src={value} alt={`Logo de ${of.nome}`} className="h-10 rounded-md object-contain" />;
}

function Outcome({ preview, name }: { preview: MergePreview; name: FieldName }) {
  const { preenchidos, divergentes, resultado } = preview;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="font-medium break-words">
        <Value of={resultado} name={name} />
      </span>
      {(preenchidos as string[]).includes(name) && <Badge tone="done">vem da outra</Badge>}
      {(divergentes as string[]).includes(name) && <Badge tone="alive">a outra se perde</Badge>}
    </span>
  );
}

function movedText({ empreendimentos, fica }: MergePreview): string {
  if (empreendimentos.length === 0) return 'Nenhum empreendimento muda de incorporadora.';
  const names = empreendimentos.slice(0, namedCount).map(({ nome }) => nome);
  const more = empreendimentos.length - names.length;
  const list = new Intl.ListFormat('pt-BR').format(more > 0 ? [...names, `mais ${more}`] : names);
  const verb = empreendimentos.length === 1 ? 'passa' : 'passam';
  return `${countOf(empreendimentos.length, 'empreendimento', 'empreendimentos')} ${verb} para ${fica.nome}: ${list}.`;
}

/** On a phone a field's three values are stacked, each with its column's name. */
function Cell({ column, children }: { column: string; children: ReactNode }) {
  return (
    <td className="px-3 py-2 break-words max-sm:grid max-sm:grid-cols-[4.5rem_1fr] max-sm:gap-2 max-sm:py-1">
      <span className="text-muted sm:hidden">{column}</span>
      <span className="min-w-0">{children}</span>
    </td>
  );
}

const columns = ['Esta', 'A outra', 'Fica'] as const;

/** Field by field both values and the result, and what is transferred. */
export function MergePreviewTable({ preview }: { preview: MergePreview }) {
  const names = Object.keys(labels) as FieldName[];
  return (
    <>
      <div className="overflow-hidden rounded-md border border-line">
        <table className="w-full text-left max-sm:block">
          <caption className="sr-only">O que fica depois de mesclar</caption>
          <thead className="bg-sunken text-[13px] max-sm:sr-only">
            <tr>
              {['Campo', ...columns].map((label) => (
                <th key={label} scope="col" className="px-3 py-2 font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {names.map((name) => (
              <tr
                key={name}
                className="border-t border-line align-top max-sm:block max-sm:py-2 max-sm:first:border-0"
              >
                <th
                  scope="row"
                  className="px-3 py-2 font-normal whitespace-nowrap text-muted max-sm:block max-sm:py-1 max-sm:font-medium max-sm:text-ink"
                >
                  {labels[name]}
                </th>
                <Cell column={columns[0]}>
                  <Value of={preview.fica} name={name} />
                </Cell>
                <Cell column={columns[1]}>
                  <Value of={preview.sai} name={name} />
                </Cell>
                <Cell column={columns[2]}>
                  <Outcome preview={preview} name={name} />
                </Cell>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status">{movedText(preview)}</p>
    </>
  );
}
