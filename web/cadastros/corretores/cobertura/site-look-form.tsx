import { useRef, useState } from 'react';
import { z } from 'zod';
import type { Corretor } from '#contract/cadastros/corretores.ts';
import { errorField, serverMessage } from '#web/kit/api/errors.ts';
import { sameValues } from '#web/kit/form/draft.ts';
import { ImageUpload } from '#web/kit/form/image-upload.tsx';
import { TextArea } from '#web/kit/form/text-area.tsx';
import { TextControl } from '#web/kit/form/text-control.tsx';
import { usePersisted } from '#web/kit/form/use-persisted.ts';
import { usePagePart, useSend } from '#web/kit/record/page-parts.ts';
import { Field } from '#web/kit/ui/field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { badColor, ColorField, isColor } from './color-field.tsx';
import { type SiteLook, SitePreview } from './site-preview.tsx';
import { useSiteSave } from './use-site-save.ts';

const failed = 'Erro ao atualizar customização';

const lookSchema: z.ZodType<SiteLook> = z.object({
  tituloSite: z.string(),
  subtituloSite: z.string(),
  imagemFundoSite: z.string().nullable(),
  corTema: z.string(),
});

const lookOf = ({ tituloSite, subtituloSite, imagemFundoSite, corTema }: Corretor): SiteLook => ({
  tituloSite: tituloSite ?? '',
  subtituloSite: subtituloSite ?? '',
  imagemFundoSite,
  corTema,
});

interface Props {
  corretor: Corretor;
  onSaved: (corretor: Corretor) => void;
}

/** The site's appearance, with a live preview (COV-22, COV-33). */
export function SiteLookForm({ corretor, onSaved }: Props) {
  const [kept, keep, endSent] = usePersisted('site-do-corretor', corretor.id, lookSchema);
  const sent = useRef(kept);
  const look = kept ?? lookOf(corretor);
  const [fault, setFault] = useState<{ field: string; text: string } | null>(null);
  const faultOf = (field: keyof SiteLook) => (fault?.field === field ? fault.text : undefined);
  function change(values: Partial<SiteLook>) {
    const next = { ...look, ...values };
    // What it is set back to while another is being saved is a change to that one.
    keep(!isSaving && sameValues({ ...next }, { ...lookOf(corretor) }) ? null : next);
    setFault(null);
  }

  function discard() {
    keep(null);
    setFault(null);
    return () => keep(kept);
  }

  const { save, isSaving } = useSiteSave({
    corretorId: corretor.id,
    onSaved(saved) {
      endSent(sent.current);
      onSaved(saved);
    },
    done: () => ({ title: 'Customização do site atualizada!' }),
    failed,
    onError(error) {
      const field = errorField(error);
      const text = serverMessage(error);
      if (field && text) setFault({ field, text });
      return false;
    },
  });

  async function submit(): Promise<boolean> {
    if (isSaving) return false;
    if (!isColor(look.corTema)) {
      setFault({ field: 'corTema', text: badColor });
      showToast({ title: failed, text: badColor, tone: 'destructive' });
      return false;
    }
    sent.current = kept;
    // A blank text is removed.
    const { tituloSite, subtituloSite, imagemFundoSite, corTema } = look;
    return save({
      tituloSite: tituloSite.trim() || null,
      subtituloSite: subtituloSite.trim() || null,
      imagemFundoSite,
      corTema,
    });
  }
  const send = useSend();
  usePagePart('Aparência do site', { dirty: kept !== null, save: submit, discard });

  return (
    <form noValidate onSubmit={send} className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
      <div className="grid content-start gap-4">
        <Field label="Título do site" error={faultOf('tituloSite')}>
          <TextControl
            name="tituloSite"
            maxLength={200}
            value={look.tituloSite}
            onChange={(tituloSite) => change({ tituloSite })}
          />
        </Field>
        <Field label="Subtítulo do site" error={faultOf('subtituloSite')}>
          <TextArea
            name="subtituloSite"
            rows={2}
            maxLength={500}
            value={look.subtituloSite}
            onChange={(event) => change({ subtituloSite: event.target.value })}
          />
        </Field>
        <Field label="Imagem de fundo" error={faultOf('imagemFundoSite')}>
          <ImageUpload
            label="Imagem de fundo"
            value={look.imagemFundoSite}
            onChange={(imagemFundoSite) => change({ imagemFundoSite })}
          />
        </Field>
        <ColorField
          value={look.corTema}
          error={faultOf('corTema')}
          onChange={(corTema) => change({ corTema })}
        />
      </div>
      <SitePreview corretor={corretor} look={look} />
    </form>
  );
}
