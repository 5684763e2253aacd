import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';

interface Props {
  /** 'Nova zona' */
  label: string;
  /** The form that takes the button's place; it is told how to close. */
  form: (close: () => void) => ReactNode;
}

/** Creates what is missing beside its select, without leaving the form; the button gets the focus back. */
export function CreateInPlace({ label, form }: Props) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (open) return form(() => setOpen(false));
  return (
    <Button
      ref={opener}
      look="ghost"
      className="mt-1 -ml-2 h-8 px-2 text-[13px]"
      onClick={() => setOpen(true)}
    >
      <Plus aria-hidden="true" />
      {label}
    </Button>
  );
}
