import type { Laboratorio } from '#contract/lisa/laboratorio.ts';
import { lisaSteps } from '#contract/lisa/lisa.ts';
import { formatMoment, formatPrice, nothing } from '#web/kit/format.ts';
import { Card } from '#web/lisa/laboratorio/card.tsx';
import { questionWords, statusWords } from '#web/lisa/laboratorio/words.ts';

type Session = NonNullable<Laboratorio['sessao']>;

const price = (value: string | null) => (value === null ? null : formatPrice(value));
const moment = (value: string | null) => (value === null ? null : formatMoment(value));

const answersOf = (session: Session): [string, string | null][] => [
  ['Nome', session.nome],
  ['CRECI', session.creci && [session.creci, session.ufCreci].filter(Boolean).join(' ')],
  ['E-mail', session.email],
  ['Nome de guerra', session.nomeGuerra],
  ['Região', session.regiaoTrabalho],
  ['Preço mínimo', price(session.precoMinimo)],
  ['Preço máximo', price(session.precoMaximo)],
  ['Foto', session.foto && 'recebida'],
  ['Consentimento', moment(session.consentimentoEm)],
  ['Versão do texto', session.consentimentoVersao],
  ['Última mensagem', moment(session.ultimaMensagemEm)],
];

/** The stored conversation: step, answers, memory. */
export function SessionCard({ sessao }: { sessao: Laboratorio['sessao'] }) {
  if (!sessao)
    return (
      <Card title="Sessão guardada">
        <p className="text-muted">Nada está guardado ainda.</p>
      </Card>
    );
  const { passo, status, pergunta, memoria } = sessao;
  const remembered = Object.entries(memoria);
  return (
    <Card
      title="Sessão guardada"
      aside={
        <p className="text-[13px] text-muted tabular-nums">
          Passo {passo} de {lisaSteps.length}: {lisaSteps[passo - 1]}
        </p>
      }
    >
      <ol aria-label="Passos" className="mb-3 flex gap-1">
        {lisaSteps.map((name, index) => (
          <li
            key={name}
            data-hint={name}
            aria-current={index + 1 === passo ? 'step' : undefined}
            className={
              index + 1 < passo
                ? 'h-1.5 flex-1 rounded-full bg-done'
                : index + 1 === passo
                  ? 'h-1.5 flex-1 rounded-full bg-gold'
                  : 'h-1.5 flex-1 rounded-full bg-sunken'
            }
          >
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ol>
      <p className="mb-3">
        {statusWords[status]}
        {pergunta && <span className="text-muted"> · pergunta aberta: {questionWords[pergunta]}</span>}
      </p>
      <Facts rows={answersOf(sessao)} />
      {remembered.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 text-[13px] font-medium text-muted">Memória</h3>
          <Facts rows={remembered.map(([name, value]) => [name, JSON.stringify(value)])} />
        </>
      )}
    </Card>
  );
}

const Facts = ({ rows }: { rows: [string, string | null][] }) => (
  <dl className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-x-3 gap-y-1 text-[13px]">
    {rows.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="break-words">{value ?? <span className="text-faint">{nothing}</span>}</dd>
      </div>
    ))}
  </dl>
);
