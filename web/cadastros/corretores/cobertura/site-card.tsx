import { useQuery } from '@tanstack/react-query';
import { coberturaMessages, getEnderecos } from '#contract/cadastros/cobertura.ts';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { addressOf, call } from '#web/kit/api/client.ts';
import { Switch } from '#web/kit/ui/switch.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { Card } from './card.tsx';
import { coberturaQuery } from './cobertura-card.tsx';
import { PublicLink } from './public-link.tsx';
import { SiteLookForm } from './site-look-form.tsx';
import { switchedToast, whyHidden } from './site-state.ts';
import { SlugEditor } from './slug-editor.tsx';
import { useSiteSave } from './use-site-save.ts';

interface Props {
  corretor: Corretor;
  onSaved: (corretor: Corretor) => void;
}

function SiteSwitch({ corretor, onSaved }: Props) {
  const { siteAtivo, slug, aprovado } = corretor;
  const cobertura = useQuery(coberturaQuery(corretor.id));
  const isCovered = (cobertura.data?.length ?? 0) > 0;
  const { save } = useSiteSave({
    corretorId: corretor.id,
    onSaved,
    done: switchedToast,
    failed: 'Erro ao atualizar status do site',
  });
  function change(wanted: boolean) {
    if (wanted && !slug)
      return showToast({ title: 'URL necessária', text: coberturaMessages.url, tone: 'destructive' });
    void save({ siteAtivo: wanted });
  }
  const waiting = cobertura.isSuccess && !isCovered && !siteAtivo;
  // Before it is turned on, too: who approves is somebody else.
  const hidden = siteAtivo || !aprovado ? whyHidden(corretor) : null;
  return (
    <Switch
      label="Site ativo"
      checked={siteAtivo}
      disabled={!siteAtivo && !cobertura.isSuccess}
      why={waiting ? coberturaMessages.first : undefined}
      onChange={change}
      hint={waiting ? coberturaMessages.first : (hidden ?? undefined)}
    />
  );
}

/** The corretor's site: on or off, address, appearance (COV-22..COV-35). */
export function SiteCard({ corretor, onSaved }: Props) {
  const { slug, siteAtivo } = corretor;
  // An additional call: if it fails, the panel's own host is shown.
  const of = { params: { id: corretor.id } };
  const enderecos = useQuery({
    queryKey: [addressOf(getEnderecos, of), slug],
    queryFn: ({ signal }) => call(getEnderecos, of, signal),
  });
  const origin = enderecos.data?.origem ?? location.origin;
  return (
    <Card title="Site Pessoal do Corretor">
      <SiteSwitch corretor={corretor} onSaved={onSaved} />
      {siteAtivo && slug && (
        <PublicLink
          corretor={corretor}
          url={`${origin}/corretor/${slug}`}
          antigos={enderecos.data?.antigos ?? []}
        />
      )}
      <SlugEditor corretor={corretor} onSaved={onSaved} origin={origin} />
      <div className="border-t border-line pt-5">
        <SiteLookForm corretor={corretor} onSaved={onSaved} />
      </div>
    </Card>
  );
}
