import { Check, PencilLine, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type CampoDaLeitura,
  type CampoLido,
  camposDaLeitura,
  type Decisao,
  type Leitura,
} from '#contract/da-pasta-a-pagina/leitura.ts';
import { badgeOf, candidatesOf, isPending } from '#web/da-pasta-a-pagina/leitura/field-state.ts';
import { ValueEditor } from '#web/da-pasta-a-pagina/leitura/value-editor.tsx';
import { formatDate, formatTime } from '#web/kit/format.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { SourceView } from '#web/widgets/leitura/source-view.tsx';
import { ValueView } from '#web/widgets/leitura/value-view.tsx';
import { confidenceWord, reliabilityWords, valueWords } from '#web/widgets/leitura/value-words.ts';
import { Sources } from '#web/widgets/sources.tsx';

interface Props {
  id: number;
  field: CampoLido;
  /** Web sources of its text; null if not researched. */
  pesquisa: Leitura['pesquisa'];
  editing: boolean;
  saving: boolean;
  onEdit: (editing: boolean) => void;
  onDecide: (decisao: Decisao, valor?: unknown) => void;
  onUndo: () => void;
  /** Goes on to the field after it; null at the last. */
  onNext: (() => void) | null;
}

const keepWords = 'Manter o do cadastro';

const key = (letter: string) => (
  <span
    aria-hidden="true"
    className="rounded border border-current/30 px-1 text-[11px] leading-4 opacity-70 max-lg:hidden"
  >
    {letter}
  </span>
);

/** The field's value and the documents' values, side by side if different. */
function Values({ field }: { field: CampoLido }) {
  const { campo, valor, lido, igual, confiabilidade } = field;
  const cell = (label: string, value: unknown, more?: ReactNode) => (
    <div className="min-w-0 rounded-lg border border-line px-3 py-2">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-0.5 max-h-56 overflow-y-auto text-sm font-medium">
        <ValueView campo={campo} value={value} />
        {more}
      </dd>
    </div>
  );
  const sure = lido && (
    <span className="mt-0.5 block text-xs font-normal text-muted">
      {Math.round(lido.confianca * 100)}% · {confidenceWord(lido.confianca)}
      {confiabilidade && confiabilidade.total > 0 && (
        <span className="block">{reliabilityWords(confiabilidade)}</span>
      )}
    </span>
  );
  if (!lido || igual) return <dl className="grid gap-2">{cell('No cadastro', valor, sure)}</dl>;
  return (
    <dl className="grid gap-2 sm:grid-cols-2">
      {cell('No cadastro', valor)}
      {cell('Nos documentos', lido.valor, sure)}
    </dl>
  );
}

