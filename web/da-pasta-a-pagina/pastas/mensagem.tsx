import { Check, Copy, Mail, MessageCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Pasta } from '#contract/da-pasta-a-pagina/pastas.ts';
import { Button } from '#web/kit/ui/button.tsx';

interface Props {
  nome: string;
  incorporadora: Pasta['incorporadora'];
  mensagem: string;
}

/** The request to the incorporadora, to edit, copy and send. */
export function Mensagem({ nome, incorporadora, mensagem }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(mensagem);
  const [copied, setCopied] = useState(false);
  const { email, whatsapp } = incorporadora;
  const subject = encodeURIComponent(`Pasta do ${nome}`);
  const body = encodeURIComponent(text);

  async function copy() {
    // Browsers allow clipboard access only on secure origins; elsewhere the selected text is copied.
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else {
      field.current?.select();
      document.execCommand('copy');
    }
    setCopied(true);
  }

  return (
    <div className="grid gap-3">
      <textarea
        ref={field}
        aria-label="Mensagem para a incorporadora"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setCopied(false);
        }}
        className="control h-72 resize-y py-2 leading-6"
      />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button onClick={() => void copy()}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {copied ? 'Copiada' : 'Copiar'}
        </Button>
        <a
          href={`https://wa.me/${whatsapp ?? ''}?text=${body}`}
          target="_blank"
          rel="noopener"
          className="button button-outline"
        >
          <MessageCircle aria-hidden="true" /> WhatsApp
          <span className="sr-only">em nova aba</span>
        </a>
        <a href={`mailto:${email ?? ''}?subject=${subject}&body=${body}`} className="button button-outline">
          <Mail aria-hidden="true" /> E-mail
        </a>
      </div>
      <p role="status" className="sr-only">
        {copied && 'Mensagem copiada'}
      </p>
      {(!whatsapp || !email) && (
        <p className="text-[13px] text-muted">
          {!whatsapp && !email
            ? `${incorporadora.nome} está sem telefone e sem e-mail aqui: escolha o destinatário ao enviar.`
            : `${incorporadora.nome} está sem ${whatsapp ? 'e-mail' : 'telefone'} aqui.`}
        </p>
      )}
    </div>
  );
}
