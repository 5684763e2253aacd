import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type AgendaDeCopias,
  askCopia,
  type Copia,
  type Copias,
  maximoDeCopias,
  readCopias,
  saveAgenda,
} from '#contract/sistema/copias.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { countOf, formatMoment } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { CopiaEmAndamento } from '#web/sistema/configuracoes/copias/copia-em-andamento.tsx';
import { megabytes } from '#web/sistema/configuracoes/copias/megabytes.ts';

interface Props {
  copias: Copias;
  onClose: () => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const counts = [1, 3, 7, 14, 30, maximoDeCopias];

/** When backups are made, and those there are. */
export function CopiasDialog({ copias: { agenda, bucket, pedida, andamento, copias }, onClose }: Props) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(agenda);
  const save = useMutation({
    mutationFn: (body: AgendaDeCopias) => call(saveAgenda, { body }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: [readCopias.path] });
      showToast({ title: 'Agenda das cópias salva' });
      onClose();
    },
  });
  const ask = useMutation({
    mutationFn: () => call(askCopia),
    onSuccess: (body) => client.setQueryData([readCopias.path], body),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate(typed);
  }
  const failed = save.error ?? ask.error;
  const isMaking = pedida || Boolean(andamento);

  return (
    <Dialog
      open
      onClose={onClose}
      closable={!save.isPending}
      title="Cópias de segurança (backup)"
      description={`Cada cópia leva os dados e os arquivos e é conferida: depois de pronta, é aberta de novo e comparada com o que está gravado. Fica na pasta de dados${
        bucket ? ` e no bucket ${bucket}` : ''
      }, com dados pessoais: guarde uma também fora desta máquina.`}
      footer={
        <Button disabled={save.isPending} onClick={onClose}>
          Fechar
        </Button>
      }
    >
      <h3 className="mb-3 font-semibold">Agenda</h3>
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <label className="flex items-center gap-2 sm:col-span-2">
          <input
            type="checkbox"
            checked={typed.ativa}
            onChange={({ target }) => setTyped({ ...typed, ativa: target.checked })}
          />
          Fazer uma cópia todo dia
        </label>
        <Field label="A partir das" hint="Horário de Brasília.">
          <select
            className="control"
            disabled={!typed.ativa}
            value={typed.hora}
            onChange={({ target }) => setTyped({ ...typed, hora: Number(target.value) })}
          >
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {hour}h
              </option>
            ))}
          </select>
        </Field>
        <Field label="Guardar" hint="As mais novas que foram conferidas; as outras são apagadas.">
          <select
            className="control"
            value={typed.manter}
            onChange={({ target }) => setTyped({ ...typed, manter: Number(target.value) })}
          >
            {[...new Set([...counts, agenda.manter])]
              .sort((a, b) => a - b)
              .map((count) => (
                <option key={count} value={count}>
                  {countOf(count, 'cópia', 'cópias')}
                </option>
              ))}
          </select>
        </Field>
        <div className="flex items-center justify-end gap-3 sm:col-span-2">
          <Button type="submit" look="primary" aria-busy={save.isPending} aria-disabled={save.isPending}>
            {save.isPending ? 'Salvando...' : 'Salvar agenda'}
          </Button>
        </div>
        {failed && (
          <p role="alert" className="field-error sm:col-span-2">
            {errorText(failed, 'Erro ao salvar a agenda das cópias')}
          </p>
        )}
      </form>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
        <h3 className="font-semibold">Cópias guardadas</h3>
        <Button disabled={isMaking || ask.isPending} onClick={() => ask.mutate()}>
          {isMaking ? 'Cópia em andamento...' : 'Fazer cópia agora'}
        </Button>
      </div>
      {isMaking && <CopiaEmAndamento andamento={andamento} />}
      {copias.length === 0 ? (
        !isMaking && <p className="mt-2 text-muted">Nenhuma cópia ainda.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {copias.map((copia, place) => (
            <CopiaItem key={copia.id} copia={copia} isBeingMade={isMaking && place === 0} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** The one being made stands in the list before it is verified. */
const stateOf = ({ conferidaEm, erro }: Copia, isBeingMade: boolean) =>
  conferidaEm ? 'Conferida' : isBeingMade && !erro ? 'Sendo conferida' : 'Não conferida';

const CopiaItem = ({ copia, isBeingMade }: { copia: Copia; isBeingMade: boolean }) => (
  <li className="py-3">
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <strong className="font-medium tabular-nums">{formatMoment(copia.criadaEm)}</strong>
      <span className={stateOf(copia, isBeingMade) === 'Não conferida' ? 'text-danger' : 'text-muted'}>
        {stateOf(copia, isBeingMade)}
        {copia.noBucket && ' · também no bucket'}
      </span>
    </p>
    <p className="text-muted tabular-nums">
      {megabytes(copia.bytes)} · {countOf(copia.linhas, 'linha', 'linhas')} ·{' '}
      {countOf(copia.arquivos, 'arquivo', 'arquivos')}
    </p>
    {copia.erro && <p className="text-danger">{copia.erro}</p>}
    <Disclosure look="line" label="Detalhes técnicos">
      <code className="break-all text-faint">{copia.arquivo}</code>
    </Disclosure>
  </li>
);