/** A question the documents leave open: their candidates, chosen by touch or number. */
function Doubt({ field, saving, onDecide }: Pick<Props, 'field' | 'saving' | 'onDecide'>) {
  const { campo, lido } = field;
  const isRecord = camposDaLeitura[campo].tipo === 'registro';
  return (
    <section aria-label="Em dúvida" className="rounded-xl border border-gold bg-gold-soft p-4">
      <h3 className="text-sm font-semibold">Os documentos não deixam este dado claro</h3>
      <p className="mt-1 text-[13px] text-muted">
        {isRecord
          ? 'Confira o cadastro: o que se leu não foi usado.'
          : 'Enquanto ninguém responder, ele não entra no cadastro nem na página.'}
      </p>
      {!isRecord && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {candidatesOf(field).map((valor, index) => (
            <li key={JSON.stringify(valor)}>
              <Button
                disabled={saving}
                onClick={() => (index === 0 && lido ? onDecide('aceitar') : onDecide('editar', valor))}
              >
                {key(String(index + 1))} {valueWords(campo, valor).join(', ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What other documents say, with quotes, and the deciding rule. */
function Conflicts({
  id,
  field,
  onTake,
}: {
  id: number;
  field: CampoLido;
  onTake: (valor: unknown) => void;
}) {
  const { campo, lido } = field;
  if (!lido || lido.conflitos.length === 0) return null;
  const typed = camposDaLeitura[campo].tipo !== 'registro';
  return (
    <section
      aria-label="Os documentos divergem"
      className="rounded-xl border border-gold/40 bg-gold-soft/40 p-4"
    >
      <h3 className="text-sm font-semibold">Os documentos divergem</h3>
      {lido.regra && <p className="mt-1 text-[13px] text-muted">Regra aplicada: {lido.regra}</p>}
      <ul className="mt-3 grid gap-4">
        {lido.conflitos.map((other, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order is the reading's
          <li key={index}>
            <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
              <p className="text-sm">
                Outro documento diz <strong>{valueWords(campo, other.valor).join(', ')}</strong>
              </p>
              {typed && <Button onClick={() => onTake(other.valor)}>Usar este valor</Button>}
            </div>
            <SourceView of={{ empreendimento: id }} fontes={other.fontes} label="Fontes do outro valor" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything about a field: values, decisions and sources. */
export function FieldPane(props: Props) {
  const { id, field, pesquisa, editing, saving, onEdit, onDecide, onUndo, onNext } = props;
  const { campo, lido, igual, estado, decisao } = field;
  const pending = isPending(field);
  const { rotulo, tipo } = camposDaLeitura[campo];
  const needed = 'obrigatorio' in camposDaLeitura[campo];
  const badge = badgeOf(field);
  return (
    <section aria-label={`Revisão de ${rotulo}`} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold tracking-tight">{rotulo}</h2>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </div>
      <Values field={field} />
      {field.duvida && <Doubt field={field} saving={saving} onDecide={onDecide} />}
      {decisao && (
        <p className="text-[13px] text-muted">
          {badge.label} por {decisao.por ?? 'conta removida'} em {formatDate(decisao.em)} às{' '}
          {formatTime(decisao.em)}
        </p>
      )}
      {editing ? (
        <ValueEditor
          campo={campo as CampoDaLeitura}
          value={field.valor ?? lido?.valor ?? null}
          saving={saving}
          onSave={(valor) => onDecide('editar', valor)}
          onCancel={() => onEdit(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {!pending && onNext && (
            <Button look="primary" onClick={onNext}>
              Próximo campo {key('Enter')}
            </Button>
          )}
          {lido && estado !== 'aceito' && (
            <Button look={pending ? 'primary' : 'outline'} onClick={() => onDecide('aceitar')}>
              <Check aria-hidden="true" />
              {igual ? 'Aceitar' : 'Usar o do documento'} {pending && key('Enter')}
            </Button>
          )}
          {lido && !igual && estado === 'a-revisar' && (
            <Button onClick={() => onDecide('manter')}>
              {keepWords} {key('M')}
            </Button>
          )}
          {tipo !== 'registro' && (
            <Button onClick={() => onEdit(true)}>
              <PencilLine aria-hidden="true" />
              Editar {key('E')}
            </Button>
          )}
          {lido && !needed && estado !== 'recusado' && (
            <Button look="danger" onClick={() => onDecide('recusar')}>
              <X aria-hidden="true" />
              Recusar {key('R')}
            </Button>
          )}
          {decisao && (
            <Button look="ghost" onClick={onUndo}>
              <Undo2 aria-hidden="true" />
              Desfazer {key('Z')}
            </Button>
          )}
        </div>
      )}
      {!editing && ((needed && lido) || tipo === 'registro') && (
        <p className="-mt-1 text-[13px] text-muted">
          {needed && lido && 'Todo empreendimento precisa deste dado: ele não pode ser recusado. '}
          {tipo === 'registro' && 'Para trocar, escolha outro cadastrado na ficha do empreendimento.'}
        </p>
      )}
      {pesquisa && (
        <section aria-label="De onde veio o texto" className="rounded-xl border border-line px-4 py-3">
          <h3 className="text-sm font-semibold">De onde veio o texto</h3>
          <p className="mt-1 text-[13px] text-muted">
            Escrito por {pesquisa.motor} em {formatDate(pesquisa.em)} às {formatTime(pesquisa.em)}
          </p>
          <Sources {...pesquisa} />
        </section>
      )}
      <Conflicts id={id} field={field} onTake={(valor) => onDecide('editar', valor)} />
      {lido ? (
        <section aria-label="Onde foi lido">
          <h3 className="mb-2 text-sm font-semibold">Onde foi lido</h3>
          <SourceView key={campo} of={{ empreendimento: id }} fontes={lido.fontes} label="Fontes do valor" />
        </section>
      ) : (
        <p className="rounded-lg bg-sunken px-4 py-6 text-center text-[13px] text-muted">
          Nenhum documento da pasta diz este dado.
        </p>
      )}
    </section>
  );
}
