import { useState } from 'react';
import type { AvisoTopic } from '#contract/lisa/assistente.ts';
import type { OwnAvisos } from '#contract/lisa/meu-espaco.ts';
import { isExpiredSession } from '#web/kit/api/errors.ts';
import { Switch } from '#web/kit/ui/switch.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { call, own } from './calls.ts';
import { failureText } from './failure-text.ts';
import { endSession } from './place.ts';
import { useRead } from './use-read.ts';

const topics: [AvisoTopic, string, string?][] = [
  ['contatos', 'Contatos de visitantes', 'Quem deixa o telefone numa página sua'],
  ['empreendimentos', 'Empreendimentos novos nos seus bairros'],
  ['tabelas', 'Mudanças de tabela'],
  ['precos', 'Preços que estão para vencer'],
  ['comunicados', 'Comunicados da equipe'],
];

/** What Lisa tells him on WhatsApp unasked: each on or off. */
export function Avisos() {
  const { data, error } = useRead(own.avisos);
  const [changed, setChanged] = useState<OwnAvisos | null>(null);
  const [busy, setBusy] = useState<AvisoTopic | null>(null);
  const shown = changed ?? data;

  async function turn(assunto: AvisoTopic, recebe: boolean) {
    setBusy(assunto);
    try {
      setChanged(await call(own.changeAvisos, { body: { assunto, recebe } }));
    } catch (failure) {
      if (isExpiredSession(failure)) return endSession('expired');
      showToast({ title: 'Erro', text: failureText(failure), tone: 'destructive' });
    } finally {
      setBusy(null);
    }
  }

  return (
    <section aria-labelledby="avisos" className="card mt-4 p-4 sm:p-5">
      <h2 id="avisos" className="text-[17px] font-semibold tracking-tight">
        Avisos no WhatsApp
      </h2>
      <p className="mt-1 text-muted text-pretty">
        A Lisa só escreve das 8h às 20h, e junta as novidades numa mensagem por dia.
      </p>
      {shown ? (
        <div className="mt-3 grid gap-3">
          {topics.map(([topic, label, hint]) => (
            <Switch
              key={topic}
              label={label}
              hint={hint}
              checked={shown.recebe[topic]}
              disabled={busy !== null}
              onChange={(on) => void turn(topic, on)}
            />
          ))}
        </div>
      ) : (
        <p className="mt-3 text-muted">{error ? failureText(error) : 'Carregando...'}</p>
      )}
    </section>
  );
}
