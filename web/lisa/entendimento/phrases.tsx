import { Download, Trash2 } from 'lucide-react';
import { type Intent, intents } from '#contract/lisa/entendimento.ts';
import { type Entendimento, type Frase, frasesFile } from '#contract/lisa/leituras.ts';
import { callFile } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { downloadFile } from '#web/kit/download.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import type { FraseActs } from '#web/lisa/entendimento/use-entendimento.ts';
import { askedText, intentWords } from '#web/widgets/whatsapp/leitura-words.ts';

/** The collection Lisa learns from: what each phrase means, said by touch. */
export function Phrases({ frases, acts }: { frases: Entendimento['frases']; acts: FraseActs }) {
  if (frases.length === 0)
    return (
      <p className="text-muted">
        Guarde acima o que a Lisa não entendeu e diga aqui o que significa: é com essas frases que ela
        aprende.
      </p>
    );
  return (
    <ul aria-label="Frases guardadas" className="divide-y divide-line">
      {frases.map((frase) => (
        <Phrase key={frase.id} frase={frase} acts={acts} />
      ))}
    </ul>
  );
}

function Phrase({ frase, acts: { label, drop } }: { frase: Frase; acts: FraseActs }) {
  const { id, texto, pergunta, intencoes } = frase;
  const left = intents.filter((intent) => !intencoes.includes(intent));
  const change = (next: Intent[]) => label.mutate({ id, intencoes: next });
  const busy = label.isPending && label.variables.id === id;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-words">“{texto}”</p>
        <p className="text-[13px] text-muted">Dita {askedText(pergunta)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          {intencoes.map((intent) => (
            <button
              key={intent}
              type="button"
              disabled={busy}
              aria-label={`Retirar o significado ${intentWords[intent]}`}
              onClick={() => change(intencoes.filter((each) => each !== intent))}
              className="button min-h-8 px-2.5 text-[13px]"
            >
              {intentWords[intent]} <span aria-hidden="true">×</span>
            </button>
          ))}
          <select
            aria-label={`Significado de ${texto}`}
            disabled={busy}
            value=""
            onChange={({ target }) => change([...intencoes, target.value as Intent])}
            className="control h-9 w-auto max-w-full text-[13px]"
          >
            <option value="">{intencoes.length === 0 ? 'O que significa?' : 'Também…'}</option>
            {left.map((intent) => (
              <option key={intent} value={intent}>
                {intentWords[intent]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <IconButton
        label={`Retirar da coleção: ${texto}`}
        disabled={drop.isPending}
        onClick={() => drop.mutate(id)}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Saves the phrases whose meaning was said, as the classifier learns them. */
export function SavePhrases({ frases }: { frases: Entendimento['frases'] }) {
  const ready = frases.filter(({ intencoes }) => intencoes.length > 0).length;
  const save = () =>
    callFile(frasesFile, undefined, AbortSignal.timeout(30_000))
      .then((file) => downloadFile('pessoas-painel.txt', file))
      .catch((error) =>
        showToast({
          title: 'Erro',
          text: errorText(error, 'Erro ao baixar a coleção'),
          tone: 'destructive',
        }),
      );
  return (
    <Button why={ready === 0 ? 'Nenhuma frase tem significado ainda' : undefined} onClick={() => void save()}>
      <Download aria-hidden="true" />
      {ready === 0 ? 'Baixar para o treino' : `Baixar ${ready} para o treino`}
    </Button>
  );
}
