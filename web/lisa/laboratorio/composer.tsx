import { Paperclip, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { laboratorioKinds, laboratorioPictures } from '#contract/lisa/laboratorio.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import type { Act, PhoneMessage } from '#web/lisa/laboratorio/use-laboratorio.ts';
import { kindWords, pictureWords } from '#web/lisa/laboratorio/words.ts';

/** The person's input: text, and an attachment menu. */
export function Composer({ act }: { act: Act }) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sheet = useId();

  function send() {
    if (text.trim() === '') return;
    act({ act: 'say', message: { tipo: 'texto', texto: text } });
    setText('');
    field.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  function attach(message: PhoneMessage) {
    act({ act: 'say', message });
    setOpen(false);
    field.current?.focus();
  }

  return (
    <div className="border-t border-line bg-surface px-2 pt-2 pb-[max(8px,env(safe-area-inset-bottom))]">
      {isOpen && (
        <fieldset id={sheet} className="mb-2 grid grid-cols-2 gap-1.5">
          <legend className="sr-only">Anexar</legend>
          {laboratorioPictures.map((imagem) => (
            <Button key={imagem} className="justify-start" onClick={() => attach({ tipo: 'imagem', imagem })}>
              {pictureWords[imagem]}
            </Button>
          ))}
          {laboratorioKinds.map((tipo) => (
            <Button key={tipo} className="justify-start" onClick={() => attach({ tipo })}>
              {kindWords[tipo]}
            </Button>
          ))}
          <OwnPicture
            onChoose={(file) => {
              act({ act: 'picture', file });
              setOpen(false);
            }}
          />
        </fieldset>
      )}
      <form
        className="flex items-end gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <IconButton
          label="Anexar"
          aria-expanded={isOpen}
          aria-controls={isOpen ? sheet : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Paperclip />
        </IconButton>
        <textarea
          ref={field}
          rows={1}
          aria-label="Mensagem"
          placeholder="Mensagem"
          className="control field-sizing-content h-auto max-h-32 min-h-9 flex-1 resize-none py-[7px]"
          maxLength={4096}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          aria-label="Enviar"
          data-hint="Enviar"
          className="button button-primary size-9 px-0"
        >
          <SendHorizontal />
        </button>
      </form>
    </div>
  );
}

/** Sends a picture from this computer as if from the phone. */
function OwnPicture({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <label className="button button-outline col-span-2 cursor-pointer justify-start focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-gold-ink">
      Imagem deste aparelho
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
