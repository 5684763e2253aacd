import { useState } from 'react';
import type { MeuEspaco } from '#contract/lisa/meu-espaco.ts';
import { isPrecoField } from '#contract/lisa/pedidos.ts';
import { formatPrice } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Avisos } from './avisos.tsx';
import { LastPedido } from './last-pedido.tsx';
import { OwnData } from './own-data.tsx';
import { doubtAbout, ownFields, valuesOf } from './own-fields.ts';
import { PasswordChange } from './password-change.tsx';
import { PedidoDialog } from './pedido-dialog.tsx';
import { Person } from './person.tsx';

/** His data, change requests, and his rights over it. */
export function DadosPage({ espaco, onChanged }: { espaco: MeuEspaco; onChanged: () => void }) {
  const { corretor, pedido } = espaco;
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Person corretor={corretor} />
      {pedido && <LastPedido pedido={pedido} onChanged={onChanged} />}
      <section aria-labelledby="registro" className="card p-4 sm:p-5">
        <h2 id="registro" className="text-[17px] font-semibold tracking-tight">
          Seu registro
        </h2>
        <dl className="mt-2 divide-y divide-line">
          {ownFields.map(({ name, label }) =>
            isPrecoField(name) ? null : (
              <Line
                key={name}
                label={label}
                value={corretor[name]}
                doubt={doubtAbout(name, valuesOf(corretor))}
              />
            ),
          )}
          <Line label="Bairros em que trabalha" value={corretor.bairros.join(' · ') || null} />
          <Line label="Faixa de preço" value={rangeText(corretor)} />
        </dl>
        <Button className="mt-4 w-full sm:w-auto" onClick={() => setAsks(true)}>
          Pedir alteração
        </Button>
      </section>
      <Avisos />
      <PasswordChange />
      <OwnData />
      {asks && (
        <PedidoDialog
          corretor={corretor}
          waiting={pedido?.estado === 'aberto' ? pedido : null}
          onClose={() => setAsks(false)}
          onAsked={() => {
            setAsks(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}

const Line = ({ label, value, doubt }: { label: string; value: string | null; doubt?: string | null }) => (
  <div className="grid gap-x-4 py-2.5 sm:grid-cols-[13rem_1fr]">
    <dt className="text-[13px] leading-6 text-muted">{label}</dt>
    <dd className="break-words whitespace-pre-line">
      {value || <span className="text-faint">Não informado</span>}
      {doubt && <span className="block text-[13px] text-gold-ink">{doubt}</span>}
    </dd>
  </div>
);

function rangeText({ precoMin, precoMax }: MeuEspaco['corretor']): string | null {
  if (precoMin === null) return precoMax === null ? null : `Até ${formatPrice(precoMax)}`;
  return precoMax === null
    ? `A partir de ${formatPrice(precoMin)}`
    : `De ${formatPrice(precoMin)} a ${formatPrice(precoMax)}`;
}
