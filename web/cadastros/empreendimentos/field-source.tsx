import { useQuery } from '@tanstack/react-query';
import { FileSearch, Globe, PenLine, TriangleAlert } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  type CampoDaLeitura,
  type CampoLido,
  camposDaLeitura,
  type Leitura,
} from '#contract/da-pasta-a-pagina/leitura.ts';
import { usePeek } from '#web/cadastros/empreendimentos/use-peek.ts';
import { countOf, formatDate, formatMoment } from '#web/kit/format.ts';
import { cx } from '#web/kit/ui/cx.ts';
import { leituraOf } from '#web/widgets/leitura/read-leitura.ts';
import { SourceView, sourcePlace } from '#web/widgets/leitura/source-view.tsx';
import { ValueView } from '#web/widgets/leitura/value-view.tsx';
import { confidenceWord } from '#web/widgets/leitura/value-words.ts';
import { Sources } from '#web/widgets/sources.tsx';
import { webPages } from '#web/widgets/web-pages.ts';

type Lido = NonNullable<CampoLido['lido']>;
const percent = ({ confianca }: Lido) => `${Math.round(confianca * 100)}%`;
/** On the field's label line, or on its heading. */
const placeOf = (campo: CampoDaLeitura) =>
  cx('absolute right-0 h-5 text-xs leading-5', campo === 'tipologias' ? '-top-8' : 'top-0');

/**
 * A field's source at the end of its label line: confidence, document and page while focused, and a preview
 * of the quoted words on hover or focus.
 */
export function FieldSource({ id, campo }: { id: number; campo: CampoDaLeitura }) {
  const { data: leitura } = useQuery(leituraOf(id));
  const field = leitura?.campos.find((one) => one.campo === campo);
  if (campo === 'descricao' && leitura?.pesquisa) return <Found pesquisa={leitura.pesquisa} />;
  // Fields never read from documents need no source.
  if (!leitura?.lidoEm || !field) return null;
  if (!field.lido)
    return (
      <span className={cx(placeOf(campo), 'text-faint')}>
        Não encontrado<span className="max-sm:sr-only"> nos documentos</span>
      </span>
    );
  return <Source id={id} field={field} lido={field.lido} />;
}

/** Web sources of the current text. */
function Found({ pesquisa }: { pesquisa: NonNullable<Leitura['pesquisa']> }) {
  const { motor, buscou, fontes, em } = pesquisa;
  const seen = !buscou
    ? 'Sem busca na web'
    : countOf(webPages(fontes).length, 'página da web', 'páginas da web');
  return (
    <Peek
      campo="descricao"
      name={`Fonte de ${camposDaLeitura.descricao.rotulo}: ${seen}`}
      sign={
        <>
          <Globe aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="min-w-0 truncate">{seen}</span>
        </>
      }
    >
      <div>
        <p className="text-[13px] text-muted">
          Escrito por {motor} em {formatDate(em)}
        </p>
        <Sources buscou={buscou} fontes={fontes} />
      </div>
    </Peek>
  );
}

function Source({ id, field, lido }: { id: number; field: CampoLido; lido: Lido }) {
  const { campo, igual } = field;
  const { rotulo } = camposDaLeitura[campo];
  const [first] = lido.fontes;
  const disagree = lido.conflitos.length > 0;
  const sure = `${percent(lido)}, ${confidenceWord(lido.confianca)}`;
  const by = field.corrigido && `Corrigido por ${field.corrigido.por ?? 'uma pessoa'}`;
  // The visible text comes first, so that voice control finds the button.
  const seen = by ?? [first ? sourcePlace(first) : null, sure].filter(Boolean).join(' ');
  return (
    <Peek
      campo={campo}
      name={`Fonte de ${rotulo}: ${seen}${disagree && !by ? ', os documentos divergem' : ''}`}
      sign={
        by ? (
          <>
            <PenLine aria-hidden="true" className="size-3.5 shrink-0" />
            <span className="min-w-0 truncate">{by}</span>
          </>
        ) : (
          <>
            {disagree ? (
              <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0 text-gold-ink" />
            ) : (
              <FileSearch aria-hidden="true" className="size-3.5 shrink-0" />
            )}
            {first && (
              <span className="hidden min-w-0 truncate group-focus-within:inline group-hover:inline">
                {sourcePlace(first)}{' '}
              </span>
            )}
            <span className="tabular-nums">{percent(lido)}</span>
          </>
        )
      }
    >
      {field.corrigido && (
        <p className="text-[13px]">
          {by}
          {field.corrigido.em && ` em ${formatMoment(field.corrigido.em)}`}
        </p>
      )}
      <p className="text-[13px] text-muted">
        {igual ? 'O cadastro diz o mesmo que os documentos' : 'O cadastro diz outra coisa'} · {sure}
      </p>
      {!igual && (
        <div>
          <p className="text-xs text-muted">Nos documentos</p>
          <div className="mt-0.5 max-h-32 overflow-y-auto font-medium">
            <ValueView campo={campo} value={lido.valor} />
          </div>
        </div>
      )}
      <SourceView of={{ empreendimento: id }} fontes={lido.fontes} label={`Fontes de ${rotulo}`} small />
      {disagree && (
        <p className="text-[13px]">
          Os documentos divergem.{' '}
          <Link
            to={`/admin/empreendimentos/${id}/revisao?ver=conflitos`}
            className="underline underline-offset-4"
          >
            Ver o que cada um diz
          </Link>
        </p>
      )}
    </Peek>
  );
}

interface PeekProps {
  campo: CampoDaLeitura;
  /** Accessible name and visible content of the button. */
  name: string;
  sign: ReactNode;
  children: ReactNode;
}

/** A small button on the field's line, showing the source on hover or focus. */
function Peek({ campo, name, sign, children }: PeekProps) {
  const { open, close, isWithin, marks, within } = usePeek();
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && close()}>
      <Popover.Anchor asChild>
        <button
          {...marks}
          type="button"
          // Passed by: who fills the form in goes from field to field, and F2 opens the source of the one at hand.
          tabIndex={-1}
          data-fonte=""
          aria-keyshortcuts="F2"
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={open}
          className={cx(
            placeOf(campo),
            // The touch target is larger than the visible mark.
            'flex max-w-[48%] items-center gap-1 rounded text-muted after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:text-ink',
          )}
        >
          {sign}
        </button>
      </Popover.Anchor>
      {/* Not in a portal: it must stay inside the dialog with the field, for focus. */}
      <Popover.Content
        {...within}
        aria-label={`Fonte de ${camposDaLeitura[campo].rotulo}`}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="fade z-50 grid max-h-(--radix-popover-content-available-height) w-[min(26rem,calc(100vw-16px))] gap-3 overflow-y-auto rounded-lg border border-line bg-surface p-3 text-sm shadow-lg"
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (isWithin(event.target)) event.preventDefault();
        }}
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}
