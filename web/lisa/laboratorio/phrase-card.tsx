import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Tentativa, tryPhrase } from '#contract/lisa/leituras.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Card } from '#web/lisa/laboratorio/card.tsx';
import { questionWords } from '#web/lisa/laboratorio/words.ts';
import { LeituraView } from '#web/widgets/whatsapp/leitura.tsx';
import { WhatsappText } from '#web/widgets/whatsapp/whatsapp-text.tsx';

/** A phrase, tried at every place of a conversation: what is read, why, and what is answered. */
export function PhraseCard() {
  const [texto, setTexto] = useState('');
  const trial = useMutation({
    mutationFn: (phrase: string) => call(tryPhrase, { body: { texto: phrase } }),
  });
  return (
    <Card title="Experimentar uma frase">
      <form
        className="flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (texto.trim()) trial.mutate(texto);
        }}
      >
        <input
          className="control min-w-0 flex-1 basis-60"
          aria-label="Frase"
          placeholder="quero sim, mas meu CRECI é de SC"
          maxLength={2000}
          value={texto}
          onChange={({ target }) => setTexto(target.value)}
        />
        <Button
          type="submit"
          look="primary"
          disabled={trial.isPending}
          why={texto.trim() ? undefined : 'Escreva uma frase'}
        >
          Ver em cada etapa
        </Button>
      </form>
      {trial.isError && (
        <p role="alert" className="mt-3 text-danger">
          {errorText(trial.error, 'Não foi possível experimentar a frase')}
        </p>
      )}
      {trial.data && (
        <ol aria-label="Em cada etapa" className="mt-4 divide-y divide-line" aria-busy={trial.isPending}>
          {trial.data.tentativas.map((tentativa) => (
            <Stage key={tentativa.leitura.pergunta ?? ''} tentativa={tentativa} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Stage({ tentativa: { leitura, respostas } }: { tentativa: Tentativa }) {
  const { pergunta } = leitura;
  return (
    <li className="grid gap-x-4 gap-y-1.5 py-3 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]">
      <h3 className="text-[13px] font-medium text-muted">
        {pergunta === null ? 'À espera da aprovação' : questionWords[pergunta]}
      </h3>
      <LeituraView leitura={leitura} />
      <div className="grid content-start gap-1.5 rounded-md bg-sunken px-3 py-2 text-[13px] leading-5">
        {respostas.map((texto) => (
          <WhatsappText key={texto} text={texto} />
        ))}
        {respostas.length === 0 && <p className="text-muted">A Lisa não responderia nada</p>}
      </div>
    </li>
  );
}
