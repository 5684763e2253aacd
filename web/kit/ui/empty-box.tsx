import type { ReactNode, Ref } from 'react';

interface Props {
  /** 'Nenhuma cidade encontrada' */
  text: ReactNode;
  /** What can be done, or what would appear here. */
  children?: ReactNode;
  /** To move focus to the text when the last item is gone. */
  textRef?: Ref<HTMLParagraphElement>;
}

/** Placeholder of an empty list. */
export function EmptyBox({ text, children, textRef }: Props) {
  return (
    <div className="grid justify-items-center gap-3 rounded-xl border border-dashed border-line px-6 py-16 text-center">
      <p ref={textRef} tabIndex={textRef ? -1 : undefined} className="font-medium focus:outline-none">
        {text}
      </p>
      {children}
    </div>
  );
}
