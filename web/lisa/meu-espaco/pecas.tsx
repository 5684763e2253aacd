import { FileText, Images, Share2, Smartphone, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Peca, pecaFile, pecas } from '#contract/publico/material.ts';
import { isExpiredSession } from '#web/kit/api/errors.ts';
import { showToast } from '#web/kit/ui/toast.ts';
import { shareFile, sharesFiles } from '#web/widgets/share-file.ts';
import { callFile, own } from './calls.ts';
import { failureText } from './failure-text.ts';
import { For } from './link-actions.tsx';
import { endSession } from './place.ts';

const icons = { ficha: FileText, story: Smartphone, post: Square, imagens: Images } as const;

interface Props {
  id: number;
  nome: string;
  /** Without pictures there is no ZIP of them. */
  hasPictures: boolean;
}

/** What is made for him of an empreendimento, each sent with one touch. */
export function Pecas({ id, nome, hasPictures }: Props) {
  const all = (Object.keys(pecas) as Peca[]).filter((peca) => peca !== 'imagens' || hasPictures);
  return (
    <section aria-labelledby="pecas" className="card mt-5 p-4 sm:p-5">
      <h2 id="pecas" className="text-[17px] font-semibold tracking-tight">
        Material com o seu contato
      </h2>
      <p className="mt-1 text-[13px] text-muted text-pretty">
        Feito na hora, com o seu nome, o seu CRECI e o preço que vale hoje.
      </p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {all.map((peca) => (
          <li key={peca}>
            <PecaButton id={id} nome={nome} peca={peca} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PecaButton({ id, nome, peca }: { id: number; nome: string; peca: Peca }) {
  const [busy, setBusy] = useState(false);
  /** Made already, and waiting for the touch that the device asks for. */
  const ready = useRef<File | null>(null);
  const { label, note, type } = pecas[peca];
  const Icon = icons[peca];

  async function send() {
    setBusy(true);
    try {
      ready.current ??= new File([await callFile(own.peca, { params: { id, peca } })], pecaFile(nome, peca), {
        type,
      });
      const ended = await shareFile(ready.current);
      if (ended === 'de-novo')
        showToast({ title: `${label}: tudo pronto`, text: 'Toque de novo para enviar.' });
      else ready.current = null;
      if (ended === 'baixou') showToast({ title: 'Arquivo baixado', text: pecaFile(nome, peca) });
    } catch (error) {
      if (isExpiredSession(error)) endSession('expired');
      else showToast({ title: 'Erro ao preparar', text: failureText(error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      className="button button-outline h-auto w-full justify-start gap-3 px-3.5 py-2.5 text-left"
      aria-busy={busy}
      disabled={busy}
      onClick={() => void send()}
    >
      <Icon aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block">{busy ? 'Preparando...' : label}</span>
        <span className="block text-[13px] font-normal text-muted">{note}</span>
      </span>
      {sharesFiles() && <Share2 aria-hidden="true" />}
      <For name={nome} />
    </button>
  );
}
