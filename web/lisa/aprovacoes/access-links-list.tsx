import { Copy, X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { type AccessLink, accessLinks } from '#web/lisa/aprovacoes/access-links.ts';
import { copyFrom } from '#web/widgets/copy-from.ts';

function Item({ nome, link }: AccessLink) {
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    if (field.current && (await copyFrom(field.current))) showToast({ title: 'Link copiado' });
    else showToast({ title: 'Erro', text: 'Não foi possível copiar. Copie à mão.', tone: 'destructive' });
  }
  return (
    <li className="rounded-xl border border-gold/40 bg-gold-soft/40 px-4 py-3">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 text-[13px] break-words">
          Nenhuma mensagem chega a <strong>{nome}</strong> agora. Entregue este link de acesso por outro meio:
          com ele se cria a senha, uma única vez, em até 7 dias.
        </p>
        <IconButton
          label={`Dispensar o link de ${nome}`}
          className="-my-1.5"
          onClick={() => accessLinks.remove(link)}
        >
          <X />
        </IconButton>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          ref={field}
          readOnly
          aria-label={`Link de acesso de ${nome}`}
          className="control min-w-0 flex-1 basis-56 truncate"
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button className="max-sm:w-full" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copiar link
        </Button>
      </div>
    </li>
  );
}

/** Access links to be handed over, as no message reaches these corretores (PNL-05). */
export function AccessLinks() {
  const links = useSyncExternalStore(accessLinks.subscribe, accessLinks.read, accessLinks.read);
  if (links.length === 0) return null;
  return (
    <ul aria-label="Links de acesso a entregar" className="mb-4 grid gap-2">
      {links.map((each) => (
        <Item key={each.link} {...each} />
      ))}
    </ul>
  );
}
