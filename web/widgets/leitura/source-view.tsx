import { useRef, useState } from 'react';
import type { Fonte } from '#contract/da-pasta-a-pagina/leitura.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { type PagesOf, usePagePicture } from '#web/widgets/leitura/use-page-picture.ts';

const isSheet = (file: string) => /\.(?:xlsx|xlsm|csv)$/i.test(file);

/** A source's location: 'Book.pdf · página 3', 'Ficha.xlsx · aba 2'; a CSV is one sheet. */
export function sourcePlace({ file, page }: Fonte): string {
  if (/\.csv$/i.test(file)) return file;
  return `${file} · ${isSheet(file) ? 'aba' : 'página'} ${page}`;
}

/** Margin around the marked words, as a share of the page. */
const air = 0.006;

/** The page with the quoted words marked. */
function Page({ of, fonte, small }: { of: PagesOf; fonte: Fonte; small: boolean }) {
  const { url, failed } = usePagePicture(of, fonte.imagem ? fonte : null);
  const { box, pagina } = fonte;
  const height = small ? 'max-h-64' : 'max-h-112';
  const frame = useRef<HTMLElement>(null);
  const mark = useRef<HTMLElement>(null);
  /** Scrolls the quoted words to the middle. */
  function showMark() {
    if (frame.current && mark.current)
      frame.current.scrollTop = mark.current.offsetTop - frame.current.clientHeight / 2;
  }
  if (!fonte.imagem)
    return (
      <p className="rounded-lg bg-sunken px-4 py-6 text-center text-[13px] text-muted">
        {isSheet(fonte.file)
          ? 'Uma planilha não tem página para mostrar.'
          : 'A página deste documento não fica guardada.'}{' '}
        As palavras acima são as que foram lidas.
      </p>
    );
  if (failed)
    return (
      <p role="alert" className="rounded-lg bg-sunken px-4 py-6 text-center text-[13px] text-muted">
        {serverMessage(failed) ?? 'Não foi possível carregar a página do documento'}
      </p>
    );
  const ratio = pagina ? `${pagina.width} / ${pagina.height}` : '210 / 297';
  if (!url)
    return (
      <div className={cx(height, 'overflow-hidden')}>
        <div style={{ aspectRatio: ratio }}>
          <Skeleton className="size-full" />
        </div>
      </div>
    );
  const share = (value: number, of: number) => `${(100 * value) / of}%`;
  return (
    <section
      ref={frame}
      aria-label={`Página ${fonte.page} de ${fonte.file}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className={cx(height, 'overflow-y-auto rounded-lg border border-line bg-white')}
    >
      <div className="relative overflow-hidden">
        <img
          src={url}
          alt={`Página ${fonte.page} de ${fonte.file}`}
          className="block w-full"
          onLoad={showMark}
        />
        {box && pagina && (
          <mark
            ref={mark}
            aria-hidden="true"
            className="absolute rounded-sm bg-gold/25 ring-2 ring-gold"
            style={{
              left: share(box.x - air * pagina.width, pagina.width),
              top: share(box.y - air * pagina.width, pagina.height),
              width: share(box.width + 2 * air * pagina.width, pagina.width),
              height: share(box.height + 2 * air * pagina.width, pagina.height),
            }}
          />
        )}
      </div>
    </section>
  );
}

/** A value's sources: quote, file and page of each, and the chosen page. */
export function SourceView(props: {
  of: PagesOf;
  fontes: Fonte[];
  label: string;
  /** Beside other content, instead of centred on the screen. */
  small?: boolean;
}) {
  const { of, fontes, label, small = false } = props;
  const [chosen, setChosen] = useState(0);
  const fonte = fontes[chosen] ?? fontes[0];
  if (!fonte) return null;
  return (
    <div className="grid gap-3">
      <ul aria-label={label} className="grid gap-1.5">
        {fontes.map((each, index) => (
          <li key={`${each.file} ${each.page} ${each.quote}`}>
            <button
              type="button"
              aria-pressed={each === fonte}
              onClick={() => setChosen(index)}
              className={cx(
                'block w-full rounded-lg border px-3 py-2 text-left transition-colors',
                each === fonte ? 'border-edge bg-surface' : 'border-transparent hover:bg-sunken',
              )}
            >
              <q className="line-clamp-3 text-[13px] leading-5 break-words">{each.quote}</q>
              <span className="mt-0.5 block text-xs text-muted break-words">{sourcePlace(each)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Page key={`${fonte.file} ${fonte.page} ${fonte.quote}`} of={of} fonte={fonte} small={small} />
    </div>
  );
}
