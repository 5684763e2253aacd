import type { Comparacao } from '#contract/da-pasta-a-pagina/versoes.ts';
import { countOf } from '#web/kit/format.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';
import { cx } from '#web/kit/ui/cx.ts';

/** What differs between two versions, in words. */
export function PageChanges({ changes: { fatos, partes, aparencia } }: { changes: Comparacao }) {
  const changed = partes.filter(({ estado, movida }) => estado !== 'igual' || movida);
  const same = partes.length - changed.length;
  return (
    <div className="grid grid-cols-1 gap-4">
      {fatos.length > 0 && (
        <section
          aria-label="Fatos que mudaram"
          className="rounded-xl border border-line bg-surface p-4 sm:p-5"
        >
          <h3 className="mb-2 font-semibold">Fatos</h3>
          <dl className="grid gap-2">
            {fatos.map(({ rotulo, antes, depois }) => (
              <div key={rotulo} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
                <dt className="text-muted">{rotulo}</dt>
                <dd className="min-w-0 break-words">
                  <Old text={antes || 'vazio'} /> <New text={depois || 'vazio'} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {changed.map((part) => (
        <Part key={part.nome} part={part} />
      ))}
      <p className="text-[13px] text-muted">
        {changed.length + fatos.length === 0
          ? 'Textos, imagens e fatos são os mesmos.'
          : same > 0 && `${countOf(same, 'parte', 'partes')} sem mudança.`}{' '}
        {aparencia && 'O estilo ou o script da página também mudou.'}
      </p>
    </div>
  );
}

const states: Record<Comparacao['partes'][number]['estado'], { word: string; tone: Tone }> = {
  igual: { word: 'Mudou de lugar', tone: 'plain' },
  mudou: { word: 'Mudou', tone: 'alive' },
  nova: { word: 'Nova', tone: 'done' },
  retirada: { word: 'Retirada', tone: 'danger' },
};

function Part({ part }: { part: Comparacao['partes'][number] }) {
  const { nome, estado, movida, imagensNovas, imagensRetiradas, linhas } = part;
  const pictures = [
    imagensNovas > 0 && countOf(imagensNovas, 'imagem nova', 'imagens novas'),
    imagensRetiradas > 0 && countOf(imagensRetiradas, 'imagem retirada', 'imagens retiradas'),
    movida && estado !== 'igual' && 'mudou de lugar',
  ].filter(Boolean);
  const shown = linhas.filter(({ tipo }) => tipo !== 'igual').map((line, index) => ({ ...line, key: index }));
  return (
    <section aria-label={nome} className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        <span className="min-w-0 break-words">{nome}</span>
        <Badge tone={states[estado].tone}>{states[estado].word}</Badge>
        {pictures.length > 0 && (
          <span className="text-[13px] font-normal text-muted">{pictures.join(', ')}</span>
        )}
      </h3>
      {shown.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {shown.map(({ key, tipo, texto }) => (
            <li key={key} className="min-w-0 break-words">
              {tipo === 'saiu' ? <Old text={texto} /> : <New text={texto} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const mark = 'rounded-sm px-1 decoration-1';
const Old = ({ text }: { text: string }) => (
  <del className={cx(mark, 'bg-danger-soft text-danger')}>
    <span className="sr-only">Saiu: </span>
    {text}
  </del>
);
const New = ({ text }: { text: string }) => (
  <ins className={cx(mark, 'bg-done-soft text-done no-underline')}>
    <span className="sr-only">Entrou: </span>
    {text}
  </ins>
);
