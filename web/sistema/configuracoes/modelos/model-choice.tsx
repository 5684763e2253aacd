import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '#contract/base/format-count.ts';
import {
  type Escolha,
  type ListaDeModelos,
  listModelos,
  type ModeloListado,
  type ModelosAnswer,
  motorLocal,
} from '#contract/sistema/modelos.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { Field } from '#web/kit/ui/field.tsx';
import { useDebounced } from '#web/kit/use-debounced.ts';
import { type Provedores, words } from './providers.tsx';

interface Props {
  legend: string;
  /** Label of no choice. */
  none: string;
  choice: Escolha | null;
  provedores: ModelosAnswer['provedores'];
  onChoose: (choice: Escolha | null) => void;
}

/** Selects a provider and a model: typed, or from the provider's list. */
/** States in which asking is useless. */
const never: Provedores[number]['estado'][] = ['sem-chave', 'encerrado'];

export function ModelChoice({ legend, none, choice, provedores, onChoose }: Props) {
  const provider = provedores.find(({ id }) => id === choice?.provedor);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 font-medium">{legend}</legend>
      <Field label="Provedor" hint={provider?.explicacao}>
        <select
          className="control"
          value={choice?.provedor ?? ''}
          onChange={({ target }) => {
            const found = provedores.find(({ id }) => id === target.value);
            onChoose(
              target.value === '' ? null : { provedor: target.value, modelo: found?.modeloPadrao ?? '' },
            );
          }}
        >
          <option value="">{none}</option>
          <option value={motorLocal}>Motor local (neste servidor, sem custo)</option>
          {provedores.map(({ id, nome, estado }) => (
            <option key={id} value={id} disabled={never.includes(estado) && id !== choice?.provedor}>
              {nome}
              {estado === 'pronto' ? '' : ` (${words[estado].text.toLowerCase()})`}
            </option>
          ))}
        </select>
      </Field>
      {choice && choice.provedor !== motorLocal && (
        <ModelField
          modelo={choice.modelo}
          provedor={choice.provedor}
          hasList={provider?.temLista ?? false}
          onType={(modelo) => onChoose({ ...choice, modelo })}
        />
      )}
    </fieldset>
  );
}

interface FieldProps {
  modelo: string;
  provedor: string;
  hasList: boolean;
  onType: (modelo: string) => void;
}

function ModelField({ modelo, provedor, hasList, onType }: FieldProps) {
  const [search, setSearch] = useState('');
  const q = useDebounced(search);
  const client = useQueryClient();
  const known = read(listModelos, { query: { provedor, q } });
  const list = useQuery({ ...known, enabled: hasList, staleTime: 60_000 });
  const [isReading, setReading] = useState(false);

  async function refresh() {
    if (isReading) return;
    setReading(true);
    const fresh = await call(listModelos, { query: { provedor, q, atualizar: 'sim' } }).catch(() => null);
    if (fresh) client.setQueryData(known.queryKey, fresh);
    else await list.refetch();
    setReading(false);
  }

  return (
    <>
      <Field label="Modelo">
        <input
          className="control"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={modelo}
          onChange={({ target }) => onType(target.value)}
        />
      </Field>
      {hasList && (
        <div className="rounded-md border border-line">
          <div className="flex gap-2 border-b border-line p-2">
            <input
              type="search"
              className="control"
              placeholder="Buscar modelo..."
              aria-label="Buscar modelo"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <Button onClick={() => void refresh()} aria-busy={isReading}>
              {isReading ? 'Lendo...' : 'Atualizar'}
            </Button>
          </div>
          <p role="status" className="px-3 py-1.5 text-[13px] text-muted">
            {list.isPending && 'Lendo a lista...'}
            {list.isError && errorText(list.error, 'A lista não pôde ser lida')}
            {list.data?.problema && `A lista não pôde ser lida agora: ${list.data.problema} `}
            {list.data && (list.data.total > 0 || !list.data.problema) && countText(list.data)}
          </p>
          <ul className="max-h-52 overflow-y-auto pb-1">
            {list.data?.modelos.map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  aria-pressed={one.id === modelo}
                  onClick={() => onType(one.id)}
                  className={cx(
                    'block w-full px-3 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2',
                    one.id === modelo && 'bg-gold-soft text-gold-ink',
                  )}
                >
                  <span className="block font-medium break-all">{one.id}</span>
                  <span className={cx('block text-[13px]', one.id !== modelo && 'text-muted')}>
                    {about(one)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const countText = ({ modelos, encontrados, total }: ListaDeModelos) =>
  encontrados > modelos.length
    ? `${formatCount(modelos.length)} de ${formatCount(encontrados)} mostrados: busque para achar os outros.`
    : `${formatCount(encontrados)} de ${formatCount(total)} modelos`;

/** The provider's data about a model, in one line. */
const about = ({ nome, encerra, visao, esquema, contexto }: ModeloListado) =>
  [
    encerra && `desligado em ${encerra.split('-').reverse().join('/')}`,
    nome,
    visao === true && 'vê imagens',
    visao === false && 'não vê imagens',
    esquema === false && 'sem formato fixo',
    contexto && `${formatCount(contexto)} tokens de contexto`,
  ]
    .filter(Boolean)
    .join(' · ') || 'o provedor não diz mais nada dele';
