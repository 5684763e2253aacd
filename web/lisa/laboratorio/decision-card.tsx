import { useState } from 'react';
import type { Laboratorio } from '#contract/lisa/laboratorio.ts';
import { Badge, type Tone } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { Card } from '#web/lisa/laboratorio/card.tsx';
import type { Act } from '#web/lisa/laboratorio/use-laboratorio.ts';

type Corretor = NonNullable<Laboratorio['corretor']>;
const situations: Record<Corretor['situacao'], { label: string; tone: Tone }> = {
  pendente: { label: 'Pendente', tone: 'alive' },
  aprovado: { label: 'Aprovado', tone: 'done' },
  rejeitado: { label: 'Rejeitado', tone: 'danger' },
  inativo: { label: 'Inativo', tone: 'plain' },
};

/** The resulting registration, decided by the production code. */
export function DecisionCard({ state, busy, act }: { state: Laboratorio; busy: boolean; act: Act }) {
  const { corretor, ato, agora } = state;
  const seconds = ato ? Math.max(0, Math.ceil((Date.parse(ato.desfazerAte) - Date.parse(agora)) / 1000)) : 0;
  if (!corretor)
    return (
      <Card title="Cadastro">
        <p className="text-muted">Aparece aqui quando a conversa chega ao fim do cadastro.</p>
      </Card>
    );
  const { label, tone } = situations[corretor.situacao];
  return (
    <Card title="Cadastro" aside={<Badge tone={tone}>{label}</Badge>}>
      <p className="break-words">
        {corretor.nome} <span className="text-muted">· {corretor.nomeGuerra}</span>
      </p>
      {corretor.situacao === 'pendente' && <Decide busy={busy} act={act} />}
      {ato && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button disabled={busy} onClick={() => act({ act: 'decide', decisao: 'undo' })}>
            Desfazer
          </Button>
          <p className="text-[13px] text-muted tabular-nums">
            As mensagens saem em {seconds} {seconds === 1 ? 'segundo' : 'segundos'}.
          </p>
        </div>
      )}
    </Card>
  );
}

function Decide({ busy, act }: { busy: boolean; act: Act }) {
  const [reason, setReason] = useState('');
  return (
    <div className="mt-3 grid gap-3">
      <Field label="Motivo (opcional)" hint="Vai na mensagem de quem é rejeitado">
        <input
          className="control"
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" disabled={busy} onClick={() => act({ act: 'decide', decisao: 'approve' })}>
          Aprovar
        </Button>
        <Button
          look="danger"
          disabled={busy}
          onClick={() => act({ act: 'decide', decisao: 'reject', reason })}
        >
          Rejeitar
        </Button>
      </div>
    </div>
  );
}
