import type { ReactNode } from 'react';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import {
  type CampoMesclado,
  differingFields,
  type Escolhas,
  type LadoMesclado,
  type PreviaMesclagem,
  usualSide,
} from '#contract/cadastros/corretores-duplicados.ts';
import { fieldLabel } from '#contract/painel/audit-words.ts';
import { showLinks } from '#web/cadastros/corretores/social-links.tsx';
import { excerpt } from '#web/kit/format.ts';
import { cx } from '#web/kit/ui/cx.ts';

const pictures: readonly CampoMesclado[] = ['foto', 'logoPersonalizada', 'imagemFundoSite'];
const longest = 160;

function shownValue(campo: CampoMesclado, corretor: Corretor): ReactNode {
  const value = corretor[campo];
  if (!value) return <span className="text-muted">vazio</span>;
  if (campo === 'redesSociais') return showLinks(value);
  if (pictures.includes(campo))
    return (
      <img
        src={String(value)}
        alt={`${fieldLabel(campo)} de ${corretor.nome}`}
        className="h-14 rounded-md object-contain"
      />
    );
  return excerpt(String(value), longest);
}

const sides: LadoMesclado[] = ['fica', 'sai'];

interface Props {
  preview: PreviaMesclagem;
  escolhas: Escolhas;
  onChoose: (campo: CampoMesclado, lado: LadoMesclado) => void;
}

/** Each differing field with both values to choose from. */
export function MergeFields({ preview, escolhas, onChoose }: Props) {
  const { fica, sai } = preview;
  const fields = differingFields(fica, sai);
  if (fields.length === 0) return <p className="text-muted">Os dois têm os mesmos dados.</p>;
  return (
    <div className="grid gap-3">
      {fields.map((campo) => {
        const chosen = escolhas[campo] ?? usualSide(campo, fica, sai);
        return (
          <fieldset key={campo} className="grid min-w-0 gap-1.5">
            <legend className="mb-1 text-[13px] font-medium">{fieldLabel(campo)}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {sides.map((lado) => (
                <label
                  key={lado}
                  className={cx(
                    'flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5 rounded-md border px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold-ink',
                    chosen === lado ? 'border-gold-ink bg-gold-soft' : 'border-line',
                  )}
                >
                  <input
                    type="radio"
                    name={campo}
                    className="size-4 shrink-0 accent-[var(--color-gold-ink)]"
                    checked={chosen === lado}
                    onChange={() => onChoose(campo, lado)}
                  />
                  <span className="min-w-0 break-words">{shownValue(campo, preview[lado])}</span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
