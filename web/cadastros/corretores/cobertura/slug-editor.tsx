import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { z } from 'zod';
import { checkSlug, type SlugCheck } from '#contract/cadastros/cobertura.ts';
import {
  isReservedSlug,
  maxSlugLength,
  slugFromTyped,
  slugWhileTyping,
} from '#contract/cadastros/corretor-slug.ts';
import { type Corretor, corretorMessages } from '#contract/cadastros/corretores.ts';
import { nextSlug } from '#web/cadastros/corretores/use-site-slug.ts';
import { errorText, serverMessage } from '#web/kit/api/errors.ts';
import { read } from '#web/kit/api/queries.ts';
import { TextControl } from '#web/kit/form/text-control.tsx';
import { usePersisted } from '#web/kit/form/use-persisted.ts';
import { usePagePart, useSend } from '#web/kit/record/page-parts.ts';
import { Field } from '#web/kit/ui/field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { useDebounced } from '#web/kit/use-debounced.ts';
import { useSiteSave } from './use-site-save.ts';

const failed = 'Erro ao atualizar URL do site';
const taken = {
  title: 'URL já em uso',
  text: 'Esta URL já está sendo usada. O sistema gerará uma URL única automaticamente.',
};

/** An error mentioning the slug and uniqueness means it is taken (COV-32). */
const isTaken = (error: unknown) => /(?=.*slug)(?=.*unique)/is.test(serverMessage(error) ?? '');

const checkOf = (id: number, slug: string) => read(checkSlug, { params: { id }, query: { slug } });

function Verdict({ check, onTake }: { check: SlugCheck; onTake: (slug: string) => void }): ReactNode {
  if (check.livre) return <span className="text-done">URL livre</span>;
  const { sugestao } = check;
  return (
    <>
      <span className="text-danger">{check.motivo === 'reservada' ? 'URL reservada' : 'URL ocupada'}</span>
      {sugestao && (
        <button
          type="button"
          className="ml-2 rounded-sm font-medium underline underline-offset-4"
          onClick={() => onTake(sugestao)}
        >
          Usar {sugestao}
        </button>
      )}
    </>
  );
}

interface Props {
  corretor: Corretor;
  onSaved: (corretor: Corretor) => void;
  /** Origin of his site: 'https://exemplo.com.br'. */
  origin: string;
}

/** The site's slug, normalised while typing (COV-29..COV-32). */
export function SlugEditor({ corretor, onSaved, origin }: Props) {
  const client = useQueryClient();
  const [kept, keep, endSent] = usePersisted('url-do-site', corretor.id, z.string());
  const sent = useRef(kept);
  const text = kept ?? corretor.slug;
  const setText = (next: string) => keep(!isSaving && next === corretor.slug ? null : next);
  const [fault, setFault] = useState<string | null>(null);
  const slug = slugFromTyped(text);
  const settled = useDebounced(slug);
  const isOther = slug !== corretor.slug;
  const asked = isOther && slug !== '' && settled === slug;
  const check = useQuery({ ...checkOf(corretor.id, settled), enabled: asked, staleTime: 0 });
  const refused: SlugCheck | null =
    fault === taken.title ? { slug, livre: false, motivo: 'em-uso', sugestao: nextSlug(slug) } : null;
  // Without an answer, the next number is a good guess.
  const known = asked && check.isSuccess && !check.isFetching ? check.data : refused;

  function type(next: string) {
    setText(next);
    setFault(null);
  }
  const { save, isSaving } = useSiteSave({
    corretorId: corretor.id,
    onSaved(saved) {
      endSent(sent.current);
      onSaved(saved);
    },
    done: () => ({ title: 'URL do site atualizada com sucesso!' }),
    failed,
    onError(error) {
      if (!isTaken(error)) {
        setFault(errorText(error));
        return false;
      }
      showToast({ ...taken, tone: 'destructive' });
      setFault(taken.title);
      // Taken between typing and saving: request a free one again.
      void client.invalidateQueries({ queryKey: checkOf(corretor.id, slug).queryKey });
      return true;
    },
  });

  async function submit(): Promise<boolean> {
    if (isSaving) return false;
    setText(slug);
    sent.current = isOther ? slug : null;
    if (slug === '') {
      setFault(corretorMessages.slug);
      showToast({ title: 'URL obrigatória', text: corretorMessages.slug, tone: 'destructive' });
      return false;
    }
    return save({ slug });
  }
  const send = useSend();
  usePagePart('URL do site', {
    dirty: kept !== null,
    save: submit,
    discard() {
      keep(null);
      setFault(null);
      return () => keep(kept);
    },
  });

  const prefix = `${origin.replace(/^https?:\/\//, '')}/corretor/`;
  return (
    <form noValidate onSubmit={send}>
      <Field
        label="URL do site"
        error={fault ?? undefined}
        hint={
          <span role="status">
            {known ? (
              <Verdict check={known} onTake={type} />
            ) : isReservedSlug(slug) ? (
              <span className="text-danger">URL reservada</span>
            ) : isOther && corretor.slug ? (
              `A URL atual, ${corretor.slug}, continuará levando ao site.`
            ) : (
              <span className="break-all">{`${prefix}${slug}`}</span>
            )}
          </span>
        }
      >
        <SlugInput value={text} onChange={type} onLeave={() => setText(slug)} />
      </Field>
    </form>
  );
}

interface InputProps {
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  /** Given by Field. */
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

function SlugInput({ value, onChange, onLeave, ...aria }: InputProps) {
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted"
      >
        /corretor/
      </span>
      <TextControl
        {...aria}
        className="control pl-[76px]"
        name="slug"
        maxLength={maxSlugLength * 2}
        autoCapitalize="none"
        spellCheck={false}
        mask={slugWhileTyping}
        value={value}
        onChange={onChange}
        onBlur={onLeave}
        inputRef={() => {}}
      />
    </div>
  );
}
