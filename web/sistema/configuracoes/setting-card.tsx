import { ChevronUp, FlaskConical, GitCompare, History, RotateCcw } from 'lucide-react';
import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { type Configuracao, maxSettingLength } from '#contract/sistema/configuracoes.ts';
import { MarkedText } from '#web/kit/form/marked-text.tsx';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { checkPlaceholders } from '#web/sistema/configuracoes/check-placeholders.ts';
import { Conflict } from '#web/sistema/configuracoes/conflict.tsx';
import { keepDraft, useDraft } from '#web/sistema/configuracoes/drafts.ts';
import { HistoryPane } from '#web/sistema/configuracoes/history-pane.tsx';
import { MessageBubble } from '#web/sistema/configuracoes/message-bubble.tsx';
import { PlaceholderBar } from '#web/sistema/configuracoes/placeholder-bar.tsx';
import { TextDiff } from '#web/sistema/configuracoes/text-diff.tsx';
import { TrialPane, useTrial } from '#web/sistema/configuracoes/trial-pane.tsx';
import { useSave } from '#web/sistema/configuracoes/use-save.ts';

/** Length up to which a text area grows with its text. */
const fittedUpTo = 4000;

type PanelName = 'diferenca' | 'historico' | 'experimentar';

/** One settings text with all actions (SET-02). */
export function SettingCard({ setting }: { setting: Configuracao }) {
  return (
    <SettingPlace setting={setting}>
      <SettingForm setting={setting} />
    </SettingPlace>
  );
}

/** Where a text stands: one element whether it is a card or a line, so that the page's contents follow both. */
export function SettingPlace(props: { setting: Configuracao; isLine?: boolean; children: ReactNode }) {
  const { chave, valor } = props.setting;
  const draft = useDraft(chave);
  const unsaved = draft !== undefined && draft.texto !== valor;
  return (
    <article
      id={chave}
      aria-labelledby={`${chave}-titulo`}
      className={cx(
        'scroll-mt-32 bg-surface lg:scroll-mt-20',
        props.isLine
          ? 'border-line first:rounded-t-xl last:rounded-b-xl'
          : // Off-screen cards are not laid out, for fast opening and scrolling.
            'rounded-xl border p-4 [contain-intrinsic-block-size:auto_420px] [content-visibility:auto] max-sm:[contain-intrinsic-block-size:auto_960px] sm:p-5',
        !props.isLine && (unsaved ? 'border-gold' : 'border-line'),
      )}
    >
      {props.children}
    </article>
  );
}

/** What is written and done in its place. */
export const SettingForm = memo(function SettingForm({
  setting,
  onClose,
}: {
  setting: Configuracao;
  /** Makes it one line again. */
  onClose?: () => void;
}) {
  const { chave, titulo, descricao, valor, padrao, tipo, revisao } = setting;
  const draft = useDraft(chave);
  const text = draft?.texto ?? valor;
  const unsaved = text !== valor;
  const conflict = unsaved && draft !== undefined && draft.revisao !== revisao;
  const tooLong = text.length > maxSettingLength;
  const whyNot = !unsaved
    ? 'Nada mudou neste texto'
    : tooLong
      ? `Use no máximo ${maxSettingLength.toLocaleString('pt-BR')} caracteres`
      : conflict
        ? 'Escolha antes qual texto fica'
        : undefined;
  const marks = useMemo(() => setting.placeholders.map(({ marca }) => marca), [setting.placeholders]);
  const area = useRef<HTMLTextAreaElement>(null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const { save, saving } = useSave(chave);
  const trial = useTrial(chave);
  const id = (part: string) => `${chave}-${part}`;
  const isMessage = tipo === 'mensagem';

  const write = (next: string) =>
    keepDraft(chave, next === valor ? null : { texto: next, revisao: draft?.revisao ?? revisao });
  /** Takes the button away that was pressed, so the focus goes on to what it changed. */
  function replace(next: string) {
    write(next);
    area.current?.focus();
  }
  const toggle = (name: PanelName) => setPanel(panel === name ? null : name);
  function insert(mark: string) {
    const field = area.current!;
    field.focus();
    field.setRangeText(mark, field.selectionStart, field.selectionEnd, 'end');
    write(field.value);
  }
  function attempt() {
    if (panel !== 'experimentar' && !trial.isPending)
      trial.mutate({ texto: text, exemplo: setting.exemplos[0]!.id });
    toggle('experimentar');
  }
  const panelButton = (name: PanelName, label: string, icon: ReactNode, onClick = () => toggle(name)) => (
    <Button
      look={name === 'experimentar' ? 'outline' : 'ghost'}
      aria-expanded={panel === name}
      aria-controls={id('painel')}
      onClick={onClick}
    >
      {icon}
      {label}
    </Button>
  );

  return (
    <>
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 id={id('titulo')} className="font-semibold tracking-tight">
          {titulo}
        </h3>
        <Badge tone={valor === padrao ? 'plain' : 'done'}>
          {valor === padrao ? 'Texto padrão' : 'Personalizado'}
        </Badge>
        {unsaved && <Badge tone="alive">Não salvo</Badge>}
        {onClose && (
          <IconButton label={`Fechar ${titulo}`} className="-my-2 ml-auto" onClick={onClose}>
            <ChevronUp />
          </IconButton>
        )}
      </header>
      <p id={id('descricao')} className="mt-1 mb-3 text-[13px] text-muted">
        {descricao}
      </p>
      {conflict && (
        <Conflict
          setting={setting}
          text={text}
          onKeep={() => keepDraft(chave, { texto: text, revisao })}
          onTake={() => keepDraft(chave, null)}
        />
      )}
      <div className={cx(isMessage && 'grid gap-4 lg:grid-cols-2')}>
        <div className="min-w-0">
          <MarkedText
            field={area}
            marks={marks}
            aria-labelledby={id('titulo')}
            aria-describedby={id('descricao')}
            aria-invalid={tooLong || undefined}
            spellCheck={isMessage}
            rows={18}
            className={cx(
              'block h-auto max-h-[26rem] min-h-28 resize-y py-2.5 text-[13px] leading-6 max-sm:max-h-[60dvh] max-sm:text-base',
              // Measuring a long text on every key is slow, and its height is limited anyway.
              text.length < fittedUpTo && 'field-sizing-content',
            )}
            value={text}
            onChange={write}
          />
          {tooLong && (
            <p role="alert" className="field-error mt-1.5">
              Use no máximo {maxSettingLength.toLocaleString('pt-BR')} caracteres; há{' '}
              {text.length.toLocaleString('pt-BR')}.
            </p>
          )}
          {text.trim() === '' && (
            <p className="mt-1.5 text-[13px] text-muted">Salvar vazio traz de volta o texto padrão.</p>
          )}
          <PlaceholderBar
            placeholders={setting.placeholders}
            doubts={checkPlaceholders(text || padrao, setting.placeholders, padrao)}
            onInsert={insert}
            onExchange={(from, to) => write(text.replaceAll(from, to))}
          />
        </div>
        {isMessage && (
          <MessageBubble text={text.trim() === '' ? padrao : text} placeholders={setting.placeholders} />
        )}
      </div>
      <footer className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          aria-busy={saving}
          why={whyNot}
          onClick={() => !saving && save({ texto: text, revisao: draft?.revisao ?? revisao })}
        >
          {saving ? 'Salvando…' : 'Salvar'}
        </Button>
        {!isMessage &&
          panelButton('experimentar', 'Experimentar', <FlaskConical aria-hidden="true" />, attempt)}
        <span className="flex flex-wrap gap-1 *:px-2.5 max-sm:-mx-2.5 sm:ml-auto">
          {unsaved && (
            <Button look="ghost" onClick={() => replace(valor)}>
              Descartar
            </Button>
          )}
          {text !== padrao && (
            <>
              {panelButton('diferenca', 'Diferença', <GitCompare aria-hidden="true" />)}
              <Button look="ghost" onClick={() => replace(padrao)}>
                <RotateCcw aria-hidden="true" />
                Restaurar padrão
              </Button>
            </>
          )}
          {panelButton('historico', 'Histórico', <History aria-hidden="true" />)}
        </span>
      </footer>
      {unsaved && text === padrao && (
        <p role="status" className="mt-2 text-[13px] text-gold-ink">
          O texto padrão está no campo, mas só vale depois de salvo.
        </p>
      )}
      {setting.alteradoEm && (
        <p className="mt-2 text-[13px] text-muted tabular-nums">
          Alterado por {setting.alteradoPor ?? 'um administrador'} em {formatDate(setting.alteradoEm)} às{' '}
          {formatTime(setting.alteradoEm)}
        </p>
      )}
      <div id={id('painel')} className={cx(panel && 'mt-4 border-t border-line pt-4')}>
        {panel === 'diferenca' && (
          <>
            <h4 className="mb-2 text-[13px] font-medium">Do texto padrão ao texto do campo</h4>
            <TextDiff from={padrao} to={text} label={`Diferença de ${titulo}`} />
          </>
        )}
        {panel === 'historico' && <HistoryPane chave={chave} text={text} onUse={write} />}
        {panel === 'experimentar' && <TrialPane setting={setting} text={text} trial={trial} />}
      </div>
      <Disclosure label="Detalhes técnicos" hint="o nome deste texto no sistema" className="mt-4 text-[13px]">
        <code className="font-mono text-xs break-all">{chave}</code>
      </Disclosure>
    </>
  );
});
